import { LlmError, type LlmErrorCode } from './llm.ts'

/** What is looked at in whatever the SDK throws; its messages are not, since they may quote the key or the prompt. */
export type CallFailure = {
  status?: number
  code?: string | null
  param?: string | null
  requestId?: string | null
  retryAfterMs?: number
}

/** The longest pause before another attempt; an endpoint that asks for more is not waited for. */
const LONGEST_PAUSE_MS = 8_000

/** Statuses after which the same question may well be answered. */
const PASSING = new Set([408, 409, 425, 429])

/** The facts of a failed call, taken from an error of the SDK or of the network underneath it. */
export function readFailure(error: unknown, now: number): CallFailure {
  if (!(error instanceof Error)) return {}
  const { status, code, param, requestID, headers, cause } = error as Error & {
    status?: number
    code?: string | null
    param?: string | null
    requestID?: string | null
    headers?: Headers
  }
  const retryAfterMs = headers && readRetryAfter(headers, now)
  const networkCode = cause instanceof Error ? readFailure(cause, now).code : undefined
  return { status, code: code ?? networkCode, param, requestId: requestID, retryAfterMs }
}

/** Milliseconds asked for by `retry-after-ms` or `Retry-After` (seconds or a date, RFC 9110 §10.2.3). */
function readRetryAfter(headers: Headers, now: number): number | undefined {
  const milliseconds = Number.parseFloat(headers.get('retry-after-ms') ?? '')
  if (milliseconds >= 0) return milliseconds
  const value = headers.get('retry-after')
  if (!value) return undefined
  const wait = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** Whether asking again can help, judged by what came back before the first word. */
export function isPassing({ status, code }: CallFailure): boolean {
  if (code === 'insufficient_quota') return false
  return status === undefined || PASSING.has(status) || status >= 500
}

/** How long to pause before attempt number `attempt + 2`, or undefined when the endpoint asks for too long a pause. */
export function pauseBeforeRetry({ retryAfterMs }: CallFailure, attempt: number): number | undefined {
  const backOff = 200 * 2 ** attempt * (1 + Math.random() / 2)
  const pause = Math.max(retryAfterMs ?? 0, backOff)
  return pause > LONGEST_PAUSE_MS ? undefined : pause
}

/** The failure in our own terms. Its cause keeps the status and the vendor's request number, never a vendor's words. */
export function toLlmError(failure: CallFailure, started: boolean): LlmError {
  const facts = [
    failure.status && `HTTP ${failure.status}`,
    failure.code && /^[\w.-]{1,40}$/.test(failure.code) && failure.code,
    failure.requestId && /^[\w.-]{1,80}$/.test(failure.requestId) && `request ${failure.requestId}`,
  ].filter(Boolean)
  return new LlmError(codeOf(failure, started), { cause: new Error(facts.join(', ') || 'broken reply') })
}

function codeOf({ status, code }: CallFailure, started: boolean): LlmErrorCode {
  if (started) return 'interrupted'
  if (code === 'content_filter') return 'refused'
  if (status === 401 || status === 403) return 'unauthorised'
  if (status === 429) return 'rate_limited'
  return 'unavailable'
}
