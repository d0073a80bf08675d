import { baseOfGerund, finiteForm, isKnownBase, mainClauseEnds, tenseOf, wordCount } from './clauses.ts'
import { chance } from './context.ts'
import { inflect } from './inflect.ts'
import { opensWithPerson } from './persons.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens, withText } from './tokens.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

/** Participles that hang a result on a whole clause, as plain verbs with what replaces a worn one. */
const TAILS: Record<string, string> = {
  making: 'make',
  allowing: 'let',
  leading: 'lead',
  resulting: 'result',
  causing: 'cause',
  creating: 'create',
  ensuring: 'ensure',
  enabling: 'let',
  helping: 'help',
  giving: 'give',
  providing: 'give',
  offering: 'offer',
  reducing: 'reduce',
  increasing: 'increase',
  improving: 'improve',
  highlighting: 'show',
  underscoring: 'show',
  emphasizing: 'stress',
  demonstrating: 'show',
  showcasing: 'show',
  reflecting: 'reflect',
  fostering: 'encourage',
  contributing: 'contribute',
  transforming: 'change',
  paving: 'pave',
  prompting: 'prompt',
  suggesting: 'suggest',
  indicating: 'suggest',
  revealing: 'reveal',
  raising: 'raise',
  adding: 'add',
  bringing: 'bring',
  forcing: 'force',
  marking: 'mark',
  keeping: 'keep',
  leaving: 'leave',
  enhancing: 'improve',
  boosting: 'boost',
  strengthening: 'strengthen',
  limiting: 'limit',
  lowering: 'lower',
  lessening: 'lessen',
  easing: 'ease',
  saving: 'save',
  freeing: 'free',
  preventing: 'prevent',
  triggering: 'trigger',
  sparking: 'spark',
  driving: 'drive',
  threatening: 'threaten',
  undermining: 'undermine',
  damaging: 'damage',
  worsening: 'worsen',
  reminding: 'remind',
  confirming: 'confirm',
  proving: 'prove',
  encouraging: 'encourage',
  discouraging: 'discourage',
  attracting: 'attract',
  generating: 'bring',
  producing: 'produce',
  turning: 'turn',
  changing: 'change',
  shaping: 'shape',
  benefiting: 'help',
  benefitting: 'help',
  opening: 'open',
  compromising: 'weaken',
  disrupting: 'disrupt',
  exposing: 'expose',
  shedding: 'shed',
}

const OF_SPEECH =
  /^(?:highlighting|underscoring|emphasizing|demonstrating|showcasing|revealing|raising|adding|offering|reflecting|reminding|confirming|proving|encouraging|threatening|opening|turning|changing|saving|driving|leaving)$/

/** "let" and "give" want a person or thing after them, and "let" no "to": only then do they stand for another verb. */
function tailVerb(tokens: readonly Token[], at: number): { verb: string; dropTo: number } | undefined {
  const participle = tokens[at]?.lower ?? ''
  const verb = TAILS[participle]
  if (verb === undefined) return undefined
  if (verb === 'let') {
    const to = tokens.slice(at + 1, at + 6).findIndex((token) => token.lower === 'to')
    if (to > 0 && tokens[at + 1]?.lower !== 'for') return { verb: 'let', dropTo: at + 1 + to }
    return { verb: participle === 'allowing' ? 'allow' : 'enable', dropTo: -1 }
  }
  if (participle === 'providing') return { verb: 'provide', dropTo: -1 }
  return { verb, dropTo: -1 }
}

/** "…, making it easier." → "…, which makes it easier." or "…. This makes it easier." */
export const freeParticiple: Transformation = (tokens, context) => {
  const comma = tokens.findIndex(
    (token, at) => token.text === ',' && !token.kept && tailVerb(tokens, at + 1) !== undefined,
  )
  if (comma < 4 || tokens[comma + 1]?.kept) return undefined
  const head = tokens.slice(0, comma)
  if (
    !mainClauseEnds(head) ||
    isOrder(head) ||
    /^(?:and|or|but|thus|thereby|so)$/.test(head.at(-1)?.lower ?? '')
  )
    return undefined
  // What somebody stresses or offers is not told by what they do.
  if (OF_SPEECH.test(tokens[comma + 1]?.lower ?? '') && opensWithPerson(head)) return undefined
  const tail = tokens.slice(comma + 1)
  const more = tail.flatMap((_, at) => (at > 0 && isListed(tail, at) ? [at] : []))
  const [second] = more
  const other = second === undefined ? undefined : baseOfGerund(tail[second]?.lower ?? '')
  // Two participles become two verbs; more of them are a list, and a list stays a list.
  if (more.length > 1 || (second !== undefined && (other === undefined || tail[second - 1]?.lower !== 'and')))
    return undefined
  const tense = tenseOf(head)
  const found = tailVerb(tokens, comma + 1)
  if (!tense || !found || (other !== undefined && found.dropTo >= 0)) return undefined
  const verb = resultVerb(found.verb, tense, head)
  const rest = tokens
    .slice(comma + 2)
    .map((token, at) =>
      other !== undefined && at + 1 === second ? withText(token, resultVerb(other, tense, head)) : token,
    )
    .filter((_, at) => at + comma + 2 !== found.dropTo)
  const apart = wordCount(head) > 7 && wordCount(tail) > 4 && chance(0.1 + 1.1 * context.style.split, context)
  const [pointer, relative] =
    context.style.formality < 60 && context.random() > 0.6 ? ['That', ', and that'] : ['This', ', which']
  const subject = apart ? `. ${pointer} ${verb}` : `${relative} ${verb}`
  return [...head, ...freshTokens(subject), ...rest]
}

/** Whether the word at `at` is one more participle behind a comma or "and". */
function isListed(tail: readonly Token[], at: number): boolean {
  return /ing$/.test(tail[at]?.lower ?? '') && /^(?:,|and|or)$/.test(tail[at - 1]?.lower ?? '')
}

/** Whether somebody is told to do something: "First, pick a pot": what "ensuring" adds is a part of the order. */
function isOrder(head: readonly Token[]): boolean {
  const start = head.findIndex(({ text }, at) => text === ',' && at < 3) + 1
  const verb = head[start]
  return verb !== undefined && verb.tag !== 'NOUN' && isKnownBase(verb.lower)
}

/** The verb of the result in the time of `head`: "has fallen" goes on with "has made". */
function resultVerb(verb: string, tense: 'past' | 'present', head: readonly Token[]): string {
  // What a fact shows it shows now, though the fact is past.
  if (tense === 'present' && /^(?:show|stress|reflect|suggest|mark)$/.test(verb)) return inflect(verb, 's')
  if (head.some(({ lower }, at) => /^(?:has|have)$/.test(lower) && isPerfect(head, at)))
    return `has ${inflect(verb, 'participle')}`
  return inflect(verb, tense === 'past' ? 'past' : 's')
}

const PARTICIPLE =
  /(?:[^e]ed|been|grown|shown|known|made|seen|risen|fallen|taken|given|led|brought|left|lost|built|cut|put|set|won|found|kept|come|gone|done|begun|broken|chosen|driven|spread|met|spent|sent)$/

/** Whether "has" at `at` has a participle behind it, an adverb between them at most: "has a bridge" has none. */
function isPerfect(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.lower ?? ''
  return PARTICIPLE.test(
    /ly$|^(?:also|long|already|now|often|not)$/.test(next) ? (tokens[at + 2]?.lower ?? '') : next,
  )
}

/** What only somebody can do who thinks: "a chill ran down my back, knowing …" is not told of the chill. */
const OF_MIND =
  /^(?:know|think|realize|wonder|hope|feel|believe|remember|notice|try|want|wish|ponder|marvel|savor|enjoy|imagine|recall|yearn|expect|consider)$/

/** Worn verbs, and plain ones for what somebody does. */
const PLAIN: Record<string, string> = {
  emphasize: 'stress',
  underscore: 'stress',
  highlight: 'stress',
  showcase: 'show',
  exhibit: 'show',
  utilize: 'use',
  leverage: 'use',
  harness: 'use',
  foster: 'encourage',
  embrace: 'welcome',
}

/** "They stayed inside, which suggests …": what is seen from a fact is not told by the one who did it. */
const OF_EVIDENCE = /^(?:suggest|indicate|imply|reveal)$/

/** Whether two things are already joined behind the first verb: a third would make it a list. */
function joinsAfterVerb(head: readonly Token[]): boolean {
  const verb = head.findIndex(({ tag, kept }, at) => at > 0 && !kept && (tag === 'VERB' || tag === 'AUX'))
  return head.slice(Math.max(0, verb)).some(({ lower }) => lower === 'and')
}

/** "He ran, waving his hat." → "He ran and waved his hat." for any verb that is known. */
export const coordinateParticiple: Transformation = (tokens) => {
  const comma = tokens.findIndex(
    (token, at) =>
      token.text === ',' &&
      !token.kept &&
      !token.fresh &&
      baseOfGerund(tokens[at + 1]?.lower ?? '') !== undefined,
  )
  const participle = tokens[comma + 1]
  const base = baseOfGerund(participle?.lower ?? '')
  if (comma < 4 || !participle || participle.kept || base === undefined) return undefined
  const head = tokens.slice(0, comma)
  const tail = tokens.slice(comma + 2)
  // What a plan would lead to is not one more thing that somebody should do.
  if (
    TAILS[participle.lower] !== undefined &&
    head.some(({ lower }) => WORD_CLASSES.modal.has(lower) || /^(?:is|are)$/.test(lower))
  )
    return undefined
  if (!mainClauseEnds(head) || isOrder(head) || tail.length < 2 || joinsAfterVerb(head)) return undefined
  if (tail.some((token, at) => /ing$/.test(token.lower) && /^(?:,|and|or)$/.test(tail[at - 1]?.lower ?? '')))
    return undefined
  // "clothes, dining at the inn, and trips" is a list.
  if (tail.some(({ text }, at) => text === ',' && /^(?:and|or)$/.test(tail[at + 1]?.lower ?? '')))
    return undefined
  const form = finiteForm(head)
  if (
    !form ||
    OF_EVIDENCE.test(base) ||
    (OF_MIND.test(base) && !/^(?:i|we|you|he|she|they)$/.test(head[0]?.lower ?? ''))
  )
    return undefined
  return [...head, ...freshTokens(`and ${inflect(PLAIN[base] ?? base, form)}`), ...tail]
}
