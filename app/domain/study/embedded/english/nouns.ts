import { isPersonNoun } from '#app/domain/text/person-nouns.ts'
import type { Option } from '../draft.ts'

/** What a noun with its words shows of itself without being understood. */
export type Noun = {
  article: 'the' | 'a' | ''
  isPlural: boolean
  isName: boolean
  isPerson: boolean
  isNumbered: boolean
}

/** Nouns that are things at least as often as persons: of them a question asks neither who nor what. */
const MAYBE_THING =
  /^(?:fan|server|host|guard|driver|runner|star|chief|forward|captain|boxer|monitor|conductor|carrier|absorber|\p{Ll}*(?:compress|condens|collect|connect|react|detect|evaporat|generat|indicat|activat|radiat|refrigerat|alternat|insulat|accelerat|ventilat|isolat|regulat|humidifi|dehumidifi|freez|propell|heat|boil|cool|charg|burn|breath|amplifi|rectifi|switch|break|grind|mix|dry)[eo]r)$/u

/** Returns whether a noun may be a person as well as a thing. */
export function isMaybePerson(phrase: string): boolean {
  const head =
    phrase
      .replace(/ (?:of|in|on|at|for|from|with|by|to|into|near)\s.*$/, '')
      .split(/\s+/)
      .at(-1) ?? ''
  return MAYBE_THING.test(head.toLowerCase().replace(/s$/, ''))
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
      // "The miller Jan Maes", but neither "the consumer price index" nor "better evidence".
      head.some(
        (word, at) =>
          /^\p{Ll}/u.test(word) &&
          isPersonNoun(word) &&
          head.slice(at + 1).every((after) => /^\p{Lu}/u.test(after)),
      ) ||
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

/** Returns a thing with the article that another has, so that no article tells; undefined where it might take none. */
export function withArticle(option: Option & { noun: Noun }, { article }: Noun): Option | undefined {
  const { text, from, noun } = option
  if (noun.article === article || article === '' || noun.article === '')
    return { text, ...(from && { from }) }
  // "The air" is no "an air".
  if (article === 'a') return undefined
  return { text: `the ${text.replace(/^(?:the|an?) /i, '')}`, ...(from && { from }) }
}
