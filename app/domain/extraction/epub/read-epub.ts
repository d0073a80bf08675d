import { decodeHtml } from '../html/decode-html.ts'
import { readHtmlText } from '../markdown/from-html.ts'
import { sectionsOf } from '../markdown/sections.ts'
import type { Page, Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { attribute, child, descendants } from '../xml/tree.ts'
import { openZip, type ZipArchive } from '../zip/open-zip.ts'
import { resolveMember } from '../zip/paths.ts'
import { readBook } from './package.ts'

/**
 * Reads an EPUB book in its reading order, as sections: cut at headings and where they are long, and called by the heading
 * before them, or as in the contents. A file that begins in the middle of a chapter goes on with that one's name.
 */
export const readEpub: Reader = async ({ bytes, report }) => {
  const zip = await openZip(bytes)
  const book = await readBook(zip)
  await refuseProtected(zip, book.chapters)
  const pages: Page[] = []
  let missing = 0
  let chapter: string | null = null
  for (const [index, path] of book.chapters.entries()) {
    report({ page: index + 1, of: book.chapters.length })
    const content = /\.svgz?$/i.test(path) ? null : await zip.read(path)
    if (!content) {
      if (!zip.has(path)) missing++
      continue
    }
    const source = decodeHtml(content).text
    const { markdown, title } = readHtmlText(source, { xml: true })
    if (markdown === '') continue
    const entry = book.labels.get(path)
    if (entry && opensAt(source, entry.fragment)) chapter = entry.label
    else if (chapter === null) chapter = entry?.label ?? title ?? null
    for (const [at, section] of sectionsOf(markdown).entries()) {
      // The contents name a file whose first heading is only a number or an ornament.
      if (section.label !== null && (at > 0 || !entry)) chapter = section.label.replace(/ \(\d+\)$/, '')
      pages.push({ ...section, label: at > 0 && section.label !== null ? section.label : chapter })
    }
  }
  if (missing > 0 && pages.length === 0) throw refusal('damaged')
  const notes = missing > 0 ? [missingNote(missing)] : []
  return { pages, ...(book.title ? { title: book.title } : {}), notes }
}

/** Letters that may stand before an entry of the contents, such as the number of the chapter. */
const BEFORE_ENTRY = 60

/** Whether an entry of the contents is about the file from its beginning on. */
function opensAt(source: string, fragment: string | null): boolean {
  if (fragment === null) return true
  const at = ['"', "'"]
    .map((mark) => source.indexOf(`id=${mark}${fragment}${mark}`))
    .find((place) => place >= 0)
  if (at === undefined) return true
  const body = Math.max(0, source.search(/<body[\s>]/i))
  return (
    source
      .slice(body, at)
      .replace(/<[^>]*>?/g, '')
      .trim().length <= BEFORE_ENTRY
  )
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
