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
  ['The teachers encourage pupils to foster a sense of duty.', /create a sense|create a feeling/],
  ['The date is lost, and the precise cause of the fire is not known.', /exact cause/],
  ['The report names three factors that contributed to the leak.', /factors behind the leak/],
  ['The new rail keeps order and ensures the safety of the riders on the path.', /protects the riders/],
  ['The two schools have their own unique rules for lunch.', /their own rules/],
  ['This course deepened my understanding of how bread is made.', /taught me more about how/],
  ['The paper lists the pros and cons of a move to the hill.', /the good and bad points of a move/],
  ['Despite its fame, the harbor stays empty all winter.', /For all its fame/],
  ['They walked on rather than waiting for the cart.', /instead of waiting/],
  ['Critics argue that the plan is slow.', /Critics say/],
  ['The key is at the precise location of the old well.', /the exact/],
  ['The walk provides valuable insights into the trade.', /sheds light on|tells us much about/],
  ['The songs reveal new insights into the war.', /shed new light on the war/],
  ['The fans were eagerly awaiting the boat.', /were looking forward to the boat/],
  ['The challenge lies in finding a boat.', /The challenge is finding a boat/],
  ['The survey conducted among farmers was short.', /The survey among farmers/],
  ['The two teams formulate recommendations for the harbor.', /draw up recommendations/],
  ['The trees show virtually no damage.', /almost no damage/],
  ['Tests further confirm that the dam is sound.', /also (?:confirm|show) that/],
  ['The songs have rarely been subjected to systematic study.', /rarely been studied systematically/],
  ['The road is safer than commonly assumed.', /than most people think/],
  ['The mill ranks among the oldest in the land.', /is among the oldest/],
  ['He won the race, with his brother taking second place.', /(?:coming|came) second/],
  ['The ward cares for expectant mothers.', /pregnant women/],
  ['Please accept this letter as my application for the role of gardener.', /I am applying for the role/],
  ['She explains the rules in a clear and accessible manner.', /clearly and simply/],
  ['The old oven is still in use today.', /is still used today/],
  ['My greatest strengths lies in my patience.', /strengths is my patience/],
  ['They have adopted a slow approach.', /have taken a slow approach/],
  ['I want to acknowledge how painful this news is.', /I know how painful/],
  ['The delay is in no way a reflection of her work.', /in no way reflects her work/],
  ['Walking may prove far more effective than driving.', /may work far better than/],
  ['The book is a gripping lens through which to view trade.', /gripping way to look at trade/],
  ['Equally fascinating is the tale of the barn.', /Just as fascinating is/],
  ['The plan represents a logical step toward peace.', /is a logical step/],
  ['Sailors refer to the process as careening.', /call the process careening/],
  ['The new pump fixes both leaks in one fell swoop.', /all at once/],
  ['With these tips up your sleeve, the dough will rise.', /With these tips, /],
  ['The gate is robust enough to stop a bull.', /strong enough to/],
])('%s is said plainly', (text, wanted) => {
  expect(outputsOf(text).some((output) => wanted.test(output))).toBe(true)
})

test('a class is named where it is the subject of a verb in the plural', () => {
  for (const output of outputsOf('In the new hall stress levels are low.')) {
    expect(output).not.toMatch(/stress are/)
  }
})
