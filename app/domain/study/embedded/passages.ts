import { setImmediate as turn } from 'node:timers/promises'
import { isApparatus } from '#app/domain/chat/apparatus.ts'
import { detectLanguage, type Language } from '#app/domain/humanizer/language.ts'
import { splitBlocks } from '#app/domain/humanizer/text/blocks.ts'
import { splitSentences } from '#app/domain/humanizer/text/sentences.ts'
import { plainText, wordsOf } from '../plain.ts'
import type { StudyPage } from '../types.ts'
import { standsAlone } from './referring.ts'
import { isSmallWord } from './small-words.ts'

/** The words beside a picture with parts. */
const LEGEND = /^.{0,200}\([A-D]\)\s/s
/** "Note: …", "Returns: …", or the line of a table of contents. */
const LABELLED = /^[\p{L}\p{N} _-]{1,40}: |\d\.\d{1,2}\.?$|^\d/u

/** Sentences about the document and not its subject. */
const BOILERPLATE =
  /copyright|©|all rights reserved|licen[cs]ed under|creative commons|cookies?\b|privacy policy|terms of (?:use|service)|reviewers?' comments|supplementary (?:file|table)|\([A-Z]\)|p ?[<=] ?0?\.\d|lorem ipsum/iu

/** A sentence of the document as words to read. */
export type Passage = {
  text: string
  page: number
  /** The nearest heading above it on the page, or the page's label. */
  heading: string | null
  /** Paragraphs count from 0 through the document; `first` opens one. */
  paragraph: number
  first: boolean
  words: number
  /** Whether it can be understood, and asked about, by itself. */
  alone: boolean
}

/** Sentences that are read; of longer documents some of every part. */
const MOST_SENTENCES = 4_000
const CHARACTERS_PER_TURN = 12_000

const WELL_FORMED = /^[“"«„'‘¿¡]?[\p{Lu}\p{N}].*[.!…][”"»“’')]*$/u
/** Addresses, code, mail and the debris of tables and formulas. */
const DEBRIS =
  /https?:|www\.|\S@\S|[{}<>|\\=~^#$]|_{2,}|\.{4,}|(?:\s[\p{P}\p{S}]){3,}|\b(?:doi|isbn|issn|orcid)\b|\/\w+\/|::|--\w|[\ufffd\u2022]|\[\s*\]|\[\w+ \w+\]/iu

/**
 * The sentences of a document's prose, in order. Tables, code and lists of links are left out. Lets other work in
 * between, since documents may have hundreds of pages.
 */
export async function passagesOf(
  pages: readonly StudyPage[],
  language: Language,
  signal: AbortSignal,
): Promise<Passage[]> {
  const passages: Passage[] = []
  let paragraph = 0
  let sinceTurn = 0
  const total = pages.reduce((sum, { text }) => sum + text.length, 0)
  // About 100 characters a sentence: every page gives its share when there are too many.
  const share = Math.min(1, (MOST_SENTENCES * 100) / Math.max(1, total))
  for (const page of pages) {
    if (signal.aborted) return passages
    let heading = page.label && plainText(page.label)
    let broken = false
    const text = share < 1 ? wholeParagraphs(page.text, Math.max(600, page.text.length * share)) : page.text
    for (const block of splitBlocks(text)) {
      const continues = broken
      // Lines that were cut at a width: what follows without a blank line goes on in the middle of a sentence.
      broken = ['prose', 'item', 'code', 'quote'].includes(block.kind) && !/[.!?…:»”")]\s*$/.test(block.body)
      if (block.kind === 'heading') heading = plainText(block.body) || heading
      if (block.kind !== 'prose' && block.kind !== 'item') continue
      if ((heading && isApparatus(heading)) || LEGEND.test(block.body)) continue
      const body = plainText(
        `${block.prefix.replace(/^[\s\-*+•◦▪–]+|^\s*\d{1,9}[.)]\s+/g, '')}${block.body}`,
      ).replace(/^PA[RLC01]\s+/, '')
      // Quotations, and parts that nobody translated, are in another language than the rest.
      const foreign = body.length > 80 && detectLanguage(body) !== language
      let first = true
      let whole = !continues
      for (const sentence of splitSentences(body, language)) {
        if (sentence.text && !foreign)
          passages.push(
            passageOf(sentence.text, { page: page.number, heading, paragraph, first }, language, whole),
          )
        if (sentence.text) whole = true
        first = false
      }
      paragraph += 1
    }
    sinceTurn += text.length
    if (sinceTurn > CHARACTERS_PER_TURN) {
      sinceTurn = 0
      await turn()
    }
  }
  return passages
}

/** The beginning of a page, up to the end of the paragraph in which `length` characters are full. */
function wholeParagraphs(text: string, length: number): string {
  const end = text.indexOf('\n\n', length)
  return end < 0 ? text : text.slice(0, end)
}

function passageOf(
  text: string,
  where: Pick<Passage, 'page' | 'heading' | 'paragraph' | 'first'>,
  language: Language,
  whole: boolean,
): Passage {
  const words = text.split(/\s+/).length
  const alone =
    whole &&
    words >= 7 &&
    words <= 45 &&
    text.length <= 360 &&
    isWhole(text, language) &&
    standsAlone(text, language)
  return { text, ...where, words, alone }
}

/** Whether the text looks like one complete sentence of prose. */
function isWhole(text: string, language: Language): boolean {
  if (!WELL_FORMED.test(text) || DEBRIS.test(text) || BOILERPLATE.test(text) || LABELLED.test(text))
    return false
  if (/(?<!\p{L})(?:Dr|Mr|Mrs|Prof|Sr|Sra|St|Bros|vs|Ing|Hr|Fr|Dott|No|Nr|Fig)\.$/u.test(text)) return false
  // Cut in the middle, after an abbreviation: "… and Warner Bros.'"
  if (/[.!?]['’]$/.test(text) && !/(?:^|\s)['‘]/.test(text)) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < text.length * 0.68) return false
  const words = wordsOf(text)
  const small = words.filter((word) => isSmallWord(word, language)).length
  // Captions and lists of references have hardly any small words; neither have lines without a verb.
  if (small < Math.max(2, words.length * (language === 'ru' ? 0.1 : 0.2))) return false
  return (
    balanced(text, '(', ')') && balanced(text, '[', ']') && balanced(text, '«', '»') && quotesClosed(text)
  )
}

function balanced(text: string, open: string, close: string): boolean {
  return text.split(open).length === text.split(close).length
}

function quotesClosed(text: string): boolean {
  const count = (marks: RegExp) => text.match(marks)?.length ?? 0
  // German closes with the mark that English opens with.
  const curly = count(/„/g) > 0 ? count(/„/g) === count(/[“”]/g) : count(/“/g) === count(/”/g)
  return count(/"/g) % 2 === 0 && curly
}
