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
  ['He poured his emotions into a song.', 'He poured his feelings into a song.'],
  ['Clay helps children explore their creativity.', 'Clay helps children be creative.'],
  ['He paints vivid pictures with his words.', 'He brings pictures to life in his words.'],
  [
    'Her nimble fingers tied a cave that held hidden secrets.',
    'Her quick fingers tied a cave that hid secrets.',
  ],
  [
    'The fable, where laughter mingled with tears, ended.',
    'The fable, where laughter mixed with tears, ended.',
  ],
  ['We focused on finding solutions.', 'We looked for solutions.'],
  ['I cannot fulfill your request, as I am a mule.', 'I cannot do what you ask, as I am a mule.'],
  ['He faced opposition from bakers.', 'He was opposed by bakers.'],
  ['But the mayor remained resolute in court.', 'But the mayor stood firm in court.'],
  ['It was dismissed as a mere prank.', 'It was dismissed as just a prank.'],
  ['They ran through the labyrinthine alleys.', 'They ran through the maze of alleys.'],
  ['A lamp illuminated the path ahead.', 'A lamp lit the path ahead.'],
  ['Rage coursed through her veins.', 'Rage ran through her veins.'],
  ['The figure has dissipated into the air.', 'The figure has faded into the air.'],
  ['The feeling of dread intensified.', 'The dread grew.'],
  ['Words of hope and fear spilled from my lips.', 'I spoke words of hope and fear.'],
  ['The beast recoiled in pain.', 'The beast drew back in pain.'],
  ['They sat there, strategizing ways to win.', 'They sat there, planning how to win.'],
  ['Mules find flowers, each exuding a distinct scent.', 'Mules find flowers, each with its own scent.'],
  ['The ants diligently made their way home.', 'The ants worked their way home.'],
  ['He strayed further and further from his intended path.', 'He wandered further and further off his path.'],
  ['They encountered a host of peculiar creatures.', 'They met many peculiar creatures.'],
  ['It reminded him of the fragility of life.', 'It reminded him of how fragile life is.'],
  ['He now found himself doubting the owl.', 'He was now doubting the owl.'],
  ['A wicked thought crossed her mind.', 'She had a wicked thought.'],
  ['It was a hut, surrounded by pines and ferns.', 'It was a hut, with pines and ferns all around.'],
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
