/** Why something a person asked for did not happen. `http/` turns each into a status and a sentence. */
export type ErrorCode =
  | 'bad_request'
  | 'invalid'
  | 'signed_out'
  | 'limit_reached'
  | 'plan_required'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported'
  | 'too_many'
  | 'unavailable'

/** A refusal people may read. Anything thrown that is not one of these is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** Extra fields of the JSON answer, such as `wordsUsed`; `retryAfterSeconds` also becomes a header. */
  readonly details: Record<string, unknown>

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; details?: Record<string, unknown> } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.details = options.details ?? {}
  }
}
