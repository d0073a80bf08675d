import { describe, expect, test } from 'vitest'
import type { PlacedText } from '#app/domain/extraction/page-image/page-image.ts'
import { placesOf } from './passage-place.ts'

/** A line of text of ten points, five points a letter. */
const placed = (text: string, x: number, y: number): PlacedText => ({
  text,
  at: [x, y],
  along: [text.length * 5, 0],
  up: [0, -10],
})

describe('a passage on a page', () => {
  const page = [
    placed('The harbour was meas-', 50, 100),
    placed('ured in 1874. Nobody knows', 50, 114),
    placed('who paid for it.', 50, 128),
  ]

  test('has a box for each of its lines, as wide as its words', () => {
    const [first, second, ...more] = placesOf(page, 'harbour was measured in 1874.')
    expect(more).toEqual([])
    expect(first).toMatchObject({ x: 70, width: 85 })
    expect(first!.y).toBeLessThan(100)
    expect(first!.y + first!.height).toBeGreaterThan(100)
    expect(second).toMatchObject({ x: 50, width: 60 })
  })

  test('is found whatever signs, spaces and capitals it is written with', () => {
    expect(placesOf(page, 'MEASURED  in “1874”')).toHaveLength(2)
    expect(placesOf([placed('ﬁnal ofﬁce', 0, 20)], 'final office')).toHaveLength(1)
  })

  test('is one box where its line is set in pieces', () => {
    expect(placesOf([placed('in 18', 0, 20), placed('74 all', 25, 20)], 'in 1874 all')).toEqual([
      expect.objectContaining({ x: 0, width: 55 }),
    ])
  })

  test('is found in files that draw their lines in another order', () => {
    expect(placesOf(page.toReversed(), 'measured in 1874')).toHaveLength(2)
  })

  test('of text that runs upwards is as tall as its words', () => {
    const [box] = placesOf([{ text: 'upwards', at: [30, 200], along: [0, -35], up: [-10, 0] }], 'upwards')
    expect(box!.height).toBeCloseTo(35)
    expect(box!.width).toBeLessThan(15)
  })

  test('is nowhere when the page does not say it, or it says next to nothing', () => {
    expect(placesOf(page, 'harbour was sold in 1874')).toEqual([])
    expect(placesOf(page, 'it.')).toEqual([])
    expect(placesOf(page, '—')).toEqual([])
    expect(placesOf([], 'harbour was measured')).toEqual([])
  })
})
