import { CHILD, TIME } from '../limits.ts'
import type { Shortage } from '../reader.ts'

/** Share of what this process may take from which on nothing large should be begun. */
const NEARLY = 0.94
/** Shares of the memory from which on it is worth the time to look for what is not needed: at first, and again. */
const MUCH = { first: 0.5, again: 0.8 }

/**
 * Says what this process is short of, from now on: memory, after what is not needed was given back, or time. Its own
 * limits are those that its parent watches, so that it can stop in good order just before.
 */
export function roomOf(): () => Shortage | undefined {
  const started = performance.now()
  const before = worked()
  let much = MUCH.first
  return () => {
    if (process.memoryUsage.rss() > CHILD.residentBytes * much) giveBackMemory()
    much = MUCH.again
    if (process.memoryUsage.rss() > CHILD.residentBytes * NEARLY) return 'memory'
    const most = TIME.total * NEARLY
    const isLate = worked() - before > most || performance.now() - started > TIME.byClock * NEARLY
    return isLate ? 'time' : undefined
  }
}

/** Returns memory that nothing needs to the system. The engine by itself keeps what it once had for objects. */
function giveBackMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

function worked(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
