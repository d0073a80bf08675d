import { hasFiniteVerb, startsClause, tenseOf, wordCount } from '../clauses.ts'
import { PLURAL_NOUN } from '../finite-verbs.ts'
import { leadingSubject } from '../leading-subject.ts'
import { kindOfPhrase } from './complements.ts'
import { body, endsPlainly, isDenied, mayBeSmall, sentence, small } from './line.ts'
import type { Part } from './paragraph.ts'
import { isFragment, isHost } from './rhythm.ts'
import { changeOf, mayUse, type Rule } from './scene.ts'

/** The beat of two is a sentence of no more words than this, and its neighbour has no more than that. */
const BEAT = { shorter: 4, longer: 8 }

const OPENS_THING = /^(?:the|my|our|your|his|her|their|its|an?|this|these|one|two|both|each|every)$/
const BINDS =
  /^(?:and|or|but|because|if|when|while|so|that|which|who|as|than|also|just|still|then|too|until|before|after)$/
const SIGN = /^[,;:()"“”—–?!*_]$/

/** Whether a sentence says one thing of a thing it names: "The brief was clear", no denial, no second clause. */
function isOneStatement(part: Part | undefined, longest: number): part is Part {
  if (!part || part.fixed || !endsPlainly(part.tokens) || wordCount(part.tokens) > longest) return false
  const said = body(part.tokens)
  const first = said[0]?.lower ?? ''
  if (said.some(({ text, kept }) => SIGN.test(text) || (kept && /["“”*_`]/.test(text)))) return false
  if (isDenied(said) || said.some(({ lower }, at) => at > 0 && BINDS.test(lower))) return false
  const subject = leadingSubject(said, true)
  return subject?.start === 0 && !subject.isPronoun && (OPENS_THING.test(first) || subject.plural)
}

/** "Our regulars were furious. Our cooks were relieved." → "Our regulars were furious, and our cooks were relieved." */
export const joinTwoStatements: Rule = {
  name: 'two statements',
  safe: false,
  apply: (parts, at, { text, isItem }) => {
    const [one, two] = [parts[at], parts[at + 1]]
    if (/^(?:story|paper)$/.test(text.kind) || isItem) return undefined
    if (!isOneStatement(one, BEAT.longer) || !isOneStatement(two, BEAT.longer)) return undefined
    if (Math.min(wordCount(one.tokens), wordCount(two.tokens)) > BEAT.shorter) return undefined
    // Of a row of three two would be taken, and one be left.
    if (isOneStatement(parts[at - 1], BEAT.longer) || isOneStatement(parts[at + 2], BEAT.longer))
      return undefined
    const tense = tenseOf(one.tokens)
    if (!tense || tense !== tenseOf(two.tokens) || !mayBeSmall(two.tokens)) return undefined
    // What speaks of the first thing by another name would be told of beside it.
    if (/^(?:this|these|both|each)$/.test(two.tokens[0]?.lower ?? '')) return undefined
    return changeOf(2, sentence(body(one.tokens), ', and', small(two.tokens)))
  },
}

const LONGEST_PIECE = 7
const LONGEST_HOST = 18

/** Whether a sentence is only a thing: "Cold showers.", "Straps that slip." */
function isThing(part: Part | undefined): part is Part {
  if (!part || part.fixed || !endsPlainly(part.tokens) || wordCount(part.tokens) > LONGEST_PIECE) return false
  const said = body(part.tokens)
  const first = said[0]
  if (!first || first.kept || isDenied(said)) return false
  if (said.some(({ text, kept }) => SIGN.test(text) || (kept && /["“”*_`]/.test(text)))) return false
  const relative = said.findIndex(({ lower }) => /^(?:that|who|which)$/.test(lower))
  const thing = relative < 0 ? said : said.slice(0, relative)
  // No name has a "that" behind it, so "Straps that slip" are many things, whatever the capital was taken for.
  if (!mayBeSmall(said) && !(relative === 1 && PLURAL_NOUN.test(first.lower))) return false
  // What is told behind "that" is told of the straps.
  const goesOn = relative > 0 && !startsClause(said.slice(relative + 1), 0) && relative < said.length - 1
  return (
    (relative < 0 || goesOn) &&
    kindOfPhrase(thing) === 'noun' &&
    isFragment(thing) &&
    !/^(?:yes|no|thanks|thank|step|day|part|hello|good|welcome|maybe|perhaps|just|only|first|next|second|third|finally)$/.test(
      first.lower,
    )
  )
}

/** "We asked what they hate. Straps that slip. Zips that snag. Wet backs." → "We asked what they hate: straps …, zips … and wet backs." */
export const listThings: Rule = {
  name: 'things behind a statement',
  safe: false,
  apply: (parts, at, scene) => {
    const host = parts[at]
    if (scene.text.kind === 'story' || !isHost(host) || !mayUse('colon', scene)) return undefined
    if (wordCount(host.tokens) > LONGEST_HOST || host.tokens.some(({ text }) => text === ','))
      return undefined
    const row: Part[] = []
    for (const part of parts.slice(at + 1)) {
      if (!isThing(part) || row.length > 5) break
      row.push(part)
    }
    if (row.length < 3 || row.length > 5) return undefined
    const things = row.map(({ tokens }) => small(body(tokens)))
    const listed = things.flatMap((thing, place) =>
      place === 0 ? [thing] : [place === things.length - 1 ? 'and' : ',', thing],
    )
    return changeOf(row.length + 1, sentence(body(host.tokens), ':', ...listed, '.'), 'colon')
  },
}

/** "And our customers? They ask for her." → "And our customers ask for her." */
export const answerAboutThing: Rule = {
  name: 'thing asked about',
  safe: true,
  apply: (parts, at) => {
    const [question, answer] = [parts[at]?.tokens ?? [], parts[at + 1]]
    if (!answer || answer.fixed || parts[at]?.fixed || question.at(-1)?.text !== '?') return undefined
    const asked = question.slice(0, -1)
    const joint = /^(?:and|but)$/.test(asked[0]?.lower ?? '') ? 1 : 0
    const thing = asked.slice(joint)
    const [pronoun, verb] = answer.tokens
    const noun = thing.at(-1)
    if (!noun || noun.kept || noun.tag !== 'NOUN' || thing.length > 5 || hasFiniteVerb(asked))
      return undefined
    if (!/^(?:the|my|our|your|his|her|their|its)$/.test(thing[0]?.lower ?? '')) return undefined
    if (thing.some(({ text, lower }) => SIGN.test(text) || /^(?:and|or)$/.test(lower))) return undefined
    const fits = PLURAL_NOUN.test(noun.lower) ? 'they' : 'it'
    if (!pronoun || pronoun.kept || pronoun.lower !== fits || !verb?.word) return undefined
    if (!/^(?:VERB|AUX|ADV)$/.test(verb.tag ?? '')) return undefined
    return changeOf(2, sentence(asked.slice(0, joint), joint ? small(thing) : thing, answer.tokens.slice(1)))
  },
}
