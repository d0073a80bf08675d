import { expect, test } from 'vitest'
import { EVERYDAY } from './everyday.ts'
import { plainlyBy } from './plainly.ts'

const plainly = plainlyBy(EVERYDAY)

test.each([
  ['The inn has an extensive wine list.', 'The inn has a long wine list.'],
  ['They lived in an inhospitable climate.', 'They lived in a harsh climate.'],
  ['He says that immediate action must be taken.', 'He says that action must be taken at once.'],
  ['She assisted us with the evaluation of the boats.', 'She helped us evaluate the boats.'],
  ['He works alongside other millers.', 'He works with other millers.'],
  ['Each of us has the power to mend a fence.', 'Each of us can mend a fence.'],
  ['The frost has significantly impacted our harvest.', 'The frost has greatly affected our harvest.'],
  [
    'It goes against the widespread belief that owls sleep.',
    'It goes against the common belief that owls sleep.',
  ],
  ['They preserved the charm of the mill.', 'They kept the charm of the mill.'],
  ['The miller emerged as the clear winner.', 'The miller came out as the clear winner.'],
  ['It is a dye that is derived from a root.', 'It is a dye that comes from a root.'],
  [
    'The finds contribute to improving our understanding of owls.',
    'The finds add to what we know about owls.',
  ],
  ['They saw problems that need to be addressed.', 'They saw problems that need to be dealt with.'],
  ['The waiters addressed any requests.', 'The waiters saw to any requests.'],
  ['Rope is pivotal to sailing.', 'Rope is key to sailing.'],
  ['These habits constitute a risk.', 'These habits are a risk.'],
])('"%s" is said plainly', (text, wanted) => {
  expect(plainly(text)).toBe(wanted)
})

test.each([
  'It has a more extensive selection of boats.',
  'Do these habits constitute a crime?',
  'There is widespread belief in ghosts.',
  'Let me provide you with a lamp.',
  'It can preserve the peace.',
  'He is responsible for the well-being of the owls.',
])('"%s" stays as it is', (text) => {
  expect(plainly(text)).toBe(text)
})
