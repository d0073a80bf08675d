import type { Line } from './lines.ts'
import type { Layout } from './pages.ts'

/** Lines from the top and from the bottom of a page that may be a running title. */
const EDGE_LINES = 4

/**
 * Takes running titles and page numbers away: lines at the edge of pages that come again on others at the same height, the
 * figures in them aside. A title stays where it stands first; a page number goes everywhere.
 */
export function withoutFurniture(pages: readonly Layout[]): Line[][][] {
  const seen = new Map<string, { line: Line; page: number }[]>()
  pages.forEach((page, at) => {
    for (const line of edgesOf(page)) {
      const key = `${foldFigures(line.text)}\n${Math.round(line.size)}`
      const places = seen.get(key)
      if (places) places.push({ line, page: at })
      else seen.set(key, [{ line, page: at }])
    }
  })
  const gone = new Set<Line>()
  for (const [key, places] of seen) {
    const isNumber = isPageNumber(key.split('\n')[0]!)
    for (const place of places) {
      const same = places.filter((other) => Math.abs(other.line.baseline - place.line.baseline) < 6)
      const on = new Set(same.map((other) => other.page)).size
      const isRunning = on >= 3 && on >= Math.min(8, pages.length * 0.3)
      if (isNumber ? on >= 2 : isRunning && place.page !== same[0]!.page) gone.add(place.line)
    }
  }
  return pages.map((page) => {
    return page.regions
      .map((lines) => lines.filter((line) => !gone.has(line)))
      .filter((lines) => lines.length > 0)
  })
}

function edgesOf({ regions, height }: Layout): Set<Line> {
  const lines = regions.flat().toSorted((one, other) => one.baseline - other.baseline)
  const top = lines.slice(0, EDGE_LINES).filter((line) => line.baseline < height * 0.2)
  const bottom = lines.slice(-EDGE_LINES).filter((line) => line.baseline > height * 0.8)
  return new Set([...top, ...bottom])
}

function foldFigures(text: string): string {
  return text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ').trim()
}

/** A figure with nothing around it but signs or the word for page in one of the eight languages. */
function isPageNumber(folded: string): boolean {
  return /^[\s|–—•·/([-]*(?:(?:page|p\.|seite|s\.|página|pagina|pág\.|pag\.|blz\.|страница|стр\.|с\.)\s*)?(?:#|[ivxlc]{1,6})(?:\s*(?:\/|\||of|von|de|di|sur|van|из)\s*#)?[\s|–—•·/)\]-]*$/.test(
    folded,
  )
}
