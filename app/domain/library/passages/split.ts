import { splitSentences } from '#app/domain/text/sentences.ts'
import type { Language } from '#app/domain/text/language.ts'
import { plainText } from '#app/domain/grounding/plain-text.ts'

/** A part of one page that can be found by itself. */
export type Passage = {
  /** From 0, in reading order. */
  ordinal: number
  /** From 1. */
  page: number
  /** The heading it stands under, if any. */
  heading: string | null
  /** Plain text; each line is a sentence, a table row or a list entry. */
  text: string
}

/** The same with what its lines are. */
export type SplitPassage = Passage & { units: Unit[] }

/** Characters a passage has, about; a page's last one may be shorter. */
const AIM = 700
/** A passage this short takes in what comes under the next heading. */
const SHORT = 160
/** Longer sentences are cut: they are no sentences. */
const LONGEST = 900

/** A line of a passage: a heading, a row of a table, an entry of a list, or a sentence. */
export type Unit = {
  text: string
  heading: boolean
  kind: 'heading' | 'row' | 'entry' | 'sentence'
  /** How deep a heading is, 1 to 6; 0 of anything else. */
  level: number
  /** Lines of one paragraph, table or list have the same number on their page. */
  block: number
  /** The row names the columns of those below it. */
  header: boolean
}

type SourcePage = { number: number; label?: string | null; text: string }

/**
 * Splits the pages of a document (Markdown) into passages, one page after the other, so that whoever has many can let
 * others have their turn. None reaches over the end of its page.
 */
export function* passagesByPage(pages: readonly SourcePage[], language: Language): Generator<SplitPassage[]> {
  let heading: string | null = null
  let ordinal = 0
  for (const page of pages) {
    const passages: SplitPassage[] = []
    if (page.label && !/^\p{L}+ \d+$/u.test(page.label)) heading = page.label
    let lines: Unit[] = []
    let length = 0
    let under = heading
    const close = () => {
      if (lines.length > 0)
        passages.push({
          ordinal: ordinal++,
          page: page.number,
          heading: under,
          text: lines.map(({ text }) => text).join('\n'),
          units: lines,
        })
      lines = []
      length = 0
      under = heading
    }
    for (const unit of unitsOf(page.text, language)) {
      if (unit.heading) {
        if (length > SHORT) close()
        heading = unit.text
        if (length === 0) under = heading
      } else if (length > 0 && length + unit.text.length > AIM) close()
      lines.push(unit)
      length += unit.text.length + 1
    }
    close()
    yield passages
  }
}

/** The sentences, table rows, list entries and headings of a page, in order. */
export function unitsOf(markdown: string, language: Language): Unit[] {
  const units: Unit[] = []
  for (const [block, text] of markdown.split(/\n[^\S\n]*\n+/).entries()) {
    for (const part of partsOf(text)) {
      const level = /^\s{0,3}(#{1,6})\s/.exec(part)?.[1]?.length ?? 0
      const plain = plainText(part)
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^[-*+•]\s+/, '')
      if (RULE.test(part)) {
        const above = units.at(-1)
        if (above?.kind === 'row' && above.block === block) above.header = true
      }
      if (!/[\p{L}\p{N}]/u.test(plain)) continue
      if (level > 0) {
        units.push({ text: plain.slice(0, 200), heading: true, kind: 'heading', level, block, header: false })
        continue
      }
      const kind = /^\s*\|/.test(part) ? 'row' : ENTRY.test(part) ? 'entry' : 'sentence'
      for (const sentence of sentencesOf(plain, language))
        units.push({ text: sentence, heading: false, kind, level, block, header: false })
    }
  }
  return units
}

/** The line under the head of a table. */
const RULE = /^\s*\|?(?:\s*:?-{3,}:?\s*\|)+\s*(?::?-{3,}:?)?\s*$/
const ENTRY = /^\s*(?:[-*+•]\s|\d{1,3}[.)]\s)/

/** "Date: 3 May", as letters and minutes begin: each such line is one by itself. */
const LABELLED = /^\s*(?:\*\*|__)?\p{Lu}[\p{L}\p{N} .()/-]{1,30}:(?:\*\*|__)?\s+\S/u

/** A block as paragraphs: each row, entry or heading is one; other lines that follow each other are one together. */
function partsOf(block: string): string[] {
  const parts: string[] = []
  let running = false
  for (const line of block.split('\n')) {
    const alone = /^\s*(?:\||#{1,6}\s|[-*+•]\s|\d{1,3}[.)]\s|```|~~~)/.test(line)
    if (
      alone ||
      !running ||
      (LABELLED.test(line) && LABELLED.test(parts.at(-1) ?? '')) ||
      /(?: {2}|\\)$/.test(parts.at(-1) ?? '')
    )
      parts.push(line)
    else parts[parts.length - 1] = joined(parts.at(-1) ?? '', line)
    running = !/^\s*(?:\||#{1,6}\s|```|~~~)/.test(line)
  }
  return parts
}

/** A word that was parted at the end of a line is one again. */
function joined(before: string, line: string): string {
  const next = line.trimStart()
  return /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(next) ? before.slice(0, -1) + next : `${before} ${next}`
}

function sentencesOf(text: string, language: Language): string[] {
  return splitSentences(text, language)
    .filter((sentence) => sentence.text !== '')
    .flatMap((sentence) => (sentence.text.length > LONGEST ? cut(sentence.text) : sentence.text))
}

function cut(text: string): string[] {
  return text.match(new RegExp(`\\S.{0,${LONGEST - 2}}\\S(?=\\s|$)|\\S{1,${LONGEST}}`, 'gsu')) ?? [text]
}
