/** What files are, as people look for them. */
export const FILE_KINDS = [
  { name: 'pdf', label: 'PDF' },
  { name: 'document', label: 'Document' },
  { name: 'sheet', label: 'Spreadsheet' },
  { name: 'slides', label: 'Presentation' },
  { name: 'picture', label: 'Picture' },
  { name: 'e-book', label: 'E-book' },
  { name: 'mail', label: 'Mail' },
  { name: 'web', label: 'Web page' },
  { name: 'text', label: 'Text' },
  { name: 'archive', label: 'ZIP archive' },
] as const satisfies { name: string; label: string }[]
export type FileKindName = (typeof FILE_KINDS)[number]['name']

/** When files were added, as people look for them. Days are those that lists show: of UTC. */
export const ADDED_TIMES = [
  { name: 'today', label: 'Today' },
  { name: '7-days', label: 'Last 7 days' },
  { name: '30-days', label: 'Last 30 days' },
  { name: 'this-year', label: 'This year' },
  { name: 'earlier', label: 'Before this year' },
] as const satisfies { name: string; label: string }[]
export type AddedTime = (typeof ADDED_TIMES)[number]['name']

/** Returns from when, and until before when, files were added that a choice means, as it is `now`. */
export function spanOf(time: AddedTime, now: Date): { since?: Date; before?: Date } {
  const day = (back: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - back))
  const year = new Date(Date.UTC(now.getUTCFullYear(), 0, 1))
  switch (time) {
    case 'today':
      return { since: day(0) }
    case '7-days':
      return { since: day(6) }
    case '30-days':
      return { since: day(29) }
    case 'this-year':
      return { since: year }
    case 'earlier':
      return { before: year }
  }
}
