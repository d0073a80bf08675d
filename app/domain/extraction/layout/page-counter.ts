import { lookup } from '#app/lookup.ts'

/** A place in a text that may count pages. */
export type Counter = {
  /** The number there. */
  value: number
  /** How it stands there. */
  text: string
  /** How many pages it says there are; only where no word says that it counts them. */
  total?: number
  /** The text without the numbers: the same on each page that is counted so. */
  frame: string
  /**
   * worded: it says that it counts pages; bare: there is nothing else in the line; barred: a bar parts it from other words;
   * apart: it is a cell beside others; joined: other words touch it.
   */
  kind: 'worded' | 'bare' | 'barred' | 'apart' | 'joined'
  /** The cell it stands in. */
  cell: number
  /** Other words stand in the line. */
  hasWords: boolean
}

const WORD =
  'page|pages|pg\\.|p\\.|pag\\.|pág\\.|pagina|página|seite|s\\.|blatt|blz\\.|bladzijde|side|sida|sivu|strona|str\\.|strana|oldal|sayfa|folio|страница|стр\\.|с\\.|сторінка|σελίδα'
const OF = '/|of|von|de|di|sur|van|af|av|z|ze|из|із|από'
const NUMBER = '[1-9]\\d{0,3}'
const ROMAN = '[ivxlc]{1,8}'
const [BEFORE, AFTER] = ['[\\s|–—•·/([<~-]*', '[\\s|–—•·/)\\]>~.-]*']

const BARE = new RegExp(`^${BEFORE}(${NUMBER}|${ROMAN})(?:\\s*(?:${OF})\\s*(${NUMBER}))?${AFTER}$`, 'iu')
const WORDED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORD})\\s*(${NUMBER}|${ROMAN}(?![\\p{L}.]))(?:\\s*(?:${OF})\\s*(${NUMBER}))?(?![\\p{L}\\p{N}]|[.,/:-]\\d)`,
  'iu',
)
const EAST_ASIAN =
  /第?\s*([1-9]\d{0,3})\s*(?:页|頁|ページ|쪽|페이지)(?:\s*[,，/]?\s*共?\s*([1-9]\d{0,3})\s*(?:页|頁|ページ|쪽|페이지))?/u
const BESIDE_BAR = [
  new RegExp(`^()(${NUMBER})(\\s*[|•·]\\s*\\S.*)$`, 'u'),
  new RegExp(`^(.*\\S\\s*[|•·]\\s*)(${NUMBER})()$`, 'u'),
]
const AT_END = [
  new RegExp(`^()(${NUMBER})(\\s+\\p{L}.*)$`, 'u'),
  new RegExp(`^(.*\\p{L}.*\\s+)(${NUMBER})()$`, 'u'),
]

/** A word that a number of its own follows: what is counted are not pages. */
const LABEL = /(?:[:#№]|(?<!\p{L})(?:no|nr|num|n°|nº|number|nummer|número|numéro|numero|номер|№)\.?)$/iu

/** Characters that a number in Roman figures has at most, with its word. */
const SHORT = 30

/** Stands for a number in frames. */
const PLACE = '\ufdd3'

/** What a line of `cells`, which stand apart from each other, may tell of the page's number, the surest first. */
export function countersIn(cells: readonly string[]): Counter[] {
  const found: Counter[] = []
  cells.forEach((text, at) => {
    // Most lines have none, which is seen at once.
    if (!/\d/.test(text) && (text.length > SHORT || !/[ivxlc]/i.test(text))) return
    const frameWith = (part: string) => cells.map((cell, place) => (place === at ? part : cell)).join('\n')
    const isAlone = cells.length === 1
    const worded = WORDED.exec(text) ?? EAST_ASIAN.exec(text)
    const value = worded && valueOf(worded[1]!)
    if (worded && value && !(Number(worded[2]) < value)) {
      const rest = [text.slice(0, worded.index), text.slice(worded.index + worded[0].length)]
      const hasWords = !isAlone || rest.some((part) => /[\p{L}\p{N}]/u.test(part))
      found.push({
        value,
        text: worded[0],
        frame: frameWith(rest.join(PLACE)),
        kind: 'worded',
        cell: at,
        hasWords,
      })
      return
    }
    const bare = BARE.exec(text)
    if (bare) {
      const value = valueOf(bare[1]!)
      const [, , total] = bare
      const neighbours = [cells[at - 1], cells[at + 1]]
      const isLabelled = neighbours.some((cell) => cell !== undefined && isLabel(cell))
      if (!value || Number(total) < value || isLabelled) return
      const sign = /\d/.test(bare[1]!) ? PLACE : `${PLACE}i`
      const frame = frameWith(total ? `${sign}/${total}` : sign)
      const kind = isAlone ? 'bare' : 'apart'
      found.push({
        value,
        text,
        ...(total && { total: Number(total) }),
        frame,
        kind,
        cell: at,
        hasWords: !isAlone,
      })
      return
    }
    for (const [patterns, kind] of [
      [BESIDE_BAR, 'barred'],
      [AT_END, 'joined'],
    ] as const) {
      for (const pattern of patterns) {
        const parts = pattern.exec(text)
        if (!parts || isLabel(parts[1]!)) continue
        const frame = frameWith(`${parts[1]}${PLACE}${parts[3]}`)
        found.push({ value: Number(parts[2]), text: parts[2]!, frame, kind, cell: at, hasWords: true })
      }
      if (found.length > 0) return
    }
  })
  return found
}

/** Whether `text` announces a number. */
export function isLabel(text: string): boolean {
  return LABEL.test(text.trim())
}

/** The words of a frame, without the place of its number. */
export function wordsOfFrame(frame: string): string {
  return frame
    .replace(/\ufdd3i?(?:\/\d+)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const DIGITS = lookup({ i: 1, v: 5, x: 10, l: 50, c: 100 })

/** A number in figures, or in Roman ones as they are written; 0 where it is none. */
function valueOf(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  if (!/^(?:[ivxlc]+|[IVXLC]+)$/.test(text)) return 0
  if (!/^c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i.test(text)) return 0
  const digits = Array.from(text.toLowerCase(), (letter) => DIGITS.get(letter)!)
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0)
}
