import { readFileSync } from 'node:fs'
import { residentBytes, workedMilliseconds } from '#app/domain/extraction/process-cost.server.ts'

const EVERY = 25

/**
 * Watches children of this process while they run: the largest memory that one has, in bytes, and the longest that one
 * works, in seconds. Their own work and not the time, which on a busy machine says nothing. 0 where it cannot be seen.
 */
export function watchChildren(): { end(): { peak: number; worked: number } } {
  let peak = 0
  let worked = 0
  const timer = setInterval(() => {
    for (const pid of children()) {
      peak = Math.max(peak, residentBytes(pid))
      worked = Math.max(worked, (workedMilliseconds(pid) ?? 0) / 1000)
    }
  }, EVERY)
  return {
    end() {
      clearInterval(timer)
      return { peak, worked }
    },
  }
}

/** Watches by how many bytes this process grows at most. */
export function watchMemory(): { growth(): number } {
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), EVERY)
  return {
    growth() {
      clearInterval(timer)
      return peak - before
    },
  }
}

function children(): number[] {
  try {
    return readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'latin1')
      .split(' ')
      .filter(Boolean)
      .map(Number)
  } catch {
    return []
  }
}
