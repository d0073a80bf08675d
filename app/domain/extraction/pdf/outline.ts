import { foldTitle } from '../layout/style.ts'
import type { PdfDocument } from './engine.ts'

type OutlineItem = { title?: string; items?: OutlineItem[] }

/** Entries of an outline that are looked at. */
const LIMIT = 5_000

/** The titles of a document's outline, folded, each with its depth from 0. */
export async function outlineOf(document: PdfDocument): Promise<Map<string, number>> {
  const titles = new Map<string, number>()
  const add = (items: readonly OutlineItem[], depth: number) => {
    for (const { title = '', items: inner = [] } of items) {
      const folded = foldTitle(title)
      if (titles.size >= LIMIT || depth > 8) return
      if (folded && !titles.has(folded)) titles.set(folded, depth)
      add(inner, depth + 1)
    }
  }
  add((await document.getOutline().catch(() => null)) ?? [], 0)
  return titles
}

/** The language a document says it is in, as an ISO 639-1 code; nothing when it does not. */
export async function languageSaid(document: PdfDocument): Promise<string[]> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }))
  const { Language } = info as { Language?: unknown }
  const code = typeof Language === 'string' ? /^[a-z]{2}(?![a-z])/i.exec(Language)?.[0] : undefined
  return code ? [code.toLowerCase()] : []
}

/** The title a document gives itself, without what programs make of file names. */
export async function titleOf(document: PdfDocument): Promise<string | undefined> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }))
  const { Title } = info as { Title?: unknown }
  if (typeof Title !== 'string') return undefined
  const title = Title.replace(/^Microsoft \w+ - /, '')
    .replace(/\s+/g, ' ')
    .trim()
  return /^(?:\(?(?:untitled|anonymous|unspecified|unknown)\b.*|.*\.\w{2,4})?$/i.test(title)
    ? undefined
    : title.slice(0, 300)
}
