import type { ClaimKind, Difference } from '../kinds.ts'
import { coreOf, isSmall } from '../words.ts'
import { COMMENTS, MULTIPLES, ONLY, OPPOSITES, type OtherLanguage, PREPOSITIONS } from './opposites.ts'

/**
 * Returns what a rewrite in one of these languages turns round, limits, adds, exchanges or lets others do, as far as lists of
 * words and the order of a sentence tell. `denialsDiffer` says that the one denies something and the other does not.
 */
export function otherDifferences(
  source: string,
  rewrite: string,
  language: OtherLanguage,
  denialsDiffer: boolean,
): Difference[] {
  return [
    ...turnedRound(source, rewrite, language, denialsDiffer),
    ...limitsAndComments(source, rewrite, language),
    ...addedClauses(source, rewrite),
    ...exchangedWord(source, rewrite),
    ...swappedParts(source, rewrite, language),
  ]
}

/** Returns what a statement in one of these languages says beyond or against its evidence, which may say more. */
export function otherUnsupported(statement: string, evidence: string, language: OtherLanguage): Difference[] {
  const denialsDiffer = false
  return [
    ...turnedRound(evidence, statement, language, denialsDiffer),
    ...limitsAndComments(evidence, statement, language).filter(({ words }) => !words.endsWith('missing')),
    ...newWords(statement, evidence),
    ...swappedParts(evidence, statement, language),
  ]
}

type Side = { words: ReadonlySet<string>; beginnings: readonly string[] }
type Scale = { kind: ClaimKind; sides: readonly Side[] }

/** Returns the scales of a list; see `OPPOSITES`. Throws for a line that is none. */
function scalesOf(list: string): Scale[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [, kind, sides] = /^(\w+) (.+)$/.exec(line.trim()) ?? []
      if (!kind || !sides) throw new Error(`This is no scale: ${line}`)
      return { kind: kind as ClaimKind, sides: sides.split(' / ').map(sideOf) }
    })
}

function sideOf(side: string): Side {
  const entries = side.split('|').map((entry) => entry.trim())
  return {
    words: new Set(entries.filter((entry) => entry.endsWith('.')).map((entry) => entry.slice(0, -1))),
    beginnings: entries.filter((entry) => !entry.endsWith('.')),
  }
}

const scales = new Map<OtherLanguage, Scale[]>()

function scalesIn(language: OtherLanguage): Scale[] {
  const known = scales.get(language)
  if (known) return known
  const made = scalesOf(OPPOSITES[language])
  scales.set(language, made)
  return made
}

const tokens = (text: string) =>
  text
    .split(/[\s'’\-–—/]+/)
    .map(coreOf)
    .filter(Boolean)

/** The word of `words` that stands for a side, if one does. */
function onSide(words: readonly string[], line: string, side: Side): string | undefined {
  return words.find(
    (word) =>
      side.words.has(word) ||
      side.beginnings.some((beginning) =>
        beginning.includes(' ') ? line.includes(` ${beginning}`) : word.startsWith(beginning),
      ),
  )
}

/**
 * Returns what has been turned round: a word of one side of a scale is gone, and one of another side is there that was not.
 * Where the denials of both differ, it may be the same said the other way ("did not accept" for "rejected"), which is left
 * to the comparison of denials.
 */
function turnedRound(
  source: string,
  output: string,
  language: OtherLanguage,
  denialsDiffer: boolean,
): Difference[] {
  const [was, is] = [tokens(source), tokens(output)]
  const [before, after] = [` ${was.join(' ')} `, ` ${is.join(' ')} `]
  return scalesIn(language).flatMap(({ kind, sides }) => {
    if (denialsDiffer && (kind === 'direction' || kind === 'quantity' || kind === 'certainty')) return []
    const had = sides.map((side) => onSide(was, before, side))
    const has = sides.map((side) => onSide(is, after, side))
    const lost = had.findIndex((word, at) => word !== undefined && has[at] === undefined)
    const came = has.findIndex((word, at) => word !== undefined && had[at] === undefined)
    if (lost < 0 || came < 0) return []
    return [{ kind, words: `“${had[lost]}” has become “${has[came]}”` }]
  })
}

/** Of a word so many letters are compared, which leaves endings aside. */
const STEM = 5

const content = (text: string) =>
  tokens(text).filter((word) => !/\d/.test(word) && word.length > 3 && !isSmall(word))
const stemOf = (word: string) => word.slice(0, STEM)

/** An addition is so many words that tell something and stand nowhere in the source, where nearly all of that is kept. */
const ADDED = 3
const KEPT = 0.8
/** The share of its words by which a sentence or a statement is about something else. */
const MOSTLY_NEW = 0.6

/** Returns a clause or a sentence that has no counterpart in the source. */
function addedClauses(source: string, output: string): Difference[] {
  const had = new Set(content(source).map(stemOf))
  const has = content(output)
  const kept = [...had].filter((stem) => has.some((word) => stemOf(word) === stem)).length
  const fresh = has.filter((word) => !had.has(stemOf(word)))
  if (had.size > 0 && kept / had.size >= KEPT && fresh.length >= ADDED)
    return [{ kind: 'addition', words: `“${fresh.join(' ')}” is not in the source` }]
  const sentences = output.split(/(?<=[.!?…])\s+/)
  if (sentences.length <= source.split(/(?<=[.!?…])\s+/).length) return []
  return sentences.slice(1).flatMap((sentence): Difference[] => {
    const words = content(sentence)
    const own = words.filter((word) => !had.has(stemOf(word)))
    return words.length > 1 && own.length / words.length > MOSTLY_NEW
      ? [{ kind: 'addition', words: `“${sentence.trim()}” is not in the source` }]
      : []
  })
}

/** Returns that most of what a statement tells stands nowhere in its evidence. */
function newWords(statement: string, evidence: string): Difference[] {
  const had = new Set(content(evidence).map(stemOf))
  const words = content(statement)
  const fresh = words.filter((word) => !had.has(stemOf(word)))
  if (fresh.length < ADDED || fresh.length / words.length < MOSTLY_NEW) return []
  return [{ kind: 'addition', words: `“${fresh.join(' ')}” is not in the passage` }]
}

/** A sentence whose words are all kept but one may say another thing of another; so many others must be there to tell. */
const OTHERS = 3

/**
 * Returns the one word that tells something and has been exchanged where the others are as they were: whether it means the
 * same (a neighbour, say, for a tenant) nothing here can tell.
 */
function exchangedWord(source: string, output: string): Difference[] {
  const [was, is] = [tokens(source), tokens(output)]
  if (Math.abs(was.length - is.length) > 1) return []
  const [had, has] = [content(source), content(output)]
  const missing = (words: readonly string[], others: readonly string[]) =>
    words.filter((word) => !others.some((other) => stemOf(other) === stemOf(word)))
  const [lost, came] = [missing(had, has), missing(has, had)]
  const shared = had.filter((word) => !lost.includes(word)).map(stemOf)
  const kept = has.filter((word) => !came.includes(word)).map(stemOf)
  if (lost.length !== 1 || came.length !== 1 || shared.length < OTHERS) return []
  if (shared.join(' ') !== kept.join(' ')) return []
  return [{ kind: 'role', words: `“${lost[0]}” has become “${came[0]}”` }]
}

const wholeWords = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

/** Returns a limit that has gone or come ("only"), and what has come that comments on the claim ("sadly", "according to"). */
function limitsAndComments(source: string, output: string, language: OtherLanguage): Difference[] {
  const only = wholeWords(ONLY[language])
  const comment = wholeWords(COMMENTS[language])
  const limit = only.exec(source)?.[0] ?? only.exec(output)?.[0]
  const found: Difference[] = []
  if (limit && only.test(source) !== only.test(output))
    found.push({
      kind: 'quantity',
      words: `“${limit}” ${only.test(source) ? 'is missing' : 'is not in the source'}`,
    })
  const came = comment.exec(output)?.[0]
  if (came && !comment.test(source)) found.push({ kind: 'addition', words: `“${came}” is not in the source` })
  return found
}

type Part = { at: number; word: string; marked: 'to' | 'by' | '' }

/** Returns who has taken whose part: whom it was done to or by now does it, and the other way round. */
function swappedParts(source: string, output: string, language: OtherLanguage): Difference[] {
  const [was, is] = [partsIn(source, language), partsIn(output, language)]
  const shared = [...was.keys()].filter((stem) => is.has(stem))
  for (const [nth, one] of shared.entries()) {
    for (const two of shared.slice(nth + 1)) {
      const [oneWas, twoWas, oneIs, twoIs] = [was.get(one), was.get(two), is.get(one), is.get(two)]
      if (!oneWas || !twoWas || !oneIs || !twoIs) continue
      const crossed =
        oneWas.marked !== twoWas.marked && oneIs.marked === twoWas.marked && twoIs.marked === oneWas.marked
      // "criticised by her" has become "criticised her": the mark has gone, and nobody has changed places.
      const turned =
        twoWas.marked === 'by' && twoIs.marked === '' && oneIs.at < twoIs.at && oneWas.marked === ''
      if ((crossed && oneWas.at < twoWas.at && twoIs.at < oneIs.at) || (turned && isSubject(oneWas, was)))
        return [{ kind: 'role', words: `“${oneWas.word}” and “${twoWas.word}” have changed parts` }]
    }
  }
  return []
}

const isSubject = (part: Part, parts: ReadonlyMap<string, Part>) =>
  [...parts.values()].every(({ at }) => at >= part.at)

/** The words that tell something and stand in a text once, with what stands before them. */
function partsIn(text: string, language: OtherLanguage): Map<string, Part> {
  const words = tokens(text)
  const { to, by } = PREPOSITIONS[language]
  const [isTo, isBy] = [new Set(to.split('|')), new Set(by.split('|'))]
  const parts = new Map<string, Part>()
  const twice = new Set<string>()
  for (const [at, word] of words.entries()) {
    if (word.length < 4 || /\d/.test(word) || isSmall(word)) continue
    const stem = stemOf(word)
    if (parts.has(stem)) twice.add(stem)
    const before = words.slice(Math.max(0, at - 2), at)
    const marked = before.some((other) => isBy.has(other))
      ? 'by'
      : before.some((other) => isTo.has(other))
        ? 'to'
        : ''
    parts.set(stem, { at, word, marked })
  }
  for (const stem of twice) parts.delete(stem)
  return parts
}

/** The text with multiples of several words said as one. */
export function withPlainMultiples(text: string, language: OtherLanguage): string {
  return MULTIPLES[language].reduce((said, [several, one]) => said.replace(several, one), text)
}
