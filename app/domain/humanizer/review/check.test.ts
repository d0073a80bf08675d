import { expect, test } from 'vitest'
import { seededRandom } from '#app/domain/random.ts'
import { alignment, reached } from './align.ts'
import { checkFacts } from './check.ts'
import { mend } from './mend.ts'
import { restored } from './restore.ts'
import { atOnce } from '#app/domain/turns.ts'

const pairsOf = (source: string, output: string) => atOnce(alignment(source, output, 'en'))
const check = (source: string, output: string, locked: string[] = []) =>
  atOnce(checkFacts(pairsOf(source, output), 'en', locked))

const SOURCE = `# Birds Of The North

In 2019, Maria Lind counted 1,250 birds on Texel (Lind, 2020). She says that 42 % of them breed there.

- Write to birds@isle.example.
- The code is \`npm ci\`.

\`\`\`
a = 1
\`\`\`
`

test('what was protected is listed by kind, with counts', () => {
  const { total, kept, groups, problems } = check(SOURCE, SOURCE)
  expect(problems).toEqual([])
  expect(kept).toBe(total)
  expect(Object.fromEntries(groups.map(({ kind, count }) => [kind, count]))).toEqual({
    number: 3,
    name: 2,
    code: 2,
    citation: 1,
    email: 1,
  })
  expect(groups.find(({ kind }) => kind === 'number')?.examples).toEqual(['2019', '1,250', '42 %'])
})

test('a fact that is missing is named with the sentence that lost it', () => {
  const { total, kept, problems } = check(SOURCE, SOURCE.replace('that 42 % of them', 'that most of them'))
  expect(problems).toEqual([{ kind: 'number', text: '42 %', problem: 'missing', pairs: [2] }])
  expect(total - kept).toBe(1)
})

test('a fact that was not in the source is named, too', () => {
  const output = SOURCE.replace('She says', 'Ann Meyer says')
  expect(check(SOURCE, output).problems).toEqual([
    { kind: 'name', text: 'Ann Meyer', problem: 'added', pairs: [2] },
  ])
})

test('a number that is said less often is told from one that is gone', () => {
  const source = 'We saw 5 swans. Later we saw 5 geese.'
  expect(check(source, 'We saw 5 swans. Later we saw some geese.').problems).toEqual([
    { kind: 'number', text: '5', problem: 'rarer', pairs: [1] },
  ])
})

test('a locked term is a fact, and named once', () => {
  const source = 'The Deep Lake is cold. We like the Deep Lake.'
  const { groups, problems } = check(source, 'It is cold. We like the Deep Lake.', ['Deep Lake'])
  expect(groups).toEqual([{ kind: 'locked', count: 2, examples: ['Deep Lake'] }])
  expect(problems).toEqual([{ kind: 'locked', text: 'Deep Lake', problem: 'rarer', pairs: [0] }])
})

test('a quotation over two sentences is put back as a whole', () => {
  const source = 'He said “we stay here. Nobody goes.” Then it rained.'
  const output = 'He said “we stay. All of us go.” Then it rained.'
  const [lost] = check(source, output).problems
  expect(lost).toMatchObject({ kind: 'quotation', problem: 'missing' })
  expect(mend(pairsOf(source, output), new Map(lost?.pairs.map((at) => [at, { original: true }])))).toBe(
    source,
  )
})

test('names are known across the text, but words of a title are no names', () => {
  expect(check('We met Rowan. Rowan left.', 'We met Rowan. They left.').problems).toEqual([])
  expect(check('# All Our Gardens\n\nGardens grow.', '# All Our Gardens\n\nPlots grow.').problems).toEqual([])
})

test('the number of a list item is no fact', () => {
  expect(check('1. One thing.\n2. Another thing.\n', '- One thing.\n- Another thing.\n').problems).toEqual([])
})

test.each([
  ['a task', '- [x] Furthermore, enable the alarm.\n', '- [x] Turn on the alarm as well.\n'],
  [
    'a title of a task',
    '- Plan Your Users Well\n\nThe users plan ahead.',
    '- Plan Ahead With Your People\n\nThe users plan ahead.',
  ],
  [
    'a word that is written small elsewhere',
    'We asked the Users. The users agreed.',
    'We asked them. The users agreed.',
  ],
  [
    'a cell',
    '| Task | Owner |\n| --- | --- |\n| Baking | she |',
    '| Task | Owner |\n| --- | --- |\n| Cooking | she |',
  ],
  ['what follows a stop without its space', 'It works.Then we ate.', 'It works. We ate then.'],
  ['a number of a list', '3) Bake it well.\n4) Eat it warm.\n', '- Bake it well.\n- Eat it warm.\n'],
])('the capital or number of %s is no fact', (_, source, output) => {
  expect(check(source, output).problems).toEqual([])
})

test('initials are names wherever they stand, and a name stays one beside its small word', () => {
  expect(check('| Body |\n| --- |\n| NATO |', '| Body |\n| --- |\n| Union |').problems).toMatchObject([
    { text: 'NATO' },
  ])
  expect(check('We met Grace Bell. A bell rang.', 'We met her. A bell rang.').problems).toMatchObject([
    { text: 'Grace Bell' },
  ])
})

test('of a rewrite that was stopped, what it did not reach differs in nothing and is not put back', () => {
  const source = 'We met Maria Lind in 2019. She paid $5. He left in 2020 with Ann Moe.'
  const output = 'We met Maria Lind in 2018. She paid $5.'
  const { problems } = atOnce(checkFacts(reached(pairsOf(source, output)), 'en'))
  expect(problems.map(({ text }) => text)).toEqual(['2019', '2018'])
  const { output: after } = atOnce(restored(source, output, 'en', [], 'all', true))
  expect(after.trim()).toBe('We met Maria Lind in 2019. She paid $5.')
})

test('restoring everything leaves nothing that differs, whatever was done', () => {
  const random = seededRandom(3)
  const sentences = [
    'In 2019 we met Maria Lind.',
    'She paid $5,000 (Lind, 2020).',
    'He said “stay here. Do not go.” And 12% did.',
    'See https://a.example/x for more.',
    'The deep lake is 12 m deep.',
  ]
  const text = () =>
    Array.from({ length: 1 + Math.floor(random() * 6) }, () => {
      const sentence = sentences[Math.floor(random() * sentences.length)] ?? ''
      return sentence + (random() < 0.3 ? '\n\n' : ' ')
    }).join('')
  for (let round = 0; round < 300; round++) {
    const source = text()
    const output =
      random() < 0.5 ? text() : source.replaceAll(/\d|“|Lind/g, () => (random() < 0.5 ? '7' : ''))
    const locked = ['deep lake']
    const { output: after, problems } = atOnce(restored(source, output, 'en', locked, 'all'))
    // Only a quotation that a new paragraph cuts in two has no sentence that could be put back.
    expect(problems.filter(({ pairs, text: fact }) => pairs.length > 0 || !fact.includes('. '))).toEqual([])
    expect(check(source, after, locked).problems).toEqual(problems)
  }
})

test('a long text in which everything differs is checked in linear time', () => {
  const side = (first: number) =>
    Array.from({ length: 20_000 }, (_, index) => `code${first + index}`).join(' ')
  const { total, kept, problems } = check(side(100_000), side(500_000))
  expect(total).toBe(20_000)
  expect(kept).toBe(0)
  expect(problems).toHaveLength(40_000)
})
