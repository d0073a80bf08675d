import type { Line as ReadLine, Page as Read } from 'tesseract.js'
import { type Layout, regionsOf } from '../layout/pages.ts'
import { median } from '../layout/median.ts'
import type { Run } from '../layout/runs.ts'
import { BORDER } from './prepare.ts'

/** Confidence below which a line says nothing, and below which a sign without letters does not. */
const LINE = 40
const SIGN = 30
/** Sizes that differ by no more than this are the same: heights of lines differ with the letters in them. */
const SAME = 1.22

type Word = { text: string; confidence: number; x: number; right: number; baseline: number; size: number }

/** What was read off a page: its words where they stand, in points, and how sure it is, 0 to 100. */
export type Recognition = {
  layout: Layout
  /** The words where they stand on the picture as it was given, unless that had to be turned. */
  words: Run[]
  confidence: number
}

/** The boxes of all words, in pixels. */
export function boxesOf(read: Read) {
  return linesOf(read).flatMap((line) => line.words.map((word) => word.bbox))
}

/**
 * The lines the recogniser found in one or more looks, without those that are no text. `height` is the picture's, in
 * pixels.
 */
export function recognitionOf(
  looks: readonly Read[],
  { height, dpi }: { height: number; dpi: number },
): Recognition {
  const scale = 72 / (dpi || 200)
  const lines = looks
    .flatMap(linesOf)
    .filter(isLevel)
    .map((line) => wordsOf(line, scale))
    .filter((words) => words.length > 0 && isText(words))
  const words = lines.flat()
  const sizeFor = sizesOf(words.map((word) => word.size))
  const runs = words.map((word, at): Run => {
    return { ...word, size: sizeFor(word.size), font: 'read', rtl: false, at }
  })
  const weight = words.reduce((sum, word) => sum + word.text.length, 0)
  const confidence =
    words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, weight)
  const layout = { regions: regionsOf(runs), height: height * scale }
  const edge = BORDER * scale
  const onPicture = runs.map((run) => {
    return { ...run, x: run.x - edge, right: run.right - edge, baseline: run.baseline - edge }
  })
  return { layout, words: onPicture, confidence: Math.round(confidence) }
}

/** Sizes that are nearly the same become one, the middle of them. */
function sizesOf(sizes: readonly number[]): (size: number) => number {
  const groups: number[][] = []
  for (const size of sizes.toSorted((one, other) => one - other)) {
    const group = groups.at(-1)
    if (group && size <= group[0]! * SAME) group.push(size)
    else groups.push([size])
  }
  return (size) => median(groups.findLast((group) => group[0]! <= size) ?? [size])
}

/** Lines that run up or down belong to a page that lies on its side, or to its margin. */
function isLevel({ bbox, words }: ReadLine): boolean {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0)
  return letters < 4 || bbox.x1 - bbox.x0 > bbox.y1 - bbox.y0
}

function linesOf(read: Read): ReadLine[] {
  return (read.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
}

function wordsOf(line: ReadLine, scale: number): Word[] {
  const size = Math.max(4, line.rowAttributes.rowHeight * 0.8) * scale
  return line.words
    .filter((word) => word.text.trim() && (word.confidence >= SIGN || /[\p{L}\p{N}]/u.test(word.text)))
    .map(({ text, confidence, bbox }) => {
      const baseline = baselineAt(line.baseline, (bbox.x0 + bbox.x1) / 2) * scale
      return { text, confidence, x: bbox.x0 * scale, right: bbox.x1 * scale, baseline, size }
    })
}

function baselineAt(line: { x0: number; y0: number; x1: number; y1: number }, x: number): number {
  if (line.x1 === line.x0) return line.y0
  return line.y0 + ((line.y1 - line.y0) * (x - line.x0)) / (line.x1 - line.x0)
}

/** Specks and drawings are read as signs and lone letters, and with doubt. */
function isText(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join('')
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const mean = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / text.length
  return letters > 0 && mean >= (letters < 3 || letters < text.length * 0.6 ? LINE + 25 : LINE)
}
