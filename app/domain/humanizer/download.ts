/** What a rewrite can be downloaded as. */
export const DOWNLOADS = [
  { format: 'docx', label: 'Word (.docx)' },
  { format: 'md', label: 'Markdown (.md)' },
  { format: 'txt', label: 'Plain text (.txt)' },
] as const

export type DownloadFormat = (typeof DOWNLOADS)[number]['format']

/** Returns the file name of a downloaded rewrite: humanized-text-{tone}-{date}.txt, with `custom-tone` for a custom tone. */
export function downloadName(tone: string, date: Date, format: DownloadFormat = 'txt'): string {
  const name = /^\d+$/.test(tone) ? 'custom-tone' : tone
  return `humanized-text-${name}-${date.toISOString().slice(0, 10)}.${format}`
}
