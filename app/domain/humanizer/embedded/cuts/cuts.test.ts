import { expect, test } from 'vitest'
import { presetTone } from '../../tones.ts'
import { rewriteSync } from '../rewrite.ts'

const tone = presetTone('standard')
if (!tone) throw new Error('no tone')

const shorter = (text: string) =>
  rewriteSync({ text, tone, language: 'en', seed: 1, strength: 'light', length: 'shorter' })

test.each([
  [
    'a judgement behind the comma',
    'The mill grinds rye for nine villages, highlighting the enduring importance of tradition.',
    'The mill grinds rye for nine villages.',
  ],
  [
    'a testament',
    'The monks built the wall by hand, which is a testament to their skill.',
    'The monks built the wall by hand.',
  ],
  [
    'a booster',
    'The new well will serve the village for generations to come.',
    'The new well will serve the village.',
  ],
  ['a degree', 'The staff is incredibly friendly.', 'The staff is friendly.'],
  ['an idle adverb', 'The team actively seeks help from the town.', 'The team seeks help from the town.'],
  [
    'praise',
    'The lectures give farmers valuable insights into soil and weather.',
    'The lectures give farmers insights into soil and weather.',
  ],
  ['one of two that say the same', 'The rules are clear and concise.', 'The rules are clear.'],
  ['one of two with a comma', 'She wrote a clear, concise letter.', 'She wrote a clear letter.'],
  [
    'a scene that everybody knows',
    "In today's fast-paced world, the bakery still opens at noon.",
    'The bakery still opens at noon.',
  ],
  [
    'a throat that is cleared',
    'It is important to note that the ferry stops in winter.',
    'The ferry stops in winter.',
  ],
  [
    'a class',
    'The app is a powerful tool that helps nurses plan their shifts.',
    'The app helps nurses plan their shifts.',
  ],
  [
    'a relative that says little',
    'We met two farmers who were invited by the mayor.',
    'We met two farmers invited by the mayor.',
  ],
  ['a cleft', 'It was the mayor who opposed the plan.', 'The mayor opposed the plan.'],
  ['an existence', 'There are several bridges that cross the river.', 'Several bridges cross the river.'],
  [
    'a genitive',
    'The council asked about the needs of the students.',
    "The council asked about the students' needs.",
  ],
  [
    'a way',
    'The shop treats its suppliers in a respectful way.',
    'The shop treats its suppliers respectfully.',
  ],
  [
    'a result behind the comma',
    'The shop opens at dawn, giving bakers time to rest.',
    'The shop opens at dawn.',
  ],
  [
    'a relative set off',
    'The path, which is steep and narrow, goes to the weir.',
    'The path goes to the weir.',
  ],
  [
    'a relative at the end',
    'The new bridge carries both lines, which makes transfers easy for families.',
    'The new bridge carries both lines.',
  ],
  ['examples', 'The shed holds many tools, including saws and planes.', 'The shed holds many tools.'],
  [
    'a passive with its agent',
    'The annual report is written by the two editors.',
    'The two editors write the annual report.',
  ],
])('%s is cut', (_, source, output) => {
  expect(shorter(source)).toBe(output)
})

test.each([
  ['a tail that tells something', 'The bakery closed in June, leaving the village without fresh bread.'],
  [
    'a judgement that somebody makes',
    'The mayor praised the school, stressing the importance of its garden.',
  ],
  ['a degree that is denied', "The soup wasn't very hot."],
  ['how something was done', 'The samples were highly ordered films.'],
  ['praise that is all there is', 'We had a wonderful time.'],
  ['praise behind "is"', 'The garden is a wonderful place.'],
  ['a pair in the plural before its verb', 'Clarity and transparency are the same.'],
  ['a way that is compared', 'The shop treats them in a more respectful way than others.'],
  ['a class that is denied', "The app isn't a tool that helps nurses."],
  ['what something becomes', 'The dam raised the river by a few metres, making it a danger for small boats.'],
  ['a pair that does something', 'Hope and optimism drive them on.'],
  ['a row that does something', 'Hope, optimism, and joy carried us.'],
  ['a relative with a second one', 'The lamp that is on the table and is broken belongs to Ann.'],
  ['a class with a second one', 'The law is a solution that works and a sign that we care.'],
  ['a day that is told apart', 'It was the day that changed our town.'],
  ['a genitive with its relative', 'He told us of the plot of the film we had seen.'],
  ['a quality that is a fact', 'The bank sells loans with hidden costs to its rich clients.'],
  ['what is one’s own', 'The river gets its own name there.'],
  ['a result with a number', 'The shop opens at dawn, giving 40 bakers time to rest.'],
  [
    'a result that the next sentence speaks of',
    'The shop opens at dawn, giving bakers time. They sleep then.',
  ],
  ['a relative that is the point', 'The bridge is narrow, which is why buses take the tunnel.'],
  ['a row of participles', 'The days pass slowly, baking bread, making tea.'],
  ['a relative that denies', 'The bridge, which nobody wanted, is narrow.'],
  ['a relative that names', 'The bridge, which Brunel built, is narrow.'],
  [
    'a relative that may be of the whole sentence',
    'Most people skip Ghent, which is a mistake by the guides.',
  ],
  ['a polite wish', 'The miller would like to stay for a while.'],
  ['a "that" of a second statement', 'The fact that it rained was known.'],
])('%s stays', (_, source) => {
  expect(shorter(source)).toBe(source)
})

const TEXT = `Trees cool the streets of Leeds in summer. A row of limes lowers the heat by three degrees.

Trees cost money as well, and the city pays for the care of each street. In conclusion, trees cool the streets of the city in summer.`

test('a sentence that sums up what was said is cut, and told as a cut', () => {
  const output = shorter(TEXT)
  expect(output).not.toMatch(/conclusion/i)
  expect(output.match(/cool the streets/g)).toHaveLength(1)
})

test('a conclusion with news in it stays', () => {
  const output = shorter(
    TEXT.replace('trees cool the streets of the city in summer', 'the mayor wants fewer cars near schools'),
  )
  expect(output).toContain('fewer cars near schools')
})

test('a strong rewrite cuts what says nothing; a light one leaves it', () => {
  const source = 'The mill grinds rye for nine villages, highlighting the enduring importance of tradition.'
  const rewrite = (strength: 'light' | 'strong') =>
    rewriteSync({ text: source, tone, language: 'en', seed: 1, strength })
  expect(rewrite('strong')).toBe('The mill grinds rye for nine villages.')
  expect(rewrite('light')).toContain('tradition')
})

test.each([
  [
    'direct',
    'It is important to note that the annual report is written by the two editors.',
    'The two editors write the annual report.',
  ],
  ['simplified', 'The rules are clear and concise.', 'The rules are clear.'],
  [
    'technical',
    'The lectures give farmers valuable insights into soil and weather.',
    'The lectures give farmers insights into soil and weather.',
  ],
])('the %s tone leaves out what it is known for leaving out', (name, source, output) => {
  const own = presetTone(name)
  if (!own) throw new Error('no tone')
  expect(rewriteSync({ text: source, tone: own, language: 'en', seed: 1 })).toBe(output)
})

test.each([
  [
    'The old oven in the bakery is warm all night, and the baker keeps the door of the shop open.',
    'The old oven in the bakery is warm all night. The baker keeps the door of the shop open.',
  ],
  [
    'The bridge by the old mill carries nine long buses, which are old and slow in winter.',
    'The bridge by the old mill carries nine long buses. These are old and slow in winter.',
  ],
])('the simplified tone says "%s" in short sentences', (source, output) => {
  const own = presetTone('simplified')
  if (!own) throw new Error('no tone')
  expect(rewriteSync({ text: source, tone: own, language: 'en', seed: 1 })).toBe(output)
})
