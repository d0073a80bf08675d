import { CHARSET_CODE_PAGES } from './code-pages.ts'

/** The symbol fonts' character set. */
const SYMBOL_SET = 2

type RtfList = { id: number; levels: { ordered: boolean; start: number; marked: boolean }[] }

/** What the tables at the front of an RTF file say: fonts, styles, lists. */
export type HeaderTables = {
  /** Code page of each font; 'symbol' for symbol fonts, absent when the font says nothing. */
  fonts: Map<number, number | 'symbol'>
  /** Lower-case names of the paragraph styles. */
  styles: Map<number, string>
  lists: RtfList[]
  /** Number that paragraphs carry (`\ls`) → list. */
  overrides: Map<number, number>
}

const MAX_ENTRIES = 10_000
const BULLET = 23
const NO_MARK = 255

/** Takes in the words and texts of the tables one after the other. */
export function headerTables() {
  const tables: HeaderTables = { fonts: new Map(), styles: new Map(), lists: [], overrides: new Map() }
  let font = 0
  let style = 0
  let isParagraphStyle = true
  let name = ''
  let overrideOf = 0

  return {
    tables,
    fontWord(word: string, parameter: number) {
      if (word === 'f') font = parameter
      if (tables.fonts.size > MAX_ENTRIES) return
      if (word === 'fcharset') {
        const codePage = CHARSET_CODE_PAGES.get(parameter)
        if (parameter === SYMBOL_SET) tables.fonts.set(font, 'symbol')
        else if (codePage) tables.fonts.set(font, codePage)
      } else if (word === 'cpg') tables.fonts.set(font, parameter)
    },
    styleOpen() {
      name = ''
      style = 0
      isParagraphStyle = true
    },
    styleWord(word: string, parameter: number) {
      if (word === 's') style = parameter
      else if (word === 'cs' || word === 'ds' || word === 'ts') isParagraphStyle = false
    },
    styleText(text: string) {
      if (name.length < 200) name += text
    },
    styleClose() {
      if (name !== '' && isParagraphStyle && tables.styles.size < MAX_ENTRIES)
        tables.styles.set(style, name.replace(/;\s*$/, '').trim().toLowerCase())
      name = ''
    },
    listWord(word: string, parameter: number) {
      const list = tables.lists.at(-1)
      const level = list?.levels.at(-1)
      if (word === 'list' && tables.lists.length < MAX_ENTRIES) tables.lists.push({ id: 0, levels: [] })
      else if (word === 'listlevel' && list && list.levels.length < 9)
        list.levels.push({ ordered: true, start: 1, marked: true })
      else if (word === 'levelnfc' && level) {
        level.ordered = parameter !== BULLET && parameter !== NO_MARK
        level.marked = parameter !== NO_MARK
      } else if (word === 'levelstartat' && level) level.start = parameter
      else if (word === 'listid' && list) list.id = parameter
    },
    overrideWord(word: string, parameter: number) {
      if (word === 'listid') overrideOf = parameter
      else if (word === 'ls' && tables.overrides.size < MAX_ENTRIES)
        tables.overrides.set(parameter, overrideOf)
    },
  }
}
