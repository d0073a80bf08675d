import { expect, test } from 'vitest'
import { findProtected } from '#app/domain/text/protect.ts'
import {
  bracketCompany,
  bracketDashes,
  bracketParticiple,
  bracketRelative,
  bracketReservation,
} from './asides.ts'
import { newContext } from './context.ts'
import { splitContrast } from './contrasting.ts'
import { splitDescription } from './describing.ts'
import { bracketExamples } from './examples.ts'
import { fixCapitals } from './guards.ts'
import { tagTokens } from './model/syntax.ts'
import { moveOpening } from './reordering.ts'
import { splitPredicates } from './predicates.ts'
import { splitCoordination } from './splitting.ts'
import type { Transformation } from './splitting.ts'
import { splitClauses } from './splitting-rows.ts'
import { join, tokenize } from './tokens.ts'

function change(transformation: Transformation, text: string): string {
  const tokens = tokenize(text, findProtected(text, 'en'))
  tagTokens(tokens)
  const tone = { name: 'test', formality: 40, energy: 50, complexity: 50, empathy: 50 }
  const changed = transformation(tokens, newContext(tone, 'en'))
  return changed ? join(fixCapitals(changed)) : text
}

test.each<[string, Transformation, string, string]>([
  [
    'a relative clause in the middle goes into brackets',
    bracketRelative,
    'The mill, which was built by monks, is a museum today.',
    'The mill (which was built by monks) is a museum today.',
  ],
  [
    'so does one about a person',
    bracketRelative,
    'The baker, who had trained in Lyon, opened a second shop.',
    'The baker (who had trained in Lyon) opened a second shop.',
  ],
  [
    'and a participle with what belongs to it',
    bracketParticiple,
    'The bridge, often painted by tourists, is closed in winter.',
    'The bridge (often painted by tourists) is closed in winter.',
  ],
  [
    'and what comes along',
    bracketCompany,
    'The guide, along with a map, is free.',
    'The guide (along with a map) is free.',
  ],
  [
    'a reservation at the end goes into brackets',
    bracketReservation,
    'The hostel is clean and cheap, although the rooms are small.',
    'The hostel is clean and cheap (although the rooms are small).',
  ],
  [
    'and a judgement',
    bracketReservation,
    'The hostel is right beside the lake, which is a plus.',
    'The hostel is right beside the lake (which is a plus).',
  ],
  [
    'and what stands between dashes',
    bracketDashes,
    'The old tools — a saw and a plane — hang in the hall.',
    'The old tools (a saw and a plane) hang in the hall.',
  ],
  [
    'and examples after "like"',
    bracketExamples,
    'The museum shows many old tools like saws and planes.',
    'The museum shows many old tools (saws and planes, for example).',
  ],
  [
    'what somebody did next gets a sentence of its own',
    splitPredicates,
    'She formed a choir with the bakers of the town and never missed a concert.',
    'She formed a choir with the bakers of the town. She never missed a concert.',
  ],
  [
    'so does what a quality leads to',
    splitPredicates,
    'The view from the new tower is splendid and draws a crowd of visitors every week.',
    'The view from the new tower is splendid. It draws a crowd of visitors every week.',
  ],
  [
    'the last of three clauses gets a sentence of its own',
    splitClauses,
    'The view is fine, the beds are soft, and the cook is good.',
    'The view is fine and the beds are soft. And the cook is good.',
  ],
  [
    'a second statement about another thing gets a sentence of its own',
    splitCoordination,
    'The wine list was long and clear, and the attentive staff offered good advice.',
    'The wine list was long and clear. The attentive staff offered good advice.',
  ],
  [
    'a second verb of a short sentence too',
    splitPredicates,
    'This booklet describes the trails and lists the huts that are open in winter.',
    'This booklet describes the trails. It lists the huts that are open in winter.',
  ],
  [
    'a contrast gets a sentence of its own',
    splitContrast,
    'The old town is quiet at night, while the harbor is full of bars.',
    'The old town is quiet at night. The harbor is full of bars.',
  ],
  [
    'even when others are not named',
    splitContrast,
    'Some guests prefer the garden in the morning, while others prefer the terrace.',
    'Some guests prefer the garden in the morning. Others prefer the terrace.',
  ],
  [
    'a description gets a sentence of its own',
    splitDescription,
    'Rust on old ships is a slow problem that eats the hull from below.',
    'Rust on old ships is a slow problem. It eats the hull from below.',
  ],
  [
    'what happened meanwhile may come last',
    moveOpening,
    'As I walked down to the pier, a cold wind blew in my face.',
    'A cold wind blew in my face as I walked down to the pier.',
  ],
  [
    'also before a pronoun that the opening cannot have named',
    moveOpening,
    'After the long winter, they opened the windows of the hut.',
    'They opened the windows of the hut after the long winter.',
  ],
])('%s', (_, transformation, before, after) => {
  expect(change(transformation, before)).toBe(after)
})

test.each<[string, Transformation, string]>([
  ['a clause at the end that goes on', bracketRelative, 'They met the baker, who had trained in Lyon.'],
  [
    'a year, which would look like a source',
    bracketRelative,
    'The mill, which burned down in 1904, is a museum.',
  ],
  ['a second pair of brackets', bracketRelative, 'The mill (a ruin), which was sold, is a museum.'],
  ['a clause before a list', bracketRelative, 'The mill, which was sold, the barn, and the well are old.'],
  ['an opening phrase', bracketParticiple, 'In the evening, tired of the noise, they left.'],
  ['the members of a list', bracketCompany, 'The guide, including a map, the lamp, and the rope are free.'],
  [
    'a reservation before its statement',
    bracketReservation,
    'If it rains, although it rarely does, the boat stays.',
  ],
  [
    'a long reservation',
    bracketReservation,
    'It is cheap, although the rooms on the first floor of the old house are small and dark.',
  ],
  ['examples of a bare noun', bracketExamples, 'The talks were held in places like barns and cellars.'],
  ['a comparison', bracketExamples, 'In the evening the distant hills look like waves and clouds.'],
  [
    'a noun between past forms',
    splitPredicates,
    'The bakers of the old town sold the bread baked and packed in the night before.',
  ],
  [
    'a second verb in a report',
    splitPredicates,
    'She said the old baker was ill and needed a week of rest in the hills.',
  ],
  [
    'a verb that goes on behind',
    splitDescription,
    'The miller bought a new cart that runs well and sold the old one.',
  ],
  ['a single dash', bracketDashes, 'The old tools hang in the hall — a saw and a plane.'],
  [
    'clauses in another clause',
    splitClauses,
    'He says that the view is fine, the beds are soft, and the cook is good.',
  ],
  [
    'two clauses that are joined already',
    splitClauses,
    'The soup was cold and the bread was old, the fish was dry, and the tea was weak.',
  ],
  [
    'a contrast within a reason',
    splitContrast,
    'The inn is loud, as some guests sing at night, while others play cards.',
  ],
  [
    'the end of a row of people',
    splitCoordination,
    'The school opened early as parents, teachers, and the older pupils liked the morning.',
  ],
  [
    'things that somebody does something with',
    splitClauses,
    'The song you sing to me, the story you read aloud, and the corner you keep can change a life.',
  ],
  ['things in a row', splitClauses, 'The inn has a fine view, soft beds, and a good cook.'],
  [
    'what happened at the same time',
    splitContrast,
    'The baker sold the last loaves, while his son was sweeping the floor.',
  ],
  [
    'a contrast within a report',
    splitContrast,
    'He said that the town is quiet at night, while the harbor is full of bars.',
  ],
  [
    'what is still looked for',
    splitDescription,
    'The old harbor needs a strong crane that lifts the largest boats.',
  ],
  [
    'what nothing is without',
    splitDescription,
    'Tanning in the old town is a slow process that turns skin into leather.',
  ],
  ['who did it', splitDescription, 'It was clearly a small mistake that ruined the whole cake.'],
  ['a person', splitDescription, 'The old mill belongs to a quiet widow that sells flour and bread.'],
  [
    'a description in a report',
    splitDescription,
    'He says that rust is a slow problem that eats the hull from below.',
  ],
  ['a name that the pronoun stands for', moveOpening, 'After the miller came home, he locked the door.'],
  ['what was said', moveOpening, 'As I said before, the wind blew in our faces.'],
])('left as it is: %s', (_, transformation, text) => {
  expect(change(transformation, text)).toBe(text)
})
