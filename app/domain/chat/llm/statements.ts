import type { Language } from '#app/domain/text/language.ts'
import { sentencesOf } from '#app/domain/text/sentences.ts'
import type { Claimed } from '../citations.ts'
import { type Material, SOURCES } from './prompts.ts'

/** A sentence as a model said it, with what it names as its sources. */
export type Statement = {
  /** Markdown of the model, without sources. */
  text: string
  sources: Claimed[]
  /** What stands before it: it goes on in a paragraph, begins one, or is an entry of a list. */
  place: 'on' | 'paragraph' | 'entry'
}

/** A number that stands for a source, such as `[2]` or `[2, 3]`. */
const NUMBERS = String.raw`\[\d{1,3}(?:\s*[,;]\s*\d{1,3}){0,9}\](?!\()`
/** A source with its quote, such as `[D1 p3 "words of the page"]`, or several of them. */
const QUOTED = String.raw`\[\s*(?:D\d{1,3}\W{0,3})?p(?:age|\.)?\s*\d{1,5}[^\n"“„«]{0,3}["“„«][^\n]{0,1200}?["”“»]\s*\]`
/** Said instead of a source: the documents do not answer. */
const NONE = String.raw`\[\s*none\s*\]`
const TOKEN = new RegExp(`${QUOTED}|${NONE}|${NUMBERS}`, 'giu')
const ONE_SOURCE =
  /(?:D(\d{1,3})\W{0,3})?p(?:age|\.)?\s*(\d{1,5})[^\n"“„«]{0,3}["“„«]\s*(.+?)\s*["”“»](?=\s*(?:[;,]\s*(?:D\d|p)|\]$))/giu
/** A line of the list of sources at the end. */
const LISTED =
  /^\W{0,3}(\d{1,3})\W{0,3}\s*(?:D(\d{1,3})\W{0,3}\s*)?(?:p(?:age|\.)?|S\.?)?\s*(\d{1,5})\W{0,3}\s*["“”„«»']\s*(.+?)\s*["“”«»']\W*$/iu

/** Takes the place of a source while sentences are told apart: no letter, no space, no stop. */
const FILLER = '\ue000'
const WORDS = /[\p{L}\p{N}]/u
/** So far back a bracket may have been opened that is not closed yet. */
const LONGEST_TOKEN = 1_400

type Waiting = Statement & { numbers: number[]; order: number }

/**
 * Tells the sentences of a model's answer apart while it comes, each with its sources. Sources stand before their
 * sentence with their quotes, as they are asked for; or after it, as numbers of sources that are `known`, or that are
 * listed at the end: such sentences are whole when the list is. `push` takes words and gives the sentences that are whole
 * by then, `rest` gives the others, once nothing more comes.
 */
export function readStatements(
  material: readonly Pick<Material, 'documentId'>[],
  language: Language,
  known: ReadonlyMap<number, Claimed> = new Map(),
) {
  const listed = new Map(known)
  let raw = ''
  let at = 0
  let order = 0
  let isAbsent = false
  /** Whether sources come before their sentences, and those that hold for the next one. */
  let leads: boolean | undefined
  let current: Claimed[] = []
  let place: Statement['place'] = 'paragraph'
  let lines = 2
  /** Ended, but a source may still follow. */
  let last: Waiting | undefined
  /** With numbers that nothing stands behind yet, or behind such a sentence. */
  let queue: Waiting[] = []

  const claimedBy = (document: string | undefined, page: string | undefined, quote: string | undefined) => {
    const named = material[Number(document ?? 1) - 1]
    return named && quote ? [{ documentId: named.documentId, page: Number(page), quote }] : []
  }

  function settleLast() {
    if (last) queue.push(last)
    last = undefined
  }

  /** Takes tokens in: as sources of `statement`, or of the sentence that comes. */
  function takeTokens(tokens: readonly string[], statement: Waiting | undefined) {
    for (const token of tokens) {
      if (/^\[\s*none/i.test(token)) isAbsent = true
      else if (/^\[\s*\d/.test(token) && !leads)
        statement?.numbers.push(...(token.match(/\d+/g) ?? []).map(Number))
      else {
        const sources = [...token.matchAll(ONE_SOURCE)].flatMap(([, document, page, quote]) =>
          claimedBy(document, page, quote),
        )
        if (leads) current.push(...sources)
        else statement?.sources.push(...sources)
      }
    }
  }

  /** One sentence, or a bit between sentences; `text` as it was said, `masked` with its sources hidden. */
  function takePiece(text: string, masked: string) {
    const tokens: { token: string; first: boolean }[] = []
    let words = ''
    let from = 0
    for (const found of text.matchAll(TOKEN)) {
      const isText = leads && /^\[\s*\d/.test(found[0])
      words += text.slice(from, isText ? found.index + found[0].length : found.index)
      from = found.index + found[0].length
      if (!isText) tokens.push({ token: found[0], first: !WORDS.test(masked.slice(0, found.index)) })
    }
    words += text.slice(from)
    const before = tokens.filter(({ first }) => first).map(({ token }) => token)
    const within = tokens.filter(({ first }) => !first).map(({ token }) => token)
    if (leads && before.length > 0) current = []
    takeTokens(before, leads ? undefined : last)
    const mark = /^\s*(?:[-*+•]|\d{1,3}[.)])(?=\s)/.exec(words)
    if (mark && lines > 0) {
      place = 'entry'
      words = words.slice(mark[0].length)
    }
    if (!WORDS.test(words)) return
    settleLast()
    if (place === 'on' && lines > 1) place = 'paragraph'
    last = { text: tidy(words), sources: [], place, numbers: [], order: order++ }
    takeTokens(within, leads ? undefined : last)
    if (leads) last.sources.push(...current)
    place = 'on'
    lines = 0
  }

  function take(isEnd: boolean): Statement[] {
    const divider = raw.indexOf(SOURCES)
    const limit = divider >= 0 ? divider : isEnd ? raw.length : raw.length - heldBack(raw)
    const isWhole = isEnd || divider >= 0
    const region = raw.slice(at, limit)
    leads ??= leading(isWhole ? region : region.slice(0, openToken(region)))
    // Without a source nothing can be told apart, and nothing is borne out.
    if (leads === undefined && !isWhole) return []
    const hidden = region.replace(TOKEN, (token) =>
      leads && /^\[\s*\d/.test(token) ? token : FILLER.repeat(token.length),
    )
    const masked = isWhole ? hidden : hidden.slice(0, openToken(hidden))
    let done = 0
    for (const line of masked.split(/(?<=\n)/)) {
      const ended = line.endsWith('\n')
      let from = done
      const sentences = [...sentencesOf(line.replace(/\n$/, ''), language)]
      for (const [index, { text, gap }] of sentences.entries()) {
        // The last one may go on; where it begins with words, no source of the one before it can follow.
        if (!isWhole && !ended && index === sentences.length - 1) {
          if (/^["'“«(*]*[\p{L}\p{N}]/u.test(text)) settleLast()
          break
        }
        takePiece(region.slice(from, from + text.length), masked.slice(from, from + text.length))
        from += text.length + gap.length
      }
      if (ended) {
        from = done + line.length
        lines++
        settleLast()
      }
      done = from
      if (!ended) break
    }
    at += done
    if (leads || isWhole) settleLast()
    if (divider >= 0 && isEnd) {
      at = raw.length
      const list = raw.slice(divider + SOURCES.length)
      for (const line of list.split('\n')) {
        const [, number, document, page, quote] = LISTED.exec(line.trim()) ?? []
        const [source] = claimedBy(document, page, quote)
        if (source && !listed.has(Number(number))) listed.set(Number(number), source)
      }
      if (/^\W*none\W*$/i.test(list.trim())) isAbsent = true
    }
    return ready(isEnd)
  }

  /** The sentences whose sources are all known, up to the first for which that is not so. */
  function ready(isEnd: boolean): Statement[] {
    const open = queue.findIndex(({ numbers }) => numbers.some((number) => !listed.has(number)))
    const whole = isEnd || open < 0 ? queue : queue.slice(0, open)
    queue = queue.slice(whole.length)
    return whole.map(({ text, sources, numbers, place: where }) => ({
      text,
      sources: [...sources, ...numbers.flatMap((number) => listed.get(number) ?? [])],
      place: where,
    }))
  }

  return {
    get raw() {
      return raw
    },
    /** Whether it was said that the documents do not answer. */
    get isAbsent() {
      return isAbsent
    },
    push(words: string): Statement[] {
      raw += words
      return take(false)
    },
    rest(): Statement[] {
      return take(true)
    },
  }
}

/** Characters at the end that may be the beginning of the line between an answer and its sources. */
function heldBack(raw: string): number {
  let held = Math.min(SOURCES.length - 1, raw.length)
  while (held > 0 && !SOURCES.startsWith(raw.slice(raw.length - held))) held--
  return held
}

/** Whether sources come before their sentences: the first of them begins a line. Undefined when there is none yet. */
function leading(text: string): boolean | undefined {
  const [first] = text.matchAll(TOKEN)
  if (!first) return undefined
  return (
    !/^\[\s*\d/.test(first[0]) && !WORDS.test(text.slice(0, first.index).replace(/[^]*\n|^\s*\d+[.)]/g, ''))
  )
}

const OPENED = /\[\s*(?:$|D(?:$|\d)|p(?:age|\.)?\s*(?:$|\d)|n(?:on?)?$|\d[\d\s,;]*$)[^\n]*$/giu

/** Where at the end a source begins that is not whole yet; the length of the text when there is none. */
function openToken(text: string): number {
  const tail = Math.max(0, text.length - LONGEST_TOKEN)
  const found = new RegExp(OPENED).exec(text.slice(tail))
  return found ? tail + found.index : text.length
}

/** A sentence without the space that its sources left behind. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?](?:\s|$))/g, '')
    .trim()
}
