import { workerData } from 'node:worker_threads'

// A thread of its own, because a reader that hangs hangs the main one. Ends the process when the one that started it is
// gone, and, where that one cannot see how much memory this takes, when it takes too much.

const { parent, residentBytes, every } = workerData as {
  parent: number
  residentBytes: number | null
  every: number
}

setInterval(() => {
  const isTooLarge = residentBytes !== null && process.memoryUsage.rss() > residentBytes
  if (isTooLarge || !isThere()) process.kill(process.pid, isTooLarge ? 'SIGABRT' : 'SIGKILL')
}, every)

function isThere(): boolean {
  if (process.platform !== 'win32') return process.ppid === parent
  try {
    return process.kill(parent, 0)
  } catch {
    return false
  }
}
