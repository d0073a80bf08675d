import { env } from '#app/env.server.ts'
import { LlmError } from '#app/providers/llm/llm.ts'
import { openLlm } from '#app/domain/spending/accounted.server.ts'
import type { Language } from '#app/domain/text/language.ts'
import { Steered, withoutOrders } from '#app/domain/grounding/injection.ts'
import { findQuote } from '#app/domain/grounding/quote.ts'
import { plainText } from '#app/domain/grounding/plain-text.ts'
import { keyPointsOf } from './embedded/key-points.ts'
import { embeddedQuiz } from './embedded/quiz.ts'
import { llmKeyPoints } from './llm/key-points.ts'
import { llmQuiz } from './llm/quiz.ts'
import type { KeyPoint, Question, QuizInput, StudyPage } from './types.ts'

/** The language model that writes quizzes and key points, if an endpoint is configured. */
export const studyLlm = env.llm && openLlm(env.llm)

/** Whether a language model writes the quizzes, or the embedded engine does. */
export const studyEngine: 'llm' | 'embedded' = studyLlm ? 'llm' : 'embedded'

/** `budget`: the embedded engine made it because the day's budget for the model was used up. */
export type MadeQuestion = { question: Question; fallback: boolean; budget?: boolean }

/** Questions, one by one; by the embedded engine from where a language model was lost, which `onLost` hears of. */
export async function* makeQuiz(
  input: QuizInput,
  signal: AbortSignal,
  onLost: (error: unknown) => void,
): AsyncGenerator<MadeQuestion> {
  const pages = withoutOrdersIn(input.pages)
  const made: Question[] = []
  let budget = false
  if (studyLlm) {
    try {
      for await (const question of llmQuiz(studyLlm, { ...input, pages }, signal)) {
        made.push(question)
        yield { question: asItStands(question, pages), fallback: false }
      }
      return
    } catch (error) {
      if (!(error instanceof LlmError) && !(error instanceof Steered)) throw error
      onLost(error)
      budget = isOverBudget(error)
    }
  }
  const rest = { ...input, pages, count: input.count - made.length, known: [...input.known, ...made] }
  for await (const question of embeddedQuiz(rest, signal))
    yield { question: asItStands(question, pages), fallback: studyLlm !== undefined, budget }
}

function isOverBudget(error: unknown): boolean {
  return error instanceof LlmError && error.code === 'over_budget'
}

/** The pages without orders to a machine: neither a model nor anybody who studies is asked about them. */
function withoutOrdersIn(pages: readonly StudyPage[]): StudyPage[] {
  return pages.map((page) => ({ ...page, text: withoutOrders(page.text).text }))
}

/** A question with its quote letter by letter as the page has it, reference numbers and all. */
function asItStands(question: Question, pages: readonly StudyPage[]): Question {
  const page = pages.find(({ number }) => number === question.page)
  const found = page && findQuote(plainText(page.text), question.quote)
  if (!found || found.text === question.quote) return question
  const explanation = question.explanation.replace(question.quote, () => found.text)
  return { ...question, quote: found.text, explanation }
}

export type MadePoint = { point: KeyPoint; progress: number; fallback: boolean; budget?: boolean }

/** Key points, one by one; a model that is lost before its first one is replaced by the embedded engine. */
export async function* makeKeyPoints(
  pages: readonly StudyPage[],
  language: Language,
  signal: AbortSignal,
  onLost: (error: unknown) => void,
): AsyncGenerator<MadePoint> {
  const clean = withoutOrdersIn(pages)
  let budget = false
  if (studyLlm) {
    let some = false
    try {
      for await (const made of llmKeyPoints(studyLlm, clean, language, signal)) {
        some = true
        yield { ...made, fallback: false }
      }
      return
    } catch (error) {
      if (!(error instanceof LlmError) && !(error instanceof Steered)) throw error
      onLost(error)
      budget = isOverBudget(error)
      // Points of the parts that were read stand; those of the embedded engine would say some of them again.
      if (some) return
    }
  }
  const points = await keyPointsOf(clean, language, signal)
  for (const [index, point] of points.entries()) {
    yield { point, progress: (100 * (index + 1)) / points.length, fallback: studyLlm !== undefined, budget }
  }
}
