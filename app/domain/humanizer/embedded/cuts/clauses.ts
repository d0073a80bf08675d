import { hasFiniteVerb } from '../clauses.ts'
import type { Transformation } from '../splitting.ts'
import { capitalise, freshTokens, withText } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import { WORD_CLASSES } from '../wordclasses.ts'
import { without } from './modifiers.ts'

const BE = /^(?:is|are|was|were)$/
const PLACE = /^(?:in|on|at|near|from|of|with|under|above|behind|between|among|within|across)$/

/** Things that say nothing without what is told of them. */
const NAMELESS =
  /^(?:way|reason|time|place|point|fact|idea|view|belief|claim|things?|ones?|day|days|year|years|moment|night|morning|week|month|season|event|kind|sort|part)$/

/** "people who are interested in art" → "people interested in art"; "the mill, which is in Leeds," → "the mill, in Leeds,". */
export const dropRelativeVerb: Transformation = (tokens) => {
  const at = tokens.findIndex((token, place) => {
    if (token.kept || !/^(?:that|which|who)$/.test(token.lower)) return false
    const [before, be, next, after] = [
      tokens[place - 1],
      tokens[place + 1],
      tokens[place + 2],
      tokens[place + 3],
    ]
    if (!be || be.kept || !BE.test(be.lower) || !next?.word || next.kept || !after) return false
    const set = before?.text === ','
    const noun = set ? tokens[place - 2] : before
    if (!noun?.word || noun.tag !== 'NOUN' || noun.kept) return false
    if (NAMELESS.test(noun.lower)) return false
    const passive =
      next.tag === 'VERB' && /(?:ed|en)$|^(?:made|built|held|kept|found|set|sold|told|sent)$/.test(next.lower)
    if (passive) return (after.tag === 'ADP' || after.lower === 'to') && !goesOn(tokens, place + 2)
    if (set) return false
    if (goesOn(tokens, place + 2)) return false
    if (next.tag === 'VERB' && /ing$/.test(next.lower)) return true
    return next.tag === 'ADP' && PLACE.test(next.lower)
  })
  return at < 1 ? undefined : without(tokens, at, at + 2)
}

/** Whether a second statement hangs on the relative before the next sign: "the lamp that is on the table and is broken". */
function goesOn(tokens: readonly Token[], from: number): boolean {
  const end = tokens.findIndex(({ word, kept }, at) => at > from && !word && !kept)
  const clause = tokens.slice(from, end < 0 ? tokens.length : end)
  return clause.some(
    ({ lower }, at) =>
      /^(?:and|or|but)$/.test(lower) &&
      clause
        .slice(at + 1, at + 3)
        .some(
          (next) =>
            /^(?:that|which|who)$/.test(next.lower) ||
            next.tag === 'AUX' ||
            /^(?:has|have|had)$/.test(next.lower) ||
            (next.tag === 'VERB' && !/(?:ing|ed)$/.test(next.lower)),
        ),
  )
}

/** Verbs that take a statement as their object, and need no "that" before its subject. */
const STATING =
  /^(?:think|thinks|thought|believe|believes|believed|know|knows|knew|feel|feels|felt|say|says|said|hope|hopes|hoped|find|finds|found|ensure|ensures|mean|means|meant|realize|realizes|realized|wish|guess|understand|learn|learned|see|sure|glad|confident|certain|happy|so)$/

const PRONOUN = /^(?:i|you|he|she|it|we|they|there|this|these|those)$/

/** "I know that it works" → "I know it works"; "the book that I read" → "the book I read". */
export const dropJoiningThat: Transformation = (tokens, { staid, style }) => {
  if (staid || style.formality >= 66) return undefined
  const at = tokens.findIndex((token, place) => {
    if (token.kept || !/^(?:that|which)$/.test(token.lower)) return false
    const [before, next, after] = [tokens[place - 1], tokens[place + 1], tokens[place + 2]]
    if (!before?.word || before.kept || !next?.word || next.kept || !after?.word) return false
    if (!PRONOUN.test(next.lower)) return false
    if (token.lower === 'that' && STATING.test(before.lower)) {
      if (before.lower === 'so') return false
      // "the girl I said that it": two statements in one, each with a "that" of its own.
      return (
        tokens[place - 2]?.tag !== 'NOUN' &&
        !tokens
          .slice(place + 1)
          .some(({ lower }, far) => lower === 'that' && tokens[place + far]?.lower === 'and')
      )
    }
    return (
      before.tag === 'NOUN' &&
      /^(?:i|you|he|she|we|they)$/.test(next.lower) &&
      /^(?:VERB|AUX)$/.test(after.tag ?? '') &&
      !/^(?:fact|idea|belief|view|claim|hope|feeling|news|sense|sign|proof|evidence|reminder|chance|risk|doubt|impression|conclusion|thought|promise|assumption|concern|worry|fear)$/.test(
        before.lower,
      )
    )
  })
  return at < 1 ? undefined : without(tokens, at, at + 1)
}

/** Words for what everything is: "a tool that helps", "a place that offers". */
const CLASS =
  /^(?:tool|tools|technique|method|process|approach|concept|practice|platform|place|technology|system|service|feature|resource|solution|strategy|program|programme|activity|thing|subject|topic|phenomenon|initiative)$/
const PRAISED =
  /^(?:powerful|great|valuable|invaluable|vital|crucial|essential|wonderful|fantastic|useful|effective|excellent|important|unique|remarkable|versatile|innovative|comprehensive|robust|helpful|amazing|key|critical|significant)$/

/** "The app is a powerful tool that helps nurses" → "The app helps nurses". */
export const dropClass: Transformation = (tokens) => {
  const at = tokens.findIndex(({ lower, kept }, place) => {
    if (kept || !/^(?:is|are)$/.test(lower) || place < 1) return false
    let noun = place + 1
    if (/^an?$/.test(tokens[noun]?.lower ?? '')) noun++
    while (PRAISED.test(tokens[noun]?.lower ?? '')) noun++
    return (
      CLASS.test(tokens[noun]?.lower ?? '') &&
      /^(?:that|which)$/.test(tokens[noun + 1]?.lower ?? '') &&
      noun - place < 5
    )
  })
  if (at < 1) return undefined
  const that = tokens.findIndex(({ lower }, place) => place > at && /^(?:that|which)$/.test(lower))
  const verb = tokens[that + 1]
  const subject = tokens[at - 1]
  if (!verb?.word || verb.kept || /^(?:this|these|it|that|there|what|here|one)$/.test(subject?.lower ?? ''))
    return undefined
  if (!subject || !/^(?:NOUN|PROPN|PRON)$/.test(subject.tag ?? (subject.kept ? 'PROPN' : '')))
    return undefined
  const one = tokens[at]?.lower === 'is'
  const fits =
    /^(?:can|could|will|would|may|must|should|might)$/.test(verb.lower) ||
    (verb.tag === 'VERB' && (one ? /[^s]s$/.test(verb.lower) : !/(?:s|ed|ing)$/.test(verb.lower))) ||
    verb.lower === (one ? 'has' : 'have')
  if (!fits || tokens.slice(0, at).some(({ lower }) => /^(?:not|never|no)$|n't$/.test(lower)))
    return undefined
  // A second thing that it is would have lost its row.
  if (tokens.slice(that).some(({ text, lower }) => text === ';' || lower === 'is' || lower === 'are'))
    return undefined
  if (
    tokens
      .slice(that)
      .some(
        ({ lower }, place) =>
          /^(?:and|or|but)$/.test(lower) && /^(?:an?|the|one)$/.test(tokens[that + place + 1]?.lower ?? ''),
      )
  )
    return undefined
  return without(tokens, at, that + 1)
}

/** "There are several bridges that cross the river." → "Several bridges cross the river." */
export const dropExistence: Transformation = (tokens) => {
  const [there, be] = tokens
  if (there?.lower !== 'there' || !be || be.kept || !/^(?:are|is|were|was)$/.test(be.lower)) return undefined
  const relative = tokens.findIndex(
    ({ lower, kept }, at) => at > 2 && !kept && /^(?:that|who|which)$/.test(lower),
  )
  if (relative < 4 || relative > 8) return undefined
  const things = tokens.slice(2, relative)
  const head = things[0]
  const last = things.at(-1)
  const next = tokens[relative + 1]
  if (!head || head.kept || last?.tag !== 'NOUN' || !next || next.kept || tokens.at(-1)?.text !== '.')
    return undefined
  if (
    things.some(
      ({ word, lower }) =>
        !word ||
        /^(?:no|not|nothing|something|anything|of|only|one|few|way|ways|reason|reasons|and|or)$/.test(lower),
    )
  )
    return undefined
  const many = /^(?:are|were)$/.test(be.lower)
  const fits =
    /^(?:can|could|will|would|may|must|should|might)$/.test(next.lower) ||
    (next.tag === 'VERB' &&
      /ed$/.test(next.lower) === /^(?:was|were)$/.test(be.lower) &&
      (many ? !/[^s]s$/.test(next.lower) : /[^s]s$|ed$/.test(next.lower)) &&
      !/ing$/.test(next.lower)) ||
    (next.tag === 'AUX' && (many ? /^(?:are|were|have)$/ : /^(?:is|was|has)$/).test(next.lower))
  if (!fits) return undefined
  return [
    { ...head, text: capitalise(head.text), space: there.space, fresh: true },
    ...things.slice(1),
    ...tokens.slice(relative + 1),
  ]
}

/** "It was the mayor who opposed it." → "The mayor opposed it." */
export const dropCleft: Transformation = (tokens) => {
  const [it, be, the] = tokens
  if (
    it?.lower !== 'it' ||
    !be ||
    be.kept ||
    !/^(?:is|was)$/.test(be.lower) ||
    !/^(?:the|these|those|this)$/.test(the?.lower ?? '')
  )
    return undefined
  const who = tokens.findIndex(({ lower, kept }, at) => at > 2 && !kept && /^(?:who|that)$/.test(lower))
  const verb = tokens[who + 1]
  if (!the || who < 4 || who > 8 || !verb || verb.kept || !/^(?:VERB|AUX)$/.test(verb.tag ?? ''))
    return undefined
  const things = tokens.slice(2, who)
  if (NAMELESS.test(things.at(-1)?.lower ?? '')) return undefined
  if (things.at(-1)?.tag !== 'NOUN' || things.some(({ word }) => !word) || hasFiniteVerb(things))
    return undefined
  return [
    { ...the, text: capitalise(the.text), space: it.space, fresh: true },
    ...things.slice(1),
    ...tokens.slice(who + 1),
  ]
}

/** People and things that own what is told of them. */
const OWNER =
  /^(?:students|people|teachers|workers|employees|customers|users|patients|children|parents|residents|visitors|farmers|players|readers|citizens|researchers|scientists|teams|companies|businesses|communities|nations|countries|cities|schools|families|women|men|individuals|animals|plants|town|city|country|nation|company|team|school|community|region|world|author|writer|artist|government|university|museum|village|family|planet|child|student|teacher|reader|user|customer|patient|film|movie|book|story|novel|song|project|product|device|restaurant|hotel|business|organization|organisation|club|event|brain|body|sun|earth|sea|river|car|engine|app|system|software|website)$/
const OWNED =
  /^(?:needs|lives|life|quality|size|importance|success|future|history|culture|beauty|power|performance|growth|development|efforts|ability|abilities|skills|rights|interests|voices|expectations|experiences|safety|health|well-being|welfare|productivity|budget|economy|heart|identity|reputation|work|role|impact|effects|benefits|structure|features|design|value|strengths|weaknesses|goals|problems|name|age|price|cost|leader|leaders|owner|director|capital|largest|main|success|spirit|traditions|climate|population|resources|plot|characters|theme|themes|opinions|views|concerns|attention|feelings|roots|origins|founder|members)$/

/** "the needs of the students" → "the students' needs". */
export const makeGenitive: Transformation = (tokens, { staid }) => {
  if (staid) return undefined
  const at = tokens.findIndex((token, place) => {
    if (token.kept || token.lower !== 'the') return false
    const [thing, of] = [tokens[place + 1], tokens[place + 2]]
    if (!thing || thing.kept || !OWNED.test(thing.lower) || of?.lower !== 'of' || of.kept) return false
    const det = tokens[place + 3]
    const isDet = /^(?:the|our|their|his|her|its|my|your|this)$/.test(det?.lower ?? '')
    const owner = tokens[isDet ? place + 4 : place + 3]
    const after = tokens[isDet ? place + 5 : place + 4]
    if (!owner || owner.kept || !OWNER.test(owner.lower)) return false
    if (!isDet && !/s$|^(?:people|children|women|men)$/.test(owner.lower)) return false
    return (
      !after?.word ||
      (after.tag !== 'NOUN' &&
        !/^(?:and|or|of|who|that|which|in|from|with|i|we|you|he|she|they|it|the|an?)$/.test(after.lower) &&
        after.tag !== 'PROPN' &&
        !after.kept &&
        after.tag !== 'VERB')
    )
  })
  if (at < 0) return undefined
  const isDet = !OWNER.test(tokens[at + 3]?.lower ?? '')
  const [the, thing] = [tokens[at], tokens[at + 1]]
  const owner = tokens[isDet ? at + 4 : at + 3]
  const det = isDet ? tokens[at + 3] : undefined
  if (!the || !thing || !owner) return undefined
  const sign = /[^s]s$/.test(owner.lower) ? "'" : "'s"
  const possessed = [withText({ ...owner, space: ' ' }, `${owner.text}${sign}`)]
  const capital = /^T/.test(the.text)
  const front: Token[] = det
    ? [{ ...det, space: the.space }, ...possessed]
    : possessed.map((one, place) => (place === 0 ? { ...one, space: the.space } : one))
  const opening = front[0]
  if (opening && capital) front[0] = { ...opening, text: capitalise(opening.text) }
  return [...tokens.slice(0, at), ...front, { ...thing, space: ' ' }, ...tokens.slice(at + (isDet ? 5 : 4))]
}

const ADVERBS = new Map(
  'timely:promptly friendly:kindly natural:naturally safe:safely sustainable:sustainably responsible:responsibly efficient:efficiently effective:effectively clear:clearly fair:fairly professional:professionally respectful:respectfully positive:positively creative:creatively similar:similarly different:differently unique:uniquely meaningful:meaningfully simple:simply quick:quickly careful:carefully calm:calmly healthy:healthily constructive:constructively systematic:systematically practical:practically engaging:engagingly strategic:strategically thoughtful:thoughtfully holistic:holistically seamless:seamlessly personal:personally direct:directly negative:negatively significant:significantly gentle:gently gradual:gradually casual:casually humane:humanely ethical:ethically honest:honestly'
    .split(' ')
    .map((pair): [string, string] => {
      const [quality = '', adverb = ''] = pair.split(':')
      return [quality, adverb]
    }),
)

/** "in a sustainable way" → "sustainably". */
export const sayAdverb: Transformation = (tokens) => {
  const at = tokens.findIndex(
    ({ lower, kept }, place) =>
      lower === 'in' &&
      !kept &&
      /^an?$/.test(tokens[place + 1]?.lower ?? '') &&
      ADVERBS.has(tokens[place + 2]?.lower ?? '') &&
      /^(?:way|manner|fashion)$/.test(tokens[place + 3]?.lower ?? '') &&
      (!tokens[place + 4]?.word || tokens[place + 4]?.tag === 'CCONJ' || tokens[place + 4]?.tag === 'ADP'),
  )
  const adverb = ADVERBS.get(tokens[at + 2]?.lower ?? '')
  const before = tokens[at - 1]
  if (at < 2 || !adverb || !before?.word || WORD_CLASSES.be.has(before.lower)) return undefined
  return [...tokens.slice(0, at), ...freshTokens(adverb), ...tokens.slice(at + 4)]
}
