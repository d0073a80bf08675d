import { gzipSync } from 'node:zlib'
import { median } from './figures.ts'

const WORDS = Array.from({ length: 4_000 }, (_, at) => `word${(at * 7_919) % 4_001}`)

/**
 * Processor time in milliseconds of a fixed piece of work (text, maps, JSON, compression). A shared machine gives the
 * same code twice the processor time from one minute to the next: figures are only comparable beside this one.
 */
export function machineMs(): number {
  return median(Array.from({ length: 9 }, once))
}

function once(): number {
  const before = process.cpuUsage()
  const counts = new Map<string, number>()
  for (let round = 0; round < 10; round++) {
    for (const word of WORDS) counts.set(word, (counts.get(word) ?? 0) + word.length)
  }
  const text = JSON.stringify([...counts])
  for (let round = 0; round < 10; round++) JSON.parse(text)
  gzipSync(text, { level: 1 })
  const used = process.cpuUsage(before)
  return (used.user + used.system) / 1000
}
