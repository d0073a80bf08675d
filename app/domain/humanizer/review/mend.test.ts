import { expect, test } from 'vitest'
import { seededRandom } from '#app/domain/random.ts'
import { alignment, isChanged } from './align.ts'
import { type Mending, mend } from './mend.ts'
import { atOnce } from '#app/domain/turns.ts'

const align = (source: string, output: string) => atOnce(alignment(source, output, 'en'))

/** The output with the changed pairs at these places (of the changed ones) put back. */
function putBack(source: string, output: string, places?: number[]): string {
  const pairs = align(source, output)
  const changed = [...pairs.keys()].filter((at) => {
    const pair = pairs[at]
    return pair && isChanged(pair)
  })
  const chosen = places ? changed.filter((_, at) => places.includes(at)) : changed
  return mend(pairs, new Map(chosen.map((at): [number, Mending] => [at, { original: true }])))
}

test.each<[string, string, string, string]>([
  ['a sentence', 'We utilize it. It is new.', 'We use it. It is new.', 'We utilize it. It is new.'],
  [
    'one left out of the middle',
    'The mill is old. Nobody works there. A painter came.\n\nEnd.',
    'The mill is old. A painter came.\n\nEnd.',
    'The mill is old. Nobody works there. A painter came.\n\nEnd.',
  ],
  [
    'one left out at the end of a paragraph',
    'The mill is old. Nobody works there.\n\nThe end has come.',
    'The mill is old.\n\nThe end has come.',
    'The mill is old. Nobody works there.\n\nThe end has come.',
  ],
  [
    'one left out at the beginning of an item',
    '- Nobody works there. The mill is old.\n- Second.\n',
    '- The mill is old.\n- Second.\n',
    '- Nobody works there. The mill is old.\n- Second.\n',
  ],
  [
    'a paragraph left out',
    'The mill is old.\n\nNobody works there.\n\nThe end has come.',
    'The mill is old.\n\nThe end has come.',
    'The mill is old.\n\nNobody works there.\n\nThe end has come.',
  ],
  [
    'the last paragraph',
    'The mill is old.\n\nNobody works there.',
    'The mill is old.',
    'The mill is old.\n\nNobody works there.',
  ],
  [
    'an item left out',
    '- First here.\n- Nobody works there.\n- Third one.\n',
    '- First here.\n- Third one.\n',
    '- First here.\n- Nobody works there.\n- Third one.\n',
  ],
  [
    'an addition in the middle',
    'The mill is old. A painter came.',
    'The mill is old. Bananas grow elsewhere. A painter came.',
    'The mill is old. A painter came.',
  ],
  [
    'an addition at the end of a paragraph',
    'The mill is old.\n\nA painter came.',
    'The mill is old. Bananas grow elsewhere.\n\nA painter came.',
    'The mill is old.\n\nA painter came.',
  ],
  [
    'an addition at the beginning of an item',
    '- The mill is old.\n- A painter came.\n',
    '- Bananas grow elsewhere. The mill is old.\n- A painter came.\n',
    '- The mill is old.\n- A painter came.\n',
  ],
  [
    'a marker stays where it was',
    'It was noted that the mill is very old.\n',
    '3. The mill is very old, it was noted.\n',
    '3. It was noted that the mill is very old.\n',
  ],
  ['a heading', '## The old mill\n\nText.', '## Old mill\n\nText.', '## The old mill\n\nText.'],
])('%s is put back', (_, source, output, expected) => {
  expect(putBack(source, output)).toBe(expected)
})

test('only what was chosen is put back', () => {
  const source = 'We utilize the mill. Nobody utilizes the river. A painter utilizes brushes.'
  const output = source.replaceAll('utilize', 'use')
  expect(putBack(source, output, [1])).toBe(
    'We use the mill. Nobody utilizes the river. A painter uses brushes.',
  )
})

test('other words take the place of the sentence, and of nothing around it', () => {
  const pairs = align('- **Note:** We utilize it. End.\n', '- **Note:** We use it. End.\n')
  expect(mend(pairs, new Map([[0, { words: 'We like it.' }]]))).toBe('- **Note:** We like it. End.\n')
})

const SENTENCES = [
  'The old mill stands beside the river.',
  'Nobody has ground flour there since 1950.',
  'A painter keeps her brushes in it.',
  'Visitors ring the copper bell twice.',
  'Its wheel was sold to a museum in Bern.',
]

test('putting everything back gives the source, whatever was done to it', () => {
  const random = seededRandom(5)
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]
  const text = () => {
    const blocks = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
      const sentences = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(SENTENCES)).join(' ')
      return (pick(['', '', '- ', '> ', '# ', '1. ']) ?? '') + sentences
    })
    return blocks.join(pick(['\n\n', '\n\n\n']))
  }
  const plain = (value: string) => value.replaceAll(/\s+/g, ' ').trim()
  for (let round = 0; round < 500; round++) {
    const source = text()
    const output =
      random() < 0.5 ? text() : source.replaceAll(/since|her|twice|was/g, () => pick(['now', '']) ?? '')
    // Markers are not compared, so both texts go without for this.
    const bare = (value: string) => value.replaceAll(/^(?:- |1\. )/gm, '')
    expect(plain(putBack(bare(source), bare(output)))).toBe(plain(bare(source)))
    const pairs = align(source, output)
    expect(mend(pairs, new Map())).toBe(output)
  }
})
