import { expect, test } from 'vitest'
import { rewriteDifferences } from '#app/domain/claims/compare.ts'
import { presetTone } from '../../tones.ts'
import { rewriteSync } from '../rewrite.ts'
import { mannerOf } from './manner.test-help.ts'

test.each([
  // Contrast.
  [
    "The delay wasn't a planning failure. It was a listening failure.",
    'The delay was a listening failure rather than a planning failure.',
  ],
  ["You're not behind. You're early.", "You're early rather than behind."],
  ["It isn't a hobby; it's a trade.", "It's a trade rather than a hobby."],
  ["That's not weakness — that's grief.", "That's grief rather than weakness."],
  ["But it wasn't habit. It was hope.", 'But it was hope rather than habit.'],
  [
    "I left before 10 a.m. Not because I'm early. Because I was tired.",
    "I left before 10 a.m. because I was tired rather than because I'm early.",
  ],
  ['Grief is not a line but a tide.', 'Grief is a tide rather than a line.'],
  [
    "The course doesn't just teach welding; it builds confidence.",
    'The course teaches welding and builds confidence.',
  ],
  ["The garden isn't just a hobby. It feeds the street.", 'The garden is a hobby and feeds the street.'],
  ['The new pump is not only faster but also cheaper.', 'The new pump is faster and cheaper.'],
  [
    'He stayed all night. Not because he had to. Because he wanted to.',
    'He stayed all night because he wanted to rather than because he had to.',
  ],
  [
    "The team doesn't need another tool. It needs fewer tabs.",
    'The team needs fewer tabs rather than another tool.',
  ],
  // Denials.
  [
    'We bake. No contracts. No jargon. Just bread.',
    'We bake. There are no contracts and no jargon, only bread.',
  ],
  [
    'The town tried it. No new buses. No new roads.',
    'The town tried it. There were no new buses and no new roads.',
  ],
  // Questions.
  [
    'The shop changed its boxes last year. The result? Fewer returns.',
    'The shop changed its boxes last year. The result was fewer returns.',
  ],
  ['The catch? It costs forty euros.', 'The catch is that it costs forty euros.'],
  ['We plant in April. Why? Because the soil is warm.', 'We plant in April because the soil is warm.'],
  ['And honestly? It was fine.', 'And it was fine.'],
  ['The pattern is clear: the costs go first.', 'The pattern is that the costs go first.'],
  // What says nothing.
  ["Here's the thing: the soil is warm in May.", 'The soil is warm in May.'],
  ['The bell rang. Let that sink in. The gate stayed shut.', 'The bell rang. The gate stayed shut.'],
  ['Bees, it turns out, can count.', 'Bees can count.'],
  ['In short, the roof leaks.', 'The roof leaks.'],
  ['It is worth noting that the roof leaks.', 'The roof leaks.'],
  ['I genuinely enjoyed the walk.', 'I enjoyed the walk.'],
  ['The rule was quietly dropped in June.', 'The rule was dropped in June.'],
  ['This is precisely the point.', 'This is the point.'],
  ['The real question is whether we can pay.', 'The question is whether we can pay.'],
  ['She has a genuine interest in moss.', 'She has an interest in moss.'],
  ['That said, the roof leaks.', 'But the roof leaks.'],
  // Dashes.
  ['The vote — held twice — changed nothing.', 'The vote, held twice, changed nothing.'],
  ['He paid — eventually.', 'He paid, eventually.'],
  [
    'The old mill still stands by the river — the owner sold its wheel in the spring.',
    'The old mill still stands by the river. The owner sold its wheel in the spring.',
  ],
  ['The ferry was late again — and the pier was full.', 'The ferry was late again, and the pier was full.'],
  ['The report leaves a gap — a gap we want to fill.', 'The report leaves a gap, a gap we want to fill.'],
  // Rhythm.
  ['They sold wool at the market. Just wool.', 'They sold wool at the market, just wool.'],
  ['We tried the back door. And it worked.', 'We tried the back door, and it worked.'],
  ['The mill is open on Sundays. Not anymore.', 'The mill is open on Sundays, but not anymore.'],
  // Words and readers.
  ['The song resonates with sailors.', 'The song appeals to sailors.'],
  [
    "Whether you're a parent or a pupil, there's a class for you.",
    "Parent or pupil, there's a class for you.",
  ],
])('%s', (source, said) => {
  expect(mannerOf(source)).toBe(said)
})

test.each([
  'The lamp is not only on at night.',
  "It isn't the left valve of pump A3. It's the right one.",
  'Our shop is not yet open.',
  "She isn't here. It is raining.",
  "The lift isn't broken. It's being inspected.",
  'In the end they paid the fine.',
  'The sample turned out to be forged.',
  'Here is the list of tools:',
  'He is an honest witness.',
  'The price is worth €40 to us.',
  'Whether you pay by card or cash, keep the receipt.',
  'She spoke quietly to the child.',
  'The plan is not truly free.',
  'He said: “It isn’t a delay. It’s a plan.”',
  'The ranges 12–15 and 20–25 are wrong.',
  'Did they pay? Nobody knows.',
  'What a day it was. The queue went round the block.',
  'No lamp, no candle, no exceptions.',
  "It isn't how much they bake. It's when.",
  'You can relax — changing trains at night is a lot to ask, and you know it.',
  'He paused — not tired, exactly, but slower than before.',
  'She knew exactly where the key was.',
  'It wakes the baker. It warms the house. And it dries the bread.',
])('%s stays', (source) => {
  expect(mannerOf(source)).toBe(source)
})

test('praise, a formula and an offer go where an assistant speaks', () => {
  expect(mannerOf('Great question! Bread needs time.', { kind: 'answer', isFirst: true })).toBe(
    'Bread needs time.',
  )
  expect(
    mannerOf('Bread needs time. Would you like me to write a plan?', {
      kind: 'answer',
      isLast: true,
      sentences: 20,
    }),
  ).toBe('Bread needs time.')
  expect(
    mannerOf('Bread needs time. Let me know if you have any questions.', { kind: 'mail', isLast: true }),
  ).toContain('Let me know')
  expect(mannerOf('I hope this email finds you well. The meeting is on Friday.', { kind: 'mail' })).toBe(
    'The meeting is on Friday.',
  )
})

test('a wording of the engine is used no more often than people use it', () => {
  const pairs = ['lamp', 'bench', 'gate', 'clock']
    .map((thing) => `The ${thing} isn't a gift. It's a loan.`)
    .join(' ')
  expect(mannerOf(pairs).match(/rather than/g)).toHaveLength(1)
})

test('a light rewrite keeps contrasts, and drops what says nothing', () => {
  expect(mannerOf("In short, it isn't a gift. It's a loan.", { strength: 'light' })).toBe(
    "It isn't a gift. It's a loan.",
  )
})

test('a paragraph that only praises goes with its empty line', () => {
  const tone = presetTone('humanize')
  if (!tone) throw new Error('humanize')
  const text =
    'Great question!\n\nBread needs time. The dough rests for a night. Then it is baked.\n\nIt keeps for four days in a cloth, and longer in a tin with a lid on top of the shelf.\n'
  const output = rewriteSync({ text, tone, language: 'en', seed: 1 })
  expect(output).not.toMatch(/^\s|question/)
})

test('what a contrast denies is still denied for the check of claims', () => {
  for (const source of [
    "The delay wasn't a planning failure. It was a listening failure.",
    'Grief is not a line but a tide.',
  ])
    expect(rewriteDifferences(source, mannerOf(source), 'en')).toEqual([])
})

test('a paragraph that goes takes an empty line with it', () => {
  const tone = presetTone('standard')
  if (!tone) throw new Error('no such tone')
  const rewritten = (text: string) => rewriteSync({ text, tone, language: 'en', seed: 1 })
  const items = ['Mix the flour', 'Wait', 'Bake it'].map(
    (step) =>
      `- ${step}, and write down the hour at which the dough was last looked at by the baker who was on duty that day, as well as the warmth of the room.`,
  )
  const offer = 'Would you like me to write out a plan for the week?'
  const answer = rewritten(
    `Great question!\n\nBread needs time, and a warm place to rise in before it is baked.\n\n${items.join('\n')}\n\n${offer}`,
  )
  expect(answer).toMatch(/^Bread/)
  expect(answer).toMatch(/the room\.\n?$/)
})
