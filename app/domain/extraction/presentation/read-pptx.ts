import { markdownOf } from '../legacy/blocks-markdown.ts'
import { LIMITS } from '../limits.ts'
import { mainPart, openPackage, type OfficePackage, type Relationship } from '../ooxml/package.ts'
import type { Page, Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { attribute, child, descendants, elements } from '../xml/tree.ts'
import { hiddenSlidesNote } from './hidden-slides.ts'
import { slideBlocks } from './slide-blocks.ts'
import { layoutReader, placeholderOf } from './slide-layout.ts'
import { textBlocks } from './slide-text.ts'

/**
 * Reads PowerPoint presentations since 2007 (.pptx, ISO/IEC 29500-1): a page per slide in the order they are shown, with
 * title, lists, tables, diagrams, the figures of charts and the speaker's notes. Pictures and their descriptions are
 * left out, and so are dates, footers and numbers of slides.
 */
export const readPptx: Reader = async ({ bytes, report }) => {
  const office = await openPackage(bytes)
  const path = await mainPart(office, 'ppt/presentation.xml')
  const root = await office.xml(path)
  if (!root) throw refusal('damaged')
  const links = await office.relationships(path)
  const slides = links.filter((link) => link.type === 'slide')
  const listed = elements(child(root, 'sldIdLst') ?? root, 'sldId').map(
    ({ attributes }) => slides.find((link) => link.id === relationshipId(attributes))?.path ?? '',
  )
  const order = listed.length > 0 ? listed : slides.map((link) => link.path)
  if (order.length > LIMITS.pages) throw refusal('too_many_pages')
  const layouts = layoutReader(office)
  const pages: Page[] = []
  const hidden: number[] = []
  for (const [nth, slidePath] of order.entries()) {
    report({ page: nth + 1, of: order.length })
    const slide = slidePath ? await office.xml(slidePath) : null
    let text = ''
    if (slide) {
      if (['0', 'false'].includes(attribute(slide, 'show') ?? '')) hidden.push(nth + 1)
      const own = await office.relationships(slidePath)
      const blocks = await slideBlocks(office, slide, own, await layouts(slidePath))
      text = [markdownOf(blocks), await notesOf(office, own)].filter(Boolean).join('\n\n')
    }
    pages.push({ label: `Slide ${nth + 1}`, text, method: 'text' })
  }
  return { pages, notes: hiddenSlidesNote(hidden) }
}

/** Programs choose prefixes of their own; the plain `id` of the entry is another number. */
function relationshipId(attributes: Record<string, string>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
}

/** What the speaker wrote below the slide. */
async function notesOf(office: OfficePackage, links: readonly Relationship[]): Promise<string> {
  const path = links.find((link) => link.type === 'notesSlide')?.path
  const root = path ? await office.xml(path) : null
  if (!root) return ''
  const blocks = descendants(root, 'sp')
    .filter((shape) => placeholderOf(shape)?.type === 'body')
    .flatMap((shape, nth) => textBlocks(child(shape, 'txBody'), new Map(), `notes${nth}`))
  const text = markdownOf(blocks)
  return text === '' ? '' : `Notes:\n\n${text}`
}
