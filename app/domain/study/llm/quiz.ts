import { prepareComparing } from '#app/domain/claims/compare.ts'
import { type Llm, LlmError } from '#app/providers/llm/llm.ts'
import type { Question, QuizInput } from '../types.ts'
import { faultOf } from '../validate.ts'
import { asData, refuseSteered } from '#app/domain/grounding/injection.ts'
import { questionFault, withBorneOutHelp } from './borne-out.ts'
import { listIn, questionFrom } from './answer.ts'
import { QUIZ_ROLE, quizRequest, repairRequest } from './prompts.ts'
import { windowsOf } from './windows.ts'

/** Questions asked for in one call: few enough that the first are soon there, and that one repair is enough. */
const PER_CALL = 4
const TOKENS_PER_QUESTION = 400

export const QUIZ_FAILED = 'Failed to generate quiz'

/**
 * Questions written by a language model, each checked as the embedded engine's are, and borne out by the document in what
 * it supposes, in its answer and in all that stands beside it. What is not is asked for once more with the reason.
 * Throws Steered when it follows an order in the document, LlmError when the model is lost, and when nothing of a whole answer can be used, the second time either.
 */
export async function* llmQuiz(llm: Llm, input: QuizInput, signal: AbortSignal): AsyncGenerator<Question> {
  const { pages, count, language } = input
  const byNumber = new Map(pages.map((page) => [page.number, page]))
  const already: Pick<Question, 'question' | 'quote' | 'correctAnswer'>[] = [...input.known]
  const data = asData(pages)
  const prepared = prepareComparing(language)
  const windows = windowsOf(data.pages, Math.ceil(count / PER_CALL))
  let made = 0

  for (const [part, window] of windows.entries()) {
    const wanted = Math.min(PER_CALL, count - made, count - part * PER_CALL)
    if (wanted <= 0 || signal.aborted) break
    let missing = wanted
    let faults: string[] = []
    let isNonsense = false
    for (const repair of [false, true]) {
      if (missing <= 0 || (repair && faults.length === 0)) break
      const request = quizRequest(window, { ...input, count: missing, already })
      const answer = await llm.completeText(
        {
          system: QUIZ_ROLE,
          user: repair ? repairRequest(request, faults, missing) : request,
          maxTokens: 300 + missing * TOKENS_PER_QUESTION,
          temperature: 0.6,
          seed: input.seed,
        },
        signal,
      )
      await prepared
      refuseSteered(answer, data.forbidden)
      faults = []
      const list = listIn(answer, 'questions')
      isNonsense = !list
      if (!list) faults.push('it was not the JSON object')
      else if (list.length === 0) faults.push('there was no question in it')
      for (const value of list ?? []) {
        if (missing <= 0) break
        const question = questionFrom(value)
        const page = question && byNumber.get(question.page)
        const fault = question
          ? (faultOf(question, byNumber, language, already) ?? questionFault(question, page, language))
          : 'a part was missing or the key was no option'
        if (question && !input.types.includes(question.type)) faults.push('a type that was not asked for')
        else if (!question || !page || fault) faults.push(fault ?? 'unusable')
        else {
          already.push(question)
          missing -= 1
          made += 1
          yield withBorneOutHelp(question, page, language)
        }
      }
    }
    // It would be asked in vain for the other parts, too.
    if (made === 0 && isNonsense) break
  }
  if (made === 0 && !signal.aborted) throw new LlmError('unusable')
}
