import { setImmediate as turn } from 'node:timers/promises'
import { isBackMatter } from '#app/domain/grounding/back-matter.ts'
import { detectLanguage } from '#app/domain/text/detect-language.ts'
import type { Language } from '#app/domain/text/language.ts'
import { type Block, splitBlocks } from '#app/domain/text/blocks.ts'
import { splitSentences } from '#app/domain/text/sentences.ts'
import { comparable, plainText, wordsOf } from '../plain.ts'
import type { StudyPage } from '../types.ts'
import { isForm, isNotice, isReference, legalShare } from './boilerplate.ts'
import { withoutConnectives } from './connectives.ts'
import { withoutPronoun } from './english/pronouns.ts'
import { standsAlone } from '#app/domain/grounding/referring.ts'
import { isSmallWord } from '#app/domain/grounding/small-words.ts'

/** The words beside a picture with parts. */
const LEGEND =
  /^.{0,200}\([A-D]\)\s|^(?:figure|fig|table|figura|abbildung|abb|tabelle|tableau|tabella|tabela|tabel|рис|рисунок|таблица)\.? ?\d/isu
/** "Note: …", "Returns: …", or the line of a table of contents. */
const LABELLED = /^[\p{L}\p{N} _-]{1,40}: |\d\.\d{1,2}\.?$|^\d/u

/** The number of a paragraph in a law, a contract or a standard: "3.2", "(1)", "§ 4". */
const CLAUSE_NUMBER =
  /^(?:§+ ?\d+[a-z]?\.?|\(\d{1,3}[a-z]?\)|\(?[a-z]\)|\d{1,3}(?:\.\d{1,3}){1,3}\.?)\s+(?=["“„«'‘]?\p{Lu})/u

/** A label with whole sentences behind it. */
const LABEL = /^(?<label>\p{Lu}[\p{L}\p{N} &/,'’()-]{2,50}): (?=\p{Lu}[^:]{20,}[.!?…])/u
/** Labels that name the kind of remark and not what it is about. */
export const REMARK =
  /^(?:note|notes|warning|caution|important|tip|hint|example|remember|nota|aviso|advertencia|importante|consejo|ejemplo|remarque|attention|conseil|exemple|hinweis|achtung|warnung|wichtig|tipp|beispiel|attenzione|avvertenza|esempio|atenção|dica|exemplo|let op|waarschuwing|opmerking|voorbeeld|примечание|внимание|важно|совет|пример)$/iu

/** Sentences about the document and not its subject. */
const BOILERPLATE =
  /reviewers?' comments|\b(?:according to|of|in) claims? \d|supplementary (?:file|table)|\([A-Z]\)|p ?[<=] ?0?\.\d|^(?:version|read chapter|for the next)\b|\bthis (?:chapter|section|lecture|leaflet|manual|guide|booklet)\b|^(?:adopted|approved|reviewed|last (?:updated|revised|reviewed)|updated) (?:by|from|on|in|until)\b|^(?:effective|valid) (?:from|until|on)\b|\b(?:assignment|essay|homework|coursework|worksheet|problem set)s?\b.{0,40}\b(?:due (?:on|by|at|in \d)|deadline|hand(?:ed)? in|submit)|^(?:next (?:week|lecture|class|time)|exam(?:ination)? on)\b|^(?:abgabe|abzugeben|klausur am|nächste (?:woche|vorlesung|sitzung))(?!\p{L})|^(?:fecha de )?entrega(?::| el)|^(?:la )?(?:próxima|prochaine|prossima) (?:semana|clase|séance|semaine|lezione|settimana|aula)(?!\p{L})/iu

/** A sentence of the document as words to read. */
export type Passage = {
  /** The sentence without what joins it to others; with what a pronoun at its start stands for, where that is certain. */
  text: string
  /** The sentence as it stands on the page. */
  quote: string
  page: number
  /** The nearest heading above it on the page, or the page's label. */
  heading: string | null
  /** The sentence before it in the same paragraph. */
  before: string | null
  /** Paragraphs count from 0 through the document; `first` opens one. */
  paragraph: number
  first: boolean
  words: number
  /** Whether it can be understood, and asked about, by itself. */
  alone: boolean
  /** Whether it is a step of a numbered list: told only with those before it. */
  step: boolean
}

/** A list of the document with what stands above it. */
export type ItemList = {
  page: number
  heading: string | null
  /** The line that leads to it, without its colon. */
  lead: string | null
  isOrdered: boolean
  items: readonly string[]
  /** Each item as it stands on the page, with its mark. */
  sources: readonly string[]
}

/** A table of the document: its header, its rows, and each row as it stands on the page. */
export type Table = {
  page: number
  heading: string | null
  caption: string | null
  header: readonly string[]
  rows: readonly (readonly string[])[]
  sources: readonly string[]
}

/** "Track changes: Several people can suggest edits.": what a document says under a label. */
export type Point = { label: string; said: string; quote: string; page: number; heading: string | null }

export type Read = {
  passages: Passage[]
  lists: ItemList[]
  tables: Table[]
  headings: Heading[]
  points: Point[]
}
type Heading = { text: string; page: number; paragraph: number }

/** Sentences that are read; of longer documents some of every part. */
const MOST_SENTENCES = 4_000
const CHARACTERS_PER_TURN = 12_000

const WELL_FORMED = /^[“"«„'‘¿¡]?[\p{Lu}\p{N}].*[.!…][”"»“’')]*$/u
/** Addresses, code, mail and the debris of tables and formulas. */
const DEBRIS =
  /https?:|www\.|\S@\S|[{}<>|\\=~^#$]|_{2,}|\.{4,}|(?:\s[\p{P}\p{S}]){3,}|\b(?:doi|isbn|issn|orcid)\b|\/\w+\/|::|--\w|[\ufffd\u2022]|\[\s*\]|\[\w+ \w+\]/iu

/** A word with a capital within a sentence. */
const PROPER = /(?<=\p{Ll},? )\p{Lu}\p{Ll}+(?!\p{L})/gu

/** The sentences of a document's prose, in order. */
export async function passagesOf(
  pages: readonly StudyPage[],
  language: Language,
  signal: AbortSignal,
): Promise<Passage[]> {
  return (await readDocument(pages, language, signal)).passages
}

/**
 * The sentences, lists and tables of a document, in order. Code, references, notices, forms and lines that come on every
 * page are left out. Lets other work in between, since documents may have hundreds of pages.
 */
export async function readDocument(
  pages: readonly StudyPage[],
  language: Language,
  signal: AbortSignal,
): Promise<Read> {
  const read: Read = { passages: [], lists: [], tables: [], headings: [], points: [] }
  let paragraph = 0
  let sinceTurn = 0
  const total = pages.reduce((sum, { text }) => sum + text.length, 0)
  // About 100 characters a sentence: every page gives its share when there are too many.
  const share = Math.min(1, (MOST_SENTENCES * 100) / Math.max(1, total))
  const runningLines = linesOfEveryPage(pages)
  const proper = new Set(language === 'en' ? pages.flatMap(({ text }) => text.match(PROPER) ?? []) : [])
  const isName = (word: string) => proper.has(word)
  const legal = legalShare(pages.flatMap(({ text }) => text.split(/\n\s*\n/)))
  for (const page of pages) {
    if (signal.aborted) return read
    let heading = page.label && plainText(page.label)
    let broken = false
    let lead: string | null = null
    let list: { isOrdered: boolean; items: string[]; sources: string[] } | undefined
    const closeList = () => {
      if (!list) return
      if (list.items.length > 1) read.lists.push({ page: page.number, heading, lead, ...list })
      list = undefined
      lead = null
    }
    const text = share < 1 ? wholeParagraphs(page.text, Math.max(600, page.text.length * share)) : page.text
    for (const block of splitBlocks(text)) {
      sinceTurn += block.body.length
      if (sinceTurn > CHARACTERS_PER_TURN) {
        sinceTurn = 0
        await turn()
      }
      const continues = broken
      if (block.kind === 'blank') continue
      // Lines that were cut at a width: what follows without a blank line goes on in the middle of a sentence.
      // A title without a stop is short, and cuts nothing.
      broken =
        ['prose', 'item', 'code', 'quote'].includes(block.kind) &&
        !/[.!?…:»”")]\s*$/.test(block.body) &&
        !isTitle(block.body)
      const source = plainText(`${block.prefix}${block.body}`)
      if (block.kind !== 'item') closeList()
      if (block.kind === 'heading') {
        heading = plainText(block.body) || heading
        if (heading && !isBackMatter(heading))
          read.headings.push({ text: heading, page: page.number, paragraph })
        lead = null
      }
      const apparatus = heading !== null && heading !== undefined && isBackMatter(heading)
      if (block.kind === 'table' && !apparatus) {
        const table = tableOf(block.body)
        if (table) read.tables.push({ page: page.number, heading: heading ?? null, caption: lead, ...table })
        lead = null
      }
      if (block.kind !== 'prose' && block.kind !== 'item') continue
      if (runningLines.has(comparable(block.body))) {
        broken = continues
        continue
      }
      if (apparatus || LEGEND.test(block.body)) {
        lead = /^(?:tab\p{L}*)\.? ?\d+[.:]?\s/iu.test(block.body)
          ? plainText(block.body).replace(/^\S+ ?\d+[.:]?\s/, '')
          : lead
        continue
      }
      const labelled = plainText(withoutMark(block)).replace(CLAUSE_NUMBER, '')
      const label = LABEL.exec(labelled)?.groups?.['label']
      const body = labelled.replace(LABEL, '')
      if (isReference(body) || isNotice(body, legal)) continue
      if (block.kind === 'item') {
        const isOrdered = /^\s*\d{1,3}[.)]/.test(block.prefix)
        if (list && list.isOrdered !== isOrdered) closeList()
        list ??= { isOrdered, items: [], sources: [] }
        list.items.push(body)
        list.sources.push(source)
      } else lead = /:\s*$/.test(body) ? body.replace(/\s*:\s*$/, '') : null
      if (isForm(body)) continue
      // Quotations, and parts that nobody translated, are in another language than the rest.
      const foreign = body.length > 80 && detectLanguage(body) !== language
      let first = true
      let whole = !continues
      let previous: Passage | undefined
      for (const sentence of splitSentences(body, language)) {
        if (sentence.text && !foreign) {
          const where = { page: page.number, heading: heading ?? null, paragraph, first }
          const step = list?.isOrdered === true && block.kind === 'item'
          previous = passageOf(sentence.text.trim(), where, previous, language, whole, isName, step)
          read.passages.push(previous)
          if (first && label && previous.alone && !REMARK.test(label)) {
            const { text: said, quote } = previous
            read.points.push({
              label,
              said,
              quote: `${label}: ${quote}`,
              page: page.number,
              heading: heading ?? null,
            })
          }
        }
        if (sentence.text) whole = true
        first = false
      }
      paragraph += 1
    }
    closeList()
  }
  return read
}

/** Whether a line is a title: a few words, most of them with a capital. */
function isTitle(line: string): boolean {
  const words = line.trim().split(/\s+/)
  return words.length <= 8 && words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 >= words.length
}

function withoutMark({ prefix, body }: Block): string {
  return `${prefix.replace(/^[\s\-*+•◦▪–]+(?!\*)|^\s*\d{1,9}[.)]\s+/g, (mark) => (/\*\*$/.test(mark) ? '**' : ''))}${body}`
}

/** Lines that stand on three pages or more: headers and footers. */
function linesOfEveryPage(pages: readonly StudyPage[]): Set<string> {
  const seen = new Map<string, number>()
  for (const { text } of pages) {
    const own = new Set<string>()
    for (const line of text.split('\n')) if (line.length > 3 && line.length < 120) own.add(comparable(line))
    for (const line of own) seen.set(line, (seen.get(line) ?? 0) + 1)
  }
  return new Set([...seen].flatMap(([line, count]) => (count >= 3 ? [line] : [])))
}

/** A table of Markdown: at least two columns and two rows under a header. */
function tableOf(body: string): Pick<Table, 'header' | 'rows' | 'sources'> | undefined {
  const lines = body.split('\n').filter((line) => line.trim() !== '')
  const [head, rule, ...rest] = lines
  if (!head || !rule || !/^[\s|:-]+$/.test(rule) || rest.length < 2 || rest.length > 60) return undefined
  const cells = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => plainText(cell))
  const header = cells(head)
  const rows = rest.map(cells)
  if (header.length < 2 || rows.some((row) => row.length !== header.length)) return undefined
  return { header, rows, sources: rest.map((line) => plainText(line)) }
}

/** The beginning of a page, up to the end of the paragraph in which `length` characters are full. */
function wholeParagraphs(text: string, length: number): string {
  const end = text.indexOf('\n\n', length)
  return end < 0 ? text : text.slice(0, end)
}

function passageOf(
  quote: string,
  where: Pick<Passage, 'page' | 'heading' | 'paragraph' | 'first'>,
  previous: Passage | undefined,
  language: Language,
  whole: boolean,
  isName: (word: string) => boolean,
  step: boolean,
): Passage {
  const said = withoutConnectives(quote, language)
  const text = (language === 'en' && previous && withoutPronoun(said, previous.text, isName)) || said
  const words = text.split(/\s+/).length
  const alone =
    whole &&
    words >= 5 &&
    words <= 45 &&
    text.length <= 360 &&
    isWhole(text, language) &&
    standsAlone(text, language)
  return { text, quote, before: previous?.quote ?? null, ...where, words, alone, step }
}

/** Whether the text looks like one complete sentence of prose. */
function isWhole(text: string, language: Language): boolean {
  if (!WELL_FORMED.test(text) || DEBRIS.test(text) || BOILERPLATE.test(text) || LABELLED.test(text))
    return false
  if (/(?<!\p{L})(?:Dr|Mr|Mrs|Prof|Sr|Sra|St|Bros|vs|Ing|Hr|Fr|Dott|No|Nr|Fig)\.$/u.test(text)) return false
  // Cut in the middle, after an abbreviation: "… and Warner Bros.'"
  if (/[.!?]['’]$/.test(text) && !/(?:^|\s)['‘]/.test(text)) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < text.length * 0.65) return false
  const words = wordsOf(text)
  const small = words.filter((word) => isSmallWord(word, language)).length
  // Captions and lists of references have hardly any small words; neither have lines without a verb.
  if (
    small <
    (words.length < 11
      ? 1
      : Math.max(2, words.length * (language === 'ru' ? 0.1 : 0.1 + Math.min(0.07, words.length * 0.005))))
  )
    return false
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
