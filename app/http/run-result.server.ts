import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { followRun } from '#app/domain/runs/follow.server.ts'
import type { Run } from '#app/domain/runs/run.server.ts'

/**
 * The whole output of a run of theirs, once it has ended; undefined when whoever asked has gone, which the run does not
 * mind. Throws unavailable, with the sentence of the run, when it failed.
 */
export async function runResult(
  user: User,
  run: Pick<Run, 'id'>,
  signal: AbortSignal,
): Promise<string | undefined> {
  for await (const event of await followRun(user, run.id, 0, signal)) {
    if (event.event === 'complete') return event.fullText
    if (event.event === 'error') throw new AppError('unavailable', event.message)
  }
  return undefined
}
