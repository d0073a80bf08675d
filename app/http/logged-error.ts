type LoggedError = { type: string; message: string; code?: unknown; stack?: string; cause?: LoggedError }

/** Causes of causes are followed this far. */
const DEPTH = 4

/**
 * An error as the log may have it. What a database says of a failed query quotes people's values, in the message and in
 * the stack that begins with it; so of those only the statement is kept.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' }
  const { name, code, cause, query } = error as Error & { code?: unknown; query?: unknown }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: name,
    message: typeof query === 'string' ? `Failed query: ${query}` : error.message,
    ...(code !== undefined && { code }),
    ...(frames && frames.length > 0 && { stack: frames.join('\n') }),
    ...(cause !== undefined &&
      depth < DEPTH && { cause: name === 'LlmError' ? bare(cause) : loggedError(cause, depth + 1) }),
  }
}

/** A vendor's error by its kind alone: its words may quote the key, the prompt or the answer. */
function bare(error: unknown): LoggedError {
  const {
    name = typeof error,
    code,
    status,
  } = Object(error) as { name?: string; code?: unknown; status?: unknown }
  return { type: name, message: 'withheld', code: code ?? status }
}
