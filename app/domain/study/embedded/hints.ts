import { isBackMatter } from '#app/domain/grounding/back-matter.ts'
import { comparable, wordsOf } from '../plain.ts'
import type { Draft } from './draft.ts'
import { stem } from './ranking.ts'
import type { Wording } from './wording.ts'

const MOST_BEFORE = 200

/** What leads to an answer without saying it: the sentence before, else the heading above, else the page. */
export function hintOf({ passage, answer, kind }: Draft, words: Wording): string {
  const { before, heading, page } = passage
  const tells = (text: string) => {
    const said = new Set(wordsOf(text).map(stem))
    const own = wordsOf(answer).filter((word) => word.length > 2 || /\d/.test(word))
    return (
      comparable(text).includes(comparable(answer)) ||
      (kind === undefined && own.some((word) => said.has(stem(word))))
    )
  }
  if (before && before.length <= MOST_BEFORE && !tells(before))
    return words.say('after', page, words.quote(before))
  const isUseful =
    heading &&
    heading.length <= 80 &&
    !/^[\d.\s]+$/.test(heading) &&
    !isBackMatter(heading) &&
    !tells(heading)
  return isUseful ? words.say('section', page, words.quote(heading)) : words.say('page', page)
}
