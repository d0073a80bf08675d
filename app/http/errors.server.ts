import { data, type RouterContextProvider } from 'react-router'
import { AppError, type ErrorCode } from '#app/domain/errors.ts'
import { databaseIsAway } from '#app/domain/health.server.ts'
import { requestIdContext } from './context.server.ts'
import { requestLog } from './log.server.ts'

const STATUS: Record<ErrorCode, number> = {
  bad_request: 400,
  invalid: 422,
  signed_out: 401,
  limit_reached: 402,
  plan_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  unavailable: 503,
}

export function statusOf(error: AppError): number {
  return STATUS[error.code]
}

/** Headers that say when to come back, for errors that know. */
export function retryHeaders(error: AppError): Record<string, string> {
  const seconds = error.details.retryAfterSeconds
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {}
}

/** A refusal as a call's answer: `{ message, … }` with its status. */
export function errorAnswer(error: AppError): Response {
  const { retryAfterSeconds: _, ...details } = error.details
  return Response.json(
    { message: error.message, ...details },
    { status: statusOf(error), headers: retryHeaders(error) },
  )
}

type Args = {
  request: Request
  params: Record<string, string | undefined>
  context: Readonly<RouterContextProvider>
}

/**
 * Wraps a call under /api: known errors become JSON answers, anything else is logged under the request's id and answered
 * as a plain 500. `methods` are those it takes.
 */
export function call<A extends Args>(
  handler: (args: A) => Promise<Response> | Response,
  methods = ['GET', 'HEAD', 'POST'],
) {
  return async (args: A): Promise<Response> => {
    if (!methods.includes(args.request.method)) return wrongMethod(methods)
    try {
      return await handler(args)
    } catch (error) {
      if (error instanceof Response) return error
      if (error instanceof AppError) {
        // People are told that something is away; what it was, such as a full disk, is for those who keep it.
        if (error.code === 'unavailable' && error.cause)
          requestLog(args.context).warn({ err: error }, 'unavailable')
        return errorAnswer(error)
      }
      if (databaseIsAway(error)) return errorAnswer(awayError(error))
      if (args.request.signal.aborted) return new Response(null, { status: 499 })
      requestLog(args.context).error({ err: error }, 'unexpected error')
      const requestId = args.context.get(requestIdContext)
      const message = 'Something went wrong on our side. Nothing was charged. Please try again.'
      return Response.json({ message, requestId }, { status: 500 })
    }
  }
}

/** The database is away: a refusal like any other, that says when to come back. */
export function awayError(cause: unknown): AppError {
  const message =
    'Wordkin cannot reach its database right now. Nothing was lost. Please try again in a moment.'
  return new AppError('unavailable', message, { cause, details: { retryAfterSeconds: 5 } })
}

/** For calls that know no other method: `loader = onlyBy('POST')`. */
export function onlyBy(...methods: string[]) {
  return () => wrongMethod(methods)
}

function wrongMethod(methods: string[]): Response {
  const allow = methods.join(', ')
  return Response.json(
    { message: `This address only accepts ${allow}.` },
    { status: 405, headers: { allow } },
  )
}

/** A refusal as data for the page that the form stands on; anything else is thrown on, as the bug it is. */
export function formFailure(thrown: unknown) {
  const error = databaseIsAway(thrown) ? awayError(thrown) : thrown
  if (!(error instanceof AppError)) throw error
  const { message, code, details } = error
  return data(
    { failure: { message, code, details } },
    { status: statusOf(error), headers: retryHeaders(error) },
  )
}
