const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because what it wanted to be the only one of is there already. */
export function isTaken(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth++) {
    if ((cause as { code?: unknown }).code === UNIQUE_VIOLATION) return true
  }
  return false
}
