import { subscribe } from 'node:diagnostics_channel'
import { pino } from 'pino'
import type { RouterContextProvider } from 'react-router'
import { TOKENS_CHANNEL } from '#app/domain/humanizer/llm/tokens.ts'
import { env } from '#app/env.server.ts'
import { requestIdContext } from './context.server.ts'
import { loggedError } from './logged-error.ts'

/** Structured log on standard output. Never give it text, passwords, cookies, keys or whole e-mail addresses. */
export const log = pino({ level: env.logLevel, base: null, serializers: { err: loggedError } })

subscribe(TOKENS_CHANNEL, (tokens) => log.info({ tokens }, 'rewritten by the language model'))

/** A log whose lines carry the request's id. */
export function requestLog(context: Readonly<RouterContextProvider>) {
  return log.child({ requestId: context.get(requestIdContext) })
}
