import type { Loss } from '../layout/pages.ts'
import type { TextItem } from '../layout/runs.ts'
import { multiply } from './matrix.ts'
import { FONT_MATRIX, type Setting } from './setting.ts'
import { KIND, signsOf } from './signs.ts'

/** Stretches of text of one page that are looked at; real pages have some thousands. */
export const ITEMS = 60_000
/** Thrown when there are more. */
export const ENOUGH = new Error('Enough text')

/** Letters before U+0590 are written from left to right. */
const LEFT_TO_RIGHT = /^[\0-\u058f]*$/

// Distances in font sizes, as pdf.js has them.
/** Up to this, signs are of one word; from here on a blank is meant. */
const TRACKING = 0.102
/** Up to this, a blank that was written was not meant. */
const NO_BLANK = 0.03
/** Further back than this, another stretch begins. */
const BACK = -0.2
/** Up to this, a gap is a blank within a stretch; beyond, it parts two. */
const WIDEST_BLANK = 0.6
/** Further up or down than this share of its height, another stretch begins. */
const SHIFT = 0.25

export type Typesetter = {
  /** Sets the signs that a string stands for; `extra` is the room after the last. */
  show(state: Setting, codes: string, extra: number): void
  /** The same for strings with numbers between them, which are thousandths of the font size to go back. */
  showSpaced(state: Setting, parts: readonly (string | number)[]): void
  /** The text matrix is another: keeps what the stretch has in the lengths of the page. */
  rescale(state: Setting): void
  /** Ends the stretch. */
  flush(): void
}

/** What stretches are made for. */
export type PageItems = {
  /** Left, bottom, right and top of what is shown. */
  view: readonly number[]
  items: TextItem[]
  /** What is missing among them. */
  losses: Set<Loss>
  /** Puts a text that is written from right to left, or both ways, in the order it is read. */
  bidi: (text: string) => { str: string; dir: string }
}

/**
 * Puts signs one after the other where the operators of a page set them and joins them into stretches, which go to `items`.
 * What lies outside of `view` is left out. `start` is what is set at the beginning.
 *
 * The rules are those of pdf.js (`getTextContent` in its core/evaluator.js, Apache License 2.0), to the same numbers, for fonts
 * that are written horizontally. Within a string only the place changes: that is reckoned in numbers, where pdf.js makes six
 * matrices for each sign. Throws ENOUGH.
 */
export function typesetter({ view, items, losses, bidi }: PageItems, start: Setting): Typesetter {
  const [left = 0, bottom = 0, right = 0, top = 0] = view
  let shown = { fontSize: start.fontSize, fontName: start.fontName, font: start.font }
  const stretch = {
    isOpen: false,
    text: '',
    fontName: '',
    guessed: 0,
    transform: [] as number[],
    width: 0,
    total: 0,
    height: 0,
    /** From the lengths of the text to those of the page. */
    scale: 0,
    size: 0,
    rise: 0,
  }
  /** Where the last sign ended, and how it was turned. */
  const last = { isSet: false, x: 0, y: 0, turn: [] as readonly number[] }
  // Whether the last sign but one, and the last, were no blanks.
  let isOlder = false
  let isNewer = false

  function flush() {
    if (!stretch.isOpen) return
    stretch.total += stretch.width * stretch.scale
    const { text, transform, fontName } = stretch
    stretch.isOpen = false
    stretch.text = ''
    if (!text) return
    const { str, dir } = LEFT_TO_RIGHT.test(text) ? { str: text, dir: 'ltr' } : bidi(text)
    const isGuessed = stretch.guessed * 2 > text.length
    items.push({ str, dir, width: Math.abs(stretch.total), transform, fontName, isGuessed })
    if (items.length > ITEMS) throw ENOUGH
  }

  function forget() {
    isOlder = false
    isNewer = false
  }

  function open(state: Setting, turn: readonly number[], x: number, y: number) {
    stretch.isOpen = true
    stretch.fontName = state.loadedName
    stretch.guessed = 0
    stretch.transform = [turn[0]!, turn[1]!, turn[2]!, turn[3]!, x, y]
    stretch.width = 0
    stretch.total = 0
    stretch.height = Math.hypot(turn[2]!, turn[3]!)
    stretch.scale = scaleOf(state)
    stretch.size = state.fontSize
  }

  function rescale(state: Setting) {
    if (!stretch.isOpen) return
    const scale = scaleOf(state)
    if (scale === stretch.scale) return
    stretch.total += stretch.width * stretch.scale
    stretch.width = 0
    stretch.scale = scale
  }

  /** Looks at the way from the last sign to the next, which is at x, y: a blank, another stretch, or nothing. */
  function step(state: Setting, turn: readonly number[], x: number, y: number) {
    const to = along(turn, x, y, turn)
    const from = along(turn, last.x, last.y, last.turn)
    const ahead = (to.x - from.x) / stretch.scale
    const up = to.y - from.y
    const way = Math.sign(stretch.width || stretch.total)
    const { size } = stretch
    if (ahead < way * size * BACK) {
      forget()
      flush()
      return
    }
    const risen = state.rise - stretch.rise
    const upAlone = risen === 0 ? up : up - (turn[3]! / state.fontSize) * risen
    if (Math.abs(upAlone) > stretch.height) {
      forget()
      flush()
      return
    }
    if (ahead <= way * size * NO_BLANK) forget()
    if (ahead <= way * size * TRACKING) {
      if (isOlder && !isNewer) {
        forget()
        flush()
      } else stretch.width += ahead
    } else if (way * size * TRACKING <= ahead && ahead <= way * size * WIDEST_BLANK) {
      if (stretch.isOpen) {
        forget()
        stretch.text += ' '
      }
      if (stretch.text === '') forget()
      else stretch.width += ahead
    } else {
      flush()
      forget()
    }
    if (Math.abs(up) > stretch.height * SHIFT) flush()
  }

  function show(state: Setting, codes: string, extra: number) {
    const { font, fontSize, fontName, textMatrix, ctm, rise, scale, charSpacing, wordSpacing } = state
    if (!font) return
    if (shown.fontSize !== fontSize || (shown.fontName !== fontName && shown.font?.name !== font.name)) {
      flush()
      shown = { fontSize, fontName, font }
    }
    const [a = 0, b = 0] = textMatrix
    let e = textMatrix[4]!
    let f = textMatrix[5]!
    if (!codes) {
      const room = (charSpacing + extra) * scale
      textMatrix[4] = a * room + e
      textMatrix[5] = b * room + f
      return
    }
    const turn = multiply(ctm, multiply(textMatrix, [fontSize * scale, 0, 0, heightOf(state), 0, rise]))
    const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = ctm
    const riseX = textMatrix[2]! * rise
    const riseY = textMatrix[3]! * rise
    const unit = state.fontMatrix[0]! * fontSize
    const signs = signsOf(font, codes)
    if (signs.length === 0) losses.add('damaged')
    const end = signs.length - 1
    for (let at = 0; at <= end; at++) {
      const { text, width, kind, isSpace, isGuessed } = signs[at]!
      if (kind === KIND.invisible) continue
      let spacing = charSpacing + (at === end ? extra : 0)
      if (isSpace) spacing += wordSpacing
      let wide = width * unit
      if (kind === KIND.blank) {
        const room = (spacing + wide) * scale
        e = a * room + e
        f = b * room + f
        isOlder = isNewer
        isNewer = false
        continue
      }
      const atX = riseX + e
      const atY = riseY + f
      const x = g * atX + i * atY + k
      const y = h * atX + j * atY + l
      if (kind === KIND.letter) {
        if (x + wide < left || x > right || y < bottom || y > top) {
          if (/[\p{L}\p{N}]/u.test(text)) losses.add('outside')
          e = a * (wide * scale) + e
          f = b * (wide * scale) + f
          continue
        }
        if (last.isSet && (last.x !== x || last.y !== y)) step(state, turn, x, y)
      } else wide = 0
      if (!stretch.isOpen) open(state, turn, x, y)
      wide *= scale
      if (wide) {
        e = a * wide + e
        f = b * wide + f
        stretch.width += wide
        stretch.rise = rise
        last.isSet = true
        last.x = g * (riseX + e) + i * (riseY + f) + k
        last.y = h * (riseX + e) + j * (riseY + f) + l
        last.turn = turn
      }
      stretch.text += isOlder && !isNewer ? ` ${text}` : text
      if (isGuessed) stretch.guessed += text.length
      isOlder = isNewer
      isNewer = true
      if (spacing) {
        const room = spacing * scale
        e = a * room + e
        f = b * room + f
      }
    }
    textMatrix[4] = e
    textMatrix[5] = f
  }

  function showSpaced(state: Setting, parts: readonly (string | number)[]) {
    const unit = -state.fontSize / 1000
    let codes = ''
    for (const part of parts) {
      if (typeof part === 'string') codes += part
      else if (typeof part === 'number' && part !== 0) {
        show(state, codes, part * unit)
        codes = ''
      }
    }
    if (codes) show(state, codes, 0)
  }

  return { show, showSpaced, rescale, flush }
}

/** From the lengths of a text to those of the page. */
function scaleOf({ ctm, lineMatrix }: Setting): number {
  return Math.hypot(ctm[0]!, ctm[1]!) * Math.hypot(lineMatrix[0]!, lineMatrix[1]!)
}

/** How high a sign is in the text's own lengths: fonts that are drawn by the page's means may say so themselves. */
function heightOf({ font, fontSize, fontMatrix }: Setting): number {
  if (!font?.isType3Font || !(fontSize <= 1 || font.isCharBBox)) return fontSize
  const isUsual = fontMatrix.every((one, at) => one === FONT_MATRIX[at])
  const height = font.bbox[3]! - font.bbox[1]!
  return !isUsual && height > 0 ? fontSize * (height * fontMatrix[3]!) : fontSize
}

/** A point of the page as seen along the direction in which the text goes; `slant` is how it was turned if that is slanted. */
function along(
  turn: readonly number[],
  x: number,
  y: number,
  slant: readonly number[],
): { x: number; y: number } {
  const [a = 0, b = 0, c = 0, d = 0] = turn
  if (a && b === 0 && c === 0) return a > 0 ? { x, y } : { x: -x, y: -y }
  if (b && a === 0 && d === 0) return b > 0 ? { x: y, y: x } : { x: -y, y: -x }
  const [p = 0, q = 0, r = 0, s = 0] = slant
  const length = Math.hypot(p, q)
  return { x: (p * x + q * y) / length, y: (r * x + s * y) / length }
}
