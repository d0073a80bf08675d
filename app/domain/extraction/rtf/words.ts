import { resetParagraph, START, type State } from './state.ts'
import type { Story } from './story.ts'

type Effect = (context: {
  state: State
  parameter: number | null
  /** The parameter, 1 when there is none. */
  number: number
  story: Story
  put: (text: string) => void
}) => void

const sign =
  (text: string): Effect =>
  ({ put }) =>
    put(text)

/** Paragraphs end only where text is being read, not in fields' codes and the like. */
const where =
  (act: (story: Story, state: State, parameter: number | null) => void): Effect =>
  ({ story, state, parameter }) => {
    if (state.destination === 'text') act(story, state, parameter)
  }

/** What the words of running text do. */
export const TEXT_WORDS: ReadonlyMap<string, Effect> = new Map<string, Effect>([
  ['par', where((story, state) => story.endParagraph(state))],
  ['sect', where((story, state) => story.endParagraph(state))],
  ['page', where((story, state) => story.endParagraph(state))],
  ['cell', where((story) => story.endCell())],
  ['nestcell', where((story) => story.endInnerCell())],
  ['row', where((story) => story.endRow())],
  ['trowd', where((story) => story.startRow())],
  ['cellx', where((story, _state, parameter) => story.cellEdge(parameter ?? 0))],
  ['line', sign('\n')],
  ['tab', sign('\t')],
  ['emdash', sign('—')],
  ['endash', sign('–')],
  ['emspace', sign(' ')],
  ['enspace', sign(' ')],
  ['qmspace', sign(' ')],
  ['lquote', sign('‘')],
  ['rquote', sign('’')],
  ['ldblquote', sign('“')],
  ['rdblquote', sign('”')],
  ['bullet', sign('•')],
  ['pard', ({ state }) => resetParagraph(state)],
  [
    'plain',
    ({ state }) => Object.assign(state, { font: START.font, hidden: false, size: START.size, bold: false }),
  ],
  ['f', ({ state, parameter }) => void (state.font = parameter ?? 0)],
  ['fs', ({ state, number }) => void (state.size = number)],
  ['b', ({ state, number }) => void (state.bold = number !== 0)],
  ['v', ({ state, number }) => void (state.hidden = number !== 0)],
  ['deleted', ({ state, number }) => void (state.hidden = number !== 0)],
  ['s', ({ state, parameter }) => void (state.style = parameter ?? 0)],
  ['intbl', ({ state }) => void (state.inTable = true)],
  ['itap', ({ state, number }) => Object.assign(state, { nesting: number, inTable: number > 0 })],
  ['ls', ({ state, number }) => void (state.list = Math.max(0, number))],
  ['ilvl', ({ state, parameter }) => void (state.listLevel = Math.min(Math.max(0, parameter ?? 0), 8))],
  [
    'outlinelevel',
    ({ state, parameter }) => void (state.outline = (parameter ?? 9) < 9 ? (parameter ?? 0) : null),
  ],
  ['li', ({ state, parameter }) => void (state.indent = parameter ?? 0)],
])
