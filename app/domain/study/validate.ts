import type { Language } from '#app/domain/text/language.ts'
import { standsAlone } from '#app/domain/grounding/referring.ts'
import { isSmallWord } from '#app/domain/grounding/small-words.ts'
import { comparable, plainText, wordsOf } from './plain.ts'
import type { Question, StudyPage } from './types.ts'

/** Characters of a question, of an option or answer, and of the quote it rests on. */
const MOST_QUESTION = 600
const MOST_ANSWER = 300
const FEWEST_QUOTE = 20
const OPTIONS = { fewest: 3, most: 6 }

/** Options that say nothing of the document. */
const EVASIVE =
  /^(?:all|none|both|neither|any|a and b|b and c)\b.{0,12}\b(?:above|these|those|them|options|answers|the following)\b|^(?:all|none) of (?:the|these)|^(?:todas|ninguna|toutes|aucune|alle|keine|tutte|nessuna|nenhuma|geen|все|ни од)\S* .{0,30}(?:anteriores|réponses|antworten|genannten|risposte|precedenti|respostas|bovenstaande|перечисл|вариант)/iu
/** Questions that only make sense with the text beside them. */
const BESIDE =
  /\b(?:the|this) (?:passage|text|excerpt|paragraph|sentence|quote) (?:above|below)|(?:according to|in) (?:the|this) (?:passage|excerpt|paragraph)\b|\babove\b.{0,20}\?$/iu

/** What tells a question from another. */
type Asked = Pick<Question, 'question' | 'quote' | 'correctAnswer' | 'kind'>

/** Why a question must not be shown; null when it may. `already` are questions that are asked beside it. */
export function faultOf(
  question: Question,
  pages: ReadonlyMap<number, StudyPage>,
  language: Language,
  already: readonly Asked[],
): string | null {
  const { question: asked, correctAnswer, quote } = question
  if (asked.trim().length < 10 || asked.length > MOST_QUESTION) return 'no question'
  if (correctAnswer.trim() === '' || correctAnswer.length > MOST_ANSWER) return 'no answer'
  return (
    optionsFault(question) ??
    groundFault(question, pages) ??
    (BESIDE.test(asked) ? 'needs the text beside it' : null) ??
    (question.kind === undefined && givesAway(question, language) ? 'gives its answer away' : null) ??
    (leans(asked, quote, language) ? 'points to what is not there' : null) ??
    (already.some((other) => isSame(question, other)) ? 'was asked already' : null)
  )
}

function optionsFault({ type, kind, options, correctAnswer }: Question): string | null {
  if (type === 'free-text') {
    if (options && options.length > 0) return 'free text with options'
    return wordsOf(correctAnswer).length > 8 || wordsOf(correctAnswer).length === 0
      ? 'too long to type'
      : null
  }
  const fewest = kind === 'truth' ? 2 : OPTIONS.fewest
  if (!options || options.length < fewest || options.length > OPTIONS.most) return 'wrong number of options'
  const forms = options.map(comparable)
  if (forms.some((form) => form === '') || options.some((option) => option.length > MOST_ANSWER))
    return 'an empty or endless option'
  if (new Set(forms).size < forms.length) return 'options that are the same'
  if (forms.filter((form) => form === comparable(correctAnswer)).length !== 1)
    return 'the answer is not exactly one option'
  if (options.some((option) => EVASIVE.test(option))) return 'an option that says nothing'
  return null
}

function groundFault(
  { kind, page, quote, correctAnswer, options = [] }: Question,
  pages: ReadonlyMap<number, StudyPage>,
): string | null {
  const found = pages.get(page)
  if (!found) return 'a page that is not there'
  if (quote.trim().length < FEWEST_QUOTE) return 'no quote'
  if (!comparableText(found).includes(comparable(quote))) return 'a quote that is not on its page'
  const said = comparable(quote)
  // Whether it is true is for whoever made it to know: the statement is not on the page when it is false.
  if (kind === 'truth') return null
  if (kind === 'exception') {
    const others = options.filter((option) => comparable(option) !== comparable(correctAnswer))
    if (said.includes(comparable(correctAnswer))) return 'an exception that is in its quote'
    return others.every((option) => said.includes(comparable(option)))
      ? null
      : 'an option that is not in its quote'
  }
  for (const [figure] of correctAnswer.matchAll(/\d[\d.,]*\d|\d/g))
    if (!said.includes(figure)) return 'a figure that is not in its quote'
  const ground = new Set(wordsOf(quote).map(root))
  const words = wordsOf(correctAnswer).filter((word) => word.length > 3)
  if (words.length > 0 && !words.some((word) => ground.has(root(word))))
    return 'an answer that is not in its quote'
  return null
}

const comparableTexts = new WeakMap<StudyPage, string>()

/** What stands on a page, in comparable form: many questions are about one page. */
function comparableText(page: StudyPage): string {
  const known = comparableTexts.get(page)
  if (known !== undefined) return known
  const text = comparable(plainText(page.text))
  comparableTexts.set(page, text)
  return text
}

/** Forms of one word meet. */
function root(word: string): string {
  return word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)))
}

/** Whether the question says its answer: whole, or most of its telling words when the other options' are not there. */
function givesAway({ question, correctAnswer, options }: Question, language: Language): boolean {
  const asked = ` ${wordsOf(question).join(' ')} `
  const answer = wordsOf(correctAnswer).join(' ')
  if (answer.length > 0 && asked.includes(` ${answer} `)) return true
  const inQuestion = new Set(wordsOf(question).map(root))
  const share = (text: string) => {
    const words = wordsOf(text).filter((word) => word.length > 3 && !isSmallWord(word, language))
    return words.length === 0 ? 0 : words.filter((word) => inQuestion.has(root(word))).length / words.length
  }
  const own = share(correctAnswer)
  const others = Math.max(0, ...(options ?? []).filter((option) => option !== correctAnswer).map(share))
  return own > 0.5 && own > others + 0.3
}

/** Whether the question has a word that stands for something it does not say. */
function leans(asked: string, quote: string, language: Language): boolean {
  const parts = asked.split(/(?<=[?:])\s+/)
  // The frame of a question is no sentence of the document; what it cites or what follows it is.
  const [, ...cited] = parts
  const inner = cited.join(' ').replace(/^["“”«»„‘’\s]+|["“”«»„‘’?\s]+$/g, '')
  if (inner.split(/\s+/).length >= 5)
    return (
      !standsAlone(inner.replace(/_{2,}/g, 'X'), language) && !comparable(quote).startsWith(comparable(inner))
    )
  return (
    language === 'en' &&
    /\b(?:did|does|do|is|was|were|are|has|had|have|can|could|will|would) (?:he|she|they|it|this|that|these|those)\b|\b(?:this|these|those) (?!document|text|book|article)\w+\b.*\?|^(?:what|who|where|when|why|how) (?:is|was|are|were) (?:it|this|that|he|she|they)\?/iu.test(
      asked,
    )
  )
}

function isSame(one: Asked, two: Asked): boolean {
  if (comparable(one.question) === comparable(two.question)) return true
  const sameAnswer = comparable(one.correctAnswer) === comparable(two.correctAnswer) && one.kind !== 'truth'

  if (sameAnswer && comparable(one.quote) === comparable(two.quote)) return true
  const [first, second] = [new Set(wordsOf(one.question)), new Set(wordsOf(two.question))]
  const shared = [...first].filter((word) => second.has(word)).length
  return shared / Math.max(1, first.size + second.size - shared) > (sameAnswer ? 0.6 : 0.9)
}
