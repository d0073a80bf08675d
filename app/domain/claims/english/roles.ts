import type { Difference } from '../kinds.ts'
import { GETTING, GIVING, isConverse } from './converses.ts'
import type { Match } from './match.ts'
import { isParticiple, type Token } from './read.ts'

/** Who does what to whom: places of the heads of what stands around a verb; -1 where nothing does. */
type Clause = { verb: number; passive: boolean; doer: number; done: number; to: number; from: number }

const BE = /^(?:be|am|is|are|was|were|been|being|get|gets|got|getting)$/
const AUXILIARY =
  /^(?:be|am|is|are|was|were|been|being|has|have|had|having|do|does|did|will|would|can|could|shall|should|may|might|must|not|never|to|also|only|just|still|already|now|then|later|ever|always|often|usually|rarely|sometimes|hardly|all|both|even|soon|once)$/
const PREPOSITION =
  /^(?:of|in|on|at|by|for|with|from|to|into|onto|through|during|under|over|between|among|within|without|about|against|across|after|before|upon|toward|towards|despite|via|as|than|like|since|until|per|near|around|above|below|behind|beyond|inside|outside|along|throughout)$/
const DETERMINER =
  /^(?:a|an|the|this|that|these|those|my|your|his|her|its|our|their|some|any|no|every|each|all|both|many|most|few|several|more|less|such|another|other|own|one|whose)$/
const PRONOUN = /^(?:i|me|you|he|him|she|her|it|we|us|they|them|who|whom|which|that|everyone|nobody|someone)$/

const isNoun = (token: Token) =>
  token.kind === 'name' || token.kind === 'hidden' || (token.kind === 'content' && token.part === 'noun')

/** The head of the noun phrase that begins at a token (after its articles and adjectives); -1 when none does. */
function headFrom(tokens: readonly Token[], start: number): { head: number; end: number } {
  let head = -1
  let at = start
  for (; at < Math.min(tokens.length, start + 7); at++) {
    const token = tokens[at]
    if (!token || token.kind === 'mark') break
    if (isNoun(token)) head = at
    else if (head >= 0) break
    else if (PRONOUN.test(token.lower) && !DETERMINER.test(token.lower)) return { head: at, end: at + 1 }
    // "Her" by itself stands for somebody.
    else if (/^(?:her|that|this)$/.test(token.lower) && !canOpen(tokens[at + 1]))
      return { head: at, end: at + 1 }
    else if (
      !DETERMINER.test(token.lower) &&
      token.part !== 'adjective' &&
      token.kind !== 'number' &&
      token.part !== 'adverb' &&
      token.part !== 'verb'
    )
      break
  }
  return { head, end: head >= 0 ? head + 1 : at }
}

function canOpen(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.kind === 'content' ||
      token.kind === 'name' ||
      token.kind === 'number' ||
      DETERMINER.test(token.lower))
  )
}

/** The head of the subject before a verb: the nearest noun to its left that no preposition governs. */
function subjectBefore(tokens: readonly Token[], verb: number): number {
  let at = verb - 1
  while (at >= 0 && (AUXILIARY.test(tokens[at]?.lower ?? '') || tokens[at]?.part === 'adverb')) at -= 1
  // An order, or one of several things that are done.
  if (tokens[at]?.kind === 'mark' && tokens[verb]?.lower === tokens[verb]?.lemma) return -1
  if (tokens[verb - 1]?.lower === 'to') return -1
  const sentence = tokens[verb]?.sentence
  let crossed = 0
  for (; at >= 0 && verb - at < 25; at--) {
    const token = tokens[at]
    if (!token || token.sentence !== sentence) break
    if (token.kind === 'mark') {
      crossed += 1
      if (/^[;:]$/.test(token.text) || crossed > 2) break
      continue
    }
    // Another verb in between: what stands before it need not be the subject of this one.
    if (token.part === 'verb' && !isNoun(token) && token.weight > 0) return -1
    if (/^(?:who|which|that)$/.test(token.lower) && verb - at < 6) continue
    if (/^(?:and|or|but)$/.test(token.lower) && verb - at < 5) return -1
    if (PRONOUN.test(token.lower) && !DETERMINER.test(token.lower)) return at
    if (!isNoun(token)) continue
    let start = at
    while (start > 0 && at - start < 6) {
      const before = tokens[start - 1]
      if (!before || before.kind === 'mark') break
      if (
        DETERMINER.test(before.lower) ||
        before.part === 'adjective' ||
        isNoun(before) ||
        before.kind === 'number' ||
        before.part === 'adverb'
      )
        start -= 1
      else break
    }
    const before = tokens[start - 1]
    if (before && PREPOSITION.test(before.lower)) {
      at = start - 1
      continue
    }
    return at
  }
  return -1
}

function clausesOf(tokens: readonly Token[]): Clause[] {
  return tokens.flatMap((token, verb): Clause[] => {
    if (token.kind !== 'content' || token.part !== 'verb') return []
    let before = verb - 1
    while (
      before >= 0 &&
      (tokens[before]?.part === 'adverb' ||
        /^(?:not|never|also|only|already|been|being)$/.test(tokens[before]?.lower ?? ''))
    ) {
      if (/^(?:been|being)$/.test(tokens[before]?.lower ?? '')) break
      before -= 1
    }
    const following = tokens[verb + 1]?.lower ?? ''
    const passive = isParticiple(token) && (BE.test(tokens[before]?.lower ?? '') || following === 'by')
    const subject =
      /ing$/.test(token.lower) && !BE.test(tokens[before]?.lower ?? '') ? -1 : subjectBefore(tokens, verb)
    const after = phrasesAfter(tokens, verb)
    if (passive) return [{ verb, passive, doer: after.by, done: subject, to: after.to, from: after.from }]
    const [first = -1, second = -1] = after.objects
    const gives = token.bases.some((base) => GIVING.has(base))
    const double = gives && first >= 0 && second >= 0
    return [
      {
        verb,
        passive,
        doer: subject,
        done: double ? second : first,
        to: double ? first : after.to,
        from: after.from,
      },
    ]
  })
}

function phrasesAfter(tokens: readonly Token[], verb: number) {
  const found = { objects: [] as number[], by: -1, to: -1, from: -1 }
  const sentence = tokens[verb]?.sentence
  let open = true
  for (let at = verb + 1; at < Math.min(tokens.length, verb + 16); ) {
    const token = tokens[at]
    if (!token || token.sentence !== sentence) break
    if (token.kind === 'mark') {
      if (/^[;:]$/.test(token.text)) break
      open = false
      at += 1
      continue
    }
    if (/^(?:by|to|from|into|onto)$/.test(token.lower)) {
      const { head, end } = headFrom(tokens, at + 1)
      const name = token.lower === 'by' || token.lower === 'from' ? token.lower : 'to'
      if (head >= 0 && found[name] < 0) found[name] = head
      open = false
      at = Math.max(at + 1, end)
      continue
    }
    if (/^(?:who|which|that|because|although|if|when|while|and|but|so)$/.test(token.lower)) break
    if (PREPOSITION.test(token.lower)) {
      open = false
      at += 1
      continue
    }
    const { head, end } = headFrom(tokens, at)
    if (head >= 0) {
      if (open) found.objects.push(head)
      at = end
      if (found.objects.length > 1) open = false
      continue
    }
    at += 1
  }
  return found
}

/** Where who does something and whom it is done to have changed places; and opposites that were found to fit. */
export function roleDifferences(match: Match): { found: Difference[]; settled: Set<number> } {
  const { source, output } = match
  const settled = new Set<number>()
  const found: Difference[] = []
  const same = (from: number, to: number) => from >= 0 && to >= 0 && match.toOutput[from] === to
  const after = clausesOf(output)
  for (const one of clausesOf(source)) {
    const was = source[one.verb]
    if (!was) continue
    for (const two of after) {
      const is = output[two.verb]
      if (!is) continue
      const converse = isConverse(was, is)
      if (!converse && (match.toOutput[one.verb] !== two.verb || (match.likeOutput[one.verb] ?? 0) < 0.75))
        continue
      if (!converse && was.weight < 0.4 && !was.bases.some((base) => GIVING.has(base) || GETTING.has(base)))
        continue
      const gives = was.bases.some((base) => GIVING.has(base) && !GETTING.has(base))
      const gets = was.bases.some((base) => GETTING.has(base) && !GIVING.has(base))
      if (gives || gets || converse) {
        const verdict = transfer(one, two, { was, is, converse, same })
        if (verdict === 'same') settled.add(two.verb)
        if (verdict === 'turned') {
          found.push({ kind: 'role', words: `who gives and who gets has changed: “${is.text}”` })
          return { found, settled }
        }
        if (converse) continue
      }
      const turned =
        (same(one.to, two.doer) && one.to >= 0 && !same(one.doer, two.doer)) ||
        (same(one.doer, two.to) && !same(one.doer, two.doer) && two.doer >= 0) ||
        (same(one.to, two.done) && same(one.done, two.to)) ||
        (same(one.doer, two.done) && one.done >= 0 && !same(one.done, two.done)) ||
        (same(one.done, two.doer) &&
          two.done >= 0 &&
          one.done >= 0 &&
          (one.doer >= 0 || !one.passive) &&
          !same(one.doer, two.doer))
      if (turned) {
        found.push({
          kind: 'role',
          words: `who does it and whom it is done to have changed places: “${is.text}”`,
        })
        return { found, settled }
      }
    }
  }
  return { found, settled }
}

type Ends = { giver: number; taker: number }

function transfer(
  one: Clause,
  two: Clause,
  {
    was,
    is,
    converse,
    same,
  }: { was: Token; is: Token; converse: boolean; same: (from: number, to: number) => boolean },
): 'same' | 'turned' | 'unknown' {
  const givesFirst = was.bases.some((base) => GIVING.has(base))
  const givesSecond = converse
    ? !givesFirst || is.bases.some((base) => GIVING.has(base) && !GETTING.has(base))
    : givesFirst
  const first = endsOf(one, givesFirst)
  const second = endsOf(two, givesSecond)
  if (same(first.giver, second.taker) || same(first.taker, second.giver)) return 'turned'
  if (same(first.giver, second.giver) || same(first.taker, second.taker)) return 'same'
  return 'unknown'
}

function endsOf(clause: Clause, gives: boolean): Ends {
  if (gives) {
    // "He was taught": who gets it is the subject of the passive, when nobody else gets it.
    const taker = clause.to >= 0 || !clause.passive ? clause.to : clause.done
    return { giver: clause.doer, taker }
  }
  return { giver: clause.from, taker: clause.doer }
}
