import { AppError } from '#app/domain/errors.ts'
import { type Events, emit } from '#app/observe/events.ts'
import { inSpan } from '#app/observe/tracing.server.ts'
import type { Reading } from './reader.ts'

type Watched = { format: string; reader: number | undefined; signal: AbortSignal | undefined }

/** Has a reading process do its `work`, and tells how long that took and what came of it. */
export function watchReading(
  { format, reader, signal }: Watched,
  work: () => Promise<Reading>,
): Promise<Reading> {
  return inSpan(
    'read file',
    'internal',
    { 'wordkin.format': format, 'process.pid': reader },
    async (span) => {
      const startedAt = performance.now()
      let outcome: Events['file_read']['outcome'] = 'failed'
      let pages = 0
      try {
        const reading = await work()
        outcome = 'read'
        pages = reading.pages.length
        return reading
      } catch (failure) {
        if (signal?.aborted) outcome = 'stopped'
        else if (failure instanceof AppError) outcome = 'refused'
        throw failure
      } finally {
        emit('file_read', { format, outcome, ms: performance.now() - startedAt, pages, reader })
        span.note({ 'wordkin.outcome': outcome, 'wordkin.pages': pages })
      }
    },
  )
}
