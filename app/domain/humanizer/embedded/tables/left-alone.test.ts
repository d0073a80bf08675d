import { expect, test } from 'vitest'
import { rewriteSync } from '../rewrite.ts'

const PLAIN = { name: 'test', formality: 45, energy: 50, complexity: 40, empathy: 56 }

function outputsOf(text: string): string[] {
  return Array.from({ length: 20 }, (_, seed) => rewriteSync({ text, tone: PLAIN, language: 'en', seed }))
}

// Each has no equal in other words: what stood here for it was narrower, stiffer or of another sense.
test.each([
  ['Most pupils take up extracurricular activities in spring.', /extracurricular activities/],
  ['The lamp can be used to measure the depth of the well.', /used? (?:the lamp )?to measure/],
  ['The guests praised the attention to detail in the hall.', /attention to detail/],
  ['The wardens were impressed by the new path.', /impressed by|struck by/],
  ['We propose a way to sort the letters by hand.', /[Ww]e (?:propose|suggest)/],
  ['The club offers help regardless of their age.', /regardless of their age/],
])('%s keeps its term', (text, wanted) => {
  for (const output of outputsOf(text)) expect(output).toMatch(wanted)
})

// What a plainer word would spoil: another sense, a claim made weaker or stronger, or grammar.
test.each([
  ['There was a severe lack of boats.', /\bbad lack\b/],
  ['The rule was a success, compelling pupils to stay.', /strong pupils|convincing pupils/],
  ['They identified the lamp in the hall as a rare member of its kind.', /found the lamp/],
  ['The warden knows the root cause of the leak.', /real cause/],
  [
    'The hill is small, and it is clear that nobody lives there.',
    /(?:very|pretty|quite|really) (?:small|clear)/,
  ],
  ['The waiters were friendly but not attentive.', /not helpful/],
  ['Care asks for compassion and empathy.', /sympathy/],
  ['The trade requires being on time.', /needs? being/],
  ['The club was created in 1912 by monks.', /was made in/],
  ['The new lamp works on a wide range of photon energies.', /all (?:sorts|kinds) of photon/],
  ['They walked at a pace of their own preferential liking, on their own old boats.', /alone old/],
  ['The results are less diverse than before.', /less different/],
  [
    'The new rule could add to their work, lowering the pay of the guards.',
    /(?:This|That) lowers|which lowers/,
  ],
  ['He picked a certain number of stones.', /some stones/],
  ['Across the hall, the old king laughed at the song of the miller.', /miller across/],
  ['If she could reach it, perhaps the tide could be turned.', /tide could be turned if/],
  ['The relief efforts to feed the town went on.', /attempts/],
  ['We study the interplay between the wind and the tide.', /links between|mix of/],
  ['The inn has a warm atmosphere.', /mood/],
  ['We sell phones and other electronic devices of all kinds.', /phones and computers/],
  ['She was able to finish the bridge in one night.', /could finish/],
  ['The majority of a day went by in silence.', /most a day/],
  ['The path may thus lead nowhere.', /so lead/],
  ['The stones are not tied to the floor, but they can move freely.', /floor\. (?:But|Still|Yet)/],
  ['The town has become a port, leaving the mill without work.', /has left/],
])('%s is not spoilt', (text, spoilt) => {
  for (const output of outputsOf(text)) expect(output).not.toMatch(spoilt)
})

test('a plain tone does not call what is important "key"', () => {
  for (const output of outputsOf('Salt is a vital ingredient, and yeast is the crucial part of the dough.')) {
    expect(output).not.toMatch(/\bkey\b/)
  }
})
