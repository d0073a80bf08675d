import type { Language } from '#app/domain/text/language.ts'
import { isBackMatter } from '#app/domain/grounding/back-matter.ts'
import { shapeWeight } from '#app/domain/grounding/back-matter-shapes.ts'
import { stemOf } from '#app/domain/text/stems.ts'
import type { SplitPassage, Unit } from '#app/domain/library/passages/split.ts'
import { searchWords } from '#app/domain/library/passages/words.ts'

/** A line of a document, and where it stands. */
export type Line = Unit & {
  /** Its place among all lines. */
  at: number
  page: number
  /** The passage it is of. */
  ordinal: number
  /** Its words, as numbers of the vocabulary. */
  words: Int32Array
  /** The heading above it, and the one above that; -1 where there is none. */
  under: number
  /** Of a row the header of its table, of an entry what leads up to the list; -1 where there is none. */
  lead: number
  /** How much it counts: little for references, notices, what every page repeats. */
  weight: number
}

type Word = { word: string; stem: string }

/** A document, or passages of it, in the form in which it is searched. Built by `indexBuilder`. */
export type DocumentIndex = {
  documentId: string
  language: Language
  lines: Line[]
  vocabulary: Word[]
  /** The numbers of the words with a stem. */
  byStem: Map<string, number[]>
  /** The lines in which a word stands, by its number. */
  postings: number[][]
  passages: Map<number, Pick<SplitPassage, 'ordinal' | 'page' | 'heading' | 'text'>>
  /** Words in all, for the room it takes. */
  size: number
}

/** Lines that stand on so many pages, word for word, are furniture. */
const REPEATED = 3

/** References and contents count little; thanks, funding and notes are text, though nobody's summary. */
function weightUnder(open: readonly Line[], text: string): number {
  if (open.some((heading) => LISTS.test(heading.text))) return 0.3
  const shape = shapeWeight(text)
  return open.some((heading) => isBackMatter(heading.text)) ? Math.min(0.8, shape) : shape
}

const LISTS =
  /^(?:[\dIVX.]+\s+)?(?:references|bibliography|works cited|citations?|further reading|external links|see also|contents|table of contents|index|licen[cs]e|bibliograf[ií]a|referencias|índice|enlaces externos|véase también|références|bibliographie|sommaire|table des matières|liens externes|literatur(?:verzeichnis)?|einzelnachweise|inhalt(?:sverzeichnis)?|weblinks|riferimenti|indice|collegamenti esterni|referências|sumário|referenties|literatuur(?:lijst)?|inhoud(?:sopgave)?|externe links|литература|содержание|оглавление|ссылки)(?!\p{L})/iu

/** Takes passages one page after the other, so that whoever has many can let others have their turn. */
export function indexBuilder(documentId: string, language: Language) {
  const lines: Line[] = []
  const vocabulary: Word[] = []
  const numbers = new Map<string, number>()
  const byStem = new Map<string, number[]>()
  const postings: number[][] = []
  const passages: DocumentIndex['passages'] = new Map()
  const repeats = new Map<string, number[]>()
  let size = 0
  /** Headings that are open, by their level. */
  let open: Line[] = []

  const numberOf = (word: string) => {
    const there = numbers.get(word)
    if (there !== undefined) return there
    const number = vocabulary.length
    const stem = stemOf(word, language)
    numbers.set(word, number)
    vocabulary.push({ word, stem })
    postings.push([])
    const same = byStem.get(stem)
    if (same) same.push(number)
    else byStem.set(stem, [number])
    return number
  }

  const leadOf = (line: Unit, page: number) => {
    const last = lines.at(-1)
    if (!last || last.page !== page) return -1
    if (line.kind === 'row') {
      if (last.kind !== 'row' || last.block !== line.block) return -1
      return last.header ? last.at : last.lead
    }
    if (line.kind !== 'entry') return -1
    if (last.kind === 'entry') return last.lead
    // What ends with a colon, or the heading, leads up to a list.
    return /:\s*$/.test(last.text) || last.block === line.block ? last.at : -1
  }

  return {
    add(page: readonly SplitPassage[]) {
      for (const { units, ...passage } of page) {
        passages.set(passage.ordinal, passage)
        for (const unit of units) {
          const words = Int32Array.from(searchWords(unit.text), numberOf)
          const at = lines.length
          if (unit.heading) open = open.filter(({ level }) => level < unit.level)
          const line: Line = {
            ...unit,
            at,
            page: passage.page,
            ordinal: passage.ordinal,
            words,
            under: open.at(-1)?.at ?? -1,
            lead: leadOf(unit, passage.page),
            weight: weightUnder(open, unit.text),
          }
          lines.push(line)
          if (unit.heading) open.push(line)
          size += words.length
          for (const word of new Set(words)) postings[word]?.push(at)
          if (unit.text.length < 120) {
            const key = unit.text.replace(/\p{N}+/gu, '#')
            const same = repeats.get(key)
            if (same) same.push(at)
            else repeats.set(key, [at])
          }
        }
      }
    },
    finish(): DocumentIndex {
      for (const same of repeats.values()) {
        const pages = new Set(same.map((at) => lines[at]?.page))
        if (pages.size < REPEATED || same.some((at) => lines[at]?.kind === 'row')) continue
        for (const at of same) {
          const line = lines[at]
          if (line) line.weight *= 0.4
        }
      }
      return { documentId, language, lines, vocabulary, byStem, postings, passages, size }
    },
  }
}
