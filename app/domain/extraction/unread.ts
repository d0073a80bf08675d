import { numbersOf } from './coverage.ts'
import type { Shortage } from './reader.ts'

const WHY: Record<Shortage | 'damaged', string> = {
  memory: 'that needed too much memory',
  time: 'that took too long',
  damaged: 'that failed',
}

/** The sentence about pages, counted from 1, that were not looked at as pictures, or not to the end. */
export function unreadPages(pages: readonly number[], why: keyof typeof WHY): string {
  const which = numbersOf(pages, 'page')
  const start = which[0]!.toUpperCase() + which.slice(1)
  return `${start} may hold more text in pictures, which were not all read: ${WHY[why]}.`
}
