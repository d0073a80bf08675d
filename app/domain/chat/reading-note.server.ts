import { coverageLine } from '#app/domain/extraction/coverage.ts'
import type { Owner } from '#app/domain/library/document.server.ts'
import { pagesBetween } from '#app/domain/library/page-range.server.ts'
import type { DocumentRow } from '#app/domain/library/types.ts'
import { wholeSentenceShare } from './whole-sentences.ts'

/** Pages from which it is told whether a document is prose. */
const PAGES = 6
const FEW = 0.25

/**
 * What somebody who asks or studies a document of theirs should know of its text: pages without any, doubtful ones, and
 * that hardly anything in it is a sentence. Null when there is nothing to say.
 */
export async function readingNote(
  user: Owner,
  { id, status, coverage }: DocumentRow,
): Promise<string | null> {
  if (status !== 'ready') return null
  const doubtful =
    coverage &&
    (coverage.pagesWithText < coverage.pages ||
      coverage.lowConfidencePages.length > 0 ||
      coverage.notes.length > 0)
  const share = wholeSentenceShare(await pagesBetween(user, id, 1, PAGES))
  const thin =
    share < FEW &&
    'Little of its text is in whole sentences: it may be tables or lists, or could not be read in order. Answers and questions may be few.'
  const notes = [doubtful && coverageLine(coverage), thin].filter(Boolean)
  return notes.length > 0 ? notes.join(' ') : null
}
