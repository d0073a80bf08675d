import type { Language } from '#app/domain/humanizer/language.ts'
import { isApparatus } from '../apparatus.ts'
import type { Found, Ranked } from '../retrieval/rank.ts'
import { PHRASES } from './phrases.ts'

/** A quote and where it is said to stand, before anybody has looked. */
export type Quote = { documentId: string; page: number; quote: string }

export type Extract = {
  /** Before the quotes. */
  opening: string
  quotes: Quote[]
  support: 'cited' | 'absent'
}

/** A passage answers when so much of what the question's words tell stands close together in it. */
const ANSWERS = 0.5
/** Less than this comes not even near. */
const NEAR = 0.3
/** Quotes of an answer, at most, and how near the best one the others must come. */
const MOST = 3
const BESIDE_BEST = 0.8
/** Characters of a quote that goes on into the next sentence. */
const SHORT = 60
const LONGEST = 420

/** The sentences that answer a question, out of passages that were ranked for it; never a word that is not there. */
export function extractAnswer(passages: readonly Ranked<Found>[], language: Language): Extract {
  const phrases = PHRASES[language]
  const best = Math.max(0, ...passages.slice(0, 8).map(({ closeness }) => closeness))
  if (best < NEAR) return { opening: phrases.absent, quotes: [], support: 'absent' }
  const answers = best >= ANSWERS
  const [first] = passages
  const chosen = passages
    .slice(0, 8)
    .filter((passage) => passage === first || (passage.closeness >= BESIDE_BEST * best && !isAround(passage)))
    .slice(0, answers ? MOST : 2)
  const quotes: Quote[] = []
  for (const passage of chosen) {
    const quote = quoteOf(passage)
    if (quotes.some((other) => other.quote.includes(quote) || quote.includes(other.quote))) continue
    quotes.push({ documentId: passage.documentId, page: passage.page, quote })
  }
  return { opening: answers ? phrases.says : phrases.nearest, quotes, support: answers ? 'cited' : 'absent' }
}

/** A title in a list of references has words of many questions, but says nothing. */
function isAround({ heading }: Found): boolean {
  return heading !== null && isApparatus(heading)
}

/** The sentence that fits best, with the next one where it is only a heading or leads up to something. */
function quoteOf({ text, bestLine, wanted }: Ranked<Found>): string {
  const lines = text.split('\n')
  let quote = lines[bestLine] ?? text
  for (let next = bestLine + 1; next < lines.length; next++) {
    const line = lines[next] ?? ''
    const goesOn =
      quote.length < SHORT ||
      /[:;,]$/.test(quote) ||
      (wanted > 0 && next === bestLine + 1 && !/\p{N}/u.test(quote))
    if (!goesOn || quote.length + line.length > LONGEST) break
    quote += ` ${line}`
  }
  return quote.length > LONGEST ? shortened(quote) : quote
}

function shortened(quote: string): string {
  const cut = quote.slice(0, LONGEST)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2))
}
