import { subscribe } from 'node:diagnostics_channel'
import { type Logger, pino } from 'pino'
import type { RouterContextProvider } from 'react-router'
import { TOKENS_CHANNEL } from '#app/domain/humanizer/llm/tokens.ts'
import { env } from '#app/env.server.ts'
import { on } from '#app/observe/events.ts'
import { currentWork } from '#app/observe/work-context.server.ts'
import { requestIdContext } from './context.server.ts'
import { loggedError } from './logged-error.ts'

/**
 * Structured log on standard output. Never give it text, passwords, cookies, keys or whole e-mail addresses. Each line
 * carries the ids of what it belongs to: the request that began it, the run, the document and the job.
 */
export const log: Logger = pino({
  level: env.logLevel,
  base: null,
  serializers: { err: loggedError },
  mixin: (_, __, writer) => {
    const { requestId, ...ids } = currentWork()
    // Logs that are made for one request name it already.
    return writer === log ? { requestId, ...ids } : ids
  },
})

subscribe(TOKENS_CHANNEL, (tokens) => log.info({ tokens }, 'rewritten by the language model'))
on('sentence_spared', ({ isKnown, ...rule }) => {
  if (!isKnown) log.warn(rule, 'a rule failed, and its sentences stay as they were')
})
on('ceiling_reached', ({ ceiling, isFirst }) => {
  if (isFirst)
    log.warn({ ceiling }, 'the daily ceiling of model costs was reached; the built-in engine goes on')
})
on('spending_failed', ({ error }) => log.warn({ err: error }, 'model costs could not be counted'))
on('run_started', (run) => log.info(run, 'run started'))
on('run_ended', (run) => log.info(rounded(run), 'run ended'))
on('job_ended', (job) => log.info(rounded(job), 'job ended'))
on('file_read', (file) => log.info(rounded(file), 'file read'))
on('letter', (letter) => log.info(letter, 'letter'))
on('swept', (swept) => log.info(rounded(swept), 'swept'))
on('sweep_failed', ({ what, error }) => log.warn({ what, err: error }, 'a sweep failed'))

function rounded<Facts extends { ms: number }>(facts: Facts): Facts {
  return { ...facts, ms: Math.round(facts.ms) }
}

/** A log whose lines carry the request's id. */
export function requestLog(context: Readonly<RouterContextProvider>) {
  return log.child({ requestId: context.get(requestIdContext) })
}
