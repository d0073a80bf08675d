import { numbersOf } from './coverage.ts'
import { LIMITS } from './limits.ts'
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

/** Why pages whose fonts do not say which letters they show were not read off their picture. */
export type WhyUnknown = Shortage | 'limit' | 'picture' | 'unfinished'

const WHY_UNKNOWN: Record<WhyUnknown, string> = {
  memory: ', and reading them off their picture needed too much memory',
  time: ', and reading them off their picture took too long',
  limit: `, and ${LIMITS.ocrPages} pages are the most that are read off their picture`,
  picture: ', and nothing could be made out on their picture either',
  unfinished: ', and reading them off their picture was not finished',
}

/** The sentence about pages, by their index, whose text may be wrong and was not compared with their picture. */
export function unsureLetters(pages: readonly number[]): string {
  const which = numbersOf(
    pages.map((at) => at + 1),
    'page',
  )
  return `Text on ${which} may have wrong or missing letters: its fonts look as if they did not say which they show, and it was not compared with its picture.`
}

/** The sentences about pages, by their index, of which text was left out because nobody knows which letters it has. */
export function unknownLetters(pages: ReadonlyMap<number, WhyUnknown>): string[] {
  const why = [...new Set(pages.values())]
  return why.map((one) => {
    const numbers = [...pages].filter(([, reason]) => reason === one).map(([at]) => at + 1)
    const which = numbersOf(
      numbers.toSorted((first, second) => first - second),
      'page',
    )
    return `Text on ${which} could not be read and was left out: its fonts do not say which letters they show${WHY_UNKNOWN[one]}.`
  })
}
