import { type Matrix, multiply } from './matrix.ts'
import type { Font } from './pdfjs-parser.ts'

/** What the operators of a page have set. Matrices are six numbers. */
export type Setting = {
  ctm: number[]
  fontName: string | null
  fontSize: number
  /** The font's name within the document. */
  loadedName: string
  font: Font | undefined
  fontMatrix: number[]
  textMatrix: number[]
  lineMatrix: number[]
  charSpacing: number
  wordSpacing: number
  leading: number
  scale: number
  rise: number
}

/** From the units of a font to those of its size, when it does not say otherwise. */
export const FONT_MATRIX: readonly number[] = [0.001, 0, 0, 0.001, 0, 0]

/** What is set when a page begins. */
export function firstSetting(): Setting {
  return {
    ctm: [1, 0, 0, 1, 0, 0],
    fontName: null,
    fontSize: 0,
    loadedName: '',
    font: undefined,
    fontMatrix: [...FONT_MATRIX],
    textMatrix: [1, 0, 0, 1, 0, 0],
    lineMatrix: [1, 0, 0, 1, 0, 0],
    charSpacing: 0,
    wordSpacing: 0,
    leading: 0,
    scale: 1,
    rise: 0,
  }
}

export function copyOf(setting: Setting): Setting {
  return { ...setting, textMatrix: [...setting.textMatrix], lineMatrix: [...setting.lineMatrix] }
}

/** Settings within each other. `q`, `Q` and `cm` are carried out on this by pdf.js's reader of operators. */
export function settingsFrom(state: Setting) {
  return {
    state,
    stateStack: [] as Setting[],
    save() {
      this.stateStack.push(this.state)
      this.state = copyOf(this.state)
    },
    restore() {
      this.state = this.stateStack.pop() ?? this.state
    },
    transform(by: Matrix) {
      this.state.ctm = multiply(this.state.ctm, by)
    },
  }
}

/** Goes to the beginning of a line that is away from that of the last by x, y. */
export function moveLine(setting: Setting, x: number, y: number): void {
  const line = setting.lineMatrix
  line[4] = line[0]! * x + line[2]! * y + line[4]!
  line[5] = line[1]! * x + line[3]! * y + line[5]!
  setting.textMatrix = [...line]
}
