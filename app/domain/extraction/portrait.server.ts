import { createReadStream } from 'node:fs'
import { startReading } from './child-process.server.ts'
import { follow, gatherPortrait } from './follow.server.ts'
import { readHeader } from './images/header.ts'
import { LIMITS, TIME } from './limits.ts'
import { refusal } from './refusals.ts'
import { createSlots } from './slots.server.ts'
import { letGo } from './spare.server.ts'

/** One at a time: each takes a moment, and none waits behind a book that is being read. */
const places = createSlots(1)

/**
 * Draws the picture at `path` anew as a small square WebP, in a process of its own as files are read in (see
 * images/portrait.ts); turns are shared fairly between people. Throws a refusal (see refusals.ts) when it is none that
 * can be drawn.
 */
export async function drawPortraitOf(path: string, person: string): Promise<Buffer> {
  const portrait = await places.take(person, async () => {
    const child = startReading()
    const bytes = createReadStream(path)
    try {
      const gathering = gatherPortrait()
      return await follow(child, { job: { portrait: true }, bytes, gathering, time: TIME.portrait })
    } finally {
      bytes.destroy()
      letGo(child)
    }
  })
  // The process may have been in the hands of the file, and browsers will be given what it says.
  const { kind, width, height } = readHeader(portrait)
  const side = LIMITS.portraitSide
  if (kind !== 'webp' || width !== side || height !== side || portrait.length > LIMITS.portraitBytes) {
    throw refusal('damaged', undefined, new Error(`A portrait of ${portrait.length} bytes, ${kind}`))
  }
  return portrait
}
