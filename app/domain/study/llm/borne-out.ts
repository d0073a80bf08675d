import { addressesReader, asksForSecret } from '#app/domain/grounding/addressing.ts'
import { strangeWords } from '#app/domain/grounding/strange-words.ts'
import {
  type Evidence,
  evidenceOf,
  leans,
  sentencesOfPage,
  tellingWords,
} from '#app/domain/grounding/evidence.ts'
import { withoutOrders } from '#app/domain/grounding/injection.ts'
import { findQuote } from '#app/domain/grounding/quote.ts'
import { plainText } from '#app/domain/grounding/plain-text.ts'
import { differencesFrom } from '#app/domain/grounding/bearing-out.ts'
import type { ClaimKind, Difference } from '#app/domain/claims/compare.ts'
import type { Language } from '#app/domain/text/language.ts'
import { grade } from '../grade.ts'
import { comparable, wordsOf } from '../plain.ts'
import type { KeyPoint, Question, StudyPage } from '../types.ts'

/** A passage that something of a model is compared with. */
type Passage = { text: string; evidence: Evidence; language: Language }

/** The passage that a quote is part of; undefined when it is not on the page, or is an order of the document. */
function passageOf(page: StudyPage, quote: string, language: Language): Passage | undefined {
  const text = plainText(page.text)
  const place = findQuote(text, quote) ?? findQuote(text, plainText(quote))
  if (!place) return undefined
  const evidence = evidenceOf(text, place, language)
  return withoutOrders(evidence.own).orders.length > 0 ? undefined : { text, evidence, language }
}

/** The fewest differences of a text from what a passage, with the sentences before it, may be read as. */
function differencesOf(text: string, { evidence, language }: Passage): Difference[] {
  const around = [...evidence.before.slice(-2), evidence.own].join(' ')
  return (
    [evidence, { own: around, before: [] }]
      .map((reading) => differencesFrom(text, reading, language))
      .toSorted((one, two) => one.length - two.length)[0] ?? []
  )
}

/** What is compared of words that are no sentence: their grammar tells nothing. */
const WITHOUT_GRAMMAR: ReadonlySet<ClaimKind> = new Set<ClaimKind>([
  'number',
  'date',
  'name',
  'quotation',
  'negation',
  'quantity',
  'direction',
])

const QUESTION_WORDS =
  /^[¿\s]*(?:(?:in|on|at|by|with|from|to|of|for|under) )?(?:what|which|who|whom|whose|where|when|why|how(?: (?:many|much|long|often|far|old|tall|high|deep))?|qué|cuál(?:es)?|quién(?:es)?|dónde|cuándo|cómo|cuánt[oa]s?|(?:en|de|à|pour|par|con|da|in|mit|von|aus|met|uit|в|о) (?:qu\p{L}+|cu\p{L}+|welch\p{L}*|welke?|wem|wie|wat|как\p{L}+|che|chi)|quel(?:le)?s?|qui|que|où|quand|comment|pourquoi|combien|wer|was|wann|wo|warum|wie ?viele?|wie|welch\p{L}*|quale?|quali|chi|che cosa|cosa|quando|dove|come|perché|quant[oaie]|qual|quais|quem|onde|wie|wat|waar|wanneer|waarom|hoe(?:veel)?|welke?|кто|что|где|когда|почему|как\p{L}*|сколько)(?!\p{L})\s*/iu

/** A question with its answer as the words of a statement. */
function stated(question: string, answer: string): string {
  const asked = question.replace(/[?¿]/g, ' ').replace(/_{2,}/g, answer).trim()
  const rest = asked.replace(QUESTION_WORDS, '')
  return asked.includes(answer) ? asked : `${answer} ${rest}`
}

/** A text of a model as the page would have it: without what makes signs of Markdown literal. */
function unescaped(text: string): string {
  return text.replace(/\\(?=[_*])/g, '')
}

/** How many of the words that tell something in an answer must stand in the passage. */
const ANSWER_SHARE = 0.75

/**
 * Returns why the document does not bear out a question of a model, in words for the model; null when it does: what the
 * question supposes, its answer, and that no other option is as right.
 */
export function questionFault(
  question: Question,
  page: StudyPage | undefined,
  language: Language,
): string | null {
  const { question: asked, correctAnswer, options = [], quote } = question
  const passage = page && passageOf(page, quote, language)
  if (!passage) return 'a quote that is not on its page'
  const texts = [asked, correctAnswer, ...options]
  if (texts.some((text) => asksForSecret(text) || withoutOrders(text).orders.length > 0))
    return `“${asked}” asks the reader for something that is no knowledge`
  const about = (words: string) => `“${asked}”: ${words}`
  const known = new Set(tellingWords(`${passage.text} ${correctAnswer}`, language))
  const [strange] = strangeWords(asked, known, language)
  if (strange !== undefined) return about(`“${strange}” is not on the page`)
  const [difference] = differencesOf(unescaped(stated(asked, correctAnswer)), passage).filter(({ kind }) =>
    WITHOUT_GRAMMAR.has(kind),
  )
  if (difference) return about(`the passage does not bear it out: ${difference.words}`)
  const around = new Set(
    tellingWords([...passage.evidence.before.slice(-2), passage.evidence.own].join(' '), language),
  )
  const telling = tellingWords(correctAnswer, language)
  const shared = telling.filter((word) => around.has(word)).length
  if (telling.length > 0 && shared / telling.length < ANSWER_SHARE)
    return about(`the passage does not say “${correctAnswer}”`)
  const second = options.find(
    (option) => comparable(option) !== comparable(correctAnswer) && isAsRight(option, correctAnswer, passage),
  )
  return second === undefined ? null : about(`“${second}” is as right as “${correctAnswer}”`)
}

/** Whether another option is right as well: it is the answer in other words, part of it, or named beside it. */
function isAsRight(option: string, answer: string, { evidence, language }: Passage): boolean {
  if (grade({ type: 'free-text', correctAnswer: answer }, option, language).isCorrect) return true
  const [own, right] = [wordsOf(option), wordsOf(answer)]
  const isPart = own.length > 0 && own.every((word) => right.includes(word))
  if (isPart && right.length - own.length <= 2) return true
  const said = comparable(evidence.own)
  const [one, two] = [comparable(option), comparable(answer)]
  return LISTS.some((join) => said.includes(one + join + two) || said.includes(two + join + one))
}

const LISTS = [
  ' and ',
  ', ',
  ' or ',
  ' y ',
  ' o ',
  ' et ',
  ' ou ',
  ' und ',
  ' oder ',
  ' e ',
  ' en ',
  ' of ',
  ' и ',
  ' или ',
]

/**
 * Returns the question with what is beside it only as far as the document bears it out: an explanation that it does not
 * gives way to the quote, a hint goes.
 */
export function withBorneOutHelp(question: Question, page: StudyPage, language: Language): Question {
  const passage = passageOf(page, question.quote, language)
  if (!passage) return question
  const { hint, explanation, ...rest } = question
  const isSound = (text: string) =>
    !addressesReader(text, language) && withoutOrders(text).orders.length === 0
  const explains = isSound(explanation) && differencesOf(explanation, passage).length === 0
  const helps = hint !== undefined && isSound(hint) && isOnPage(hint, passage)
  return {
    ...rest,
    ...(helps && { hint }),
    explanation: explains ? explanation : `“${question.quote}”`,
  }
}

/** Whether one sentence of the page bears a text out. */
function isOnPage(text: string, { text: page, language }: Passage): boolean {
  const wanted = new Set(tellingWords(text, language))
  for (const { text: sentence } of sentencesOfPage(page, language)) {
    const shared = tellingWords(sentence, language).filter((word) => wanted.has(word)).length
    if (shared > 0 && differencesFrom(text, { own: sentence, before: [] }, language).length === 0) return true
  }
  return false
}

/** Returns why the document does not bear out a key point of a model, in words for the model; null when it does. */
export function pointFault(
  { text, quote }: KeyPoint,
  page: StudyPage | undefined,
  language: Language,
): string | null {
  const passage = page && passageOf(page, quote, language)
  if (!passage) return `“${text}”: its quote is not on its page`
  if (addressesReader(text, language) || withoutOrders(text).orders.length > 0)
    return `“${text}” tells the reader to do something`
  if (leans(text, language)) return `“${text}” cannot be understood by itself: name what it is about`
  const [difference] = differencesOf(unescaped(text), passage)
  return difference ? `“${text}”: the passage does not bear it out: ${difference.words}` : null
}
