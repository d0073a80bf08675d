import { describe, expect, test } from 'vitest'
import type { PlacedText } from '#app/domain/extraction/page-image/page-image.ts'
import { placesOf as places } from './passage-place.ts'

const placesOf = (texts: PlacedText[], quote: string, before = '', after = '') =>
  places(texts, { before, quote, after })

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
    expect(first!.x).toBeGreaterThan(60)
    expect(first!.x).toBeLessThan(71)
    expect(first!.x + first!.width).toBe(155)
    expect(first!.y).toBeLessThan(100)
    expect(first!.y + first!.height).toBeGreaterThan(100)
    expect(second!.x).toBe(50)
    expect(second!.width).toBeGreaterThan(60)
    expect(second!.width).toBeLessThan(75)
  })

  test('is found whatever signs, spaces and capitals it is written with', () => {
    expect(placesOf(page, 'MEASURED  in “1874”')).toHaveLength(2)
    expect(placesOf([placed('ﬁnal ofﬁce', 0, 20)], 'final office')).toHaveLength(1)
  })

  test('keeps wide letters whole where they stand among narrow ones', () => {
    // As Helvetica sets it at ten points: "illicit " is 23.3 wide, "WOMEN" 40.6.
    const set: PlacedText = { text: 'illicit WOMEN', at: [0, 20], along: [63.9, 0], up: [0, -10] }
    expect(placesOf([set], 'illicit')[0]!.width).toBeGreaterThan(20.5)
    expect(placesOf([{ ...set, text: 'illicit WOMENS' }], 'WOMENS')[0]!.x).toBeLessThan(23.3)
  })

  test('that the page says twice is the one with the same words around it', () => {
    const twice = ['First: lit by lamp.', 'Second: lit by lamp.'].map((text, at) =>
      placed(text, 0, 20 + 20 * at),
    )
    expect(placesOf(twice, 'lit by lamp', 'Second: ', '.')[0]!.y).toBeGreaterThan(25)
    expect(placesOf(twice, 'lit by lamp', 'First: ', '.')[0]!.y).toBeLessThan(20)
  })

  test('that is read from right to left begins on the right', () => {
    const [box] = placesOf(
      [{ text: 'שלום עולם טוב', at: [200, 20], along: [-65, 0], up: [0, -10] }],
      'שלום עולם',
    )
    expect(box!.x + box!.width).toBe(200)
    expect(box!.x).toBeLessThan(156)
    expect(box!.x).toBeGreaterThan(140)
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
