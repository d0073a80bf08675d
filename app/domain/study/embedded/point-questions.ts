import type { Random } from '#app/domain/random.ts'
import type { Language } from '#app/domain/text/language.ts'
import { wordsOf } from '../plain.ts'
import { capital, type Collected, type Draft, partPassage } from './draft.ts'
import { type ItemList, type Point, REMARK } from './passages.ts'
import { stem } from './ranking.ts'
import { standsAlone } from '#app/domain/grounding/referring.ts'
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

/** "Episodic buffer: binds information into one episode" */
const LABELLED_ITEM = /^(?<label>\p{Lu}[\p{L}\p{N}'’() -]{2,40}?)(?::| [–—]) (?<said>\p{L}.{15,240})$/su
/** A list is one of labels when so many of its items, and such a share of them, have one. */
const LABELS = { fewest: 3, share: 0.75, words: 4 }
/** Words of what is said under a label. */
const SAID = { fewest: 4, most: 25 }

/** Returns what a list says under the labels that its items have. */
export function labelledIn({ items, sources, page, heading }: ItemList, language: Language): Point[] {
  const found = items.flatMap((item, at): Point[] => {
    const { label = '', said = '' } = LABELLED_ITEM.exec(item)?.groups ?? {}
    const length = said.split(/\s+/).length
    if (length < SAID.fewest || length > SAID.most || label.split(/\s+/).length > LABELS.words) return []
    if (REMARK.test(label) || !standsAlone(`${capital(said)}.`, language)) return []
    return [{ label, said: said.replace(/[.;,]+$/, ''), quote: sources[at] ?? item, page, heading }]
  })
  return found.length >= LABELS.fewest && found.length >= items.length * LABELS.share ? found : []
}

/** Whether a label and a sentence have a telling word in common. */
function shareWords(label: string, said: string): boolean {
  const own = new Set(wordsOf(said).map(stem))
  return wordsOf(label).some((word) => word.length > 3 && own.has(stem(word)))
}
