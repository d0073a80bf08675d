import { setTimeout as sleep } from 'node:timers/promises'
import { liveRuns } from './live.server.ts'

let draining = false

/** True once the process has begun to stop: no new work is taken. */
export function isDraining(): boolean {
  return draining
}

/** Takes new work (again). */
export function acceptRuns(): void {
  draining = false
}

/** Lets the runs under way finish for up to `graceMs`, then ends the rest with a clear error; all are settled after. */
export async function drainRuns(graceMs: number): Promise<void> {
  draining = true
  const end = performance.now() + graceMs
  while (liveRuns().length > 0 && performance.now() < end) await sleep(50)
  for (const entry of liveRuns()) entry.controller.abort('shutdown')
  const settled = performance.now() + 4_000
  while (liveRuns().length > 0 && performance.now() < settled) await sleep(20)
}
