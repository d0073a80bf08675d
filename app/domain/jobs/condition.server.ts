import { databaseAnswers } from '#app/domain/health.server.ts'
import { failureDetector } from '#app/domain/failure-detector.ts'
import { type Looker, lookers } from './queue.server.ts'

/**
 * An idle loop looks for jobs every ten seconds; one that has not for so long is stuck. Who asks less often than every
 * two minutes does not hear of it.
 */
const STUCK = { silentMs: 45_000, blindMs: 120_000 }

type Surroundings = { loops: () => Looker[]; answers: () => Promise<boolean> }

/**
 * What to ask again and again whether this process works: it answers what is the matter, in a sentence, or undefined when
 * the database answers and somebody looks for the jobs of each of `queues`. `now` is a steady clock, in milliseconds.
 */
export function watchWork(
  queues: readonly string[],
  { loops, answers }: Surroundings = { loops: lookers, answers: databaseAnswers },
): (now?: number) => Promise<string | undefined> {
  const silent = failureDetector(STUCK)
  return async (now = performance.now()) => {
    const all = loops().filter(({ queue }) => queues.includes(queue))
    const idle = all.filter(({ busy }) => !busy)
    const stuck = silent(new Map(idle.map(({ id, lastLook }) => [id, String(lastLook)])), now)
    if (!(await answers())) return 'The database does not answer.'
    const unheeded = queues.filter((name) => !all.some(({ queue }) => queue === name))
    if (unheeded.length > 0) return `Nobody looks for jobs yet: ${unheeded.join(', ')}.`
    return stuck.length > 0 ? 'It has stopped looking for jobs.' : undefined
  }
}
