import { describe, expect, test } from 'vitest'
import type { Passage } from './find-passage.ts'
import { occurrenceIn, withMarks } from './mark-passage.ts'

const passage = (quote: string, around: Partial<Passage> = {}) => ({
  before: '',
  quote,
  after: '',
  ...around,
})

describe('a passage in a document', () => {
  test('is marked in all the pieces it is set in', () => {
    const html = '<p>The light was fin<b>ished in</b> “1874” by Ada.</p>'
    expect(withMarks(html, 'finished in 1874', 0)).toBe(
      '<p>The light was <mark id="q">fin</mark><b><mark>ished in</mark></b> “<mark>1874</mark>” by Ada.</p>',
    )
  })

  test('is not looked for in tags, values and references', () => {
    const html = '<p><img alt="> lamp >" src="data:lamp"> A &#x26; lamp &#x3C; day</p>'
    expect(withMarks(html, 'lamp day', 0)).toBe(
      '<p><img alt="> lamp >" src="data:lamp"> A &#x26; <mark id="q">lamp &#x3C; day</mark></p>',
    )
    expect(occurrenceIn(html, passage('x26'))).toBeUndefined()
  })

  test('that stands twice is the one with the same words around it', () => {
    const html = '<p>First: lit by lamp.</p><p>Second: lit by lamp.</p>'
    const [first, second] = ['First: ', 'Second: '].map((before) =>
      occurrenceIn(html, passage('lit by lamp', { before })),
    )
    expect([first, second]).toEqual([0, 1])
    expect(withMarks(html, 'lit by lamp', 1)).toContain('<p>Second: <mark id="q">lit by lamp</mark>.</p>')
  })

  test('is found whatever accents and forms its letters have', () => {
    expect(withMarks('<p>Der ﬁnale <b>Café</b></p>', 'finale cafe', 0)).toContain('<mark>Café</mark>')
    expect(withMarks('<p>ΟΔΟ<b>Σ</b> ΙΙ</p>', 'οδος ιι', 0)).toContain('<b><mark>Σ</mark></b>')
  })

  test('is nowhere where the document does not say it', () => {
    expect(occurrenceIn('<p>Words</p>', passage('never said'))).toBeUndefined()
    for (const time of [0, 1, -1, Number.NaN, 0.5])
      expect(withMarks('<p>Words</p>', 'never said', time)).toBe('<p>Words</p>')
    expect(withMarks('<p>Words</p>', '', 0)).toBe('<p>Words</p>')
  })

  test('is found in time in what is no document', () => {
    const started = performance.now()
    withMarks('<"'.repeat(1_000_000), 'lamp', 0)
    withMarks('<'.repeat(2_000_000), 'lamp', 0)
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
