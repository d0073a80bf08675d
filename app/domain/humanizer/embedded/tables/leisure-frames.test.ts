import { expect, test } from 'vitest'
import { rewriteSync } from '../rewrite.ts'
import { LEISURE_FRAMES } from './leisure-frames.ts'
import { plainlyBy } from './plainly.ts'

const plainly = plainlyBy(LEISURE_FRAMES)

test.each([
  ['Our days were devoted to exploring the caves.', 'Our days were spent exploring the caves.'],
  ['We slept in a cabin nestled among the pines.', 'We slept in a cabin among the pines.'],
  ['They sell many hats, ranging from caps to bonnets.', 'They sell many hats, from caps to bonnets.'],
  ['The lid may prove tricky.', 'The lid may be tricky.'],
  ['The gate requires cleaning.', 'The gate needs cleaning.'],
  ['The hall is a celebration of stone.', 'The hall celebrates stone.'],
  ['She delivers a wild performance, and he sings.', 'She gives a wild performance, and he sings.'],
  ['The win marks the first time a goat led.', 'The win is the first time a goat led.'],
  [
    'High tides prevented the crew from landing, and we swam.',
    'High tides kept the crew from landing, and we swam.',
  ],
  ['It has changed over the past several years.', 'It has changed over the past few years.'],
  ['The eel is 6 feet in length.', 'The eel is 6 feet long.'],
  ['He ran with his heart pounding in his chest.', 'He ran with his heart pounding.'],
  ['The rain continued to fall.', 'The rain kept falling.'],
  ['The sun painted the sky with hues of pink.', 'The sun turned the sky pink.'],
  ['It is perfectly understandable to cry.', 'It is only natural to cry.'],
  ['You may not be aware of the ditch.', 'You may not know about the ditch.'],
  ['It learns to distinguish bird song from wind.', 'It learns to tell bird song from wind.'],
  ['A short note is sufficient.', 'A short note is enough.'],
  ['The tale continues to inspire us.', 'The tale still inspires us.'],
  ['She underwent a routine operation.', 'She had a routine operation.'],
  ['The choir draws crowds, incorporating elements of jazz.', 'The choir draws crowds, drawing on jazz.'],
  ['This climb is the most challenging of all.', 'This climb is the hardest of all.'],
  ['She came in third place.', 'She came third.'],
  ['We read of the crash that occurred on the bridge.', 'We read of the crash on the bridge.'],
  ['The reopening of the mill could help.', 'Reopening the mill could help.'],
  [
    'It is believed that the fire had started in the hall.',
    'The fire is believed to have started in the hall.',
  ],
  ['He has now put pen to paper on a lease.', 'He has now signed a lease.'],
  ['The boys were subjected to verbal abuse.', 'The boys suffered verbal abuse.'],
  ['They played under the guidance of coach Hill.', 'They played under coach Hill.'],
  ['The news comes as a blow to the mill.', 'The news is a blow to the mill.'],
  ['It will prevent similar accidents in the future.', 'It will prevent similar accidents.'],
  ['The inn is located roughly 9 miles off.', 'The inn is roughly 9 miles off.'],
  ['The portion size was huge.', 'The portion was huge.'],
  ['We found the waiter to be rude.', 'We found the waiter rude.'],
  ['It was not the tea that I had been expecting.', 'It was not the tea that I had expected.'],
  ['He wrote of the fleeting nature of life.', 'He wrote of how fleeting life is.'],
  ['It instilled confidence among the rowers.', 'It gave the rowers confidence.'],
  ['She loves the hills that surrounded her.', 'She loves the hills around her.'],
  ['He is in charge of overseeing the mill.', 'He is in charge of the mill.'],
  ['It was the best cake I had ever tasted before.', 'It was the best cake I had ever tasted.'],
  ['The note hints at the existence of a key.', 'The note hints at a key.'],
  ['Its glow enhances the visual appeal of the hall.', 'Its glow makes the hall look better.'],
])('"%s" is said plainly', (text, wanted) => {
  expect(plainly(text)).toBe(wanted)
})

test.each([
  'It can prevent accidents in the future.',
  'The talk is scheduled to take place in person.',
  'The disease may progress beyond the lungs.',
  'The kitten nestled in her lap.',
  'They are both equally important.',
  'The bill can reach 24 centimeters in length.',
  'His ages range from 5 to 12.',
  'It was the most challenging yet rewarding climb.',
  'The plea drew an immediate response.',
  'The tale continued to inspire us.',
  'Reason is a necessary and sufficient ground.',
  'It marks the first step on a long road.',
  'She experienced the storm at sea.',
  'He located about a dozen owls.',
  'It remained true that owls sing.',
])('"%s" stays as it is', (text) => {
  expect(plainly(text)).toBe(text)
})

const PLAIN = { name: 'test', formality: 45, energy: 50, complexity: 40, empathy: 56 }

// What stood here before took a word for another or left what belongs together in two.
test.each([
  ['The dog hid in ways that nobody saw.', /hid so that/],
  ['Vague requests such as this one annoy the clerk.', /asks for/],
  ['It is also worth considering that the bridge is old.', /worth given/],
  ['The trick is less about how you run than when.', /less on how/],
  ['You will not win every time, and that is fine.', /whenever/],
  ['We keep maintaining open communication with the guide.', /maintaining talking/],
  ['The wheel lets you communicate with confidence.', /talk to confidence/],
  ['Notice that the door does not lock.', /^See that/],
  ['The fox remained in the wild for years.', /stayed in the wild/],
  ['Try arriving early in the morning.', /getting early/],
  ['The score is one of the most challenging of all.', /most hard|most demanding/],
  ['A hut could easily have become a home.', /are now/],
  ['The wheel takes some getting used to.', /getting that is/],
  ['She struck up conversations with the sailors.', /talks with/],
  ['Walking helps both your physical and mental health.', /health of body/],
  ['He asked at last if the ferry would come.', /in the end/],
  ['He found a film on grief, memory, and the stories we tell ourselves at night.', /memory\. The stories/],
  [
    'You need a few sturdy pots, some black soil, and a sunny spot is more than enough for them.',
    /soil\. A sunny/,
  ],
  [
    'He had used the key, with minor changes, on many different doors of the old house.',
    /There (?:are|were) minor/,
  ],
  ['The choice between starters and mains is hard.', /mains and starters/],
  ['He told her of the boat. He told her of the lake.', /, and he told her/],
  ['Bakers turn simple things like flour, water, and salt into a crusty loaf.', /\(flour/],
  ['If you want a small and handy lamp, this is one to buy.', /^Then/],
  [
    'Side sleepers like a softer bed that relieves the hips, whereas back sleepers need a firm one.',
    /bed\. It/,
  ],
  ['Chronic sleep deprivation harms the heart.', /[Cc]hronic too/],
  ['There is an abundance of options in the hall.', /deal of options/],
  ['The show continues to stand above the others.', /keeps standing/],
  ['I understand that mistakes can happen.', /figure out/],
  ['Buying fresh bread and produce that is in season is wise.', /make that/],
  ['Over the course of three years he followed five families.', /^(?:In|During) three/],
  ['Then he ran. He ran past the mill.', /ran, and he ran/],
  ['The firms must take the wind into consideration, as another factor to take into account.', /allow for/],
  ['He reached into his bag and produced a small lamp.', /made a small/],
  ['The rule is not without its faults, however, as the hall can be cold at times.', /however because/],
  ['The guards praised the girls for their quick thinking.', /well of the girls/],
  ['It was a small kindness, but in that moment, it meant the world.', /but then,/],
  ['It is also crucial to listen to your body when you run.', /[Ww]e also/],
])('%s is not spoilt', (text, spoilt) => {
  for (let seed = 0; seed < 20; seed++)
    expect(rewriteSync({ text, tone: PLAIN, language: 'en', seed })).not.toMatch(spoilt)
})
