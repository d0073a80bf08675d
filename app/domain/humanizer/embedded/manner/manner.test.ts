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
    'The course builds confidence as well as teaching welding.',
  ],
  [
    "I don't just build tables; I make sure people use them.",
    'Besides building tables, I make sure people use them.',
  ],
  ["It isn't just a hobby; it's a trade.", "It's a trade as well as a hobby."],
  ["It isn't a matter of comfort. It's a matter of health.", "It's a matter of health rather than comfort."],
  ["It's not a showy plant. It's a generous one.", "It's a generous plant rather than a showy one."],
  ["They don't remove status; they compress it.", 'They compress status rather than removing it.'],
  [
    'The rule is not meant to replace trust. It is meant to support it.',
    'The rule is meant to support trust rather than replace it.',
  ],
  ['The library was never about books. It was about rest.', 'The library was about rest rather than books.'],
  [
    "The shop didn't have a money problem. It had a telephone problem.",
    'The shop had a telephone problem rather than a money problem.',
  ],
  [
    "The plan isn't a delay. It's a promise: the bridge opens in May.",
    'The plan is a promise rather than a delay: the bridge opens in May.',
  ],
  [
    "The move taught me that language isn't a list; it's permission.",
    'The move taught me that language is permission rather than a list.',
  ],
  [
    "I wasn't lazy. I was scared of being seen in the park.",
    "I wasn't so much lazy as scared of being seen in the park.",
  ],
  ['Not complaints — observations.', 'Observations rather than complaints.'],
  ['The new pump is not only faster but also cheaper.', 'The new pump is faster and cheaper.'],
  [
    'He stayed all night. Not because he had to. Because he wanted to.',
    'He stayed all night because he wanted to rather than because he had to.',
  ],
  [
    "The team doesn't need another tool. It needs fewer tabs.",
    'The team needs fewer tabs rather than another tool.',
  ],
  [
    "The garden isn't just a hobby. It feeds the street.",
    'Besides being a hobby, the garden feeds the street.',
  ],
  [
    "For a child of nine, this isn't a game; it's a second school.",
    "For a child of nine, it's a second school rather than a game.",
  ],
  ['Not because of the money. Because of a feeling.', 'Not because of the money but because of a feeling.'],
  // Denials.
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
  ['The bell rang. Seriously. The gate stayed shut.', 'The bell rang. The gate stayed shut.'],
  ["In today's fast-paced digital landscape, bread needs time.", 'Bread needs time.'],
  // Rows of three.
  ['The brief was clear, thoughtful, and ambitious.', 'The brief was clear and ambitious.'],
  ['She asked for quick, simple, and swift answers.', 'She asked for quick and simple answers.'],
  // Dashes.
  [
    'The law is a promise — that the river belongs to all.',
    'The law is a promise that the river belongs to all.',
  ],
  [
    'The cause was a valve — one that had been shut, on a pipe that nobody was watching.',
    'The cause was a valve, one that had been shut, on a pipe that nobody was watching.',
  ],
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
  ['The location is perfect. The rooms are not.', 'The location is perfect, but the rooms are not.'],
  ['My neighbors prefer it. So do I.', 'My neighbors prefer it, and so do I.'],
  [
    "Tipping used to be a thank-you. Now it's a toll.",
    "Tipping used to be a thank-you, and now it's a toll.",
  ],
  ['Neither plan is expensive. Both are overdue.', 'Neither plan is expensive, and both are overdue.'],
  [
    'I bought boxes. I labeled the boxes. I put the boxes on a shelf. Nothing changed.',
    'I bought boxes, labeled the boxes and put the boxes on a shelf, but nothing changed.',
  ],
  ['Feed the soil. Mend the fence. Sharpen the hoe.', 'Feed the soil, mend the fence and sharpen the hoe.'],
  [
    'A donkey dies. A letter is misread. Someone nearly leaves.',
    'A donkey dies, a letter is misread, and someone nearly leaves.',
  ],
  [
    'Perhaps. But the old mill still turns in the wind.',
    'Perhaps, but the old mill still turns in the wind.',
  ],
  [
    'The line is slow. But the people who wait there like to talk.',
    'The line is slow, but the people who wait there like to talk.',
  ],
  [
    "The trail doesn't care about your battery. We do.",
    "The trail doesn't care about your battery, but we do.",
  ],
  ['I closed tickets. I opened three more tickets.', 'I closed tickets and opened three more tickets.'],
  [
    'A town loses its bank. A school loses its bus. An old man loses the only talk of his day.',
    'A town loses its bank, a school loses its bus, and an old man loses the only talk of his day.',
  ],
  ['We have lost the shipment. That was a surprise.', 'We have lost the shipment, which was a surprise.'],
  [
    'We like gestures. The surprise trip. The perfect speech.',
    'We like gestures. The surprise trip and the perfect speech.',
  ],
  [
    'No one took part. No one called back. No one apologized.',
    'No one took part, called back or apologized.',
  ],
  ['The machine is faster. The machine is cheaper.', 'The machine is faster and cheaper.'],
  ["It's showing up. It's saving the last piece.", "It's showing up and saving the last piece."],
  ['Most people skip the museum. That is a mistake.', 'Most people skip the museum, which is a mistake.'],
  ["Your neighbors won't notice. Your dog might.", "Your neighbors won't notice, but your dog might."],
  ['No experience necessary. Just enthusiasm.', 'No experience necessary, just enthusiasm.'],
  [
    'Everyone talks about growing. Nobody talks about shrinking.',
    'Everyone talks about growing, but nobody talks about shrinking.',
  ],
  // Colons.
  [
    'Even the kettle was kind: it came with a card that told me how to use it.',
    'Even the kettle was kind. It came with a card that told me how to use it.',
  ],
  [
    'You get a kind of beer: the dark one that people in the valley like.',
    'You get a kind of beer, the dark one that people in the valley like.',
  ],
  [
    'The walls are thin there: we heard every word of the quarrel.',
    'The walls are thin there. We heard every word of the quarrel.',
  ],
  [
    'The growth came from a single source: the pass for pupils.',
    'The growth came from a single source, the pass for pupils.',
  ],
  [
    'The lamp turns down at night — no app, no timer.',
    'The lamp turns down at night, with no app and no timer.',
  ],
  [
    'Most families of the town are poor — in 2019 the price was still high.',
    'Most families of the town are poor. In 2019 the price was still high.',
  ],
  [
    'Our regulars were furious. Our cooks were relieved.',
    'Our regulars were furious, and our cooks were relieved.',
  ],
  [
    'The answers were much the same. Straps that slip. Zippers that snag. Pockets that swallow keys.',
    'The answers were much the same: straps that slip, zippers that snag and pockets that swallow keys.',
  ],
  [
    'The shop is full. And our customers? They ask for her by name.',
    'The shop is full, and our customers ask for her by name.',
  ],
  // Words and readers.
  ['The song resonates with sailors.', 'The song appeals to sailors.'],
])('%s', (source, said) => {
  expect(mannerOf(source)).toBe(said)
})

test.each([
  'These effects were not merely brief: they persisted for weeks.',
  "It's not a small thing. It's the job that we all came here for in the end of that year, and nobody else would do.",
  'The clock is not the cause of this change but its measure.',
  "People weren't less sick. They were less willing to stay.",
  "They didn't renovate. They didn't advertise. They moved the oven.",
  "I didn't have an answer. I'm not sure anyone does.",
  'This does not point to a lack of will. It points to the night shift, which ends at two.',
  'The shop sells two things: bread and salt.',
  'One thing to watch: the cap.',
  'Use it when late data is worse than lost data: voice calls, games, live video.',
  'She wonders whether the help is worth it. It is.',
  'Being liked is no job. The rule is old.',
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
  "It's not the cheapest roof, but it's the safest one.",
  'We found two smaller lamps. Both of them work.',
  'The post was a stop. At first this drove me mad.',
  'He keeps two things in his bag: a photo of the dog and a key.',
  'The price has a limit. A lamp that sees no one lights a street.',
  'The lamps are red, green, and blue.',
  'She sings, dances, and bakes.',
  'When they are hungry, you get beer: that dark one on top.',
  "That's not a small finding. It's a warning.",
  "The most important thing isn't how fast you arrive. It's that you do.",
  'The machine never calls in sick. All true.',
  'The rain came in. It was his patience. He asked for none.',
  'Mix the flour. Knead the dough. Bake it. Cool it. Eat it.',
  // A quality is set against no thing, nor an aim behind which the other half would hang.
  "It wasn't the lesson I'd planned. It was better.",
  "This isn't a setback. It's an opportunity to get things right.",
  'A park is not merely a public good but also a social one.',
  'We asked for feedback. Only four companies replied.',
  'The oven was hot. It was not lit.',
  'The lamps were lit. The guests never came.',
  'The door was shut. These doors are old.',
  'And our customers? The mayor asks for them.',
  // What hangs on a thing would draw the other half into it, or leave it dangling.
  "Success isn't measured in kilograms alone; it's measured in friends.",
  "Whether you're a parent or a pupil, there's a class for you.",
  'He missed the track, which has been quietly eating the rings for years. One job instead of two.',
  "It isn't a promotion. It's the deal.",
  'It was not a promotion but the deal.',
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
    "It isn't a matter of comfort. It's a matter of health.",
    "They don't remove status; they compress it.",
    "It's not a showy plant. It's a generous one.",
    "The course doesn't just teach welding; it builds confidence.",
    "I don't just build tables; I make sure people use them.",
    'The library was never about books. It was about rest.',
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

test('paragraphs of one sentence join their neighbour in running prose, and stay in a letter', () => {
  const tone = presetTone('standard')
  if (!tone) throw new Error('no such tone')
  const rewritten = (text: string, strength: 'light' | 'balanced' = 'balanced') =>
    rewriteSync({ text, tone, language: 'en', seed: 1, strength })
  const lone = 'The bridge was closed for most of the winter.'
  const full = 'The ferry ran twice a day. It was full of sheep. The pilot knew every one of them.'
  expect(rewritten(`${lone}\n\n${full}`)).not.toContain('\n\n')
  expect(rewritten(`${lone}\n\n${full}`, 'light')).toContain('\n\n')
  expect(rewritten(`Dear Ann,\n\n${lone}\n\n${full}\n\nBest regards,\nTom`)).toContain(`${lone}\n\n`)
  expect(rewritten(`${lone}\n\n- One sheep\n- Two sheep`)).toContain(`${lone}\n\n- One`)
  expect(rewritten(`${lone}\n\n## The ferry\n\n${full}`)).toContain('\n\n## The ferry\n\n')
})
