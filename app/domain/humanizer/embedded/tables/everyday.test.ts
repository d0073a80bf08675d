import { expect, test } from 'vitest'
import { EVERYDAY } from './everyday.ts'
import { plainlyBy } from './plainly.test-help.ts'

const plainly = plainlyBy(EVERYDAY)

test.each([
  ['He says that immediate action must be taken.', 'He says that action must be taken at once.'],
  ['She assisted us with the evaluation of the boats.', 'She helped us evaluate the boats.'],
  ['Each of us has the power to mend a fence.', 'Each of us can mend a fence.'],
  [
    'The finds contribute to improving our understanding of owls.',
    'The finds add to what we know about owls.',
  ],
  ['Rope is pivotal to sailing.', 'Rope is key to sailing.'],
  ['The moat creates a buffer against floods.', 'The moat guards against floods.'],
  ['It is a significant impediment to sailing.', 'It is a serious obstacle to sailing.'],
  ['Villages should allocate more resources to music.', 'Villages should give more resources to music.'],
  ['We sail when the opportunity presents itself.', 'We sail when the chance comes.'],
  ['The main purpose of the rule is to protect the eels.', 'The rule is mainly meant to protect the eels.'],
  ['The barn was originally intended to hold hay.', 'The barn was first meant to hold hay.'],
  ['The mill is set to reopen its doors in May.', 'The mill will reopen in May.'],
  ['The barn was returned to its former glory.', 'The barn was restored.'],
  ['The ferry was initially scheduled to depart at noon.', 'The ferry was originally due to leave at noon.'],
  ['Please give this matter the attention it deserves.', 'Please take this matter seriously.'],
  ['He remains hopeful that owls will come.', 'He still hopes that owls will come.'],
  ['They had come to terms with the reality of age.', 'They had accepted the reality of age.'],
  ['It showed the extent to which ferries matter.', 'It showed how far ferries matter.'],
  ['Clocking in at two hours, it drags.', 'At two hours, it drags.'],
  ['That makes it the perfect companion for sailors.', 'That makes it ideal for sailors.'],
  ['More rope does not always equate to more speed.', 'More rope does not always mean more speed.'],
  [
    'Please arrange for the collection of the broken oar.',
    'Please arrange to have the broken oar collected.',
  ],
  ['I would kindly ask that you send a new oar.', 'Please send a new oar.'],
  ['The inn strikes a good balance between price and comfort.', 'The inn balances price and comfort well.'],
  ['They came to a decision about the ferry.', 'They decided about the ferry.'],
  ['They make it mandatory for all sailors to swim.', 'They require all sailors to swim.'],
  ['It remains nothing more than a guess.', 'It is still nothing but a guess.'],
  ['Owls have always been fascinating to children.', 'Owls have always fascinated children.'],
  ['The ferryman should be held responsible for the leak.', 'The ferryman should answer for the leak.'],
  ['Cameras are an invasion of privacy.', 'Cameras invade privacy.'],
  ['They hire the boat that best suits their needs.', 'They hire the boat that suits them best.'],
  ['The camp gives children the freedom to explore.', 'The camp lets children explore.'],
  ['We miss the social aspects of school.', 'We miss the social side of school.'],
  ['I am writing to express my support for the ferry.', 'I support the ferry.'],
  ['Camps help children build resilience.', 'Camps help children learn to cope.'],
  ['Sailors persevere in the face of setbacks.', 'Sailors keep going when things get hard.'],
  ['The fable teaches the importance of patience.', 'The fable teaches how important patience is.'],
  ['Her voyage has been a source of inspiration for sailors.', 'Her voyage has inspired sailors.'],
  ['There is no evidence to support the theory.', 'There is no evidence for the theory.'],
  ['They made a positive contribution to their town.', 'They did some good for their town.'],
  ['It is a topic that has been hotly debated.', 'It has been hotly debated.'],
  ['Bells can be disruptive to sleepers.', 'Bells can disrupt sleepers.'],
  ['It is possible for a driver to fall asleep.', 'A driver can fall asleep.'],
  ['In the case of a fire, ring the bell.', 'If there is a fire, ring the bell.'],
  ['The essay is about the negative aspects of the port.', 'The essay is about the bad side of the port.'],
  ['My aunt has always been supportive of me.', 'My aunt has always supported me.'],
  ['She spoke on our behalf.', 'She spoke for us.'],
])('"%s" is said plainly', (text, wanted) => {
  expect(plainly(text)).toBe(wanted)
})

test.each([
  'It has a more extensive selection of boats.',
  'They opened their doors to strangers.',
  'She is not a single parent of two.',
  'Opinions vary considerably.',
  'Do these habits constitute a crime?',
  'There is widespread belief in ghosts.',
  'Let me provide you with a lamp.',
  'It can preserve the peace.',
  'He is responsible for the well-being of the owls.',
  'He supports the establishment of a new port.',
  'Money was allocated to build a ferry.',
  'They chose the boat that best suits their needs and budget.',
  'The negative aspects of fame are plain.',
  'They felt a sense of belonging to the choir.',
  'We form our own opinions and habits.',
  'They received the most complaints.',
  'It requires hard wood.',
  'Robots enter the workforce.',
  'It gave them the ability to live.',
  'Villages promote a warm and friendly environment.',
  'It is possible for a miller to have sold it.',
])('"%s" stays as it is', (text) => {
  expect(plainly(text)).toBe(text)
})
