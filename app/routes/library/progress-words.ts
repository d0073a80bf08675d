import type { DocumentRow } from '#app/domain/library/types.ts'

/** Returns "Waiting", "Reading" or "Reading page 3 of 12". The page being read is the one after those that are. */
export function progressWords({ status, interrupted, pagesRead, pageCount }: DocumentRow): string {
  if (interrupted) return 'The reading was interrupted and begins again by itself'
  if (status === 'waiting') return 'Waiting'
  if (pageCount === null) return 'Reading'
  return `Reading page ${Math.min(pagesRead + 1, pageCount)} of ${pageCount}`
}
