import { expect, test } from 'vitest'
import { alignment } from './align.ts'
import { changesIn } from './changes.ts'
import { atOnce } from '#app/domain/turns.ts'

const changes = (source: string, output: string) => atOnce(changesIn(atOnce(alignment(source, output, 'en'))))

const drawn = (source: string, output: string) =>
  changes(source, output).paragraphs.map(
    ({ kind, changes: parts }) =>
      `${kind}: ${parts.map((part) => (part.kind === 'same' ? part.text : part.kind === 'added' ? `{${part.text}}` : `[${part.text}]`)).join('')}`,
  )

test('paragraphs, items, headings and code stay what they were', () => {
  const source = '# The mill\n\nWe utilize it. It is old.\n\n- It utilizes water.\n\n```\na\n```\n'
  const output = '# The mill\n\nWe use it. It is old.\n\n- It uses water.\n\n```\na\n```\n'
  expect(drawn(source, output)).toEqual([
    'heading: # The mill',
    'sentence: We [utilize ]{use }it. It is old.',
    'sentence: - It [utilizes ]{uses }water.',
    'code: ```\na\n```',
  ])
})

test('what was left out and what was added stands where it was, and where it is', () => {
  const source = 'The mill is old. Nobody works there.\n\nA painter came.'
  const output = 'The mill is old.\n\nA painter came. Bananas grow elsewhere.'
  expect(drawn(source, output)).toEqual([
    'sentence: The mill is old.[ Nobody works there.]',
    'sentence: A painter came.{ Bananas grow elsewhere.}',
  ])
})

test('words and sentences of the source are counted', () => {
  const source = 'We utilize it. It is old. Nobody works there.'
  expect(changes(source, 'We use it. It is old.').count).toEqual({
    changed: 4,
    of: 9,
    sentences: 2,
    ofSentences: 3,
    longer: -3,
  })
  expect(changes(source, source).count).toMatchObject({ changed: 0, sentences: 0, longer: 0 })
  expect(changes('', '').count).toMatchObject({ of: 0, ofSentences: 0 })
})

test('a changed phrase is one place, with what was removed and what came for it', () => {
  const source = 'We utilize it in order to read. It is old. Nobody works there.'
  const { paragraphs } = changes(source, 'We use it to read. It is old.')
  expect(
    paragraphs[0]?.changes.map(({ kind, place }) => place && `${kind} ${place.at} ${place.phrase}`),
  ).toEqual([undefined, 'removed 0 0', 'added 0 0', undefined, 'removed 0 1', undefined, 'removed 2 0'])
})
