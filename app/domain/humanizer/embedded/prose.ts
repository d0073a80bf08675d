import type { Block } from '#app/domain/text/blocks.ts'
import { compareFacts } from '#app/domain/text/facts.ts'
import { innerNames } from '#app/domain/text/names.ts'
import { findProtected, type ProtectedSpan } from '#app/domain/text/protect.ts'
import { type Sentence, sentencesOf } from '#app/domain/text/sentences.ts'
import type { Context } from './context.ts'
import { joinOther } from './joining-languages.ts'
import { joinSentences } from './joining.ts'
import { plainOpenings } from './manner/other-languages.ts'
import { type Group, plainManner, type SourceSentence } from './manner/paragraph.ts'
import type { Place } from './manner/scene.ts'
import { readSentence, rewriteSentence, spansWithin } from './sentence.ts'
import { spared } from './sparing.ts'
import { join as textOf, type Token } from './tokens.ts'

/** The next words of a rewrite, and how many characters of the source they stand for. */
export type Piece = { text: string; sourceLength: number; isSentence: boolean }

/** What stays as it is. */
export function unchanged(text: string): Piece {
  return { text, sourceLength: text.length, isSentence: false }
}

/** A sentence that waits to see whether the next one joins it. `source` is what it (or the pair) says untouched. */
type Waiting = { sentence: Sentence; tokens: Token[] | undefined; source: string }

/** A paragraph longer than this (characters) is read sentence by sentence only. */
const LONGEST_PARAGRAPH = 8_000

/**
 * The rewrite of a paragraph, sentence by sentence. A sentence in which a rule fails stays as it was. Returns whether the
 * paragraph is gone: it said nothing but what an assistant says.
 */
export function* proseOf(
  { prefix, body, suffix }: Block,
  place: Place,
  context: Context,
): Generator<Piece, 'gone' | undefined> {
  const spans = spared('protect', context, () => protectedIn(body, context), null)
  if (!spans) {
    // Where nobody knows what must stay, all does.
    yield unchanged(prefix + body + suffix)
    return undefined
  }
  const read: SourceSentence[] = []
  // Where a paragraph is too long to be seen at once, every sentence is read as it comes.
  const whole = spans.inside !== undefined
  if (whole) {
    for (const sentence of readSentences(body, spans.inside, context)) {
      read.push(sentence)
      yield { text: '', sourceLength: 0, isSentence: false }
    }
  }
  const manner = context.language === 'en' ? plainManner : plainOpenings
  const groups = whole ? spared('manner', context, () => manner(read, place, context), []) : []
  const [first] = groups
  const said = read.filter(({ text }) => text).length
  if (
    prefix === '' &&
    first &&
    groups.every(({ sentences }) => sentences.length === 0) &&
    cutIn(groups) === said
  ) {
    yield { text: '', sourceLength: body.length + suffix.length, isSentence: false }
    return 'gone'
  }
  endEarlier(read, groups)
  if (prefix) yield unchanged(prefix)
  yield* written(whole ? read : readSentences(body, undefined, context), groups, context)
  if (suffix) yield unchanged(suffix)
  return undefined
}

/** Where the last sentences of a paragraph are cut, the one before them ends as they did: without a space behind it. */
function endEarlier(read: SourceSentence[], groups: readonly Group[]): void {
  let end = read.length
  for (const { from, to, sentences } of groups.toReversed()) {
    if (to === end && sentences.length === 0) end = from
  }
  const last = read[end - 1]
  const gap = read.at(-1)?.gap
  if (!last || gap === undefined || end === read.length) return
  last.gap = gap
  const written = groups.find(({ to }) => to === end)?.sentences.at(-1)
  if (written) written.gap = gap
}

const cutIn = (groups: readonly Group[]) => groups.reduce((sum, { from, to }) => sum + to - from, 0)

function protectedIn(body: string, context: Context): { inside: ProtectedSpan[] | undefined } {
  if (body.length > LONGEST_PARAGRAPH) return { inside: undefined }
  for (const name of innerNames(body, context.language)) context.names.add(name)
  return { inside: findProtected(body, context.language, context.names, context.locked) }
}

/** The sentences of a paragraph as they are read; the rest of it as one that stays where they cannot be parted. */
function* readSentences(
  body: string,
  spans: readonly ProtectedSpan[] | undefined,
  context: Context,
): Generator<SourceSentence> {
  const sentences = sentencesOf(body, context.language)
  let at = 0
  for (;;) {
    const next = spared('part', context, () => sentences.next(), null)
    if (!next || next.done) break
    const { text, gap } = next.value
    const inside = spans && spansWithin(spans, at, at + text.length)
    const tokens = spared('read', context, () => readSentence(text, inside, context), undefined)
    at += text.length + gap.length
    yield { text, gap, tokens }
  }
  if (at < body.length) yield { text: body.slice(at), gap: '', tokens: undefined }
}

/** The sentences as they are written: in other words where a group has them, and neighbours joined where they fit. */
function* written(
  sentences: Iterable<SourceSentence>,
  groups: readonly Group[],
  context: Context,
): Generator<Piece> {
  const join = context.language === 'en' ? joinSentences : joinOther
  const within: SourceSentence[] = []
  let [waiting, at, next]: [Waiting | undefined, number, number] = [undefined, 0, 0]
  for (const sentence of sentences) {
    const group = groups[next]
    if (group && at >= group.from) {
      if (waiting) yield finish(waiting, context)
      waiting = undefined
      within.push(sentence)
      if (++at < group.to) continue
      yield finishGroup(group, within.splice(0), context)
      next++
      continue
    }
    at++
    const { text, gap, tokens } = sentence
    if (waiting) {
      const before = waiting.sentence.gap === ' ' ? waiting.tokens : undefined
      const joined: Token[] | undefined =
        before && tokens && spared('join', context, () => join(before, tokens, context), undefined)
      if (joined) {
        const both = `${waiting.source} ${text}`
        yield finish({ sentence: { text: both, gap }, tokens: joined, source: both }, context)
        waiting = undefined
        continue
      }
      yield finish(waiting, context)
    }
    waiting = { sentence: { text, gap }, tokens, source: text }
  }
  if (waiting) yield finish(waiting, context)
}

function finish({ sentence, tokens, source }: Waiting, context: Context): Piece {
  const rewrite = (from: readonly Token[]) =>
    spared('rewrite', context, () => rewriteSentence(source, from, context), source)
  const text = tokens ? rewrite(tokens) : source
  return { text: text + sentence.gap, sourceLength: source.length + sentence.gap.length, isSentence: true }
}

/** The new wording of a group, each sentence of it rewritten in turn; the facts are those of the source, or all goes back. */
function finishGroup({ sentences }: Group, sources: readonly SourceSentence[], context: Context): Piece {
  const source = sources.map(({ text, gap }) => text + gap).join('')
  const sourceLength = source.length
  const write = (text: string) => ({ text, sourceLength, isSentence: true })
  if (sentences.length === 0) return write('')
  const plain = sentences.map(({ tokens, gap }) => ({ text: textOf(tokens), gap, tokens }))
  const reworded = plain
    .map(({ text, gap, tokens }) => finish({ sentence: { text, gap }, tokens, source: text }, context).text)
    .join('')
  if (compareFacts(source, reworded, context.language, context.locked).length === 0) return write(reworded)
  return write(plain.map(({ text, gap }) => text + gap).join(''))
}
