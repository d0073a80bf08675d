/**
 * Watches the event loop of the server it is imported into (`node --import`), and tells the parent process about it when
 * asked; every question begins a new watch.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { LoopFigures } from './product.ts'

const EVERY_MS = 10

const delay = monitorEventLoopDelay({ resolution: EVERY_MS })
delay.enable()
let longestWork = 0
let workBefore = threadMs()

/** Processor time of this thread alone, in milliseconds. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

setInterval(() => {
  const now = threadMs()
  longestWork = Math.max(longestWork, now - workBefore)
  workBefore = now
}, EVERY_MS).unref()

process.on('message', () => {
  // The histogram holds the time from one look to the next, so what is over the interval is delay.
  const over = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - EVERY_MS)
  const figures: LoopFigures = {
    longestStall: over(delay.max),
    p99: over(delay.percentile(99)),
    longestWork,
  }
  process.send?.(figures)
  delay.reset()
  longestWork = 0
})
process.channel?.unref()
