import type { RewriteEngine, RewriteInput } from '../engine.ts'
import { isByAuthors } from './authors-voice.ts'
import { blocksOf } from '#app/domain/text/blocks.ts'
import { newContext } from './context.ts'
import { fullParagraphs } from './manner/paragraphs.ts'
import { readText } from './manner/scene.ts'
import { ramp } from './style.ts'
import { type Piece, proseOf, unchanged } from './prose.ts'

/** Work for this long (milliseconds), then let others have a turn. */
const TURN = 8

/**
 * The engine that needs no network: rewrites sentence by sentence from curated tables and small changes of syntax.
 * The same input gives the same output, another seed another version.
 */
export const rewriteEmbedded: RewriteEngine = async function* (input, signal) {
  let turn = performance.now()
  let done = 0
  let text = ''
  for (const piece of piecesOf(input)) {
    if (signal.aborted) return
    done += piece.sourceLength
    text += piece.text
    const late = performance.now() - turn > TURN
    if (text && (piece.isSentence || late)) {
      yield { text, progress: percent(done, input.text.length) }
      text = ''
    }
    if (late) {
      await new Promise<void>((resolve) => setImmediate(resolve))
      turn = performance.now()
    }
  }
  if (!signal.aborted && text) yield { text, progress: 100 }
}

/** The whole rewrite at once; the same text that `rewriteEmbedded` yields in pieces. */
export function rewriteSync(input: RewriteInput): string {
  let text = ''
  for (const piece of piecesOf(input)) text += piece.text
  return text
}

function percent(done: number, whole: number): number {
  return whole === 0 ? 100 : Math.min(100, Math.floor((done / whole) * 100))
}

/**
 * The name of the tone is part of the seed, so that two tones do not make the same choices where both leave them
 * free. Its sliders are not: moving one changes what it is about and little else.
 */
function seedOf({ seed, tone }: RewriteInput): number {
  let hash = seed >>> 0
  for (const sign of tone.name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/** Letters in a word above which a text without a reader or a writer in it is taken for a paper or a report. */
const STAID_WORDS = 5.4

/** Words of research: a staid text with several of them is taken for a paper. */
const RESEARCH =
  /\b(?:results?|findings|methods?|models?|data|theory|theorems?|simulations?|observations?|experiments?|measurements?|parameters?|algorithms?|spectr(?:um|a|al)|equations?|samples?|analysis)\b/gi
const RESEARCH_WORDS = 3

/** How much of a text tells what kind it is (characters). */
const OPENING = 4000

/** Whether a text says that it is a paper. */
function isNamedPaper(text: string): boolean {
  return /\b(?:in this|this|the present) (?:paper|study)\b|\bwe (?:present|propose|investigate|report)\b/i.test(
    text.slice(0, OPENING),
  )
}

/** Whether a text is written like a paper: long words, nobody spoken to, no exclamation, no contraction. */
function isStaid(text: string): boolean {
  if (isNamedPaper(text)) return true
  const start = text.slice(0, OPENING)
  const words = start.match(/\p{L}+/gu) ?? []
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  return letters > STAID_WORDS * words.length && !/!|n['’]t\b|\b(?:you|your|my|me)\b/i.test(start)
}

/** Whether a staid text is about research. */
function isPaper(text: string): boolean {
  const found = text.slice(0, OPENING).match(RESEARCH) ?? []
  return isNamedPaper(text) || new Set(found.map((word) => word.toLowerCase())).size >= RESEARCH_WORDS
}

function* piecesOf(input: RewriteInput): Generator<Piece> {
  const staid = isStaid(input.text)
  const context = newContext(input.tone, input.language, {
    seed: seedOf(input),
    strength: input.strength,
    length: input.length,
    locked: input.locked,
    curly: input.text.includes('’') && !input.text.includes("'"),
    staid,
    paper: staid && isPaper(input.text),
    authors: staid && isByAuthors(input.text),
    known: input.known,
    text: readText(input.text, staid && isPaper(input.text)),
  })
  // A text of short sentences needs no cuts.
  context.style = { ...context.style, split: context.style.split * ramp(sentenceLength(input.text), 8, 16) }
  let at = 0
  let isFirst = true
  // The empty line before a paragraph waits for it: where nothing is left of one, it takes an empty line with it.
  let blank = ''
  let isGone = false
  const blocks = blocksOf(input.text)
  const joins = input.language === 'en' && input.strength !== 'light'
  for (const block of joins ? fullParagraphs(blocks, context.text.kind) : blocks) {
    const whole = block.prefix + block.body + block.suffix
    at += whole.length
    if (block.kind === 'blank') {
      if (isGone) yield dropped(whole)
      else blank += whole
      continue
    }
    isGone = false
    if (block.kind === 'prose' || block.kind === 'item') {
      const place = {
        text: context.text,
        isFirst,
        isLast: block.kind === 'prose' && !hasProse(input.text.slice(at, at + CLOSING)),
        isItem: block.kind === 'item',
      }
      if (/\p{L}/u.test(block.body)) isFirst = false
      const pieces = proseOf(block, place, context)
      let next = pieces.next()
      for (; !next.done; next = pieces.next()) {
        if (blank && next.value.text) {
          yield unchanged(blank)
          blank = ''
        }
        yield next.value
      }
      isGone = next.value === 'gone'
    } else {
      yield unchanged(blank + whole)
      blank = ''
    }
  }
  if (blank) yield isGone ? dropped(blank) : unchanged(blank)
}

/** A piece of the source of which nothing is left. */
function dropped(source: string): Piece {
  return { text: '', sourceLength: source.length, isSentence: false }
}

/** The words of a sentence on average; many where nothing ends. */
function sentenceLength(text: string): number {
  const start = text.slice(0, OPENING)
  const words = start.match(/\p{L}+/gu)?.length ?? 0
  return words / Math.max(1, start.match(/[.!?](?=\s|$)/g)?.length ?? 1)
}

/** How far behind a paragraph another is looked for (characters), and how long a line is that belongs to one. */
const CLOSING = 1_500
const PARAGRAPH = 70

/** Whether more prose follows: no signature, no list of tags. */
function hasProse(rest: string): boolean {
  return rest.length >= CLOSING || rest.split('\n').some((line) => line.trim().length > PARAGRAPH)
}
