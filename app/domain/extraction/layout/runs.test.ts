import { expect, test } from 'vitest'
import { runsOf } from './runs.ts'

/** The text of a run that a file writes as `str`. */
function textOf(str: string): string | undefined {
  const item = { str, width: 50, dir: 'ltr', fontName: 'f', transform: [10, 0, 0, 10, 20, 700] }
  const [group] = runsOf([item], [1, 0, 0, 1, 0, 0], { width: 600, height: 800 })
  return group?.runs[0]?.text
}

test.each([
  ['E\x1ecacy of A\x1ene o\x1bsets', 'Efficacy of Affine offsets'],
  ['the \x1cnal \x1dow, \x1crst', 'the final flow, first'],
  ['di\x0ecult \x0celds, \x0dow, o\x0b', 'difficult fields, flow, off'],
  ['\x10quoted\x11 \x16 3\x154', '“quoted” — 3–4'],
  ['\x88 a \x01 b', '• a  b'],
])('what a font of TeX without a map writes as %j is %j', (written, read) => {
  expect(textOf(written)).toBe(read)
})
