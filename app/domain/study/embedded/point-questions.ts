import type { Random } from '#app/domain/humanizer/embedded/random.ts'
import { wordsOf } from '../plain.ts'
import { type Collected, type Draft, partPassage } from './draft.ts'
import { stem } from './ranking.ts'
import { shuffled } from './shuffled.ts'

/** Labels that a document needs for one of them to be asked for. */
const FEWEST = 4
const MOST_LABEL_WORDS = 6

/** "Under which of these points does the document say this?", with its other points as options: those beside it first. */
export function pointDrafts({ points, words }: Collected, random: Random): Draft[] {
  const named = points
    .map((point) => ({ ...point, label: point.label.replace(/\s*\([^)]*\)$/, '') }))
    .filter(({ label }) => label.split(/\s+/).length <= MOST_LABEL_WORDS)
  if (named.length < FEWEST) return []
  return named.flatMap((point): Draft[] => {
    const { label, said, quote, page, heading } = point
    if (shareWords(label, said)) return []
    const others = shuffled(
      // What is also said under another point would be right there as well.
      named.filter((other) => other !== point && !shareWords(other.label, said)),
      random,
    ).sort((one, two) => Number(two.heading === heading) - Number(one.heading === heading))
    const passage = partPassage(`${label}: ${said}`, quote, page, heading)
    return [
      {
        form: 'point',
        question: words.say('point', words.quote(said)),
        answer: label,
        others: others.map((other) => ({
          text: other.label,
          from: partPassage(`${other.label}: ${other.said}`, other.quote, other.page, other.heading),
        })),
        passage,
        typed: false,
      },
    ]
  })
}

/** Whether a label and a sentence have a telling word in common. */
function shareWords(label: string, said: string): boolean {
  const own = new Set(wordsOf(said).map(stem))
  return wordsOf(label).some((word) => word.length > 3 && own.has(stem(word)))
}
