/** The file name of a downloaded rewrite: humanized-text-{tone}-{date}.txt, with `custom-tone` for a custom tone. */
export function downloadName(tone: string, date: Date): string {
  const name = /^\d+$/.test(tone) ? 'custom-tone' : tone
  return `humanized-text-${name}-${date.toISOString().slice(0, 10)}.txt`
}
