import { expect, test } from 'vitest'
import { seededRandom } from '#app/domain/random.ts'
import { alignment, isChanged, type Pair } from './align.ts'
import { atOnce } from '#app/domain/turns.ts'
import { textOf, unitsOf } from './units.ts'

const align = (source: string, output: string) => atOnce(alignment(source, output, 'en'))

const SIGNS = { mill: 'a', flour: 'b', painter: 'c', Sundays: 'd' }

/** The pairs as "which sentences of the source, which of the output", each by what it is about. */
function drawn(pairs: readonly Pair[]): string[] {
  const about = (text: string) =>
    Object.entries(SIGNS).map(([word, sign]) => (text.includes(word) ? sign : ''))
  const side = (units: Pair['source']) => units.flatMap(({ text }) => about(text)).join('')
  return pairs.map(({ source, output }) => `${side(source)}>${side(output)}`)
}

const A = 'The old mill beside the river was built by two brothers from the village.'
const B = 'Nobody has ground any flour there since the great flood of that winter.'
const C = 'Today a painter keeps her brushes and canvases in the upper room.'
const D = 'Visitors are welcome on Sundays if they ring the copper bell twice.'

/** The same again in other words. */
const A2 = 'Two brothers from the village put up the old mill by the river.'
const B2 = 'Since the flood of that winter, nobody ground flour in it.'
const C2 = 'A painter now stores canvases and brushes in its upper room.'
const D2 = 'On Sundays visitors may come, if they ring its copper bell twice.'

test.each<[string, string[], string[], string[]]>([
  ['one by one', [A, B, C, D], [A2, B2, C2, D2], ['a>a', 'b>b', 'c>c', 'd>d']],
  ['the same', [A, B], [A, B], ['a>a', 'b>b']],
  ['one left out', [A, B, C, D], [A2, C2, D2], ['a>a', 'b>', 'c>c', 'd>d']],
  ['the first left out', [A, B, C], [B2, C2], ['a>', 'b>b', 'c>c']],
  ['one added', [A, B], [A2, D2, B2], ['a>a', '>d', 'b>b']],
  ['neighbours changed places', [A, B, C], [A2, C2, B2], ['a>a', 'bc>cb']],
  ['all left out', [A, B], [], ['a>', 'b>']],
  ['all added', [], [A, B], ['>a', '>b']],
])('%s', (_, source, output, expected) => {
  expect(drawn(align(source.join(' '), output.join(' ')))).toEqual(expected)
})

test('a sentence that was split is one pair', () => {
  const long =
    'The old mill beside the river was built by two brothers, and nobody has ground any flour there since the great flood.'
  const output =
    'Two brothers built the old mill beside the river A. Nobody has ground flour there since the great flood.'
  expect(drawn(align(`${long} ${C}`, `${output} ${C2}`))).toEqual(['ab>ab', 'c>c'])
  expect(drawn(align(`${output} ${C}`, `${long} ${C2}`))).toEqual(['ab>ab', 'c>c'])
})

test('headings, tables and code keep to themselves', () => {
  const code = '```\nlet a = 1\n```'
  const table = '| a | b |\n|---|---|\n| 1 | 2 |'
  const source = `# The mill\n\n${A}\n\n${code}\n\n${B}\n\n${table}\n`
  const output = `# The mill\n\n${A2}\n\n${code}\n\n${B2}\n\n${table}\n`
  const pairs = align(source, output)
  expect(pairs.map(({ source: [unit] }) => unit?.kind)).toEqual([
    'heading',
    'sentence',
    'code',
    'sentence',
    'table',
  ])
  expect(pairs.map(isChanged)).toEqual([false, true, false, true, false])
})

test('markers, labels and blank lines are not part of what is compared', () => {
  const units = [...unitsOf('\n- **Note:** First one. Second.\n\n\n> Said.\n', 'en')]
  expect(units).toEqual([
    { kind: 'sentence', lead: '\n- **Note:** ', text: 'First one.', gap: ' ', block: 0 },
    { kind: 'sentence', lead: '', text: 'Second.', gap: '\n\n\n', block: 0 },
    { kind: 'quote', lead: '> ', text: 'Said.', gap: '\n', block: 1 },
  ])
  expect(textOf(units)).toBe('First one. Second.\n\n\n> Said.')
})

test('line breaks within a paragraph are no change', () => {
  expect(align(A, A.replaceAll(' ', '\n')).map(isChanged)).toEqual([false])
})

/** Texts of the pieces that make trouble, put together by chance. */
function randomText(random: () => number): string {
  const marks =
    '\n\n|\n|- |1. |# Title\n|> |```\ncode\n```\n|| a | b |\n|---\n|   |\r\n|“|.|… |a|**Label:** |Dr. |?!|\u00a0|🙂 |$$\n|<p>\n'
  const pieces = [...[A, B, C, D, A2, B2, C2, D2].map((sentence) => `${sentence} `), ...marks.split('|')]
  const length = Math.floor(random() * 30)
  return Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)]).join('')
}

test('whatever the texts, all of both is in the pairs, in order, and the same each time', () => {
  const random = seededRandom(7)
  for (let round = 0; round < 600; round++) {
    const source = randomText(random)
    const output = random() < 0.2 ? source : randomText(random)
    const pairs = align(source, output)
    const whole = (side: 'source' | 'output') =>
      pairs
        .flatMap((pair) => pair[side])
        .map(({ lead, text, gap }) => lead + text + gap)
        .join('')
    expect(whole('source')).toBe(source)
    expect(whole('output')).toBe(output)
    expect(pairs.every((pair) => pair.source.length + pair.output.length > 0)).toBe(true)
    if (source === output) expect(pairs.some(isChanged)).toBe(false)
    expect(align(source, output)).toEqual(pairs)
  }
})

test('a long text that says the same again and again is aligned all the same', () => {
  const source = `${A} ${B} `.repeat(2_000)
  const output = `${A2} ${B2} `.repeat(2_000)
  const pairs = align(source, output)
  expect(pairs.filter((pair) => pair.source.length === 1 && pair.output.length === 1)).toHaveLength(4_000)
})

test('what was cut from the middle of a long text does not shift the rest', () => {
  const sentence = (number: number) => `Step ${number} of plan${number} needs crew${number} at gate${number}.`
  const all = Array.from({ length: 900 }, (_, index) => sentence(index))
  const output = [...all.slice(0, 300), ...all.slice(700)].map((one) => one.replace('needs', 'asks for'))
  const pairs = align(all.join(' '), output.join(' '))
  expect(pairs.filter((pair) => pair.output.length === 0)).toHaveLength(400)
  for (const {
    source,
    output: [found],
  } of pairs) {
    if (found) expect(found.text).toBe(source[0]?.text.replace('needs', 'asks for'))
  }
})

test('one sentence against many is aligned, too', () => {
  const many = Array.from({ length: 59 }, (_, index) => `Some sentence with number ${index} in it.`).join(' ')
  for (const [source, output] of [
    [A, many],
    [many, A],
  ] as const) {
    expect(align(source, output).flatMap((pair) => [...pair.source, ...pair.output])).toHaveLength(60)
  }
})
