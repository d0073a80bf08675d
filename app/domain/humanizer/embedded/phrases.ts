import { baseOfGerund } from './clauses.ts'
import type { Context } from './context.ts'
import { freshness, noteUse } from './context.ts'
import { isOnlyPast } from './inflect.ts'
import { fill, isStart, matchesAt } from './matching.ts'
import type { Match } from './matching.ts'
import type { Replacement, RuleTable } from './patterns.ts'
import { isPersonNoun } from '#app/domain/text/person-nouns.ts'
import { weightedChoice } from '#app/domain/random.ts'
import { lengthFit, ramp, registerFit, wordLength } from './style.ts'
import { machineWeight } from './tables/machine-words.ts'
import { capitalise, freshTokens, SPELLED_NUMBER } from './tokens.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

/**
 * Goes through a sentence once and replaces phrases by the table: the longest that fits first, in words that fit
 * the tone and were not used a moment ago. Kept tokens and what the engine itself put in are never touched.
 * `matched` keeps the rules that fit each place, for the next time that the same tokens are asked for.
 */
export function replacePhrases(
  tokens: readonly Token[],
  table: RuleTable,
  context: Context,
  matched: Match[][] = [],
): Token[] {
  const present = new Set(tokens.map((token) => token.lower))
  const result: Token[] = []
  for (const token of tokens) if (token.word) context.wordsSeen++
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    const done =
      token.word || token.text === ','
        ? replaceAt(tokens, at, result, present, (matched[at] ??= matchesAt(tokens, at, table)), context)
        : 0
    if (done === 0) result.push(token)
    at += Math.max(1, done)
  }
  return result
}

/** A rule with at least this rate stands for a stock phrase that no text should keep. */
const ALWAYS = 0.9

/** The share of words a rewrite aims to touch. */
const AIM = 0.24

/**
 * How far the rates of rules are bent: below 1 rules are used more often than they ask, above 1 less. A text that
 * offers little has all of it used, a text full of stock phrases is not overdone.
 */
export function eagerness(context: Context): number {
  if (context.strength === 'light') return 5
  if (context.again || context.strength === 'strong') return 0.02
  const share = context.wordsTouched / Math.max(40, context.wordsSeen)
  return Math.min(1.2, Math.max(0.05, share / AIM))
}

/** Replaces what stands at `at`, if anything fits; the number of tokens that were taken. */
function replaceAt(
  tokens: readonly Token[],
  at: number,
  result: Token[],
  present: ReadonlySet<string>,
  matches: readonly Match[],
  context: Context,
): number {
  for (const match of matches) {
    const choices = candidates(match, tokens, at, result, present, context)
    if (!choices.length) continue
    if (match.rule.rate < ALWAYS && context.random() >= match.rule.rate ** eagerness(context)) return 0
    const choice = weightedChoice(choices, (one) => one.weight, context.random)
    if (!choice) continue
    noteUse(choice.replacement.words, context)
    context.wordsTouched += Math.max(match.length, choice.replacement.parts.length)
    place(choice.phrase, tokens, at, match, result)
    return match.length
  }
  return 0
}

/** How much less a wording is taken for each word in it that machines overuse. */
const WORN = 6

/** Whether the tone wants words as people say them, not the fuller ones. */
function isPlain({ style }: Context): boolean {
  return style.formality < 58 && style.complexity < 58
}

type Candidate = { replacement: Replacement; phrase: string; weight: number }

function candidates(
  match: Match,
  tokens: readonly Token[],
  at: number,
  result: readonly Token[],
  present: ReadonlySet<string>,
  context: Context,
): Candidate[] {
  const before = result.at(-1)?.lower
  const after = tokens[at + match.length]?.lower
  if (context.staid && isTermOfPaper(tokens, at, match.length)) return []
  const near = wordsNear(tokens, at, match.length, result)
  const choices: Candidate[] = []
  const worn = machineWeight(tokens.slice(at, at + match.length).map(({ lower }) => lower))
  for (const replacement of match.rule.replacements) {
    const fit = registerFit(replacement.tags, context.style)
    const phrase = fit > 0 ? fill(replacement, match, tokens, at) : undefined
    if (phrase === undefined) continue
    if (isTooChatty(phrase, context)) continue
    const words = phrase.toLowerCase().split(' ')
    // Nothing may stand twice side by side, and a sentence should not get a word it already has.
    if ((words[0] !== '' && words[0] === before) || (words[0] !== '' && words.at(-1) === after)) continue
    // "we have saw", "it was began": a past that is no participle cannot stand behind "have" or "be".
    if (isOnlyPast(words[0] ?? '') && followsHelper(tokens, at)) continue
    // "lets teachers teach and students to learn": one "to" of two would be left.
    if (words.slice(0, 2).some((word) => LOSES_TO.test(word)) && hasSecondTo(tokens, at + match.length))
      continue
    if (/^(?:let|allow)/.test(words[0] ?? '') && /^enabl/.test(tokens[at]?.lower ?? '') && weDo(tokens, at))
      continue
    // "So" and "many" would grow together.
    if (before === 'so' && QUANTITY.test(words[0] ?? '')) continue
    if (words.at(-1) === 'so' && QUANTITY.test(after ?? '')) continue
    if (isMeasured(before) && /^(?:lots|plenty|a lot|a range|a number|all sorts|all kinds) of\b/.test(phrase))
      continue
    if (COMPARED.test(before ?? '') && SHORT_QUALITY.has(words[0] ?? '')) continue
    if (NOW.test(phrase) && near.some((word) => NOW.test(word))) continue
    if (leavesPair(tokens, at + match.length, words.at(-1) ?? '')) continue
    if (leavesObject(tokens, at, match.length, words)) continue
    // "encouraging talking face to face": one such form after the other.
    if (/..ing$/.test(before ?? '') && /..ing$/.test(words[0] ?? '') && !/ing$/.test(tokens[at]?.lower ?? ''))
      continue
    if (leavesInfinitive(tokens, at, match.length, words)) continue
    if (leavesGerund(tokens, at + match.length, words)) continue
    if (givesNobody(tokens, at, match.length, words[0] ?? '')) continue
    if (hasForOthers(tokens, at, match.length, words[0] ?? '')) continue
    if (/^(?:is|are|was|were) still/.test(phrase) && isWanted(tokens, at)) continue
    const verb = tokens[at]?.text === ',' ? 1 : 0
    if (/^show(?:s|ed|n|ing)?$/.test(words[verb] ?? '') && isStressed(tokens, at + verb)) continue
    if (
      replacement.words.some(
        (word) =>
          !SMALL.has(word) &&
          near.some(
            (other) =>
              other.startsWith(word.replace(/y$/, 'i')) || other.startsWith(word) || isStemOf(other, word),
          ),
      )
    )
      continue
    const again = replacement.words.some((word) => present.has(word)) ? 0.15 : 1
    if (match.rule.rate < ALWAYS && movesAway(tokens, at, match.length, words, context)) continue
    const newlyWorn = isPlain(context) ? machineWeight(words) : 0
    if (newlyWorn > worn && match.rule.rate < ALWAYS) continue
    const weight =
      Math.exp(-WORN * newlyWorn) *
      fit *
      again *
      lengthFit(words, context.style) *
      freshness(replacement.words, context)
    choices.push({ replacement, phrase, weight })
  }
  return choices
}

const QUANTITY = /^(?:many|much|few|little)$/

/** Whether a word goes before that no "lots of" can stand behind: "so many", "my various". */
function isMeasured(before = ''): boolean {
  return (
    /^(?:so|as|too|how|very|whose|these|those)$/.test(before) ||
    WORD_CLASSES.poss.has(before) ||
    WORD_CLASSES.article.has(before)
  )
}

/** Words for the present, of which one is enough: "is now a need today". */
const NOW = /\b(?:now|today|nowadays|currently)\b/

/** What people say when they talk, and a report does not. */
const CHATTY =
  /\b(?:really|pretty|upsides?|no wonder|maybe|down to|all (?:kinds|sorts) of|it turns out|some people say|still going on|as a group)\b/

/** What an essay or the news may say as well, but no paper. */
const LOOSE = /\b(?:lots|a lot|things)\b/

/** From this formality on a text is kept from words that are too chatty for it. */
const SOBER = 45

/** Whether a wording is too chatty for a text like a report or a paper. */
function isTooChatty(phrase: string, { staid, paper, style }: Context): boolean {
  return style.formality >= SOBER && ((staid && CHATTY.test(phrase)) || (paper && LOOSE.test(phrase)))
}

/** What a paper measures and tests. */
const MEASURED =
  /^(?:difference|increase|decrease|reduction|improvement|effect|association|correlation|interaction|change|decline|predictor)s?$/

/** What is optimal by a definition, not by a judgement. */
const OPTIMAL =
  /^(?:solutions?|values?|strateg(?:y|ies)|polic(?:y|ies)|paths?|controls?|sets?|points?|rates?|number|size|performance|transport|bounds?|design|choice|time)$/

/** Whether a term of papers is among what is to be replaced: "significantly", "a positive correlation", individuals that may be foxes. */
function isTermOfPaper(tokens: readonly Token[], at: number, length: number): boolean {
  return tokens
    .slice(at, at + length)
    .some(
      ({ lower }, place) =>
        /^(?:significantly|individuals)$/.test(lower) ||
        (/^(?:significant|positive|negative)$/.test(lower) &&
          MEASURED.test(tokens[at + place + 1]?.lower ?? '')) ||
        (lower === 'optimal' && OPTIMAL.test(tokens[at + place + 1]?.lower ?? '')),
    )
}

/** Whether it is us who enable somebody: we help them, and have nothing to allow. */
function weDo(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => /^(?:we|i|who)$/.test(lower))
}

/** Whether a comma or "and" with a "to" of its own follows in the clause: "to learn, to lead, and to grow". */
function hasSecondTo(tokens: readonly Token[], from: number): boolean {
  const stop = tokens.findIndex(({ text }, at) => at >= from && /^[.;:!?]$/.test(text))
  const rest = tokens.slice(from, stop < 0 ? undefined : stop)
  if (rest.some(({ lower }, at) => lower === 'to' && rest[at - 1]?.text === ',')) return true
  return rest.some(
    ({ lower }, at) =>
      /^(?:and|or)$/.test(lower) &&
      rest
        .slice(at + 1, at + 4)
        .some((one, place) => one.lower === 'to' && rest[at + place + 2]?.tag === 'VERB'),
  )
}

/** "devote time to my work and to my studies": a preposition (or "that") with a second one of its kind behind "and" stays. */
function leavesPair(tokens: readonly Token[], after: number, last: string): boolean {
  const own = tokens[after - 1]?.lower ?? ''
  if (own === last || !(WORD_CLASSES.prep.has(own) || /^(?:that|whether)$/.test(own))) return false
  let named = /^an?$/.test(tokens[after - 3]?.lower ?? '')
  for (let at = after; at < tokens.length && !/^[.;:!?]$/.test(tokens[at]?.text ?? ''); at++) {
    // "brought a rise in wages and a fall in prices": the fall would have no verb.
    if (tokens[at]?.text === ',') named = false
    if (!/^(?:and|or|but)$/.test(tokens[at]?.lower ?? '')) continue
    const second = tokens[at + 1]?.lower === 'also' ? at + 2 : at + 1
    const pairs = tokens[second]?.lower === own
    if (pairs && (own !== 'to' || tokens[second + 1]?.tag !== 'VERB')) return true
    if (named && /^an?$/.test(tokens[at + 1]?.lower ?? '')) return true
  }
  return false
}

/** Qualities that the things of a list share, or have each of their own. */
const OF_A_LIST = /^(?:increased|improved|enhanced|reduced|better|greater|higher|lower|more|less|fewer)$/

/**
 * Whether a second object would be left without its verb: "ensure your safety and comfort" is not "keep you safe and
 * comfort", nor "lead to increased sales, improved morale and better work" "increase sales, improved morale …".
 */
function leavesObject(
  tokens: readonly Token[],
  from: number,
  length: number,
  words: readonly string[],
): boolean {
  const last = tokens[from + length - 1]
  if (length < 2 || !last || last.lower === words.at(-1)) return false
  if (last.tag === 'NOUN' && tokens[from]?.tag === 'VERB') return goesOnWithThing(tokens, from + length)
  if (!OF_A_LIST.test(last.lower) || words.includes(last.lower)) return false
  const stop = tokens.findIndex(({ text }, at) => at >= from + length && /^[.;:!?]$/.test(text))
  const rest = tokens.slice(from + length, stop < 0 ? undefined : Math.min(stop, from + length + 6))
  return rest.some(({ lower, text }) => text === ',' || /^(?:and|or)$/.test(lower))
}

/** Whether "and" or a comma of a list follows with another thing. */
function goesOnWithThing(tokens: readonly Token[], at: number): boolean {
  const [joint, next] = [tokens[at], tokens[at + 1]]
  if (!joint || !/^(?:NOUN|ADJ|DET)$/.test(next?.tag ?? '')) return false
  if (/^(?:and|or)$/.test(joint.lower)) return true
  return joint.text === ',' && tokens.slice(at + 2, at + 8).some(({ lower }) => /^(?:and|or)$/.test(lower))
}

/** "The aim is to sing and to row": where the first "to" goes, the second stands for nothing. */
function leavesInfinitive(
  tokens: readonly Token[],
  from: number,
  length: number,
  words: readonly string[],
): boolean {
  const after = from + length
  const goes = tokens
    .slice(from, after)
    .some(({ lower }, at) => lower === 'to' && tokens[from + at + 1]?.tag === 'VERB')
  if (!goes || words.includes('to')) return false
  for (let at = after; at < tokens.length && !/^[.;:!?]$/.test(tokens[at]?.text ?? ''); at++) {
    if (!/^(?:and|or|but)$/.test(tokens[at]?.lower ?? '')) continue
    const second = tokens[at + 1]?.lower === 'also' ? at + 2 : at + 1
    if (tokens[second]?.lower === 'to' && tokens[second + 1]?.tag === 'VERB') return true
  }
  return false
}

/** Whether "have" or "be" goes before the word at `at`, adverbs between them at most. */
function followsHelper(tokens: readonly Token[], at: number): boolean {
  let back = at - 1
  while (tokens[back]?.tag === 'ADV' || tokens[back]?.lower === 'not') back--
  const helper = tokens[back]?.lower ?? ''
  return WORD_CLASSES.have.has(helper) || WORD_CLASSES.be.has(helper)
}

/** Verbs that stand before another without its "to". */
const LOSES_TO = /^(?:let|lets|letting|can|could|may|might|will|would|should|must)$/

const COMPARED = /^(?:more|most|less|least)$/

/** Qualities that are compared by an ending: nobody writes "more warm" or "the most fast". */
const SHORT_QUALITY = new Set(
  'bad big bright broad calm cheap clean clear close cold cool dark deep easy fair fast fine firm fresh friendly full good great happy hard harsh heavy high kind large light lively long loud low near neat new nice odd old plain poor quick quiet rare rich rough sad safe sharp short simple slow small smart soft strange strong sweet tall thin tight tiny tough warm weak wide wild wise'.split(
    ' ',
  ),
)

/** Things that are there for those who use them, and are given to nobody. */
const THERE_FOR_USE =
  /^(?:environments?|platforms?|homes?|spaces?|places?|resources?|venues?|systems?|solutions?|infrastructure|foundations?|frameworks?|facilit(?:y|ies)|services?|shelters?|habitats?|havens?|refuges?|retreats?|settings?|backdrops?|forums?|databases?|networks?|interfaces?|tools?|amenities|accommodations?|alternatives?|benchmarks?|functionality)$/

/** "provides a home for the band" is not "gives a home for the band". */
function givesNobody(tokens: readonly Token[], at: number, length: number, first: string): boolean {
  if (!/^g(?:ive|ives|iving|ave|iven)$/.test(first) || !/^(?:provid|offer)/.test(tokens[at]?.lower ?? ''))
    return false
  // "provides students with tools": somebody gets them.
  if (tokens.slice(at, at + length).some(({ lower }) => lower === 'with')) return false
  const object = tokens.slice(at + length, at + length + 9)
  // "a single, central system": the comma is between two qualities.
  const end = object.findIndex(
    ({ word, text }, at) => !word && (text !== ',' || object[at - 1]?.tag !== 'ADJ'),
  )
  return object
    .slice(0, end < 0 ? object.length : end)
    .some(({ lower }) => lower === 'for' || THERE_FOR_USE.test(lower))
}

/** "offers a range of courses to adults" and "offers a chance to learn" are not told by "has": others get it. */
function hasForOthers(tokens: readonly Token[], at: number, length: number, first: string): boolean {
  if (!/^ha(?:ve|s|d|ving)$/.test(first) || !/^(?:provid|offer)/.test(tokens[at]?.lower ?? '')) return false
  const object = tokens.slice(at + length, at + length + 9)
  const end = object.findIndex(({ word }) => !word)
  return object.slice(0, end < 0 ? object.length : end).some(({ lower }) => lower === 'to')
}

/** What is to remain so is not "still" so: "to ensure that the name remains known". */
function isWanted(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 12), at)
    .some(({ lower }) => /^(?:ensur(?:e|es|ed|ing)|sure|hop(?:e|es|ed|ing)|so|if|until|unless)$/.test(lower))
}

const SOMEBODY = /^(?:he|she|i|we|you|who)$/

/** What tells that a sentence reports what somebody said. */
export const OF_SAYING =
  /^(?:said|says|told|expressed|voiced|raised|warned|argued|stated|noted|added|asked|spoke|called|urged|wrote)$/

/** Somebody who highlights a thing stresses it; only facts show it. */
function isStressed(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:highlight|underscor|emphasi)/.test(tokens[at]?.lower ?? '')) return false
  // "They voiced their fears, highlighting the risk": what is said shows nothing.
  if (/ing$/.test(tokens[at]?.lower ?? '') && tokens.slice(0, at).some(({ lower }) => OF_SAYING.test(lower)))
    return true
  let back = at - 1
  while (/ly$|^(?:also|has|have|had|not)$/.test(tokens[back]?.lower ?? '')) back--
  const subject = tokens[back]
  // "I have mended the list and highlighted the lamps"
  if (
    /^(?:and|to)$/.test(subject?.lower ?? '') &&
    tokens.slice(0, back).some(({ lower }) => SOMEBODY.test(lower))
  )
    return true
  return (
    subject !== undefined &&
    (SOMEBODY.test(subject.lower) ||
      isPersonNoun(subject.lower.replace(/s$/, '')) ||
      (subject.kept && /^\p{Lu}\p{Ll}/u.test(subject.text)))
  )
}

/**
 * Whether a verb in -ing is made another form while a second one beside it stays: in "a role in keeping bees and selling
 * honey" the two go together.
 */
function leavesGerund(tokens: readonly Token[], after: number, words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  if (!/..ing$/.test(tokens[after - 1]?.lower ?? '')) return false
  // "responsible for milling and for selling": "in charge of" would not do for both.
  const own = tokens[after - 2]?.lower ?? ''
  const kept = words.includes(own)
  if (last.endsWith('ing') && kept) return false
  for (let at = after; at < after + 12; at++) {
    const token = tokens[at]
    if (!token || /^[.;:?!()]$/.test(token.text)) return false
    if (!/^(?:and|or)$/.test(token.lower)) continue
    const next = tokens[at + 1]?.lower ?? ''
    if (baseOfGerund(next) !== undefined && !last.endsWith('ing')) return true
    // "responsible for managing the mill and for selling flour"
    const paired = next === own || (!last.endsWith('ing') && /^(?:in|of|by|for|to)$/.test(next))
    if (paired && baseOfGerund(tokens[at + 2]?.lower ?? '') !== undefined) return true
  }
  return false
}

/** Whether `other` is the plain form of `word`: "look" and "looked". */
function isStemOf(other: string, word: string): boolean {
  return (
    other.length > 3 &&
    !SMALL.has(other) &&
    /^(?:s|es|d|ed|ing)$/.test(word.slice(other.length)) &&
    word.startsWith(other)
  )
}

/** Words that may stand twice in a few words without anybody noticing. */
const SMALL = new Set(
  'that with from into have this these those them they what when which more most much make some about than very also kind'.split(
    ' ',
  ),
)

/** The words a few places before and behind what is replaced: none of them is to be said again. */
function wordsNear(tokens: readonly Token[], at: number, length: number, result: readonly Token[]): string[] {
  return [...result.slice(-9), ...tokens.slice(at + length, at + length + 7)].map(({ lower }) => lower)
}

/** Whether a wording is plainer than a complex tone wants, or fuller than a simple one does. */
function movesAway(
  tokens: readonly Token[],
  at: number,
  length: number,
  words: readonly string[],
  context: Context,
): boolean {
  const { complexity } = context.style
  if (complexity > 35 && complexity < 65) return false
  const before = wordLength(tokens.slice(at, at + length).map((token) => token.lower))
  const change = wordLength(words) - before
  if (complexity >= 65) return change < -1 && context.random() < 0.8 * ramp(complexity, 60, 95)
  return change > 1 && context.random() < 0.8 * ramp(complexity, 40, 10)
}

/** Puts `phrase` in the place of `length` tokens, with the capital and the space that stood there. */
function place(phrase: string, tokens: readonly Token[], at: number, match: Match, result: Token[]): void {
  const first = tokens[at]
  if (!first) return
  const edit = match.rule
  const capital = /^\p{Lu}/u.test(first.text) && (first.text !== 'I' || isStart(tokens, at))
  // What begins with a comma stands close; a word in its place does not.
  const space = first.word || /^[,.]/.test(phrase) ? first.space : first.space || ' '
  const fresh = freshTokens(phrase, space)
  const head = fresh[0]
  if (head && capital) fresh[0] = { ...head, text: capitalise(head.text) }
  result.push(...fresh.map((token) => ({ ...token, edit })))
  const next = tokens[at + match.length]
  if (!head && next) next.edit = edit
  // "However,many" was written without a space: the comma is gone, so the words need one.
  if (head && fresh.at(-1)?.word && next?.word && next.space === '') next.space = ' '
  // Nothing is left of the opening: the next word takes its place.
  const opening = isStart(tokens, at) || result.length === 0 || (capital && !tokens[at - 1]?.word)
  if (!head && next && opening) openWith(next, first.space)
  // Behind a bracket that was opened the space goes with the phrase.
  else if (!head && next && first.word && first.space === '') next.space = ''
}

function openWith(token: Token, space: string): void {
  token.space = space
  const opened = capitalise(token.text)
  if (!token.kept || SPELLED_NUMBER.test(opened)) token.text = opened
}
