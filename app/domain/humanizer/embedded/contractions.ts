import { lookup } from '#app/lookup.ts'
import type { Context } from './context.ts'
import { rollOf } from './context.ts'
import { isStart } from './matching.ts'
import { capitalise, withText } from './tokens.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

const NEGATIVE = new Map([
  ['do', "don't"],
  ['does', "doesn't"],
  ['did', "didn't"],
  ['is', "isn't"],
  ['are', "aren't"],
  ['was', "wasn't"],
  ['were', "weren't"],
  ['has', "hasn't"],
  ['have', "haven't"],
  ['had', "hadn't"],
  ['could', "couldn't"],
  ['would', "wouldn't"],
  ['should', "shouldn't"],
  ['will', "won't"],
  ['can', "can't"],
])

const POSITIVE = lookup({
  is: pairs('it he she that there', "'s"),
  are: pairs('they we you', "'re"),
  am: pairs('i', "'m"),
  will: pairs('it he she they we you i that', "'ll"),
  would: pairs('i he she they we you', "'d"),
  have: pairs('they we you i', "'ve"),
  has: pairs('it he she', "'s"),
})

function pairs(words: string, ending: string): ReadonlyMap<string, string> {
  return new Map(words.split(' ').map((word) => [word, word + ending]))
}

/**
 * How much more seldom than "not" people shorten a verb behind its subject: in essays, news and reviews by people "don't"
 * stands for two of three "do not", "it's" for four of ten "it is", "they're" for one of seven, "he'd" for one of twenty.
 * The share of a tone is raised to this power, so that a tone that shortens everything still does.
 */
const RELUCTANCE = lookup({ is: 2, am: 1.5, are: 4, have: 4, has: 3, will: 4, would: 6 })

/** Words before which "it is" is stressed or "that" is no subject: "as it is today", "the one that is". */
const STRESSED = new Set('as than what how whatever whoever where who is which whether'.split(' '))

/**
 * "it is" → "it's", "does not" → "doesn't", as often as the tone asks. Never at the end of a clause, in a question
 * that turns round, for a relative "that", nor where "have" is a verb of its own.
 */
export function contract(tokens: readonly Token[], context: Context): Token[] {
  const share = context.staid && context.style.formality > 34 ? 0 : context.style.contract
  if (share === 0) return [...tokens]
  // Who asks for a shorter text gets every short form that a tone with some of them may have.
  const all = context.length === 'shorter' && context.style.formality < 55
  const result: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    const next = tokens[at + 1]
    const short = next && !token.kept && !next.kept ? contraction(tokens, at) : undefined
    if (
      short &&
      (all || rollOf(tokens.slice(at, at + 4), context) < share ** (RELUCTANCE.get(next?.lower ?? '') ?? 1))
    ) {
      result.push(withText(token, /^\p{Lu}/u.test(token.text) ? capitalise(short) : short))
      at++
    } else if (token.lower === 'cannot' && !token.kept && rollOf(tokens.slice(at, at + 3), context) < share) {
      result.push(withText(token, token.text === 'Cannot' ? "Can't" : "can't"))
    } else {
      result.push(token)
    }
  }
  return result
}

function contraction(tokens: readonly Token[], at: number): string | undefined {
  const first = tokens[at]?.lower ?? ''
  const second = tokens[at + 1]?.lower ?? ''
  const third = tokens[at + 2]
  if (second === 'not') {
    if (/^(?:only|just|merely|to|so)$/.test(third?.lower ?? '')) return undefined
    return NEGATIVE.get(first)
  }
  const short = POSITIVE.get(second)?.get(first)
  if (!short || !third?.word || STRESSED.has(tokens[at - 1]?.lower ?? '')) return undefined
  // "Part of it is speed": the pronoun belongs to what stands before it.
  if (WORD_CLASSES.prep.has(tokens[at - 1]?.lower ?? '')) return undefined
  if (third.lower === 'not' && second !== 'is' && second !== 'are' && second !== 'am') return undefined
  if (first === 'that' && !isStart(tokens, at)) return undefined
  if (first === 'there' && second === 'is' && /^(?:no|any)$/.test(third.lower)) return undefined
  // "My aunt and I have": the pronoun is half of the subject.
  if (
    tokens[at - 1]?.lower === 'and' &&
    tokens[at - 2]?.word &&
    third.lower !== 'not' &&
    at > 1 &&
    first === 'i'
  )
    return undefined
  // "the sooner it is done", "the more you practice, the easier it is".
  if (
    /er$/.test(tokens[at - 1]?.lower ?? '') &&
    (tokens[at - 2]?.lower === 'the' || tokens[at - 3]?.lower === 'the')
  )
    return undefined
  if (/^(?:more|less)$/.test(tokens[at - 2]?.lower ?? '') && tokens[at - 3]?.lower === 'the') return undefined
  // "How important it is to rest": the verb ends its own clause.
  if (tokens[at - 2]?.lower === 'how' || tokens[at - 3]?.lower === 'how') return undefined
  if ((second === 'have' || second === 'has') && !participleFollows(tokens, at + 2)) return undefined
  return third.lower === second ? undefined : short
}

const PARTICIPLES = new Set(
  'been become begun come done found given gone got grown had heard kept known led left lost made meant met put read said seen sent set shown spent taken thought told won written built brought'.split(
    ' ',
  ),
)

function participleFollows(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? ''
  if (WORD_CLASSES.adv.has(word)) return participleFollows(tokens.slice(at, at + 3), 1)
  return PARTICIPLES.has(word) || (/[^e]ed$/.test(word) && word.length > 4)
}

const WRITTEN_OUT = new Map([
  ...[...NEGATIVE].map(([word, short]): [string, string] => [
    short,
    word === 'can' ? 'cannot' : `${word} not`,
  ]),
  ["i'm", 'I am'],
  ["let's", 'let us'],
  ...['they', 'we', 'you'].map((word): [string, string] => [`${word}'re`, `${word} are`]),
  ...['they', 'we', 'you', 'I'].map((word): [string, string] => [`${word.toLowerCase()}'ve`, `${word} have`]),
  ...['they', 'we', 'you', 'I', 'it', 'he', 'she', 'that', 'there'].map((word): [string, string] => [
    `${word.toLowerCase()}'ll`,
    `${word} will`,
  ]),
])
const IS_OR_HAS = new Set(["it's", "that's", "there's", "he's", "she's", "what's", "who's"])
const HAS_FOLLOWS = new Set('been got had become gone come taken made done grown begun'.split(' '))

/** "don't" → "do not", "it's" → "it is" or "it has": for tones that write in full. */
export function expandContractions(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    if (token.kept || !token.lower.includes("'")) return [token]
    const next = tokens[at + 1]?.lower ?? ''
    // "Don't you think" turns round; "do not you think" is wrong.
    if (WORD_CLASSES.subj.has(next) && token.lower.endsWith("n't")) return [token]
    // "I'm A Farmer" is a title, and a title keeps its words.
    if (/^\p{Lu}/u.test(tokens[at + 1]?.text ?? '')) return [token]
    const full = IS_OR_HAS.has(token.lower)
      ? `${token.lower.slice(0, -2)} ${HAS_FOLLOWS.has(next) ? 'has' : 'is'}`
      : WRITTEN_OUT.get(token.lower)
    if (full === undefined) return [token]
    const [head = '', ...rest] = full.split(' ')
    const first = withText(token, /^\p{Lu}/u.test(token.text) ? capitalise(head) : head)
    return [first, ...rest.map((word) => ({ ...first, text: word, lower: word, space: ' ' }))]
  })
}
