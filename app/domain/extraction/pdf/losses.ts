import { numbersOf } from '../coverage.ts'
import type { Layout, Loss } from '../layout/pages.ts'

const WHY: Record<Loss, (which: string) => string> = {
  outside: (which) => `Text outside of the visible page was left out on ${which}.`,
  damaged: (which) => `Part of the content of ${which} is damaged, so text may be missing there.`,
  endless: (which) => `There is more text on ${which} than is read: the rest was left out.`,
  overlay: (which) => `Fields, links or remarks on ${which} could not all be read.`,
}

/** The sentences about pages of which something is missing; an undefined layout is a page that could not be read at all. */
export function lossNotes(layouts: readonly (Layout | undefined)[]): string[] {
  const pagesWhere = (isMeant: (layout: Layout | undefined) => boolean | undefined) => {
    return layouts.flatMap((layout, at) => (isMeant(layout) ? [at + 1] : []))
  }
  const notes: string[] = []
  const broken = pagesWhere((layout) => !layout)
  if (broken.length > 0) {
    const verbs = broken.length === 1 ? 'is damaged and was' : 'are damaged and were'
    const which = numbersOf(broken, 'page')
    notes.push(`${which[0]!.toUpperCase()}${which.slice(1)} ${verbs} left out.`)
  }
  for (const [loss, sentence] of Object.entries(WHY) as [Loss, (which: string) => string][]) {
    const pages = pagesWhere((layout) => layout?.losses?.includes(loss))
    if (pages.length > 0) notes.push(sentence(numbersOf(pages, 'page')))
  }
  return notes
}
