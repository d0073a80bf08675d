import { describe, expect, test } from 'vitest'
import type { Passage } from './find-passage.ts'
import { atOnce } from '../turns.ts'
import { occurrenceIn, readLetters, withMarks } from './mark-passage.ts'

const mark = (html: string, quote: string, occurrence: number) =>
  withMarks(html, atOnce(readLetters(html)), quote, occurrence)
const occurrence = (html: string, passage: Passage) => occurrenceIn(atOnce(readLetters(html)), passage)

const passage = (quote: string, around: Partial<Passage> = {}) => ({
  before: '',
  quote,
  after: '',
  ...around,
})

describe('a passage in a document', () => {
  test('is marked in all the pieces it is set in', () => {
    const html = '<p>The light was fin<b>ished in</b> “1874” by Ada.</p>'
    expect(mark(html, 'finished in 1874', 0)).toBe(
      '<p>The light was <mark id="q">fin</mark><b><mark>ished in</mark></b> “<mark>1874</mark>” by Ada.</p>',
    )
  })

  test('is not looked for in tags, values and references', () => {
    const html = '<p><img alt="> lamp >" src="data:lamp"> A &#x26; lamp &#x3C; day</p>'
    expect(mark(html, 'lamp day', 0)).toBe(
      '<p><img alt="> lamp >" src="data:lamp"> A &#x26; <mark id="q">lamp &#x3C; day</mark></p>',
    )
    expect(occurrence(html, passage('x26'))).toBeUndefined()
  })

  test('that stands twice is the one with the same words around it', () => {
    const html = '<p>First: lit by lamp.</p><p>Second: lit by lamp.</p>'
    const [first, second] = ['First: ', 'Second: '].map((before) =>
      occurrence(html, passage('lit by lamp', { before })),
    )
    expect([first, second]).toEqual([0, 1])
    expect(mark(html, 'lit by lamp', 1)).toContain('<p>Second: <mark id="q">lit by lamp</mark>.</p>')
  })

  test('is found whatever accents and forms its letters have', () => {
    expect(mark('<p>Der ﬁnale <b>Café</b></p>', 'finale cafe', 0)).toContain('<mark>Café</mark>')
    expect(mark('<p>ΟΔΟ<b>Σ</b> ΙΙ</p>', 'οδος ιι', 0)).toContain('<b><mark>Σ</mark></b>')
  })

  test('is nowhere where the document does not say it', () => {
    expect(occurrence('<p>Words</p>', passage('never said'))).toBeUndefined()
    for (const time of [0, 1, -1, Number.NaN, 0.5])
      expect(mark('<p>Words</p>', 'never said', time)).toBe('<p>Words</p>')
    expect(mark('<p>Words</p>', '', 0)).toBe('<p>Words</p>')
  })

  test('is found in time in what is no document', () => {
    const started = performance.now()
    mark('<"'.repeat(1_000_000), 'lamp', 0)
    mark('<'.repeat(2_000_000), 'lamp', 0)
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('is found in a long text without tags, across the places where it is taken apart', () => {
    const html = `${'word '.repeat(4_100)}lit by lamp ${'word '.repeat(4_100)}`
    for (const before of [3_995, 3_998, 4_000, 4_002]) {
      const text = `${'word '.repeat(before)}lit by lamp ${'word '.repeat(9_000)}`
      expect(mark(text, 'lit by lamp', 0).replace(/<\/?mark[^>]*>/g, '')).toBe(text)
      expect(mark(text, 'lit by lamp', 0)).toMatch(/<mark id="q">lit/)
    }
    expect(occurrence(html, passage('lit by lamp'))).toBe(0)
  })
})
