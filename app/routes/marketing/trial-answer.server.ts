import type { RouterContextProvider } from 'react-router'
import { AppError } from '#app/domain/errors.ts'
import { databaseIsAway } from '#app/domain/health.server.ts'
import { humanizeForVisitor } from '#app/domain/marketing/trial.server.ts'
import { trialUsage } from '#app/domain/marketing/trial-allowance.server.ts'
import { firstWords, TRIAL, TRIAL_TONE } from '#app/domain/marketing/trial-text.ts'
import { requestIdContext } from '#app/http/context.server.ts'
import { awayError, retryHeaders, statusOf } from '#app/http/errors.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import { pressKey } from '#app/http/press-key.server.ts'
import { trierOf } from '#app/http/trial.server.ts'
import type { TrialState } from './trial-state.ts'

type Answer = { state: TrialState; status: number; headers: Record<string, string> }

/**
 * Works on a visitor's text and says how it went; `first` takes only as much of its beginning as a run may have. Whatever
 * happens, the answer has the typed text in it: here even a mistake of ours is a sentence.
 */
export async function answerTrial(
  request: Request,
  context: Readonly<RouterContextProvider>,
  asked: { text: string; tone: string; key: string },
  first: boolean,
): Promise<Answer> {
  const typed = { text: asked.text, tone: asked.tone || TRIAL_TONE }
  const { trier, headers } = await trierOf(request, context)
  const log = requestLog(context)
  const onLost = (error: unknown) => log.warn({ err: error }, 'a language model was lost during a trial')
  try {
    const text = first ? firstWords(typed.text, TRIAL.wordsPerRun) : typed.text
    const press = pressKey(asked.key.slice(0, 100), [text, typed.tone])
    const result = await humanizeForVisitor(trier, { ...typed, text, press }, request.signal, onLost)
    const usage = await trialUsage(trier.visitor)
    return { state: { typed, usage, result }, status: 200, headers }
  } catch (thrown) {
    const error = databaseIsAway(thrown) ? awayError(thrown) : thrown
    const usage = await trialUsage(trier.visitor).catch(() => trialUsage(null))
    if (error instanceof AppError) {
      const { code, message, details } = error
      const state = { typed, usage, failure: { code, message, details } }
      return { state, status: statusOf(error), headers: { ...headers, ...retryHeaders(error) } }
    }
    log.error({ err: error }, 'unexpected error')
    const message = `Something went wrong on our side (request ${context.get(requestIdContext)}). Please try again.`
    const failure = { code: 'unexpected', message, details: {} }
    return { state: { typed, usage, failure }, status: 500, headers }
  }
}
