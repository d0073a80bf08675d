import { markdownOf } from '../legacy/blocks-markdown.ts'
import { openOle } from '../legacy/ole.ts'
import { oleKind } from '../legacy/ole-kind.ts'
import { LIMITS } from '../limits.ts'
import type { Page, Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { hiddenSlidesNote } from './hidden-slides.ts'
import { readPersistObjects } from './ppt-persist.ts'
import { firstOf, RECORD, recordAt, recordsIn, type PptRecord } from './ppt-records.ts'
import { noteBlocks, shapeBlocks } from './ppt-shapes.ts'
import { readTexts, type PptText } from './ppt-text.ts'

/** What PowerPoint 95 writes, by the name that Apache POI knows it by. */
const OF_95 = 'PP40'
/** Where a presentation that is saved for PowerPoint 95 and 97 at once keeps what is of 97 ([MS-PPT] 2.1). */
const BESIDE_95 = 'PP97_DUALSTORAGE/'
const SLIDES = 0
const NOTES = 2
const HIDDEN = 4

/** An entry of the document's list of slides: which object it is, and the texts kept with the list. */
type ListEntry = { object: number; id: number; texts: PptText[] }

/**
 * Reads PowerPoint presentations of 1997 to 2003 (.ppt, [MS-PPT]): a page per slide in their order, with title, lists,
 * tables and the speaker's notes.
 */
export const readPpt: Reader = async ({ bytes, report }) => {
  const file = openOle(bytes)
  if (oleKind(file) === 'encrypted' || file.has('EncryptedSummary')) throw refusal('password')
  const isOlder = file.has(OF_95)
  const folder = file.has(`${BESIDE_95}PowerPoint Document`) ? BESIDE_95 : ''
  const stream = file.read(`${folder}PowerPoint Document`)
  if (!stream) throw refusal(isOlder ? 'too_old' : 'damaged')
  const currentUser = file.read(`${folder}Current User`)
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  const objects = readPersistObjects(currentUser, view)
  const objectAt = (id: number, type: number): PptRecord | null => {
    const record = recordAt(view, objects?.positions.get(id) ?? -1)
    return record?.type === type ? record : null
  }
  const document =
    (objects && objectAt(objects.documentId, RECORD.document)) ?? firstOf(view, RECORD.document)
  if (!document) throw refusal(isOlder ? 'too_old' : 'damaged')
  const slides = listOf(document, SLIDES)
  if (slides.length > LIMITS.pages) throw refusal('too_many_pages')
  const notes = new Map(listOf(document, NOTES).map((entry) => [entry.id, entry.object]))

  const pages: Page[] = []
  const hidden: number[] = []
  const seen = new Set<number>()
  for (const [nth, entry] of slides.entries()) {
    report({ page: nth + 1, of: slides.length })
    // Each slide is an object of its own; a list that names one often is not what a program wrote.
    const slide = seen.has(entry.object) ? null : objectAt(entry.object, RECORD.slide)
    seen.add(entry.object)
    const drawing = slide && firstOf(slide.body, RECORD.drawing)
    const texts = [markdownOf(shapeBlocks(drawing?.body ?? new DataView(new ArrayBuffer(0)), entry.texts))]
    const atom = slide && firstOf(slide.body, RECORD.slideAtom)
    const notesId = atom && atom.body.byteLength >= 20 ? atom.body.getUint32(16, true) : 0
    const page = notesId ? objectAt(notes.get(notesId) ?? -1, RECORD.notes) : null
    const spoken = page && !seen.has(-notesId) ? markdownOf(noteBlocks(page.body)) : ''
    seen.add(-notesId)
    if (spoken !== '') texts.push(`Notes:\n\n${spoken}`)
    const info = slide && firstOf(slide.body, RECORD.slideShowInfo)
    if (info && info.body.byteLength >= 12 && info.body.getUint16(10, true) & HIDDEN) hidden.push(nth + 1)
    pages.push({ label: `Slide ${nth + 1}`, text: texts.filter(Boolean).join('\n\n'), method: 'text' })
  }
  return { pages, notes: hiddenSlidesNote(hidden) }
}

/** The document's list of slides or of notes ([MS-PPT] 2.4.14.3): entries, each followed by its texts. */
function listOf(document: PptRecord, instance: number): ListEntry[] {
  const entries: ListEntry[] = []
  for (const list of recordsIn(document.body)) {
    if (list.type !== RECORD.slideList || list.instance !== instance) continue
    const { body } = list
    let at = 0
    let textsFrom = 0
    const take = (until: number) => {
      const entry = entries.at(-1)
      if (entry)
        entry.texts = readTexts(
          new DataView(body.buffer, body.byteOffset + textsFrom, until - textsFrom),
        ).texts
    }
    for (const record of recordsIn(body)) {
      const next = at + 8 + record.body.byteLength
      if (record.type === RECORD.slidePersist && record.body.byteLength >= 16) {
        take(at)
        entries.push({
          object: record.body.getUint32(0, true),
          id: record.body.getUint32(12, true),
          texts: [],
        })
        textsFrom = next
      }
      at = next
    }
    take(at)
  }
  return entries
}
