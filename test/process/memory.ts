import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4_096
const EVERY = 25

/** Watches the largest memory that a child of this process has while it runs. In bytes; 0 where it cannot be seen. */
export function childMemory(): { peak(): number } {
  let peak = 0
  const timer = setInterval(() => {
    for (const pid of children()) peak = Math.max(peak, resident(pid))
  }, EVERY)
  return {
    peak() {
      clearInterval(timer)
      return peak
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

function children(): string[] {
  try {
    return readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'latin1')
      .split(' ')
      .filter(Boolean)
  } catch {
    return []
  }
}

function resident(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES
  } catch {
    return 0
  }
}
