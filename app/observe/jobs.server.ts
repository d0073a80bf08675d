import { tell } from './happenings.ts'
import { inSpan, outsideSpans, traceparent } from './tracing.server.ts'
import { currentTrail, offTrail, onTrail, type Trail } from './trail.server.ts'

/** What began a job, as the job carries it to the process that works on it. */
export type Origin = { requestId?: string | undefined; traceparent?: string | undefined }

/** What the present work is begun by; undefined when nobody asked for it. */
export function presentOrigin(): Origin | undefined {
  const { requestId } = currentTrail()
  const parent = traceparent()
  return requestId === undefined && parent === undefined ? undefined : { requestId, traceparent: parent }
}

type Job = Pick<Trail, 'documentId'> & { queue: string; id: string; from?: Origin | undefined }

/** Does the work of a job on the trail of what began it, and tells how it ended. */
export function asJob<Result>(job: Job, work: () => Promise<Result>): Promise<Result> {
  const { queue, id, documentId, from } = job
  const ids = { requestId: from?.requestId, jobId: id, documentId }
  const attributes = {
    'wordkin.request_id': from?.requestId,
    'wordkin.job_id': id,
    'wordkin.document_id': documentId,
  }
  // Whoever called for workers may have been at work on something else.
  return forEverybody(() =>
    onTrail(ids, () =>
      inSpan(
        `job ${queue}`,
        'consumer',
        attributes,
        async () => {
          const startedAt = performance.now()
          let outcome: 'done' | 'failed' = 'failed'
          try {
            const result = await work()
            outcome = 'done'
            return result
          } finally {
            tell('job_ended', { queue, outcome, ms: performance.now() - startedAt })
          }
        },
        from?.traceparent,
      ),
    ),
  )
}

/** Begins something that serves everybody from now on, so that nothing of who happened to need it first clings to it. */
export function forEverybody<Result>(begin: () => Result): Result {
  return offTrail(() => outsideSpans(begin))
}
