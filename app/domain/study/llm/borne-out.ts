import { addressesReader, asksForSecret } from '#app/domain/chat/addressing.ts'
import { evidenceOf, readingsOf } from '#app/domain/chat/evidence.ts'
import { asData, withoutOrders } from '#app/domain/chat/llm/injection.ts'
import { findQuote } from '#app/domain/chat/quote.ts'
import { type ClaimKind, unsupported } from '#app/domain/claims/compare.ts'
import type { Language } from '#app/domain/humanizer/language.ts'
import { plainText } from '../plain.ts'
import type { KeyPoint, Question, StudyPage } from '../types.ts'

/** What a question may not bring with it: its words stand otherwise than those of a statement. */
const FACTS: ReadonlySet<ClaimKind> = new Set(['number', 'date', 'name'])

/** Returns the pages without orders to a machine, and whether words of a model show that it followed one. */
export function withoutSteering(pages: readonly StudyPage[]) {
  const { forbidden } = asData(pages)
  return {
    pages: pages.map((page) => ({ ...page, text: withoutOrders(page.text).text })),
    isSteered: (said: string) => [...forbidden].some((word) => said.includes(word)),
  }
}

/** Returns why a key point must not be shown: its quote does not bear it out, or it tells its reader to do something. */
export function pointFault(
  { text, quote }: KeyPoint,
  page: StudyPage | undefined,
  language: Language,
): string | undefined {
  if (addressesReader(text, language)) return 'a key point that addresses the reader'
  const reasons = reasonsAgainst(text, quote, page, language)
  return reasons === undefined ? undefined : `a key point that its quote does not bear out: ${reasons}`
}

/** Returns why a question must not be asked: it takes something for granted that is not on its page, or denies what its quote says. */
export function premiseFault(
  { question, quote }: Question,
  page: StudyPage | undefined,
  language: Language,
): string | undefined {
  if (asksForSecret(question)) return 'a question about the reader'
  if (!page) return undefined
  const claimed = question.replace(/\s*\?\s*$/, '.')
  const facts = unsupported(claimed, plainText(page.text), language).filter(({ kind }) => FACTS.has(kind))
  const denials = unsupported(claimed, ownWords(quote, page, language), language).filter(
    ({ kind }) => kind === 'negation',
  )
  const [fault] = [...facts, ...denials]
  return fault && `a question that the page does not bear out: ${fault.words}`
}

/** Returns a question whose explanation and hint say nothing that the document does not; what does is left out. */
export function withSoundHelp(question: Question, page: StudyPage | undefined, language: Language): Question {
  const { explanation, hint, quote, ...rest } = question
  const isBorneOut =
    !addressesReader(explanation, language) &&
    reasonsAgainst(explanation, quote, page, language) === undefined
  return {
    ...rest,
    quote,
    explanation: isBorneOut ? explanation : `“${quote}”`,
    ...(hint !== undefined && isHarmless(hint, page, language) && { hint }),
  }
}

/** A hint may tell its reader where to look, but it brings no facts of its own. */
function isHarmless(hint: string, page: StudyPage | undefined, language: Language): boolean {
  if (asksForSecret(hint)) return false
  return !page || !unsupported(hint, plainText(page.text), language).some(({ kind }) => FACTS.has(kind))
}

function reasonsAgainst(
  text: string,
  quote: string,
  page: StudyPage | undefined,
  language: Language,
): string | undefined {
  const place = page && findQuote(plainText(page.text), quote)
  const readings =
    page && place ? readingsOf(text, evidenceOf(plainText(page.text), place, language), language) : [quote]
  const differences = readings.map((reading) => unsupported(text, reading, language))
  const [fewest = []] = differences.toSorted((one, two) => one.length - two.length)
  return fewest.length === 0
    ? undefined
    : fewest
        .slice(0, 3)
        .map(({ words }) => words)
        .join('; ')
}

/** The whole sentences that a quote is part of. */
function ownWords(quote: string, page: StudyPage, language: Language): string {
  const text = plainText(page.text)
  const place = findQuote(text, quote)
  return place ? evidenceOf(text, place, language).own : quote
}
