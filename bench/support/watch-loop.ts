/**
 * Watches the event loop and the memory of the server it is imported into (`node --expose-gc --import`), and tells the
 * parent process about them when asked; every question about the loop begins a new watch.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { MemoryFigures } from './member.ts'
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

function loop(): LoopFigures {
  // The histogram holds the time from one look to the next, so what is over the interval is delay.
  const over = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - EVERY_MS)
  const figures = { longestStall: over(delay.max), p99: over(delay.percentile(99)), longestWork }
  delay.reset()
  longestWork = 0
  return figures
}

function memory(): MemoryFigures {
  // What the first one finalises, the second one frees.
  globalThis.gc?.()
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  const resources: Record<string, number> = {}
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1
  return { rss, heap: heapUsed, external, resources }
}

process.on('message', (question) => {
  process.send?.(question === 'memory' ? memory() : loop())
})
process.channel?.unref()
