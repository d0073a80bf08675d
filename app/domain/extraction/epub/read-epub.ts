import { decodeHtml } from '../html/decode-html.ts'
import { readHtmlText } from '../markdown/from-html.ts'
import type { Page, Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { attribute, child, descendants } from '../xml/tree.ts'
import { openZip, type ZipArchive } from '../zip/open-zip.ts'
import { resolveMember } from '../zip/paths.ts'
import { readBook } from './package.ts'

/** Reads an EPUB book: a page for each chapter that holds words, in reading order, called as in the contents. */
export const readEpub: Reader = async ({ bytes, report }) => {
  const zip = await openZip(bytes)
  const book = await readBook(zip)
  await refuseProtected(zip, book.chapters)
  const pages: Page[] = []
  let missing = 0
  for (const [index, path] of book.chapters.entries()) {
    report({ page: index + 1, of: book.chapters.length })
    const content = /\.svgz?$/i.test(path) ? null : await zip.read(path)
    if (!content) {
      if (!zip.has(path)) missing++
      continue
    }
    const { markdown, title } = readHtmlText(decodeHtml(content).text, { xml: true })
    if (markdown === '') continue
    const label = book.labels.get(path) ?? firstHeading(markdown) ?? title ?? null
    pages.push({ label, text: markdown, method: 'text' })
  }
  if (missing > 0 && pages.length === 0) throw refusal('damaged')
  const notes = missing > 0 ? [missingNote(missing)] : []
  return { pages, ...(book.title ? { title: book.title } : {}), notes }
}

function firstHeading(markdown: string): string | undefined {
  return /^#{1,6} (.{1,120})/m.exec(markdown.slice(0, 2000))?.[1]?.replace(/[*_`]/g, '')
}

/** Fonts may be scrambled and no harm done; chapters that are encrypted can only be read by the shop's own program. */
async function refuseProtected(zip: ZipArchive, chapters: readonly string[]): Promise<void> {
  const bytes = await zip.read('META-INF/encryption.xml')
  if (!bytes) return
  for (const data of descendants(parseXml(bytes), 'EncryptedData')) {
    const reference = child(child(data, 'CipherData'), 'CipherReference')
    const path = reference && resolveMember('', attribute(reference, 'URI') ?? '')
    if (path && chapters.includes(path)) throw refusal('protected_book')
  }
}

function missingNote(count: number): string {
  return count === 1 ? '1 chapter is missing from the file.' : `${count} chapters are missing from the file.`
}
