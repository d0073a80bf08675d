import type { Run } from '../layout/runs.ts'

type Rect = { x: number; y: number; right: number; bottom: number }
export type Link = Rect & { url: string }

/** The rectangle between two corners, as x, y, x, y. */
export function box([x = 0, y = 0, right = 0, bottom = 0]: number[]): Rect {
  return {
    x: Math.min(x, right),
    right: Math.max(x, right),
    y: Math.min(y, bottom),
    bottom: Math.max(y, bottom),
  }
}

/** Runs with the links that lie over them; a run of which a part is linked is cut there. Both turned the same way. */
export function linked(runs: readonly Run[], links: readonly Link[]): Run[] {
  if (links.length === 0) return [...runs]
  return runs.flatMap((run) => {
    const middle = run.baseline - run.size * 0.3
    const link = links.find(
      (one) => middle > one.y && middle < one.bottom && run.x < one.right - 1 && run.right > one.x + 1,
    )
    return link ? cut(run, link) : [run]
  })
}

/** Where a character stands is told from its share of the width, so cuts are moved to the next word. */
function cut(run: Run, link: Link): Run[] {
  const width = Math.max(1, run.right - run.x)
  const place = (x: number) => {
    const share = (x - run.x) / width
    if (share < 0.02) return 0
    return share > 0.98 ? run.text.length : nearestWord(run.text, share * run.text.length)
  }
  const from = place(link.x)
  const to = place(link.right)
  if (to <= from) return [run]
  const part = (start: number, end: number, url?: string): Run[] => {
    const text = run.text.slice(start, end)
    if (!text) return []
    const at = (index: number) => run.x + (index / run.text.length) * width
    return [{ ...run, text, x: at(start), right: at(end), ...(url ? { link: url } : {}) }]
  }
  return [...part(0, from), ...part(from, to, link.url), ...part(to, run.text.length)]
}

function nearestWord(text: string, index: number): number {
  for (let away = 0; away < 12; away++) {
    for (const at of [Math.round(index) - away, Math.round(index) + away]) {
      if (at <= 0 || at >= text.length || /\s/.test(text[at]!) !== /\s/.test(text[at - 1]!)) {
        return Math.min(text.length, Math.max(0, at))
      }
    }
  }
  return Math.round(index)
}

/** A link's place on the page as shown, turned as text of direction `turn` is. */
export function turnedLink(
  link: Link,
  toPage: readonly number[],
  turn: (x: number, y: number) => [number, number],
): Link {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = toPage
  const corner = (x: number, y: number) => turn(a * x + c * y + e, b * x + d * y + f)
  const [x, y] = corner(link.x, link.y)
  const [right, bottom] = corner(link.right, link.bottom)
  return { url: link.url, ...box([x, y, right, bottom]) }
}
