import { AppError } from '#app/domain/errors.ts'
import { formatOf } from '#app/domain/extraction/formats.ts'
import { refusal } from '#app/domain/extraction/refusals.ts'
import { env } from '#app/env.server.ts'
import { prepareReading } from './prepare-reading.server.ts'
import type { Owner } from './document.server.ts'
import { acceptedName, type Incoming, type IncomingRules, takeIn } from './incoming.server.ts'
import { LIBRARY_FILE_TOO_LARGE, LIBRARY_IMAGE_TOO_LARGE, MAX_FILE_BYTES } from './limits.ts'
import { expectObject, holdBytes } from './quota.server.ts'
import { dropArriving } from './remove.server.ts'

/** Bytes are counted against the quota in steps of this. */
const STEP = 1024 * 1024

/** A file on its way into the library. Its bytes are counted against the quota before they are written. */
export type Arrival = Incoming & { key: string }

/** The refusal of a file that is too large for the library. */
function tooLarge(extension: string): AppError {
  const isImage = formatOf(extension)?.kind === 'image'
  return refusal('too_large', isImage ? LIBRARY_IMAGE_TOO_LARGE : LIBRARY_FILE_TOO_LARGE)
}

function wrongType(): AppError {
  return refusal(
    'type',
    'File type not supported. Please upload a supported document, spreadsheet, presentation, or image file.',
  )
}

const RULES = { maxBytes: MAX_FILE_BYTES, tooLarge, wrongType } satisfies IncomingRules

/**
 * Begins to take in a file of `user` that has `atLeast` so many bytes: the quota holds them from the beginning, or many
 * that come at once would each hold a part of what is left, and none get enough. Throws unsupported by its ending, and
 * too_large when there is no room.
 */
export async function expectFile(user: Owner, sentName: string, atLeast = 0): Promise<Arrival> {
  acceptedName(sentName, RULES)
  const key = await expectObject(user)
  let held = 0

  async function hold(bytes: number) {
    if (bytes <= held) return
    const step = Math.min(Math.max(STEP, bytes - held), MAX_FILE_BYTES - held)
    try {
      await holdBytes(user, key, step)
      held += step
    } catch (error) {
      // There may be room for the bytes that are here, though not for a whole step.
      if (!(error instanceof AppError) || step === bytes - held) throw error
      await holdBytes(user, key, bytes - held)
      held = bytes
    }
  }

  const forget = () => dropArriving(user, key)
  try {
    // One that is too large is refused for that, wherever the quota stands.
    if (atLeast > 0 && atLeast <= MAX_FILE_BYTES) {
      await holdBytes(user, key, atLeast)
      held = atLeast
    }
    const file = await takeIn(sentName, key, { ...RULES, hold })
    if (env.worker === 'inside') await prepareReading()
    return {
      ...file,
      key,
      async finish() {
        const finished = await file.finish()
        if (finished.bytes < held) await holdBytes(user, key, finished.bytes - held)
        return finished
      },
      async discard() {
        await file.discard()
        await forget()
      },
    }
  } catch (error) {
    await forget()
    throw error
  }
}
