/** Where text goes while a group lasts. */
type Destination =
  | 'text'
  | 'skip'
  | 'info'
  | 'fonts'
  | 'styles'
  | 'lists'
  | 'overrides'
  | 'fieldCode'
  | 'listText'
  | 'title'

/** A paragraph's mark in a list, as old programs write it with each paragraph. */
type OldMark = 'bullet' | 'number' | null

/** What a group inherits and its end takes back. */
export type State = {
  destination: Destination
  /** Where the Unicode form of a doubled text goes (`\upr`). */
  unicodeTo: Destination
  /** Characters to pass over after `\u`. */
  skipAfterUnicode: number
  font: number
  hidden: boolean
  /** Half points. */
  size: number
  bold: boolean
  field: { code: string } | null
  href: string | undefined
  style: number
  inTable: boolean
  nesting: number
  list: number
  listLevel: number
  oldMark: OldMark
  outline: number | null
  /** Twips. */
  indent: number
  /** The number of the story text belongs to: 0 is the document, others are notes and text boxes. */
  story: number
}

export const START: State = {
  destination: 'text',
  unicodeTo: 'text',
  skipAfterUnicode: 1,
  font: -1,
  hidden: false,
  size: 24,
  bold: false,
  field: null,
  href: undefined,
  style: 0,
  inTable: false,
  nesting: 0,
  list: 0,
  listLevel: 0,
  oldMark: null,
  outline: null,
  indent: 0,
  story: 0,
}

/** `\pard`: the paragraph is like any other again. */
export function resetParagraph(state: State): void {
  const { style, inTable, nesting, list, listLevel, oldMark, outline, indent } = START
  Object.assign(state, { style, inTable, nesting, list, listLevel, oldMark, outline, indent })
}
