const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because what it wanted to be the only one of is there already. */
export function isTaken(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth++) {
    if ((cause as { code?: unknown }).code === UNIQUE_VIOLATION) return true
  }
  return false
}

/**
 * Whether an exception nobody could catch is the one that postgres.js throws when a connection ends between a small write
 * and the moment it is sent (porsager/postgres#1208, in 3.4.9). The statement behind it has been rejected already, and the
 * pool makes new connections by itself: the process may go on.
 */
export function isLostWrite(error: unknown): boolean {
  return (
    error instanceof TypeError && /\bnextWrite\b.*\bpostgres\/src\/connection\.js/.test(error.stack ?? '')
  )
}
