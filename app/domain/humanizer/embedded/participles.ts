import { baseOfGerund, hasFiniteVerb, startsClause, tenseOf, wordCount } from './clauses.ts'
import type { Tense } from './clauses.ts'
import { chance } from './context.ts'
import { inflect } from './inflect.ts'
import { leadingSubject } from './leading-subject.ts'
import { OF_SAYING } from './phrases.ts'
import { isComplete, isOrder, isPassive, isPerfect, tenseByMainVerb } from './main-clause.ts'
import { isListed } from './participle-lists.ts'
import { ABSTRACT, isOfShowing, isTelling } from './participle-subjects.ts'
import { opensWithPerson } from './persons.ts'
import type { Transformation } from './splitting.ts'
import { OF_SPEECH, RESULT_PARTICIPLES } from './tables/result-participles.ts'
import { freshTokens, withText } from './tokens.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

/** What a writer or a speaker does to say something. */
const OF_WRITING =
  /^(?:draw|compare|contrast|use|employ|describe|portray|depict|present|explore|argue|write|examine|link|liken|juxtapose|open|end|conclude|say|ask|question)s?$/

/** "let" and "give" want a person or thing after them, and "let" no "to": only then do they stand for another verb. */
function tailVerb(tokens: readonly Token[], at: number): { verb: string; dropTo: number } | undefined {
  const participle = tokens[at]?.lower ?? ''
  const verb = RESULT_PARTICIPLES.get(participle)
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
  // "… by singing songs, telling tales, making it easier": one of several.
  if (head.some((_, at) => head[at - 1]?.text === ',' && isListed(head, at))) return undefined
  if (!isComplete(head) || isOrder(head) || /^(?:and|or|but|thus|thereby|so)$/.test(head.at(-1)?.lower ?? ''))
    return undefined
  // "through raising hopes, reducing fears": one more of the means, if it is not plainly what comes of them.
  if (namesMeans(head) && !OF_RESULT.test(tokens[comma + 1]?.lower ?? '')) return undefined
  // What somebody stresses or offers is not told by what they do, but well by what is done to them.
  if (OF_SPEECH.test(tokens[comma + 1]?.lower ?? '') && opensWithPerson(head) && !isPassive(head))
    return undefined
  // "The author compares them, suggesting that …": it is she who suggests, not the fact that she does so.
  if (
    /^(?:suggesting|implying|indicating)$/.test(tokens[comma + 1]?.lower ?? '') &&
    opensWithPerson(head) &&
    head.some(({ lower }) => OF_WRITING.test(lower))
  )
    return undefined
  const tail = tokens.slice(comma + 1)
  if (
    /^(?:bringing|leaving)$/.test(tail[0]?.lower ?? '') &&
    /^(?:back|with|behind)$/.test(tail[1]?.lower ?? '')
  )
    return undefined
  // "Inns are the heart of a town, offering a bed", "it shone before them, offering a glimpse": what is or shines offers it.
  if (OF_GIVING.test(tail[0]?.lower ?? '') && !isPassive(head)) return undefined
  if (OF_GIVING.test(tail[0]?.lower ?? '') && head.some(({ lower }) => lower === 'as')) return undefined
  // "Lightning lit the hall, revealing a door": the lightning did, and "which" would be read of the hall.
  if (
    /^(?:revealing|exposing|shedding|transforming|opening|turning|changing|shaping)$/.test(
      tail[0]?.lower ?? '',
    ) &&
    head.at(-1)?.tag === 'NOUN' &&
    !isPassive(head) &&
    tenseOfMain(head) === 'past'
  )
    return undefined
  // "He went down, making sure that nobody woke", "making good use of it": nobody but he did, and it tells how.
  if (
    tail[0]?.lower === 'making' &&
    tail.slice(1, 4).some(({ lower }) => /^(?:sure|way|certain|eye|use)$/.test(lower))
  )
    return undefined
  // "The wheel was there, turning slowly", "opening onto the yard": nothing is turned or opened.
  if (
    /^(?:turning|opening|changing|driving|increasing|improving)$/.test(tail[0]?.lower ?? '') &&
    (/^(?:ADV|ADP|PART)$/.test(tail[1]?.tag ?? '') || /^[,.;]$/.test(tail[1]?.text ?? '.'))
  )
    return undefined
  const more = tail.flatMap((_, at) => (at > 0 && isListed(tail, at) ? [at] : []))
  const [second] = more
  const other = second === undefined ? undefined : baseOfGerund(tail[second]?.lower ?? '')
  // Two participles become two verbs; more of them are a list, and a list stays a list.
  if (
    more.length > 1 ||
    (second !== undefined &&
      (other === undefined || tail[second - 1]?.lower !== 'and' || tail[second - 2]?.text === ','))
  )
    return undefined
  // "crop diversification, changing dates, and the use of new seeds": a list of things.
  if (endsListOfThings(head, tail)) return undefined
  // "The main goal was to feed the town, helping the poor": what is aimed at is no fact that helps.
  if (OF_DEEDS.test(tokens[comma + 1]?.lower ?? '') && isOfAim(head)) return undefined
  // "The choice is wide, offering …": a quality offers nothing, the thing does.
  if (OF_GIVING.test(tokens[comma + 1]?.lower ?? '') && isQuality(head)) return undefined
  // "The storm came ashore, bringing rain": the storm brings it, not that it came.
  if (
    head.slice(0, 5).some(({ lower }) => STORM.test(lower)) &&
    /^(?:bringing|causing|damaging|triggering|forcing)$/.test(tokens[comma + 1]?.lower ?? '')
  )
    return undefined
  // "at 10 p.m., letting": no stop behind a stop.
  if (/\.$/.test(head.at(-1)?.text ?? '')) return undefined
  if (
    (opensWithPerson(head) || tokens.some(({ lower }) => OF_SOMEBODY.test(lower))) &&
    !isPassive(head) &&
    OF_DEEDS.test(tokens[comma + 1]?.lower ?? '') &&
    !bringsTotal(tokens, comma + 1)
  )
    return undefined
  // "Salt and oil are two of the oldest goods, providing …": they do, not that they are so.
  if (OF_GIVING.test(tokens[comma + 1]?.lower ?? '') && isSeveral(head)) return undefined
  // "The gland plays a part in growth, producing …": the gland does.
  if (
    OF_DEEDS.test(tokens[comma + 1]?.lower ?? '') &&
    head.some(({ lower }) => /^(?:role|part)s?$/.test(lower))
  )
    return undefined
  // "Ice covered the land, shaping it as it advanced": what moves there shapes it.
  if (
    tokens
      .slice(comma)
      .some(({ lower }, at, all) => lower === 'as' && /^(?:they|it)$/.test(all[at + 1]?.lower ?? ''))
  )
    return undefined
  // What stresses is somebody; a fact shows.
  if (
    /^(?:emphasizing|stressing)$/.test(tokens[comma + 1]?.lower ?? '') &&
    !/^(?:the|how)$/.test(tokens[comma + 2]?.lower ?? '')
  )
    return undefined
  // "It is easy to clean, requiring only soap": the thing asks for it, not its being so.
  if (
    /^(?:requiring|necessitating)$/.test(tokens[comma + 1]?.lower ?? '') &&
    head.some(({ lower }) => WORD_CLASSES.be.has(lower))
  )
    return undefined
  // "…, opening stores in the south" is one more thing done; "opening the way", "opening up" come of it.
  if (
    tokens[comma + 1]?.lower === 'opening' &&
    !/^(?:up|the|a|new|doors)$/.test(tokens[comma + 2]?.lower ?? '')
  )
    return undefined
  // "The chapter deals with the war, showing …": the chapter shows it, not that it does so.
  if (isOfShowing(tokens[comma + 1]?.lower ?? '') && isTelling(head)) return undefined
  // What could be would have a result, and has none yet.
  if (isPlan(head)) return undefined
  // "It could be argued that it failed, reflecting …": what may be said is no condition of the rest.
  if (
    head[0]?.lower === 'it' &&
    /^(?:could|might|may|can)$/.test(head[1]?.lower ?? '') &&
    head[2]?.lower === 'be'
  )
    return undefined
  // "Some have found that it may help, suggesting …": what is found is a fact, whatever may be.
  const evident = OF_EVIDENCE.test(tokens[comma + 1]?.lower ?? '')
  // "They voiced their fears, highlighting the risk": what is said shows nothing.
  if (evident && head.some(({ lower }) => OF_SAYING.test(lower))) return undefined
  const that = evident ? head.findIndex(({ lower }, at) => at > 0 && lower === 'that') : -1
  const couldBe = head
    .slice(0, that < 0 ? undefined : that)
    .some(({ lower }) => /^(?:could|might|may|would)$/.test(lower))
  const tense = couldBe ? 'open' : tenseOfMain(head)
  const found = tailVerb(tokens, comma + 1)
  if (!tense || !found || (other !== undefined && found.dropTo >= 0)) return undefined
  // What a fact shows stays so ("This suggests that it may be"), though the fact is past.
  const shows =
    /^(?:show|suggest|reveal)$/.test(found.verb) &&
    (tail.some(({ lower }) => /^(?:may|might|can|is|are|has|have|will)$/.test(lower)) ||
      (/^(?:that|how|why)$/.test(tail[1]?.lower ?? '') && tenseOf(tail.slice(2)) !== 'past'))
  const verb = shows && tense === 'past' ? inflect(found.verb, 's') : resultVerb(found.verb, tense, head)
  const rest = tokens
    .slice(comma + 2)
    .map((token, at) =>
      other !== undefined && at + 1 === second ? withText(token, resultVerb(other, tense, head)) : token,
    )
    .filter((_, at) => at + comma + 2 !== found.dropTo)
  const apart = wordCount(head) > 7 && wordCount(tail) > 4 && chance(0.5 * context.style.split, context)
  // "five models, which has a lid": behind several things "which" would be read of them.
  const ends = head.at(-1)
  if (!apart && ends?.tag === 'NOUN' && /[^s]s$/.test(ends.lower) && !/^(?:make|mean)$/.test(found.verb))
    return undefined
  const [pointer, relative] =
    !context.staid && context.style.formality < 60 && context.random() > 0.6
      ? ['That', ', which']
      : ['This', ', which']
  const subject = apart ? `. ${pointer} ${verb}` : `${relative} ${verb}`
  return [...head, ...freshTokens(subject), ...rest]
}

/** Verbs with a list of things behind them. */
const LISTS = /^(?:is|are|was|were|includ(?:e|es|ed)|involv(?:e|es|ed)|compris(?:e|es|ed))$/

/** Whether the participle in front of `tail` is the second of three things: "rotation, changing the seeds, and the use of dung". */
function endsListOfThings(head: readonly Token[], tail: readonly Token[]): boolean {
  const comma = tail.findIndex(({ text }, at) => at > 0 && text === ',')
  const isList = head.some(({ lower }) => LISTS.test(lower))
  const joint = isList ? tail.findIndex(({ lower }) => /^(?:and|or)$/.test(lower)) : comma + 1
  if (joint < 1 || !/^(?:and|or)$/.test(tail[joint]?.lower ?? '') || (!isList && comma < 1)) return false
  return (
    !startsClause(tail, joint + 1) &&
    /^(?:DET|NOUN|ADJ)$/.test(tail[joint + 1]?.tag ?? '') &&
    (tail[joint - 1]?.text === ',' || tail[joint + 1]?.tag === 'DET')
  )
}

const OF_EVIDENCE =
  /^(?:highlighting|underscoring|illustrating|demonstrating|showing|revealing|suggesting|indicating|implying|reflecting)$/

/** "bringing the total to …", "raising hopes of …": told of what was done, not of whoever did it. */
export function bringsTotal(tokens: readonly Token[], at: number): boolean {
  if (
    tokens[at]?.lower === 'raising' &&
    tokens
      .slice(at + 1, at + 5)
      .some(({ lower }) =>
        /^(?:hopes|fears|doubts|questions|concerns|expectations|suspicions|prospect|possibility|stakes|tensions)$/.test(
          lower,
        ),
      )
  )
    return true
  return (
    /^(?:bringing|taking|pushing|raising)$/.test(tokens[at]?.lower ?? '') &&
    tokens.slice(at + 1, at + 4).some(({ lower }) => /^(?:total|number|tally|toll|count|figure)$/.test(lower))
  )
}

const STORM =
  /^(?:storm|gale|squall|hurricane|typhoon|cyclone|tornado|earthquake|quake|tsunami|blizzard|flood|fire|wildfire|blaze|rain|snow|wind|explosion|blast|bomb|heatwave|eruption|landslide|avalanche)s?$/

const OF_RESULT = /^(?:making|allowing|enabling|letting|leading|leaving|causing|resulting|showing|giving)$/

/** Whether the sentence tells by what means something is done: "by baking bread". */
function namesMeans(head: readonly Token[]): boolean {
  return head.some(
    ({ lower }, at) =>
      /^(?:by|through|via)$/.test(lower) && baseOfGerund(head[at + 1]?.lower ?? '') !== undefined,
  )
}

/** Whether a sentence tells what an aim, a benefit or the like is. */
function isOfAim(head: readonly Token[]): boolean {
  const subject = leadingSubject(head)
  return (
    subject !== undefined &&
    ABSTRACT.test(subject.noun) &&
    /^(?:is|are|was|were)$/.test(head[subject.verb]?.lower ?? '')
  )
}

/** What a thing does for those who use it. */
const OF_GIVING = /^(?:offering|providing|giving|bringing)$/

/** What tells that a sentence is about a person, whose name may be anything. */
const OF_SOMEBODY = /^(?:his|her|he|she|himself|herself)$/

/** Whether a sentence says what several things are: "Salt and oil are two of the oldest goods". */
function isSeveral(head: readonly Token[]): boolean {
  const subject = leadingSubject(head)
  return (
    subject?.plural === true && /^(?:are|were)$/.test(head[subject.verb]?.lower ?? '') && !isPassive(head)
  )
}

/** Whether a sentence says what something is like or is: "be" and a quality or a thing ("a delight"), and nothing behind it. */
function isQuality(head: readonly Token[]): boolean {
  const last = head.at(-1)
  const isThing = last?.tag === 'NOUN' && /^(?:is|are|was|were)$/.test(head.at(-3)?.lower ?? '')
  return (
    isThing ||
    (last?.tag === 'ADJ' && head.slice(-5, -1).some(({ lower }) => /^(?:is|are|was|were)$/.test(lower)))
  )
}

/** What people do: "I sat with them, helping them to read" is no result of sitting. */
const OF_DEEDS =
  /^(?:helping|producing|bringing|offering|providing|giving|creating|keeping|using|raising|saving)$/

/** The time of the main clause; what goes before its first comma ("Made in 1990, …") has none of its own. */
function tenseOfMain(whole: readonly Token[]): Tense | undefined {
  // "Moreover, it is worth noting that they left": the time is that of what is noted.
  const it = whole.findIndex(({ lower }) => lower === 'it')
  const that = it >= 0 && it < 3 && whole[it + 1]?.lower === 'is' ? noted(whole, it + 2) : -1
  const head = whole.slice(that + 1)
  const comma = head.findIndex(({ text }) => text === ',')
  const opens = comma > 0 && !hasFiniteVerb(head.slice(0, comma))
  const rest = opens ? tenseOf(head.slice(comma + 1)) : undefined
  const byVerb = tenseByMainVerb(head)
  const found = rest ?? tenseOf(head) ?? byVerb
  // "Our newly launched service offers …": where the signs disagree, nothing tells.
  return found === 'open' || (byVerb && byVerb !== 'open' && byVerb !== found) ? undefined : found
}

const OF_NOTING =
  /^(?:not(?:e|ing)|mention(?:ing)?|remember(?:ing)?|estimated|believed|thought|said|known|assumed|reported|clear|likely|possible|true|widely)$/

/** The place of the "that" of an opening like "it is important to note that"; -1 where there is none. */
function noted(tokens: readonly Token[], from: number): number {
  const opening = tokens.slice(from, from + 5)
  const at = opening.findIndex(({ lower }) => lower === 'that')
  return opening.slice(0, Math.max(0, at)).some(({ lower }) => OF_NOTING.test(lower)) ? from + at : -1
}

/** "The town has pledged to widen the road": what that would lead to is no fact yet. */
export function isPlan(head: readonly Token[]): boolean {
  return head.some(
    ({ lower }, at) =>
      PLANS.test(lower) &&
      head.slice(at + 1, at + (/^plans?$/.test(lower) ? 5 : 2)).some((token) => token.lower === 'to'),
  )
}

const PLANS =
  /^(?:pledge|promise|plan|aim|hope|seek|agree|decide|vow|intend|expect|want|commit|offer|propose|threaten)(?:e?d|s|es)?$|^(?:planned|sought|committed|set|ready|due)$/

/** The verb of the result in the time of `head`: "has fallen" goes on with "has made". */
function resultVerb(verb: string, tense: Tense | 'open', head: readonly Token[]): string {
  if (tense === 'open')
    return `${head.some(({ lower }) => /^(?:may|might)$/.test(lower)) ? 'could' : 'would'} ${verb}`
  if (tense === 'present' && head.some(({ lower }, at) => lower === 'will' && at > 0)) return `will ${verb}`
  // What a fact shows it shows now, though the fact is past.
  if (tense === 'present' && /^(?:show|stress|reflect|suggest|mark)$/.test(verb)) return inflect(verb, 's')
  // "Studies have shown that …" tells when it was found, not when it is so.
  const perfect = head.findIndex(
    ({ lower }, at) =>
      /^(?:has|have)$/.test(lower) &&
      isPerfect(head, at) &&
      !head.slice(at + 1, at + 4).some((token) => token.lower === 'that'),
  )
  // What has become so is so now.
  const isState = head
    .slice(perfect, perfect + 3)
    .some(
      ({ lower }, at, few) =>
        /^(?:become|been|grown)$/.test(lower) && !/[^e]ed$/.test(few[at + 1]?.lower ?? ''),
    )
  if (
    perfect >= 0 &&
    (/^(?:give|provide|teach|bring|change|transform|reshape|open|raise|cut|make)$/.test(verb) || !isState)
  )
    return `has ${inflect(verb, 'participle')}`
  return inflect(verb, tense === 'past' ? 'past' : 's')
}
