import { setImmediate as turn } from 'node:timers/promises'
import { type Random, seededRandom } from '#app/domain/random.ts'
import { comparable } from '../plain.ts'
import type { Question, QuestionType, QuizInput } from '../types.ts'
import { faultOf } from '../validate.ts'
import type { Draft, Form, Option } from './draft.ts'
import { draftsOf, type Scored } from './drafts.ts'
import { hintOf } from './hints.ts'
import { apart } from './options.ts'
import { readDocument } from './passages.ts'
import { shuffled } from './shuffled.ts'
import { type Wording, wordingOf } from './wording.ts'

const OPTIONS = 4
/** Of more questions than this the best are looked at. */
const MOST_DRAFTS = 800
/** Drafts that are looked at before others have their turn. */
const DRAFTS_PER_TURN = 20
/** Questions on one sentence, when the document has few. */
const MOST_PER_SENTENCE = 2

/** What each question of a form costs the next one of it, so that a quiz has many forms; gaps and statements more. */
const SAMENESS: Partial<Record<Form, number>> = {
  truth: 0.3,
  number: 0.35,
  name: 0.3,
  year: 0.3,
  cell: 0.25,
  step: 0.3,
}
const USUAL_SAMENESS = 0.22

/** What a question that can be typed gains when too few of those before are to be typed. */
const TYPED_DUE = 0.3

/** The share of a quiz that is of one form, at most: rather fewer questions than one sort of small ones. */
const MOST_OF_FORM: Partial<Record<Form, number>> = { truth: 0.3, number: 0.3, name: 0.3, cell: 0.4 }

/** A question of the embedded engine, and of which form it is. */
export type Made = { question: Question; form: Form }

/**
 * Questions made of the document's own sentences, lists and tables. Yields them one by one, best first, all valid (see
 * `faultOf`); fewer than asked for when the document has no more good ones.
 */
export async function* embeddedQuiz(input: QuizInput, signal: AbortSignal): AsyncGenerator<Question> {
  for await (const { question } of quizWithForms(input, signal)) yield question
}

/** The same, with the form of each question. */
export async function* quizWithForms(input: QuizInput, signal: AbortSignal): AsyncGenerator<Made> {
  const { pages, language, count, types } = input
  const read = await readDocument(pages, language, signal)
  const words = wordingOf(language)
  const drafts = (await askable(await draftsOf(read, input), types))
    .sort((one, two) => two.score - one.score)
    .slice(0, MOST_DRAFTS)
  const byNumber = new Map(pages.map((page) => [page.number, page]))
  const already = [...input.known]
  const random = seededRandom(input.seed ^ 0x5bd1)
  const forms = new Map<Form, number>()
  const perPage = new Map<number, number>()
  const perHeading = new Map<string, number>()
  const asked: { draft: Draft; question: Question }[] = []
  let made = 0
  let typedSoFar = 0
  for (let perSentence = 1; perSentence <= MOST_PER_SENTENCE; perSentence++) {
    const left = [...drafts]
    while (made < count && left.length > 0 && !signal.aborted) {
      const toType = types.includes('free-text') && typedSoFar < Math.floor((made + 1) / 3)
      // What has been asked of most loses, so that a quiz has many forms and goes through the whole document.
      const value = (draft: Scored) =>
        draft.score +
        (toType && draft.typed ? TYPED_DUE : 0) -
        (SAMENESS[draft.form] ?? USUAL_SAMENESS) * (forms.get(draft.form) ?? 0) -
        0.2 * (perPage.get(draft.passage.page) ?? 0) -
        0.15 * (perHeading.get(draft.passage.heading ?? '') ?? 0)
      let best = 0
      for (let index = 1; index < left.length; index++) {
        const [one, two] = [left[index], left[best]]
        if (one && two && value(one) > value(two)) best = index
      }
      const [draft] = left.splice(best, 1)
      if (!draft || !isFresh(draft, asked, perSentence)) continue
      if ((forms.get(draft.form) ?? 0) >= Math.ceil((MOST_OF_FORM[draft.form] ?? 1) * count)) continue
      const type = typeFor(draft, types, toType)
      if (!type) continue
      const question = questionOf(draft, type, words, random)
      if (faultOf(question, byNumber, language, already)) continue
      already.push(question)
      asked.push({ draft, question })
      forms.set(draft.form, (forms.get(draft.form) ?? 0) + 1)
      perPage.set(draft.passage.page, (perPage.get(draft.passage.page) ?? 0) + 1)
      perHeading.set(draft.passage.heading ?? '', (perHeading.get(draft.passage.heading ?? '') ?? 0) + 1)
      made += 1
      typedSoFar += type === 'free-text' ? 1 : 0
      yield { question, form: draft.form }
      await turn()
    }
  }
}

/** The questions that can be asked as one of the types, with the wrong options that may stand beside their answers. */
async function askable(drafts: readonly Scored[], types: readonly QuestionType[]): Promise<Scored[]> {
  const found: Scored[] = []
  for (const [at, draft] of drafts.entries()) {
    if (at % DRAFTS_PER_TURN === 0) await turn()
    const one = { ...draft, others: apart(draft.answer, draft.others, OPTIONS - 1) }
    if (types.some((type) => typeFor(one, [type], false))) found.push(one)
  }
  return found
}

/** Whether a question asks something that none before it asks or tells. */
function isFresh(
  draft: Draft,
  asked: readonly { draft: Draft; question: Question }[],
  perSentence: number,
): boolean {
  const answer = comparable(draft.answer)
  let sameSentence = 0
  for (const { draft: other, question } of asked) {
    const same = other.passage.quote === draft.passage.quote
    if (same) {
      sameSentence += 1
      // Its words would tell the answer, or the other way round.
      if (draft.form === 'truth' || other.form === 'truth' || draft.form === other.form) return false
      if (
        comparable(question.question).includes(answer) ||
        comparable(draft.question).includes(comparable(other.answer))
      )
        return false
    }
    // The same cells to choose from once more: each question would answer a part of the other.
    const isAmong = ({ others }: Draft, text: string) => others.some((one) => comparable(one.text) === text)
    if (
      (draft.form === 'cell' || draft.form === 'order') &&
      other.form === draft.form &&
      isAmong(other, answer) &&
      isAmong(draft, comparable(other.answer))
    )
      return false
    if (draft.kind === undefined && comparable(other.answer) === answer && !/^\d+$/.test(answer)) return false
    if (draft.kind === undefined && comparable(other.answer) === answer && draft.form === other.form)
      return false
  }
  return sameSentence < perSentence
}

/** The type of a question that is wanted and that it can have; `toType` when too few of those before are to be typed. */
function typeFor(draft: Draft, types: readonly QuestionType[], toType: boolean): QuestionType | undefined {
  const fewest = draft.kind === 'truth' ? 1 : draft.form === 'compared' ? 2 : OPTIONS - 2
  const choice = types.includes('multiple-choice') && draft.others.length >= fewest
  const typed = types.includes('free-text') && draft.typed
  if (choice && typed) return toType ? 'free-text' : 'multiple-choice'
  return choice ? 'multiple-choice' : typed ? 'free-text' : undefined
}

function questionOf(draft: Draft, type: QuestionType, words: Wording, random: Random): Question {
  const { question, answer, passage, kind, others } = draft
  const isChoice = type === 'multiple-choice'
  // "True" comes before "False", always.
  const options =
    kind === 'truth'
      ? [words.say('yes'), words.say('no')]
      : shuffled([answer, ...others.map(({ text }) => text)], random)
  return {
    question,
    type,
    ...(kind && { kind }),
    ...(isChoice && { options }),
    correctAnswer: answer,
    hint: hintOf(draft, words),
    explanation: explanationOf(draft, isChoice ? others : [], words),
    page: passage.page,
    quote: passage.quote,
  }
}

/** Characters of a sentence that tells where a wrong option belongs. */
const MOST_ELSEWHERE = 220

/** The sentence that answers the question, and where the other options belong. */
function explanationOf(
  { explanation, form, passage, kind }: Draft,
  others: readonly Option[],
  words: Wording,
): string {
  const right = explanation ?? words.quote(passage.paragraph < 0 ? passage.text : passage.quote)
  if (kind !== undefined || form === 'order') return right
  const seen = new Set<string>([passage.quote])
  const wrong = others.flatMap(({ text, from }) => {
    if (!from || from.text.length > MOST_ELSEWHERE || seen.has(from.quote)) return []
    seen.add(from.quote)
    return [words.say('belongs', words.quote(text), words.quote(from.text))]
  })
  return [right, ...wrong].join('\n')
}
