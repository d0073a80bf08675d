import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Instruments } from './instruments.server.ts'

/** How often the event loop is looked at, in milliseconds. What it takes until then is no delay. */
const RESOLUTION_MS = 10

/** What this process takes: how late its event loop is, memory, processor time, and what it holds open. */
export function watchProcess(make: Instruments): (() => void)[] {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  loop.enable()
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000)
  make.gauge(
    'wordkin_event_loop_delay_seconds',
    'How late the event loop was since the last look: median (p50), 99th percentile (p99) and at most (max)',
    ['quantile'],
    (delay) => {
      // Nothing has been seen yet when two look at once.
      const seen = loop.count > 0
      delay.set({ quantile: 'p50' }, seen ? late(loop.percentile(50)) : 0)
      delay.set({ quantile: 'p99' }, seen ? late(loop.percentile(99)) : 0)
      delay.set({ quantile: 'max' }, seen ? late(loop.max) : 0)
      loop.reset()
    },
  )
  make.gauge(
    'wordkin_memory_bytes',
    'Memory of this process: all of it (resident), the heap in use, and outside of the heap (external)',
    ['part'],
    (bytes) => {
      const { rss, heapUsed, external } = process.memoryUsage()
      bytes.set({ part: 'resident' }, rss)
      bytes.set({ part: 'heap' }, heapUsed)
      bytes.set({ part: 'external' }, external)
    },
  )
  make.gauge(
    'wordkin_handles_open',
    'Sockets, timers, files and child processes that this process holds',
    [],
    (handles) => handles.set(process.getActiveResourcesInfo().length),
  )
  make.total(
    'wordkin_cpu_seconds_total',
    'Processor time of this process, without those that read files',
    () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1e6
    },
  )
  make.gauge('wordkin_started_timestamp_seconds', 'When this process was started', [], (since) =>
    since.set(Math.round(Date.now() / 1000 - process.uptime())),
  )
  return [() => loop.disable()]
}
