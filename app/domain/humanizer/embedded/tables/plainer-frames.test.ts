import { expect, test } from 'vitest'
import { rewriteSync } from '../rewrite.ts'

const PLAIN = { name: 'test', formality: 45, energy: 50, complexity: 40, empathy: 50 }

function outputsOf(text: string): string[] {
  return Array.from({ length: 20 }, (_, seed) => rewriteSync({ text, tone: PLAIN, language: 'en', seed }))
}

test.each([
  ['The new seats lower stress levels among drivers.', /(?:lower|cut|bring down) stress among/],
  ['They worked in the garden throughout the day.', /all day/],
  ['The hut comes with a comprehensive list of trees.', /(?:full|complete) list/],
  ['The report names three factors that contributed to the leak.', /factors behind the leak/],
  ['The new rail keeps order and ensures the safety of the riders on the path.', /protects the riders/],
  ['The two schools have their own unique rules for lunch.', /their own rules/],
  ['This course deepened my understanding of how bread is made.', /taught me more about how/],
  ['The paper lists the pros and cons of a move to the hill.', /the good and bad points of a move/],
  ['The challenge lies in finding a boat.', /The challenge is finding a boat/],
  ['The survey conducted among farmers was short.', /The survey among farmers/],
  ['The songs have rarely been subjected to systematic study.', /rarely been studied systematically/],
  ['He won the race, with his brother taking second place.', /(?:coming|came) second/],
  ['Please accept this letter as my application for the role of gardener.', /I am applying for the role/],
  ['She explains the rules in a clear and accessible manner.', /clearly and simply/],
  ['My greatest strengths lies in my patience.', /strengths is my patience/],
  ['The delay is in no way a reflection of her work.', /in no way reflects her work/],
  ['The book is a gripping lens through which to view trade.', /gripping way to look at trade/],
  ['With these tips up your sleeve, the dough will rise.', /With these tips, /],
])('%s is said plainly', (text, wanted) => {
  expect(outputsOf(text).some((output) => wanted.test(output))).toBe(true)
})

test('a class is named where it is the subject of a verb in the plural', () => {
  for (const output of outputsOf('In the new hall stress levels are low.')) {
    expect(output).not.toMatch(/stress are/)
  }
})
