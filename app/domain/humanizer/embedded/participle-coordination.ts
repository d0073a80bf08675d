import { lookup } from '#app/lookup.ts'
import { baseOfGerund, finiteForm, mainClauseEnds } from './clauses.ts'
import { inflect } from './inflect.ts'
import { leadingSubject, mainVerb } from './leading-subject.ts'
import { opensWithPerson } from './persons.ts'
import { formByMainVerb, holdsBareClause, isComplete, isOrder, isPerfect, lastClause } from './main-clause.ts'
import { endsInPassive, isListed } from './participle-lists.ts'
import { ABSTRACT } from './participle-subjects.ts'
import { bringsTotal, isPlan } from './participles.ts'
import type { Transformation } from './splitting.ts'
import { RESULT_PARTICIPLES } from './tables/result-participles.ts'
import { freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

/** What only somebody can do who thinks: "a chill ran down my back, knowing …" is not told of the chill. */
const OF_MIND =
  /^(?:know|think|realize|wonder|hope|feel|believe|remember|notice|try|want|wish|ponder|marvel|savor|enjoy|imagine|recall|yearn|expect|consider)$/

/** What tells why somebody acts, not what they do next: "He pulled the lever, expecting to find …". */
const OF_REASONS = /^(?:expect|believe|know|want|think|intend|mean|anticipate|fear|assume)$/

/** "…" I asked, hoping …": asking and hoping are one. */
const SPOKE = /^(?:said|asked|replied|answered|whispered|murmured|muttered|shouted|cried|exclaimed|added)$/

/** Worn verbs, and plain ones for what somebody does. */
const PLAIN = lookup({
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
})

/** What is so while something happens: two verbs would put one after the other ("She came in and wore a hat"). */
const OF_STATE = /^(?:wear|clutch|carry|hold|stand|sit|lie|lean|face|cling|bear|tremble|hang|rest|contain)$/

/** What a fact does, not the one it is told of: "Two men fell, highlighting the risk". */
const OF_FACTS =
  /^(?:highlight|underscore|underline|illustrate|demonstrate|represent|reflect|signal|mark|symbolize|signify)$/

/** Who reports, defends or studies something may well stress it. */
const OF_WINNING =
  /^(?:win|wins|won|advance|advances|advanced|reach|reaches|reached|claim|claims|claimed|take|takes|took|title|final)$/
const REPORTS =
  /^(?:paper|study|article|report|essay|chapter|book|author|authors|researchers|scholars|historians|said|says|argued|argues|defended|welcomed|welcome|praised|lauded|raised|called|highlights|highlighted|noted|advocated?|criticized|condemned)$/

/** "They stayed inside, which suggests …": what is seen from a fact is not told by the one who did it. */
const OF_EVIDENCE = /^(?:suggest|indicate|imply|reveal|yield|represent)$/

/** "Sales were weak in spring, falling to …": what rises or falls is the number told of, not the one who tells it. */
const OF_CHANGE =
  /^(?:drop|fall|rise|climb|decline|decrease|increase|grow|shrink|plunge|plummet|soar|peak|average|range|vary|total)$/
const SHOWS =
  /^(?:show|shows|showed|shown|reveal|reveals|revealed|display|displays|displayed|indicate|indicates|indicated|see|sees|saw|find|finds|found|report|reports|reported|record|records|recorded|observe|observed)$/

/** "…, releasing heat and slowly warming the room": a second participle behind an adverb of its own. */
function isListedBehindAdverb(tail: readonly Token[], at: number): boolean {
  const { lower = '' } = tail[at] ?? {}
  return (
    /ing$/.test(lower) &&
    /ly$/.test(tail[at - 1]?.lower ?? '') &&
    /^(?:,|and|or)$/.test(tail[at - 2]?.lower ?? '')
  )
}

/** Whether two things are already joined behind the first verb: a third would make it a list. */
function joinsAfterVerb(whole: readonly Token[]): boolean {
  const head = lastClause(whole)
  const verb =
    mainVerb(head)?.at ??
    head.findIndex(({ tag, kept }, at) => at > 0 && !kept && (tag === 'VERB' || tag === 'AUX'))
  return head.slice(Math.max(0, verb)).some(({ lower }) => lower === 'and')
}

const OF_CONSEQUENCE =
  /^(?:allowing|enabling|letting|causing|leading|leaving|forcing|prompting|making|resulting)$/

/** "He ran, waving his hat." → "He ran and waved his hat." for any verb that is known, with an adverb of its own or without. */
export const coordinateParticiple: Transformation = (tokens) => {
  const comma = tokens.findIndex(
    ({ text, kept, fresh }, at) =>
      text === ',' && !kept && !fresh && participleBehind(tokens, at) !== undefined,
  )
  const found = participleBehind(tokens, comma)
  if (comma < 2 || !found) return undefined
  const { base, at } = found
  const head = tokens.slice(0, comma)
  const tail = tokens.slice(at + 1)
  // "The lake froze, allowing people to skate": what follows from it is nothing the lake does.
  if (OF_CONSEQUENCE.test(tokens[at]?.lower ?? '') && !opensWithPerson(head)) return undefined
  // "It invites players to gather birds, building …": the players build.
  if (
    head.some(
      ({ lower }, place) =>
        place > 2 && lower === 'to' && head[place - 1]?.tag === 'NOUN' && head[place + 1]?.tag === 'VERB',
    )
  )
    return undefined
  // What a plan would lead to is not one more thing that somebody should do.
  if (
    RESULT_PARTICIPLES.get(tokens[at]?.lower ?? '') !== undefined &&
    head.some(({ lower }) => WORD_CLASSES.modal.has(lower) || /^(?:is|are)$/.test(lower))
  )
    return undefined
  // "He used to sit there, watching them", "They spent hours there, talking".
  if (
    head.some(
      ({ lower }, place) =>
        (lower === 'used' && head[place + 1]?.lower === 'to') ||
        /^(?:spent|spend|spends|spending)$/.test(lower),
    )
  )
    return undefined
  // "It could halve the bill, paying for itself": what could be has no form that a second verb would take.
  if (lastClause(head).some(({ lower }) => /^(?:could|would|might)$/.test(lower))) return undefined
  // "may have warmed": "and raise" would fit the helping word, not the participle that "have" asks for.
  if (
    head.some(
      ({ lower }, place) =>
        lower === 'have' &&
        head.slice(Math.max(0, place - 2), place).some((one) => WORD_CLASSES.modal.has(one.lower)),
    )
  )
    return undefined
  if (!isComplete(head) || isOrder(head) || tail.length < 2 || joinsAfterVerb(head)) return undefined
  if (tail.some((_, place) => isListed(tail, place) || isListedBehindAdverb(tail, place))) return undefined
  if (endsList(tail) || endsInPassive(tail)) return undefined
  if (
    isPlan(head) ||
    OF_STATE.test(base) ||
    (OF_REASONS.test(base) && !/^(?:about|of)$/.test(tail[0]?.lower ?? ''))
  )
    return undefined
  // "through silence, framing and costume": a thing in a list; "shivering and covered in flour": no two deeds.
  if (/^(?:,|and|or)$/.test(tail[0]?.lower ?? '')) return undefined
  // "It has changed a lot, growing into a hub": "and grew" would be of another time.
  if (
    inflect(base, 'past') !== inflect(base, 'participle') &&
    lastClause(head).some(({ lower }, place, all) => /^(?:has|have)$/.test(lower) && isPerfect(all, place))
  )
    return undefined
  // "His focus was on …, promoting": no focus promotes.
  if (ABSTRACT.test(leadingSubject(head)?.noun ?? '')) return undefined
  if (OF_FACTS.test(base) && !head.some(({ lower }) => REPORTS.test(lower))) return undefined
  if (tellsOfState(lastClause(head))) return undefined
  // "Among them stood a man, watching": the verb stands before the man.
  if (
    head[0]?.tag === 'ADP' &&
    head.some(
      ({ lower }, place) =>
        place > 1 &&
        /^(?:stood|stands|sat|sits|lay|lies|hung|hangs|came|comes|rose|stretched|was|were|is|are|waited|appeared|walked|went)$/.test(
          lower,
        ) &&
        head[place - 1]?.tag === 'NOUN' &&
        /^(?:DET|PROPN)$/.test(head[place + 1]?.tag ?? '') &&
        !head.slice(0, place).some(({ text }) => text === ',') &&
        !head.slice(1, place).some((one) => one.tag === 'VERB'),
    )
  )
    return undefined
  // "Whether you ride or walk, crossing the bridge is fun": the participle is the subject.
  if (head[0]?.lower === 'whether') return undefined
  // "…, in which players pass cards, forming": it is the players who form. "…, using a cloth while he slept": the one act.
  if (head.some(({ lower }, place) => place > 0 && /^(?:which|who|whose)$/.test(lower))) return undefined
  if (tail.some(({ lower }) => /^(?:while|when)$/.test(lower))) return undefined
  // "a gentle, lingering scent" describes the scent; "running away, his arms waving, …" goes on with the arms.
  if (head.at(-1)?.tag === 'ADJ' && tokens[at + 1]?.tag === 'NOUN' && at === comma + 1) return undefined
  if (/ing$/.test(head.at(-1)?.lower ?? '') || head.some(({ text }) => text === ';')) return undefined
  // "They show that it works, beating …" goes on with what is shown.
  if (
    head.some(({ lower }, place) => place > 0 && lower === 'that' && startsClauseOrSubject(head, place + 1))
  )
    return undefined
  // "as night fell, praying", "which nobody covers, leaving": the last clause is not the one that goes on.
  if (endsInClause(head) || holdsBareClause(head)) return undefined
  const byVerb = formByMainVerb(head)
  const byHead = mainClauseEnds(head) ? finiteForm(head) : undefined
  if (byVerb && byHead && byVerb !== byHead) return undefined
  const form = byHead ?? byVerb
  if (
    !form ||
    SPOKE.test(head.at(-1)?.lower ?? '') ||
    OF_EVIDENCE.test(base) ||
    (OF_CHANGE.test(base) && head.some(({ lower }) => SHOWS.test(lower))) ||
    (OF_MIND.test(base) && !/^(?:i|we|you|he|she|they)$/.test(head[0]?.lower ?? ''))
  )
    return undefined
  // "They found two more, bringing the total to nine": the find brings it there.
  if (bringsTotal(tokens, at) || /^(?:deal|replace|succeed|end)$/.test(base)) return undefined
  // "She won the cup, beating two others": winning is beating them.
  if (/^(?:beat|defeat|overcome)$/.test(base) && head.some(({ lower }) => OF_WINNING.test(lower)))
    return undefined
  const adverb = tokens.slice(comma + 1, at)
  return [
    ...head,
    ...freshTokens('and'),
    ...adverb,
    ...freshTokens(inflect(PLAIN.get(base) ?? base, isProgressive(head) ? 'ing' : form)),
    ...tail,
  ]
}

/** "He was standing by the gate", after which "and waiting" goes on, not "and waited". */
function isProgressive(whole: readonly Token[]): boolean {
  const head = lastClause(whole)
  const verb = mainVerb(head)?.at ?? head.findIndex(({ lower }) => WORD_CLASSES.be.has(lower))
  return head
    .slice(Math.max(0, verb), verb + 4)
    .some(
      ({ lower, tag }, at, all) =>
        at > 0 &&
        tag === 'VERB' &&
        /ing$/.test(lower) &&
        all.slice(0, at).some((one) => WORD_CLASSES.be.has(one.lower) || one.lower === 'been') &&
        all.slice(1, at).every((one) => one.lower === 'been' || one.tag === 'ADV'),
    )
}

/** "It has become a habit, shaping …", "I was taken with its skill, gliding …": the participle is not told of the subject. */
function tellsOfState(head: readonly Token[]): boolean {
  const verb =
    mainVerb(head)?.at ?? head.findIndex(({ tag }, at) => at > 0 && (tag === 'AUX' || tag === 'VERB'))
  const [main, next, third] = head.slice(verb, verb + 3)
  if (/^becom(?:e|es|ing)$|^became$/.test(main?.lower ?? '')) return true
  if ([next, third].some((token) => token?.lower === 'become')) return true
  return (
    WORD_CLASSES.be.has(main?.lower ?? '') &&
    [next, third].some((token) => /[^e]ed$|^taken$/.test(token?.lower ?? ''))
  )
}

/** Whether a clause begins at `at`, its verb some words away. */
function startsClauseOrSubject(head: readonly Token[], at: number): boolean {
  return (
    /^(?:DET|PRON|NOUN|PROPN|ADJ)$/.test(head[at]?.tag ?? '') &&
    head.slice(at + 1).some(({ tag }) => tag === 'VERB' || tag === 'AUX')
  )
}

/** Whether the last clause of `head` hangs on a word like "as" or "that" behind the first verb. */
function endsInClause(head: readonly Token[]): boolean {
  const from = head.findLastIndex(({ text }) => text === ',') + 1
  return head
    .slice(from + 1)
    .some(
      ({ lower }, at, rest) =>
        /^(?:as|when|while|where|until|before|after|because)$/.test(lower) &&
        /^(?:DET|PRON|NOUN|PROPN)$/.test(rest[at + 1]?.tag ?? '') &&
        rest.slice(at + 2).some((token) => token.tag === 'VERB' || token.tag === 'AUX'),
    )
}

/**
 * Whether what is behind the participle goes on with the list that it may be in: "clothes, dining at the inn, and trips".
 * "… looking at things such as nets, ropes, and sails" and "… using the barn for hay, straw, and oats" have lists of
 * their own.
 */
function endsList(tail: readonly Token[]): boolean {
  const commas = tail.flatMap(({ text }, at) => (text === ',' ? [at] : []))
  const last = commas.find((at) => /^(?:and|or)$/.test(tail[at + 1]?.lower ?? ''))
  const [first = 0] = commas
  if (last === undefined) return false
  if (tail.slice(0, first).some(({ lower }, at) => lower === 'as' && tail[at - 1]?.lower === 'such'))
    return false
  return first === last || !(tail[0]?.tag === 'DET' || WORD_CLASSES.poss.has(tail[0]?.lower ?? ''))
}

/** The participle behind the comma at `comma`, an adverb in -ly between them at most: the verb it is of, and its place. */
function participleBehind(tokens: readonly Token[], comma: number): { base: string; at: number } | undefined {
  const next = tokens[comma + 1]
  const at = next && !next.kept && next.tag === 'ADV' && /ly$/.test(next.lower) ? comma + 2 : comma + 1
  const token = tokens[at]
  const base = token && !token.kept ? baseOfGerund(token.lower) : undefined
  return base === undefined ? undefined : { base, at }
}
