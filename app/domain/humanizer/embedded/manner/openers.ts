import { startsClause, wordCount } from '../clauses.ts'
import { stemOf } from '../cuts/stems.ts'
import { leadingSubject } from '../leading-subject.ts'
import { find, lineOf, mayBeSmall, sentence, small } from './line.ts'
import type { Token } from '../tokens.ts'
import { changeOf, cut, mayUse, type Rule } from './scene.ts'

/** What leads a reader on and says nothing: all that is kept is what comes after it. */
const EMPTY: readonly RegExp[] = [
  // Announcing.
  /^(?:(?:and|but|so|yet|now) ,? ?)?(?:here's|here is) (?:the (?:thing|deal|catch|kicker|truth|reality|point|rub|hard part|short version|bottom line)|why|(?:what|the part) (?:no one|nobody|most people|people|few people|many) (?:tells? you|talks? about|mentions?|says?|misses?|forgets?|miss|say|mention|forget)) [:—–] /d,
  /^(?:(?:and|but|so) )?(?:let me|let us|let's|i'll|i want to|i will|to) be (?:very |perfectly |totally |completely |absolutely )?(?:clear|honest|real|frank|blunt|direct|upfront|candid)(?: with you| about this| here)? [:,—–] /d,
  /^(?:and |but |so )?(?:the )?(?:simple |plain |honest |hard |uncomfortable )?(?:truth|reality|fact|thing|bottom line) is (?:that |, |: |— )/d,
  /^(?:the )?(?:simple |plain |honest |hard |uncomfortable )?(?:truth|reality|bottom line) [:,—–?] /d,
  /^(?:make no mistake|let's face it|let's be honest|think about it|think about that|consider this|picture this|guess what|mind you|i mean|look|listen|you see|believe it or not|no surprise|spoiler|spoiler alert|fun fact|hot take|plot twist|real talk|pro tip|quick note|confession|unpopular opinion) [:—–] /d,
  /^(?:make no mistake|let's face it|look|listen|you see|trust me|here's the thing) , /d,
  // The times that everybody lives in.
  /^in (?:today's|our|the|this|an) (?:(?:modern|increasingly|ever-changing|ever-evolving|rapidly (?:changing|evolving)|fast-paced|fast-moving|hectic|busy|interconnected|digital|competitive|complex|globalized|hyper-connected|connected|dynamic|crowded|noisy) ?,? ?(?:and )?)+(?:digital |connected |business |modern )?(?:world|age|era|society|landscape|times|environment|climate|marketplace) , /d,
  // It turns out.
  /^(?:and |but )?(?:as )?it turns out (?:that |, )/d,
  /^(?:and |but )?(?:as it happens|as luck would have it|interestingly|interestingly enough|surprisingly|curiously|notably|importantly|crucially|remarkably) , /d,
  // Honest.
  /^(?:in all honesty|honestly|truthfully|frankly|genuinely|sincerely|truly|in truth) , /d,
  // Summing up.
  /^(?:in short|in sum|in summary|in essence|in conclusion|in brief|ultimately|all in all|at the end of the day|when all is said and done|simply put|quite simply|put simply|put differently|put another way|to put it simply|put plainly|stated plainly|to sum up|to summarize|to summarise|to conclude|long story short|the takeaway|the bottom line|bottom line|key takeaway|the key takeaway|at its core|at its heart|at heart|in essence) [,:—–] /d,
  // Worth noting.
  /^(?:(?:and|but) )?(?:it's|it is|it's also|it is also) (?:also )?(?:worth (?:noting|mentioning|remembering|pointing out|emphasizing|emphasising|stressing|adding|repeating|saying|highlighting)|(?:important|crucial|essential|helpful|useful|vital|critical|key|interesting) to (?:note|remember|mention|understand|recognize|recognise|stress|emphasize|emphasise|keep in mind|point out|acknowledge|bear in mind)) (?:that |, |: )/d,
  /^(?:(?:and|but) )?(?:worth noting|worth remembering|worth mentioning) [:,] /d,
]

/** The conjunction that an empty opener began with stays. */
const JOINT = /^(?:and|but|so|yet)$/

/** Behind a list that is asked for, or a step to come, an opener is a heading. */
function isStatement(tokens: readonly Token[]): boolean {
  return wordCount(tokens) > 2 && tokens.at(-1)?.text !== ':'
}

/** "In the end" and "overall" tell of time or of a whole as often as they sum up. */
const PERHAPS = /^(?:in the end|overall|to be fair|to be sure) , /d

/** "Here's the thing: the soil is warm." → "The soil is warm." */
export const dropOpener: Rule = {
  name: 'opener',
  safe: true,
  apply: (parts, at, { context, text }) => {
    const tokens = parts[at]?.tokens ?? []
    const line = lineOf(tokens)
    const found = EMPTY.map((pattern) => find(line, pattern)).find((one) => one !== undefined)
    const perhaps = found ?? (text.kind === 'story' ? undefined : find(line, PERHAPS))
    if (!perhaps) return undefined
    // "In the end they paid" tells when.
    if (
      !found &&
      /^in the end/.test(line.text) &&
      tokens.some(({ lower }) => /^(?:was|were|had|did)$|[^e]ed$/.test(lower))
    )
      return undefined
    // A paper may say that it concludes.
    if (text.kind === 'paper' && /^in conclusion/.test(line.text)) return undefined
    const rest = tokens.slice(perhaps.end)
    const first = tokens[0]
    if (!isStatement(rest) || !first) return undefined
    const joint = JOINT.test(first.lower) && !/^so$/.test(first.lower) ? [first] : []
    // "It is worth noting whether": a question stays one.
    if (
      /^(?:whether|if|how|why|what|who|when|where)$/.test(rest[0]?.lower ?? '') &&
      tokens.at(-1)?.text !== '?' &&
      /\bis\b|'s/.test(line.text.slice(0, 12))
    )
      return undefined
    if (context.locked.length > 0 && tokens.slice(0, perhaps.end).some(({ kept }) => kept)) return undefined
    return changeOf(1, sentence(joint, joint.length > 0 ? small(rest) : rest))
  },
}

const UNTOLD =
  /^(?:and |but |so )?(?:here's|here is) (?:what|the part|the thing) (?:no one|nobody|most people|people|few people|we|you|they) (?:tells? you|talks? about|mentions?|says?|misses?|forgets?|miss|say|mention|forget|told me|tell you) about ([^,:;—–]{2,40}) [:—–] (it's|it|they|they're|it isn't) /d

/** "Here's what nobody tells you about rejection: it hurts." → "Rejection hurts." */
export const nameTheTopic: Rule = {
  name: 'what nobody tells you about',
  safe: false,
  apply: (parts, at) => {
    const tokens = parts[at]?.tokens ?? []
    const found = find(lineOf(tokens), UNTOLD)
    const topic = found?.part(1) ?? []
    const pronoun = found?.part(2)[0]
    if (!found || !pronoun || topic.some(({ tag }) => tag === 'VERB' || tag === 'ADP')) return undefined
    const verb = /'s$/.test(pronoun.lower) ? 'is' : /'re$/.test(pronoun.lower) ? 'are' : ''
    return changeOf(1, sentence(topic, verb, tokens.slice(found.end)))
  },
}

/** Sentences that say nothing but that something will be said. */
const ANNOUNCEMENT =
  /^(?:(?:and|but|so) )?(?:here's (?:the thing|why|how|what happened|the deal|the catch|the kicker|the truth|the twist|what i mean)|(?:let me|let us|let's|i'll|to) be (?:very |perfectly |totally |completely )?(?:clear|honest|real|frank|blunt)|let me explain|let's break (?:it|this|that) down|let's (?:dive|dig) in|let's unpack (?:that|this|it)|let that sink in|read that again|think about (?:that|it)(?: for a (?:second|moment|minute))?|make no mistake|sound familiar|stay with me|hear me out|but wait|and that matters|that matters|this matters|and it matters|it matters|(?:and |but )?here's where it gets interesting|you read that right|full stop|period|plot twist|guess what|seriously|really|no joke|no kidding|yes , really|i'm serious|simple as that|it's that simple|that simple|trust me|let me tell you|you get the idea|enough said) [.!?:] $/

/** "Let that sink in." goes, when it has neighbours. */
export const dropAnnouncement: Rule = {
  name: 'announcement',
  safe: true,
  apply: (parts, at, { isFirst, isLast, text: { kind } }) => {
    const tokens = parts[at]?.tokens ?? []
    const text = lineOf(tokens).text
    if (!ANNOUNCEMENT.test(text)) return undefined
    // A paragraph of its own goes where what it announces comes behind it.
    const isAlone = parts.length < 2
    if (isAlone && (isFirst || isLast || kind === 'story' || tokens.at(-1)?.text !== '.')) return undefined
    // "Here's how:" belongs to what comes behind it, in the next paragraph if not in this.
    if (
      !isLast &&
      !isAlone &&
      at === parts.length - 1 &&
      (tokens.at(-1)?.text === ':' || /\bhow\b|\bwhy\b/.test(text))
    )
      return undefined
    return cut(1)
  },
}

/** "Bees, it turns out, can count." → "Bees can count." */
export const dropParenthesis: Rule = {
  name: 'parenthesis',
  safe: true,
  apply: (parts, at) => {
    const tokens = parts[at]?.tokens ?? []
    const found = find(
      lineOf(tokens),
      / , (?:as )?(?:it turns out|it turned out|as it happens|it seems fair to say|of course|to be clear|to be fair|to be honest|in other words|at its core|it's worth noting|it is worth noting|it bears repeating|quite simply|simply put|in short|in the end|ultimately|honestly|truthfully|in truth|frankly|after all) (?=[,.;] )/d,
    )
    if (!found || found.at < 1) return undefined
    const close = tokens[found.end]
    const rest = tokens.slice(found.end + (close?.text === ',' ? 1 : 0))
    const head = tokens.slice(0, found.at)
    const before = head.at(-1)
    // "He can, of course, but": the second comma is that of the conjunction. A pair of names is a list.
    if (close?.text === ',' && /^(?:and|but|or|so|which|who)$/.test(rest[0]?.lower ?? ''))
      return changeOf(1, [...head, ...tokens.slice(found.end)])
    if (!before?.word && !before?.kept) return undefined
    return changeOf(1, [...head, ...rest])
  },
}

/** "That said, it rains." → "But it rains."; "Of course, …" before a "but" goes. */
export const straightenBalance: Rule = {
  name: 'balance',
  safe: false,
  apply: (parts, at, scene) => {
    const tokens = parts[at]?.tokens ?? []
    const line = lineOf(tokens)
    const conceded = find(
      line,
      /^(?:of course|to be fair|to be sure|granted|admittedly|certainly|sure|yes) , /d,
    )
    const next = parts[at + 1]?.tokens[0]?.lower ?? ''
    if (conceded && (/^(?:but|yet|still|however)$/.test(next) || line.text.includes(' , but ')))
      return changeOf(1, sentence(tokens.slice(conceded.end)))
    const said = find(line, /^(?:that said|having said that|that being said|even so|still) , /d)
    if (!said || line.text.startsWith('still') || line.text.startsWith('even so')) return undefined
    const rest = tokens.slice(said.end)
    if (!mayBeSmall(rest) || rest.some(({ lower }) => lower === 'but') || wordCount(rest) < 3)
      return undefined
    if (mayUse('opens with but', scene) && tokens.at(-1)?.text === '.')
      return changeOf(1, sentence('But', small(rest)), 'opens with but')
    if (
      !mayUse('though at the end', scene) ||
      tokens.at(-1)?.text !== '.' ||
      rest.some(({ text }) => text === ',')
    )
      return undefined
    return changeOf(1, sentence(rest.slice(0, -1), ', though .'), 'though at the end')
  },
}

/** "Here's what I learned: it rains." → "I learned that it rains." */
export const tellWhatWasLearned: Rule = {
  name: 'what I learned',
  safe: false,
  apply: (parts, at, scene) => {
    const tokens = parts[at]?.tokens ?? []
    const line = lineOf(tokens)
    const found = find(
      line,
      /^(?:and |but |so )?(?:here's|here is) what ((?:i|we|they|he|she|you) (?:have |had |'ve )?(?:learned|learnt|found|noticed|know|knew|think|believe|discovered|realized|realised|saw|heard|decided|concluded|understood|remember)) : /d,
    )
    const rest = tokens.slice(found?.end ?? 0)
    if (found && isClause(rest) && mayBeSmall(rest))
      return changeOf(1, sentence(found.part(1), 'that', small(rest)))
    const about = find(
      line,
      /^(?:and |but |so )?(?:here's|here is) what (surprised|struck|surprises|strikes|worries|worried|bothers|bothered|changed|changes|matters|helped|helps|works|worked)( me| us| them| him| her)? : /d,
    )
    const told = tokens.slice(about?.end ?? 0)
    if (!about || !isClause(told) || !mayBeSmall(told) || !mayUse('is that', scene)) return undefined
    const past = /d$|^struck$/.test(about.part(1)[0]?.lower ?? '')
    return changeOf(
      1,
      sentence('What', about.part(1), about.part(2), past ? 'was that' : 'is that', small(told)),
      'is that',
    )
  },
}

function isClause(tokens: readonly Token[]): boolean {
  return startsClause(tokens, 0) || leadingSubject(tokens, true)?.start === 0
}

const COUNTED =
  /^(?:but |and |so )?(?:§|two|three|four|five|several|a few|a couple of) (?:other |key |main |important |practical |clear |small |big )?(?:things|findings|points|lessons|reasons|patterns|factors|changes|ideas|themes|facts|details|observations|questions) (?:here )?(?:stand out|stood out|deserve (?:special |our |more |closer )?attention|are worth (?:noting|mentioning|attention|knowing|remembering)|emerge|emerged|jump out|jumped out|come to mind|explain (?:this|that|why)) [.:] $/

/** "Three things stand out. First, …" → "First, …" */
export const dropCount: Rule = {
  name: 'list announced',
  safe: false,
  apply: (parts, at, { text, isLast }) => {
    if (!COUNTED.test(lineOf(parts[at]?.tokens ?? []).text) || text.kind === 'paper') return undefined
    const next = parts[at + 1]?.tokens[0]?.lower
    const goesOn = next === undefined ? !isLast : /^(?:first|firstly|one|the|to)$/.test(next)
    return goesOn && parts.length > 1 ? cut(1) : undefined
  },
}

const HOOK =
  /^(?:have you ever (?:wondered|thought about|asked yourself|noticed|considered)|ever (?:wondered|wonder|noticed|thought about)|did you (?:ever )?know|do you ever (?:wonder|feel)) [^?]{8,140}\? $/
const SENSE = /^(?:NOUN|VERB|ADJ|PROPN)$/

/** "Have you ever wondered why cats purr? Cats purr because …" → "Cats purr because …" */
export const dropHook: Rule = {
  name: 'hook',
  safe: false,
  apply: (parts, at, { text, isFirst }) => {
    const [hook, next] = [parts[at]?.tokens ?? [], parts[at + 1]?.tokens ?? []]
    if (!isFirst || at > 0 || /^(?:mail|story|paper)$/.test(text.kind) || hook.some(({ kept }) => kept))
      return undefined
    if (!HOOK.test(lineOf(hook).text) || wordCount(next) < 6) return undefined
    // What comes next says of itself what it is about.
    const said = new Set(next.map(({ lower }) => stemOf(lower)))
    const asked = hook
      .filter(({ tag, lower, word }) => word && SENSE.test(tag ?? '') && lower.length > 3)
      .slice(1)
    const again = asked.filter(({ lower }) => said.has(stemOf(lower))).length
    const leans =
      /^(?:it|this|that|they|these|those|he|she|because|yes|no|if|you|well|and|but|so|maybe|the answer)/
    return again > 0 && again * 2 >= asked.length - 1 && !leans.test(lineOf(next).text) ? cut(1) : undefined
  },
}
