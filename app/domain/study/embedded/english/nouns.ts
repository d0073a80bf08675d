import { articleFor } from '#app/domain/humanizer/embedded/inflect.ts'
import { isPersonNoun } from '#app/domain/humanizer/embedded/persons.ts'
import type { Option } from '../draft.ts'

/** What a noun with its words shows of itself without being understood. */
export type Noun = {
  article: 'the' | 'a' | ''
  isPlural: boolean
  isName: boolean
  isPerson: boolean
  isNumbered: boolean
}

/** Returns whether a phrase speaks of several things. */
export function isPluralNoun(phrase: string): boolean {
  const head =
    phrase
      .replace(/ (?:of|in|on|at|for|from|with|by|to|into)\s.*$/, '')
      .split(/\s+/)
      .at(-1) ?? ''
  return (
    !/^(?:an?|one)\s/.test(phrase) &&
    /(?:[^s]s|people|children|men|women)$/.test(head) &&
    !/(?:us|is)$/.test(head)
  )
}

/** Returns what a phrase shows of its noun. */
export function nounOf(phrase: string, isPlural: boolean): Noun {
  const head = phrase.replace(/ (?:of|in|on|at|for|from|with|by|to|into|near)\s.*$/, '').split(/\s+/)
  return {
    article: /^the\s/i.test(phrase) ? 'the' : /^an?\s/i.test(phrase) ? 'a' : '',
    isPlural,
    isName: /^\p{Lu}/u.test(head.at(-1) ?? ''),
    isPerson:
      head.some((word) => /^\p{Ll}/u.test(word) && isPersonNoun(word)) ||
      (isPlural &&
        /^\p{Ll}+s$/u.test(head.at(-1) ?? '') &&
        isPersonNoun((head.at(-1) ?? '').replace(/s$/, ''))) ||
      (/^the\s/i.test(phrase) && head.length === 2 && isPersonNoun((head[1] ?? '').toLowerCase())),
    isNumbered:
      /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|many|several|about|more|most|some|few|half)\b/i.test(
        phrase,
      ),
  }
}

/** Returns whether two phrases may stand as options beside each other without one showing by its form. */
export function alikeNouns(one: Noun, two: Noun): boolean {
  return (
    one.isPlural === two.isPlural &&
    one.isName === two.isName &&
    one.isPerson === two.isPerson &&
    one.isNumbered === two.isNumbered &&
    (one.article === '') === (two.article === '')
  )
}

/** Returns a thing with the article that another has, so that no article tells. */
export function withArticle(option: Option & { noun: Noun }, { article }: Noun): Option {
  const { text, from, noun } = option
  if (noun.article === article || article === '' || noun.article === '')
    return { text, ...(from && { from }) }
  const bare = text.replace(/^(?:the|an?) /i, '')
  const own = article === 'the' ? 'the' : articleFor(bare)
  return { text: own ? `${own} ${bare}` : text, ...(from && { from }) }
}
