import { lookup } from '#app/lookup.ts'
import { inflect, plural } from '../inflect.ts'
import type { Transformation } from '../splitting.ts'
import type { Token } from '../tokens.ts'
import { without } from './modifiers.ts'

/**
 * Words that say the same beside one another, a set a line: of two from one set joined by "and" or "or", the one that
 * comes first in its set stays. `*` marks verbs, `+` nouns; both may stand in any form, as long as it is the same.
 */
const SETS = `
clear concise
clear understandable plain
rich diverse varied
diverse varied
fast quick swift rapid
fast efficient
easy simple straightforward
easy intuitive user-friendly
safe secure
strong robust sturdy
strong resilient
new innovative novel groundbreaking cutting-edge
new modern
unique distinct distinctive special one-of-a-kind
unique memorable
important crucial vital essential significant necessary
useful valuable beneficial helpful
fair equitable just
open transparent honest
open inclusive welcoming
friendly welcoming warm inviting hospitable
warm cozy cosy inviting
happy joyful cheerful content
happy satisfied fulfilled
calm peaceful tranquil serene quiet
beautiful stunning breathtaking picturesque gorgeous
bright vibrant lively colorful colourful vivid
lively vibrant dynamic energetic
fun enjoyable entertaining pleasant
fun engaging exciting
engaging interesting compelling captivating
complex complicated intricate multifaceted
hard difficult challenging demanding
hard tough
lasting enduring long-lasting sustainable
deep profound meaningful
sad heartbreaking tragic
big large huge vast
fresh crisp
full complete comprehensive thorough
accurate precise exact
careful thoughtful deliberate
caring compassionate kind supportive empathetic
loving caring supportive nurturing
brave courageous bold
determined resilient persistent
creative imaginative innovative
dedicated committed devoted hardworking hard-working
reliable dependable trustworthy consistent
effective efficient productive
informed educated
healthy balanced
affordable cheap cost-effective
clean tidy
flexible adaptable versatile
relevant applicable
seamless smooth effortless
successful prosperous thriving
individual personal
global international worldwide
current present
aware conscious mindful
timeless enduring
active engaged
improve* enhance*
improve* strengthen*
help* assist* support*
support* encourage*
encourage* foster* promote* nurture*
grow* thrive* flourish* prosper*
grow* develop* evolve*
build* create* develop*
protect* preserve* safeguard*
protect* conserve*
explore* discover*
learn* discover*
inspire* motivate*
inform* educate*
share* exchange*
change* transform* reshape* shape*
change* evolve*
adapt* adjust*
understand* appreciate*
understand* comprehend* grasp*
guide* direct*
connect* engage*
work* collaborate*
analyze* examine* evaluate* assess*
show* demonstrate* illustrate* highlight*
reduce* minimize* minimise* mitigate*
simplify* streamline*
follow* adhere*
meet* satisfy* exceed*
cherish* treasure* celebrate*
navigate* overcome*
shape* define* mould* mold*
enrich* enhance*
empower* enable* inspire*
problem+ issue+ challenge+ obstacle+ difficulty+ hurdle+ barrier+
problem+ concern+
goal+ aim+ objective+ aspiration+ ambition+ dream+
need+ demand+ requirement+
skill+ ability+ talent+ capability+ competency+
skill+ expertise
knowledge expertise understanding insight+ wisdom
growth development progress advancement expansion
growth prosperity
change+ transformation+
effect+ impact+ influence+ consequence+ implication+
value+ principle+ ideal+
custom+ tradition+
rule+ regulation+ guideline+
idea+ concept+ notion+ thought+
feeling+ emotion+ sentiment+
story narrative tale
stories narratives tales
strategy approach method technique
strategies approaches methods techniques
tool+ resource+
help support assistance guidance
support encouragement
trust confidence
trust respect
trust credibility
courage bravery
strength resilience fortitude
determination perseverance persistence grit resilience
hope optimism
joy happiness delight
joy laughter
peace harmony tranquility tranquillity serenity
peace quiet
beauty splendor splendour grandeur elegance
excitement enthusiasm anticipation
passion enthusiasm dedication
dedication commitment devotion
unity cohesion solidarity harmony
understanding empathy compassion
cooperation collaboration teamwork
creativity innovation imagination originality
freedom liberty
safety security
safety well-being
health well-being wellness wellbeing
efficiency productivity effectiveness
flexibility adaptability
accuracy precision
clarity transparency
openness transparency
fear anxiety apprehension trepidation dread
pain suffering
awe wonder amazement
purpose meaning direction
nuance+ subtlety+ complexity+
complexity+ intricacy+ nuance+
lesson+ insight+
experience+ perspective+
view+ perspective+ viewpoint+ opinion+
opportunity possibility
opportunities possibilities
advantage+ benefit+
future+ prospect+
clearly effectively
clearly concisely
quickly efficiently effectively easily
quickly easily
effectively efficiently
safely securely
carefully thoughtfully deliberately
fully completely
truly genuinely
`

type Place = { set: number; rank: number; form: string }

/** Where each word stands, in which sets and in which form. */
const PLACES = lookup(Object.fromEntries(readSets()))

function readSets(): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  const add = (word: string, place: Place) => places.set(word, [...(places.get(word) ?? []), place])
  for (const [set, line] of SETS.trim().split('\n').entries()) {
    for (const [rank, entry] of line.split(' ').entries()) {
      const word = entry.replace(/[*+]$/, '')
      if (entry.endsWith('*')) {
        for (const form of ['base', 's', 'past', 'ing'] as const)
          add(inflect(word, form), { set, rank, form })
      } else if (entry.endsWith('+')) {
        add(word, { set, rank, form: 'one' })
        add(plural(word), { set, rank, form: 'many' })
      } else add(word, { set, rank, form: 'as it is' })
    }
  }
  return places
}

/** Returns which of two words is enough: 1 or 2; undefined when they say different things. */
export function enoughOfTwo(first: string, second: string): 1 | 2 | undefined {
  for (const one of PLACES.get(first) ?? []) {
    const other = PLACES.get(second)?.find(({ set, form }) => set === one.set && form === one.form)
    if (other && other.rank !== one.rank) return one.rank < other.rank ? 1 : 2
  }
  return undefined
}

const VERBAL = /(?:ing|ed)$/

/** "clear and concise" → "clear"; of a row of three or more that has such a pair, one of the two goes. */
export const keepOneOfTwo: Transformation = (tokens, { staid, text }) => {
  if (staid || text.kind === 'story') return undefined
  for (let at = 0; at + 2 < tokens.length; at++) {
    const [first, joint, second] = [tokens[at], tokens[at + 1], tokens[at + 2]]
    if (
      !first?.word ||
      !second?.word ||
      first.kept ||
      second.kept ||
      first.fresh ||
      second.fresh ||
      joint?.kept
    )
      continue
    const before = tokens[at - 1]
    const after = tokens[at + 3]
    if (joint?.text === ',') {
      // Within a row: "growth, development, and trade".
      const which = enoughOfTwo(first.lower, second.lower)
      // Of a row that is who does it two would be left, with the comma of three.
      if (which === undefined || isPairOnly(tokens, at) || isSubject(tokens, at)) continue
      return which === 1 ? without(tokens, at + 1, at + 3) : without(tokens, at, at + 2)
    }
    if (!/^(?:and|or)$/.test(joint?.lower ?? '')) continue
    const which = enoughOfTwo(first.lower, second.lower)
    if (
      which === undefined ||
      before?.text === ',' ||
      /^(?:both|between|either|more|less)$/.test(before?.lower ?? '')
    )
      continue
    // "safety and security measures" is a name of a thing; "problems and challenges" with a verb for several stay so.
    if (first.tag === 'NOUN' && /^(?:NOUN|PROPN)$/.test(after?.tag ?? '')) continue
    const isThing = !/^(?:ADJ|ADV|VERB)$/.test(first.tag ?? '') || second.tag === 'NOUN'
    const plurals = /s$/.test(first.lower) && /s$/.test(second.lower)
    // Two things in one word are one: its verb would be wrong.
    if (isThing && !plurals && (isSubject(tokens, at) || isFollowedByPlural(tokens, at + 3))) continue
    // "help and support students": a second verb takes another object or another preposition.
    if (first.tag === 'VERB' && second.tag === 'VERB' && !VERBAL.test(first.lower) && after?.tag === 'ADP')
      continue
    return which === 1 ? without(tokens, at + 1, at + 3) : without(tokens, at, at + 2)
  }
  return undefined
}

/** Whether what follows the pair's comma is no row: two qualities before a noun are a pair of their own. */
function isPairOnly(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 3]
  const first = tokens[at]
  if (first?.tag === 'ADJ' && after?.tag === 'NOUN') return false
  return !(after?.text === ',' && /^(?:and|or)$/.test(tokens[at + 4]?.lower ?? tokens[at + 5]?.lower ?? ''))
}

/** Whether things open the sentence, and so tell how many its verb is of. */
function isSubject(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.tag !== 'ADJ' &&
    tokens
      .slice(0, at)
      .every(
        ({ word, lower }) => !word || /^(?:the|a|an|our|their|its|his|her|my|your|and|but|so)$/.test(lower),
      )
  )
}

function isFollowedByPlural(tokens: readonly Token[], from: number): boolean {
  return (
    tokens.slice(from, from + 9).some(({ lower }) => /^(?:are|were|have|do|these|both|they)$/.test(lower)) ||
    tokens[from]?.tag === 'VERB'
  )
}
