import { expect, test } from 'vitest'
import { ESSAY_FRAMES } from './essay-frames.ts'
import { plainlyBy } from './plainly.ts'

const plainly = plainlyBy(ESSAY_FRAMES)

test.each([
  ['The fable explores themes of greed and pride.', 'The fable deals with greed and pride.'],
  [
    'The last page invites readers to reflect on their fears.',
    'The last page asks readers to think about their fears.',
  ],
  ['The miller is revealed to be a prince.', 'The miller turns out to be a prince.'],
  [
    'The owl has come to serve as a symbol of both luck and loss.',
    'The owl has come to stand for both luck and loss.',
  ],
  ['The message resonates throughout the book.', 'The message runs through the book.'],
  ['As the plot unfolds, the ferry sinks.', 'As the plot goes on, the ferry sinks.'],
  ['The story takes place in a mill.', 'The story is set in a mill.'],
  ['The fire was exacerbated by the wind.', 'The fire was made worse by the wind.'],
  ['The mill closed due to a lack of grain.', 'The mill closed for lack of grain.'],
  ['The plan was met with fierce opposition.', 'The plan ran into fierce opposition.'],
  ['In stark contrast to his brother, Tom sings.', 'Quite unlike his brother, Tom sings.'],
  ['The feud came to an end.', 'The feud ended.'],
  ['Another important point to consider is the price.', 'Another point is the price.'],
  [
    'Caps have long been a topic of heated debate among hunters.',
    'Caps have long been hotly debated among hunters.',
  ],
  ['It is the key to unlocking the past.', 'It is the key to the past.'],
  ['They asked whether or not to sail.', 'They asked whether to sail.'],
  ['These years have shaped me into the person I am today.', 'These years have made me who I am today.'],
  ['She hopes to pursue a career in baking.', 'She hopes to go into baking.'],
  ['Through this experience, I learned that bees sleep.', 'From this I learned that bees sleep.'],
  ['They cite a study conducted by a dairy.', 'They cite a study by a dairy.'],
  ['Rain accounts for the majority of the loss.', 'Rain makes up most of the loss.'],
  ['The barn offers a safe space for children.', 'The barn gives children a safe place.'],
  ['We equip them with lamps.', 'We give them lamps.'],
  ['The path is far more difficult than the road.', 'The path is far harder than the road.'],
  [
    'It was one of the most challenging decisions of the year.',
    'It was one of the hardest decisions of the year.',
  ],
  ['Ferries are compelled to wait.', 'Ferries have to wait.'],
  ['They view the pond as a risk.', 'They see the pond as a risk.'],
  ['His fears are valid.', 'His fears are fair.'],
  ['We mended the already existing mill.', 'We mended the existing mill.'],
  ['They chose tea with their own unique taste.', 'They chose tea with their own taste.'],
  ['Owls have long been a source of fascination for monks.', 'Owls have long fascinated monks.'],
  ['It could be detrimental to the eels.', 'It could hurt the eels.'],
  ['They met to cast their votes.', 'They met to vote.'],
  ['The monks have a say in the election of the abbot.', 'The monks have a say in electing the abbot.'],
  ['Never read while operating a vehicle.', 'Never read while driving.'],
  ['They prioritize eels over owls.', 'They put eels before owls.'],
  ['He was seeking advice from multiple people.', 'He was asking several people for advice.'],
  ['She had to decide on which mill to buy.', 'She had to decide which mill to buy.'],
  ['Each monk is allotted a bed.', 'Each monk is given a bed.'],
  ['The rain may lead to a significant reduction in dust.', 'The rain may greatly reduce dust.'],
  ['Many challenges exist.', 'There are many challenges.'],
  ['The monks want to remain in their mill.', 'The monks want to stay in their mill.'],
  ['This essay aims to discuss owls.', 'This essay discusses owls.'],
  ['It was a more profound change.', 'It was a deeper change.'],
])('"%s" is said plainly', (text, wanted) => {
  expect(plainly(text)).toBe(wanted)
})

test.each([
  'The light was reflecting on the water.',
  'The term refers to the practice of drying hay.',
  'The failure was due to a lack of rain.',
  'His fear is deeply rooted in his youth.',
  'They acquire knowledge and skill.',
  'The more difficult and longer way is safe.',
  'Against a backdrop of hills stood a mill.',
  'He failed to recognize her.',
  'It became a topic.',
  'The study was conducted in a barn.',
  'We view the pond.',
  'They conducted the choir.',
  'The wake of the boat was long.',
  'Some owls were believed to remain in the mill.',
  'Then they cast their votes for the owl.',
  'The owl has an area of interest.',
  'A lamp that accompanied the ship sank.',
  'Noise led to an increase in visitors.',
])('"%s" stays as it is', (text) => {
  expect(plainly(text)).toBe(text)
})
