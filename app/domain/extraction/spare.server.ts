import { CHILD } from './limits.ts'
import { type ReadingProcess, type StartOptions, startReading } from './child-process.server.ts'

// One process is kept started ahead: starting takes longer than reading most files. Each reads one file and no other.

let spare: { child: ReadingProcess; retire: NodeJS.Timeout } | undefined

/** A process for one file: the one that was started ahead, or a new one. */
export function takeSpare(options: StartOptions): ReadingProcess {
  const ready = spare
  if (!ready || options.readers) return startReading(options)
  spare = undefined
  clearTimeout(ready.retire)
  return ready.child
}

/** Ends the process of a file that is done with. */
export function letGo(child: ReadingProcess): void {
  child.process.kill('SIGKILL')
}

/** Starts a process ahead, if there is none: when a file is about to arrive. It does not keep this process alive. */
export function prepareExtraction(): void {
  if (spare) return
  const child = startReading({ ahead: ['pdf', 'docx'] })
  const mine = { child, retire: setTimeout(() => letGo(child), CHILD.spareIdle) }
  mine.retire.unref()
  child.process.unref()
  for (const stream of child.process.stdio) (stream as unknown as { unref?(): void } | null)?.unref?.()
  child.process.once('exit', () => {
    clearTimeout(mine.retire)
    if (spare === mine) spare = undefined
  })
  spare = mine
}
