import type { Block } from '../text/blocks.ts'
import { innerNames } from '../text/names.ts'
import { findProtected, type ProtectedSpan } from '../text/protect.ts'
import { type Sentence, sentencesOf } from '../text/sentences.ts'
import type { Context } from './context.ts'
import { joinOther } from './joining-languages.ts'
import { joinSentences } from './joining.ts'
import { readSentence, rewriteSentence, spansWithin } from './sentence.ts'
import { spared } from './sparing.ts'
import type { Token } from './tokens.ts'

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

/** The rewrite of a paragraph, sentence by sentence. A sentence in which a rule fails stays as it was. */
export function* proseOf({ prefix, body, suffix }: Block, context: Context): Generator<Piece> {
  if (prefix) yield unchanged(prefix)
  const spans = spared('protect', context, () => protectedIn(body, context), null)
  // Where nobody knows what must stay, all does.
  if (spans) yield* sentencesIn(body, spans.inside, context)
  else yield unchanged(body)
  if (suffix) yield unchanged(suffix)
}

function protectedIn(body: string, context: Context): { inside: ProtectedSpan[] | undefined } {
  if (body.length > LONGEST_PARAGRAPH) return { inside: undefined }
  for (const name of innerNames(body, context.language)) context.names.add(name)
  return { inside: findProtected(body, context.language, context.names, context.locked) }
}

function* sentencesIn(
  body: string,
  spans: readonly ProtectedSpan[] | undefined,
  context: Context,
): Generator<Piece> {
  const join = context.language === 'en' ? joinSentences : joinOther
  const sentences = sentencesOf(body, context.language)
  let waiting: Waiting | undefined
  let at = 0
  for (;;) {
    const next = spared('part', context, () => sentences.next(), null)
    if (!next || next.done) break
    const sentence = next.value
    const inside = spans && spansWithin(spans, at, at + sentence.text.length)
    const tokens = spared('read', context, () => readSentence(sentence.text, inside, context), undefined)
    at += sentence.text.length + sentence.gap.length
    if (waiting) {
      const before = waiting.sentence.gap === ' ' && waiting.tokens
      const joined =
        before && tokens && spared('join', context, () => join(before, tokens, context), undefined)
      if (joined) {
        const both = `${waiting.source} ${sentence.text}`
        yield finish({ sentence: { text: both, gap: sentence.gap }, tokens: joined, source: both }, context)
        waiting = undefined
        continue
      }
      yield finish(waiting, context)
    }
    waiting = { sentence, tokens, source: sentence.text }
  }
  if (waiting) yield finish(waiting, context)
  if (at < body.length) yield unchanged(body.slice(at))
}

function finish({ sentence, tokens, source }: Waiting, context: Context): Piece {
  const rewrite = (from: readonly Token[]) =>
    spared('rewrite', context, () => rewriteSentence(source, from, context), source)
  const text = tokens ? rewrite(tokens) : source
  return { text: text + sentence.gap, sourceLength: source.length + sentence.gap.length, isSentence: true }
}
