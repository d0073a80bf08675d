import type { Readable } from 'node:stream'
import { AppError } from '#app/domain/errors.ts'
import { extensionOf } from '../formats.ts'
import { follow, gatherPageImage } from '../follow.server.ts'
import { readHeader } from '../images/header.ts'
import { CHILD, TIME } from '../limits.ts'
import { refusal } from '../refusals.ts'
import { createSlots } from '../slots.server.ts'
import { letGo, prepareExtraction, takeProcess } from '../spare.server.ts'
import { PAGE_IMAGE, type PageImage } from './page-image.ts'

/** Two at a time and one for each person, so one for each file; none waits behind a book that is being read. */
const places = createSlots(2)
/** Pages that may wait. */
const WAITING = 40

type Wanted = {
  fileName: string
  /** Counted from 1. */
  page: number
  /** Opens the file when its turn has come. */
  open: () => Promise<Readable>
  /** Whose file it is: turns are shared fairly between people. */
  person: string
  /** Answers what somebody else may have had drawn meanwhile. */
  known: () => PageImage | undefined
  signal?: AbortSignal
}

/**
 * Draws a page of a PDF or a picture in a process of its own, as files are read in. Throws a refusal (see refusals.ts) when
 * it cannot be drawn, and unavailable while too many others wait.
 */
export async function drawPageImage(wanted: Wanted): Promise<PageImage> {
  if (places.depth().waiting >= WAITING) {
    const message = 'Too many pages are being drawn right now. Please try again in a moment.'
    throw new AppError('unavailable', message, { details: { retryAfterSeconds: 10 } })
  }
  return places.take(wanted.person, async () => wanted.known() ?? (await draw(wanted)), wanted.signal)
}

async function draw({ fileName, page, open, signal }: Wanted): Promise<PageImage> {
  const bytes = await open()
  const child = takeProcess({})
  try {
    const drawn = await follow(child, {
      job: { draw: { extension: extensionOf(fileName), page } },
      bytes,
      gathering: gatherPageImage(),
      time: TIME.page,
      most: CHILD.pageOutputBytes,
      signal,
    })
    // The process may have been in the hands of the file, and browsers will be given what it says.
    const { kind, width, height } = readHeader(drawn.bytes)
    const isAsSaid = kind === 'webp' && width === drawn.width && height === drawn.height
    if (!isAsSaid || drawn.bytes.length > PAGE_IMAGE.bytes) {
      throw refusal('damaged', undefined, new Error(`A page of ${drawn.bytes.length} bytes, ${kind}`))
    }
    return drawn
  } finally {
    bytes.destroy()
    letGo(child)
    // Who looks at one page turns to the next.
    prepareExtraction()
  }
}
