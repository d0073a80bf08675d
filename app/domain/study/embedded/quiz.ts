import { setImmediate as turn } from 'node:timers/promises'
import { type Random, seededRandom } from '#app/domain/humanizer/embedded/random.ts'
import type { Language } from '#app/domain/humanizer/language.ts'
import { comparable } from '../plain.ts'
import type { Question, QuestionType, QuizInput } from '../types.ts'
import { faultOf } from '../validate.ts'
import type { Draft } from './draft.ts'
import { draftsOf } from './drafts.ts'
import { passagesOf } from './passages.ts'
import { shuffled } from './shuffled.ts'
import { WORDING } from './wording.ts'

const OPTIONS = 4
/** Of more questions than this the best are looked at. */
const MOST_DRAFTS = 500

/**
 * Questions made of the document's own sentences: definitions, short forms, names, years and numbers. Yields them one by
 * one, best first, all valid (see `faultOf`); fewer than asked for when the document has no more good ones.
 */
export async function* embeddedQuiz(input: QuizInput, signal: AbortSignal): AsyncGenerator<Question> {
  const { pages, language, count, types } = input
  const passages = await passagesOf(pages, language, signal)
  const drafts = (await draftsOf(passages, input))
    .filter((draft) => types.some((type) => typeFor(draft, [type], 0)))
    .sort((one, two) => two.score - one.score)
    .slice(0, MOST_DRAFTS)
  const byNumber = new Map(pages.map((page) => [page.number, page]))
  const asked: Pick<Question, 'question' | 'quote' | 'correctAnswer'>[] = [...input.known]
  const random = seededRandom(input.seed ^ 0x5bd1)
  const forms = new Map<Draft['form'], number>()
  const perPage = new Map<number, number>()
  const used = new Set<string>()
  let made = 0
  while (made < count && drafts.length > 0 && !signal.aborted) {
    // What has been asked of most loses, so that a quiz has several forms and goes through the whole document.
    const value = (draft: Draft) =>
      draft.score - 0.22 * (forms.get(draft.form) ?? 0) - 0.2 * (perPage.get(draft.passage.page) ?? 0)
    let best = 0
    for (let index = 1; index < drafts.length; index++) {
      const [one, two] = [drafts[index], drafts[best]]
      if (one && two && value(one) > value(two)) best = index
    }
    const [draft] = drafts.splice(best, 1)
    if (!draft || used.has(draft.passage.text) || used.has(comparable(draft.answer))) continue
    const type = typeFor(draft, types, made)
    if (!type) continue
    const question = questionOf(draft, type, language, random)
    if (faultOf(question, byNumber, language, asked)) continue
    used.add(draft.passage.text).add(comparable(draft.answer))
    asked.push(question)
    forms.set(draft.form, (forms.get(draft.form) ?? 0) + 1)
    perPage.set(draft.passage.page, (perPage.get(draft.passage.page) ?? 0) + 1)
    made += 1
    yield question
    await turn()
  }
}

/** Every third question is to be typed when both types are wanted. */
function typeFor(draft: Draft, types: readonly QuestionType[], made: number): QuestionType | undefined {
  const choice = types.includes('multiple-choice') && draft.others.length >= OPTIONS - 1
  const typed = types.includes('free-text') && draft.typed
  if (choice && typed) return made % 3 === 2 ? 'free-text' : 'multiple-choice'
  return choice ? 'multiple-choice' : typed ? 'free-text' : undefined
}

function questionOf(draft: Draft, type: QuestionType, language: Language, random: Random): Question {
  const { question, answer, passage, hint, others } = draft
  const options =
    type === 'multiple-choice' ? shuffled([answer, ...others.slice(0, OPTIONS - 1)], random) : undefined
  return {
    question,
    type,
    ...(options && { options }),
    correctAnswer: answer,
    hint,
    explanation: WORDING[language].quote(passage.text),
    page: passage.page,
    quote: passage.text,
  }
}
