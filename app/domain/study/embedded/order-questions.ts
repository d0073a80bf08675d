import type { Random } from '#app/domain/random.ts'
import { answersIn } from './answers.ts'
import { type Collected, type Draft, type Option } from './draft.ts'
import type { Passage } from './passages.ts'
import { shuffled } from './shuffled.ts'
import { withoutYear } from './years.ts'

const MOST_WORDS = 22

/** Which of four dated events was the first, or the last: their sentences without the years. */
export function orderDrafts({ alone, language, words }: Collected, random: Random): Draft[] {
  const events = alone.flatMap((passage): { year: number; text: string; passage: Passage }[] => {
    const years = answersIn(passage.text, language, new Set()).filter(({ kind }) => kind === 'year')
    const [year] = years
    if (years.length !== 1 || !year || passage.words > MOST_WORDS) return []
    const text = withoutYear(passage.text, year, language)?.replace(/[.!]+$/, '')
    return text && !/[;:(]/.test(text) ? [{ year: Number(year.text), text, passage }] : []
  })
  const one = [...new Map(events.map((event) => [event.year, event])).values()]
  return (['first', 'last'] as const).flatMap((which): Draft[] => {
    const sorted = shuffled(one, random)
      .slice(0, 4)
      .sort((a, b) => (which === 'first' ? a.year - b.year : b.year - a.year))
    const [right, ...others] = sorted
    if (!right || others.length < 2) return []
    const dates = sorted.map(({ year, text }) => `${year}: ${text}.`).join(' ')
    return [
      {
        form: 'order',
        question: words.say(which),
        answer: right.text,
        others: others.map(({ text, passage }): Option => ({ text, from: passage })),
        passage: right.passage,
        typed: false,
        explanation: dates,
      },
    ]
  })
}
