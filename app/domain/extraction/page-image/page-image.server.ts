import { extensionOf } from '../extensions.ts'
import { gatherDocumentView, gatherPageImage } from '../follow.server.ts'
import { readHeader } from '../images/header.ts'
import { refusal } from '../refusals.ts'
import type { DocumentView } from './document-view.ts'
import { PAGE_IMAGE, type PageImage } from './page-image.ts'
import { show, type Wanted } from './showing.server.ts'

/** Draws a page of a PDF or a picture, counted from 1. Throws as `show` does. */
export async function drawPageImage(wanted: Wanted<PageImage> & { page: number }): Promise<PageImage> {
  const job = { draw: { extension: extensionOf(wanted.fileName), page: wanted.page } }
  const drawn = await show(wanted, job, gatherPageImage)
  // The process may have been in the hands of the file, and browsers will be given what it says.
  const { kind, width, height } = readHeader(drawn.bytes)
  const isAsSaid = kind === 'webp' && width === drawn.width && height === drawn.height
  if (!isAsSaid || drawn.bytes.length > PAGE_IMAGE.bytes) {
    throw refusal('damaged', undefined, new Error(`A page of ${drawn.bytes.length} bytes, ${kind}`))
  }
  return drawn
}

/** Makes HTML of a .docx. Throws as `show` does. */
export function viewDocument(wanted: Wanted<DocumentView>): Promise<DocumentView> {
  const job = { view: { extension: extensionOf(wanted.fileName) } }
  return show(wanted, job, gatherDocumentView)
}
