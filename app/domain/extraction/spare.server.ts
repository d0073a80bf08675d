import { env } from '#app/env.server.ts'
import { type ReadingProcess, type StartOptions, startReading } from './child-process.server.ts'
import { CHILD } from './limits.ts'

// One process is kept started ahead: starting takes longer than reading most files. Each reads one file and no other.

/** Readers whose libraries take long to load and that most files need. */
const AHEAD = ['pdf', 'docx']

let spare: { child: ReadingProcess; retire: NodeJS.Timeout } | undefined

/**
 * Starts a process ahead, if there is none and the configuration wants one: when a file is about to arrive, or the last one
 * was just read. It is let go when no file comes for a while, and does not keep this process alive.
 */
export function prepareExtraction(): void {
  if (spare || !env.warmUp) return
  const child = startReading({ ahead: AHEAD })
  const mine = { child, retire: setTimeout(() => letGo(child), CHILD.spareIdle) }
  spare = mine
  mine.retire.unref()
  child.rest()
  child.process.once('exit', () => {
    clearTimeout(mine.retire)
    if (spare === mine) spare = undefined
  })
}

/** A process for one file: the one that was started ahead, or a new one. */
export function takeProcess(options: StartOptions): ReadingProcess {
  const ready = spare
  if (!ready || options.readers) return startReading(options)
  spare = undefined
  clearTimeout(ready.retire)
  ready.child.wake()
  return ready.child
}

/** Ends the process of a file that is done with. */
export function letGo(child: ReadingProcess): void {
  child.process.kill('SIGKILL')
}
