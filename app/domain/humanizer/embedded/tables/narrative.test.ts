import { expect, test } from 'vitest'
import { NARRATIVE } from './narrative.ts'
import { plainlyBy } from './plainly.test-help.ts'

const plainly = plainlyBy(NARRATIVE)

test.each([
  [
    'She left, leaving behind the familiarity of her farm town.',
    'She left, leaving behind the familiarity of her farm town.',
  ],
  ['She left, leaving behind the familiarity of her town.', 'She left, leaving her familiar town behind.'],
  ['Clay helps children explore their creativity.', 'Clay helps children be creative.'],
  ['He paints vivid pictures with his words.', 'He brings pictures to life in his words.'],
  ['We focused on finding solutions.', 'We looked for solutions.'],
  ['I cannot fulfill your request, as I am a mule.', 'I cannot do what you ask, as I am a mule.'],
  ['He faced opposition from bakers.', 'He was opposed by bakers.'],
  ['Rage coursed through her veins.', 'Rage ran through her veins.'],
  ['The feeling of dread intensified.', 'The dread grew.'],
  ['Words of hope and fear spilled from my lips.', 'I spoke words of hope and fear.'],
  ['Mules find flowers, each exuding a distinct scent.', 'Mules find flowers, each with its own scent.'],
  ['The ants diligently made their way home.', 'The ants worked their way home.'],
  ['He strayed further and further from his intended path.', 'He wandered further and further off his path.'],
  ['They encountered a host of peculiar creatures.', 'They met many peculiar creatures.'],
  ['It reminded him of the fragility of life.', 'It reminded him of how fragile life is.'],
  ['He now found himself doubting the owl.', 'He was now doubting the owl.'],
  ['She took a wild stab in the dark.', 'She took a wild guess.'],
])('says %j more plainly', (source, plain) => {
  expect(plainly(source)).toBe(plain)
})

test.each([
  'A foul thought crossed his mind, making him blush.',
  'A strange unease settled over him, urging him to leave.',
  'Those who faced opposition from bakers left.',
  'He faced opposition from within the guild.',
  'They looked up and prayed to the heavens.',
  'The guild is focused on finding solutions.',
  'It has a focus on finding new bakers.',
])('leaves %j', (text) => {
  expect(plainly(text)).toBe(text)
})
