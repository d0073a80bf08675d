import { type ReadingProcess, type StartOptions, startReading } from './child-process.server.ts'
import { CHILD } from './limits.ts'

// One process is kept started ahead: starting takes longer than reading most files. Each reads one file and no other.

/** Readers whose libraries take long to load and that most files need. */
const AHEAD = ['pdf', 'docx']

let spare: { child: ReadingProcess; retire: NodeJS.Timeout } | undefined
let isKept = false

/** From now on the next process is started as soon as one is taken. Without this each starts when it is needed. */
export function keepSpare(): void {
  isKept = true
  prepareExtraction()
}

/** Ends the process that waits, and starts no more ahead. */
export function dropSpare(): void {
  isKept = false
  if (spare) letGo(spare.child)
}

/** Starts a process ahead, if there is none: when a file is about to arrive. It does not keep this process alive. */
export function prepareExtraction(): void {
  if (spare) return
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

/** Ends the process of a file that is done with, and sees to the next. */
export function letGo(child: ReadingProcess): void {
  child.process.kill('SIGKILL')
  if (isKept && !spare) prepareExtraction()
}
