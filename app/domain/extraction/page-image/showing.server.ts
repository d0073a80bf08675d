import type { Readable } from 'node:stream'
import { AppError } from '#app/domain/errors.ts'
import type { Job } from '../child/job.ts'
import { follow, type Gathering } from '../follow.server.ts'
import { CHILD, TIME } from '../limits.ts'
import { createSlots } from '../slots.server.ts'
import { letGo, prepareExtraction, takeProcess } from '../spare.server.ts'

/** Two at a time and one for each person, so one for each file; none waits behind a book that is being read. */
const places = createSlots(2)
/** Files that may wait. */
const WAITING = 40

/** A file that is to be seen. */
export type Wanted<Seen> = {
  fileName: string
  /** Opens the file when its turn has come. */
  open: () => Promise<Readable>
  /** Whose file it is: turns are shared fairly between people. */
  person: string
  /** Answers what somebody may have had made of it meanwhile. */
  known: () => Seen | undefined
  signal?: AbortSignal
}

/**
 * Makes something of a file that can be seen, in a process of its own as files are read in. Throws a refusal (see
 * refusals.ts) when it cannot be made, and unavailable while too many others wait.
 */
export async function show<Seen>(
  { open, person, known, signal }: Wanted<Seen>,
  job: Job,
  gathering: () => Gathering<Seen>,
): Promise<Seen> {
  if (places.depth().waiting >= WAITING) {
    const message = 'Too many pages are being drawn right now. Please try again in a moment.'
    throw new AppError('unavailable', message, { details: { retryAfterSeconds: 10 } })
  }
  const make = async () => {
    const bytes = await open()
    const child = takeProcess({})
    const bounds = { time: TIME.page, most: CHILD.pageOutputBytes, signal }
    try {
      return await follow(child, { job, bytes, gathering: gathering(), ...bounds })
    } finally {
      bytes.destroy()
      letGo(child)
      // Who looks at one page turns to the next.
      prepareExtraction()
    }
  }
  return places.take(person, async () => known() ?? (await make()), signal)
}
