import { emit } from './events.ts'
import { inSpan, outsideSpans, traceparent } from './tracing.server.ts'
import { currentWork, withoutWork, withWork, type WorkContext } from './work-context.server.ts'

/** What began a job, as the job carries it to the process that works on it. */
export type Origin = { requestId?: string | undefined; traceparent?: string | undefined }

/** What the present work is begun by; undefined when nobody asked for it. */
export function presentOrigin(): Origin | undefined {
  const { requestId } = currentWork()
  const parent = traceparent()
  return requestId === undefined && parent === undefined ? undefined : { requestId, traceparent: parent }
}

type Job = Pick<WorkContext, 'documentId'> & { queue: string; id: string; from?: Origin | undefined }

/** Does the work of a job in the context of what began it, and tells how it ended. */
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
    withWork(ids, () =>
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
            emit('job_ended', { queue, outcome, ms: performance.now() - startedAt })
          }
        },
        from?.traceparent,
      ),
    ),
  )
}

/** Begins something that serves everybody from now on, so that nothing of who happened to need it first clings to it. */
export function forEverybody<Result>(begin: () => Result): Result {
  return withoutWork(() => outsideSpans(begin))
}
