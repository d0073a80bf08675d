import { expect, test } from 'vitest'
import { seededRandom } from '#app/domain/random.ts'
import { type Change, changedPhrase, diffWords } from './diff.ts'

/** Changes as text: [-removed-]{+added+}. */
const drawn = (changes: readonly Change[]) =>
  changes
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('')

test.each<[string, string, string]>([
  ['We use it.', 'We use it.', 'We use it.'],
  ['We utilize the tool.', 'We use the tool.', 'We [-utilize -]{+use +}the tool.'],
  ['It is very good.', 'It is good.', 'It is [-very -]good.'],
  ['It is good.', 'It is really good.', 'It is {+really +}good.'],
  ['', 'New.', '{+New.+}'],
  ['Old.', '', '[-Old.-]'],
  ['', '', ''],
  ['It costs 1,250 euros.', 'It costs 1,205 euros.', 'It costs [-1,250 -]{+1,205 +}euros.'],
  ["It doesn't.", "It does n't.", "It [-doesn't -]{+does n't+}."],
  ['one\ntwo', 'one two', 'one two'],
  ['  one', ' one', ' one'],
  ['Nine of ten agree', 'Eight of six agree', '[-Nine of ten -]{+Eight of six +}agree'],
  ['наш старый дом', 'наш новый дом', 'наш [-старый -]{+новый +}дом'],
])('%j → %j', (before, after, expected) => {
  expect(drawn(diffWords(before, after))).toBe(expected)
})

const only = (changes: readonly Change[], kind: Change['kind']) =>
  changes
    .filter((change) => change.kind === 'same' || change.kind === kind)
    .map(({ text }) => text)
    .join('')

test('both texts can be read from the changes, whatever they are', () => {
  const random = seededRandom(11)
  const words = ['a', 'the ', 'mill ', 'river ', '1,250 ', '. ', ', ', "it's ", '\n\n', '  ', '🙂', '«', 'é']
  const text = () =>
    Array.from({ length: Math.floor(random() * 40) }, () => words[Math.floor(random() * words.length)]).join(
      '',
    )
  for (let round = 0; round < 500; round++) {
    const [before, after] = [text(), text()]
    const changes = diffWords(before, after)
    expect(only(changes, 'added')).toBe(after)
    expect(only(changes, 'removed').replaceAll(/\s/g, '')).toBe(before.replaceAll(/\s/g, ''))
    expect(changes.every((change) => change.text !== '')).toBe(true)
  }
})

test('long pieces are compared as well, and still exactly', () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `word${index}`)
  const after = words.map((word, index) => (index % 10 === 0 ? `other${index}` : word)).join(' ')
  const changes = diffWords(words.join(' '), after)
  expect(only(changes, 'added')).toBe(after)
  expect(changes.filter(({ kind }) => kind === 'removed')).toHaveLength(2_000)
})

test('long pieces without anything to hold on to are replaced as a whole', () => {
  const changes = diffWords('a b '.repeat(3_000), 'b c '.repeat(3_000))
  expect(only(changes, 'added')).toBe('b c '.repeat(3_000))
})

test('one changed phrase is put back, and all others stay', () => {
  const [before, after] = ['We utilize numerous tools in order to work.', 'We use many tools to work.']
  expect([0, 1, 2, 3].map((number) => changedPhrase(before, after, number))).toEqual([
    { removed: 'utilize numerous', added: 'use many', putBack: 'We utilize numerous tools to work.' },
    { removed: 'in order', added: '', putBack: 'We use many tools in order to work.' },
    undefined,
    undefined,
  ])
})

test.each<[string, string, string]>([
  ['It is good.', 'It is good, very good.', 'It is good.'],
  ['A good thing.', 'A good, very big thing.', 'A good thing.'],
  ['Hello, world.', 'Hello, landscape.', 'Hello, world.'],
  ['Moreover, we came.', 'We came.', 'Moreover, we came.'],
  ['We came (by boat) today.', 'We came today.', 'We came (by boat) today.'],
])('%j comes back from %j', (before, after, expected) => {
  expect(changedPhrase(before, after, 0)?.putBack).toBe(expected)
})

test('with every phrase put back, one after the other, a text is as it was but for white space', () => {
  const random = seededRandom(7)
  const words = ['we', 'use', 'it', ',', '.', 'many', 'tools', '(', ')', 'and']
  const text = () => Array.from({ length: 12 }, () => words[Math.floor(random() * words.length)]).join(' ')
  for (let run = 0; run < 200; run++) {
    const before = text()
    let after = text()
    for (let step = 0; step < 40 && after !== before; step++) {
      const back: string = changedPhrase(before, after, 0)?.putBack ?? after
      if (back === after) break
      after = back
    }
    expect(after.replaceAll(/\s+/g, ' ')).toBe(before)
  }
})
