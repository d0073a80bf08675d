import { linkTarget } from '../legacy/link-target.ts'
import { symbolText } from '../legacy/symbols.ts'
import { decodeCodePage } from './code-pages.ts'
import { FORMULA_PROPERTIES, READ_DESPITE_STAR, SKIPPED } from './destinations.ts'
import { headerTables, type HeaderTables } from './header-tables.ts'
import { resetParagraph, START, type State } from './state.ts'
import { createStory, type RtfPart, type Story } from './story.ts'
import { tokenizeRtf } from './tokens.ts'
import { TEXT_WORDS } from './words.ts'

/** Groups within each other that are kept apart; deeper ones count as one. */
const MAX_DEPTH = 2_000
const MAX_STORIES = 20_000
const PENDING = 32 * 1024

/** What an RTF file holds: the document, then text boxes (no note) and notes with their marks. */
export type RtfContent = {
  stories: { note: string | null; parts: RtfPart[] }[]
  tables: HeaderTables
  title: string
}

/** Follows the groups and words of an RTF file with a stack of its own, so that no nesting can exhaust anything. */
export function interpretRtf(bytes: Uint8Array): RtfContent {
  const header = headerTables()
  const stories: { note: string | null; story: Story }[] = [{ note: null, story: createStory() }]
  const stack: State[] = []
  let state: State = { ...START }
  let beyond = 0
  let codePage = 1252
  let defaultFont = 0
  let toSkip = 0
  let starred = false
  /** Nothing was said in the group yet: only there does `\*` mark the whole of it. */
  let isFresh = false
  let notes = 0
  let title = ''
  const pending = new Uint8Array(PENDING)
  let waiting = 0

  const story = () => stories[state.story]?.story ?? stories[0]!.story

  const put = (text: string) => {
    const { destination } = state
    if (destination === 'text') {
      if (!state.hidden) story().text(text, state)
    } else if (destination === 'fieldCode') {
      if (state.field && state.field.code.length < 4_000) state.field.code += text
    } else if (destination === 'styles') header.styleText(text)
    else if (destination === 'listText') story().listText(text)
    else if (destination === 'title' && title.length < 500) title += text
  }
  const flush = () => {
    if (waiting === 0) return
    const run = pending.subarray(0, waiting)
    waiting = 0
    const page = header.tables.fonts.get(state.font < 0 ? defaultFont : state.font)
    if (page === 'symbol' && (state.destination === 'text' || state.destination === 'listText'))
      put(
        Array.from(run, (byte) => (byte === 32 ? ' ' : symbolText(byte) || String.fromCharCode(byte))).join(
          '',
        ),
      )
    else put(decodeCodePage(run, typeof page === 'number' ? page : codePage))
  }
  const openStory = (note: string | null) => {
    if (stories.length >= MAX_STORIES) {
      state.destination = 'skip'
      return
    }
    stories.push({ note, story: createStory() })
    Object.assign(state, {
      story: stories.length - 1,
      destination: 'text',
      href: undefined,
      font: state.font,
    })
    resetParagraph(state)
  }
  /** Words that open a group of a kind of its own. */
  const enter = (name: string): boolean => {
    if (SKIPPED.has(name) || FORMULA_PROPERTIES.test(name)) state.destination = 'skip'
    else if (name === 'fonttbl') state.destination = 'fonts'
    else if (name === 'stylesheet') state.destination = 'styles'
    else if (name === 'listtable') state.destination = 'lists'
    else if (name === 'listoverridetable') state.destination = 'overrides'
    else if (name === 'info') state.destination = 'info'
    else if (name === 'title') state.destination = state.destination === 'info' ? 'title' : state.destination
    else if (name === 'upr') Object.assign(state, { unicodeTo: state.destination, destination: 'skip' })
    else if (name === 'ud') state.destination = state.unicodeTo
    else if (name === 'listtext' || name === 'pntext') state.destination = 'listText'
    else if (name === 'field') state.field = { code: '' }
    else if (name === 'fldinst') state.destination = state.destination === 'skip' ? 'skip' : 'fieldCode'
    else if (name === 'fldrslt') state.href = linkTarget(state.field?.code ?? '') ?? state.href
    else if (name === 'shpinst' || name === 'do') state.destination = 'skip'
    else if (name === 'shptxt' || name === 'dptxbxtext') openStory(null)
    else if (name === 'pnlvlblt' || name === 'pnlvlbody') {
      // The mark is told in a group of its own but belongs to the paragraph around.
      const mark = name === 'pnlvlblt' ? 'bullet' : 'number'
      state.oldMark = mark
      const outer = stack.at(-1)
      if (outer) outer.oldMark = mark
    } else if (name === 'footnote') {
      if (state.destination !== 'text') return true
      notes++
      story().note(`${notes}`)
      openStory(`${notes}`)
    } else return false
    return true
  }

  tokenizeRtf(bytes, {
    open() {
      flush()
      toSkip = 0
      if (stack.length >= MAX_DEPTH) beyond++
      else {
        stack.push(state)
        state = { ...state }
        if (state.destination === 'styles') header.styleOpen()
      }
      starred = false
      isFresh = true
    },
    close() {
      flush()
      isFresh = false
      toSkip = 0
      if (beyond > 0) beyond--
      else {
        if (state.destination === 'styles') header.styleClose()
        const outer = stack.pop()
        if (outer) state = outer
      }
    },
    symbol(sign) {
      flush()
      if (sign === '*') starred = isFresh
      else if (sign === '~') put('\u00a0')
      else if (sign === '_') put('-')
      isFresh = false
    },
    byte(value) {
      starred = false
      isFresh = false
      if (toSkip > 0) toSkip--
      else if (state.destination !== 'skip') {
        if (waiting === PENDING) flush()
        pending[waiting++] = value
      }
    },
    word(name, parameter) {
      flush()
      const known = starred ? READ_DESPITE_STAR.has(name) : true
      starred = false
      isFresh = false
      if (!known) {
        state.destination = 'skip'
        return
      }
      if (enter(name)) return
      const number = parameter ?? 1
      if (name === 'u') {
        put(String.fromCharCode((parameter ?? 0) & 0xffff))
        toSkip = state.skipAfterUnicode
      } else if (name === 'uc') state.skipAfterUnicode = Math.max(0, Math.min(parameter ?? 1, 32))
      else if (state.destination === 'fonts') header.fontWord(name, parameter ?? 0)
      else if (state.destination === 'styles') header.styleWord(name, parameter ?? 0)
      else if (state.destination === 'lists') header.listWord(name, parameter ?? 0)
      else if (state.destination === 'overrides') header.overrideWord(name, parameter ?? 0)
      else if (name === 'ansicpg' && number > 0) codePage = number
      else if (name === 'mac') codePage = 10000
      else if (name === 'pc') codePage = 437
      else if (name === 'pca') codePage = 850
      else if (name === 'deff') defaultFont = parameter ?? 0
      else TEXT_WORDS.get(name)?.({ state, parameter, number, story: story(), put })
    },
  })
  flush()
  return {
    stories: stories.map(({ note, story: told }) => ({ note, parts: told.parts(START) })),
    tables: header.tables,
    title: title.trim(),
  }
}
