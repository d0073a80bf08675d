/** Characters of the document in one question to the model. */
const WINDOW = 24_000

/** `parts` stretches of the document, evenly apart, each small enough for one call; the whole document when it fits. */
export function windowsOf<P extends { text: string }>(pages: readonly P[], parts: number): P[][] {
  const read = pages.filter(({ text }) => text.trim() !== '')
  const total = read.reduce((sum, { text }) => sum + text.length, 0)
  if (total <= WINDOW) return Array.from({ length: Math.max(1, parts) }, () => [...read])
  return Array.from({ length: Math.max(1, parts) }, (_, part) => {
    const from = Math.floor((read.length * part) / parts)
    return take(read.slice(from), WINDOW)
  })
}

function take<P extends { text: string }>(pages: readonly P[], room: number): P[] {
  const taken: P[] = []
  let left = room
  for (const page of pages) {
    if (left <= 0) break
    // A page that is larger than a whole window is cut at the end of a paragraph.
    const cut = page.text.length > left ? page.text.slice(0, left).replace(/\n[^\n]*$/, '') : page.text
    if (cut.trim() !== '') taken.push({ ...page, text: cut })
    left -= page.text.length
  }
  return taken
}
