import { expect, test } from 'vitest'
import { rewriteSync } from '../rewrite.ts'

const PLAIN = { name: 'test', formality: 45, energy: 50, complexity: 40, empathy: 50 }

function outputsOf(text: string): string[] {
  return Array.from({ length: 20 }, (_, seed) => rewriteSync({ text, tone: PLAIN, language: 'en', seed }))
}

test.each([
  ['The new seats lower stress levels among drivers.', /(?:lower|cut|bring down) stress among/],
  ['The town council took measures to keep the old bridge open.', /took steps to keep|acted to keep/],
  ['The guards try to prevent such incidents.', /incidents like these/],
  ['He read the advice provided by the farmers on the hill.', /advice from the farmers/],
  ['They worked in the garden throughout the day.', /all day/],
  ['The bridge provides a path to the old town.', /(?:gives|offers) a path/],
  ['The guide explains the challenges of mending old clocks.', /difficulties of mending/],
  ['The hut comes with a comprehensive list of trees.', /(?:full|complete) list/],
  ['The new barn has higher costs compared to the old mill.', /higher costs than the old mill/],
  ['The guards stood there to ensure the safety and security of guests.', /to (?:protect|keep) guests/],
  ['The teachers encourage pupils to foster a sense of duty.', /create a sense|create a feeling/],
  ['It is important to consider the following points about the barn.', /(?:Consider|Look at) the following/],
  ['The date is lost, and the precise cause of the fire is not known.', /exact cause/],
  ['The report names three factors that contributed to the leak.', /factors behind the leak/],
  ['The new rail keeps order and ensures the safety of the riders on the path.', /protects the riders/],
  ['The two schools have their own unique rules for lunch.', /their own rules/],
  ['This summer deepened my understanding of how bread is made.', /taught me more about how/],
  ['The paper lists the pros and cons of a move to the hill.', /the good and bad points of a move/],
  ['Despite its fame, the harbor stays empty all winter.', /For all its fame/],
  ['They walked on rather than waiting for the cart.', /instead of waiting/],
  ['Critics argue that the plan is slow.', /Critics say/],
  ['The key is at the precise location of the old well.', /the exact/],
  ['The walk provides valuable insights into the trade.', /sheds light on|tells us much about/],
  ['Historians have raised questions about the date.', /have questioned the date/],
  ['The songs reveal new insights into the war.', /shed new light on the war/],
  ['The fans were eagerly awaiting the boat.', /were looking forward to the boat/],
  ['The challenge lies in finding a boat.', /The challenge is finding a boat/],
])('%s is said plainly', (text, wanted) => {
  expect(outputsOf(text).some((output) => wanted.test(output))).toBe(true)
})

test('a class is named where it is the subject of a verb in the plural', () => {
  for (const output of outputsOf('In the new hall stress levels are low.')) {
    expect(output).not.toMatch(/stress are/)
  }
})
