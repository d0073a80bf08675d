import { expect, test } from 'vitest'
import { topicsOf } from './topics.ts'

test.each([
  [
    'what is said together again and again',
    'The salt lake is old. A salt lake has no outlet. Brine shrimps live in the salt lake and feed on algae.',
    'salt lake',
  ],
  ['headings', '## Water balance\n\nFarmers wait for rain.\n\n## References\n\nNone.', 'Water balance'],
  [
    'words by twos where there is nothing else',
    'Ferries and lighthouses. Lighthouses warn ferries.',
    'ferries lighthouses',
  ],
])('topics are phrases: %s', (_, text, topic) => {
  const topics = topicsOf([{ number: 1, label: null, text }], 'en')
  expect(topics).toContain(topic)
  for (const one of topics) expect(one).toMatch(/\S \S/)
})

test('a document without words has no topics', () => {
  expect(topicsOf([{ number: 1, label: null, text: '1 2 3 | | |' }], 'en')).toEqual([])
})
