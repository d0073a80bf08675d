/** How a page's text was got: it stood in the file, or it was read off a picture. */
type ReadingMethod = 'text' | 'ocr'

/** One page, slide, sheet or section of a document. */
export type Page = {
  /** What people call it: `Page 4`, `Slide 2`, `Sheet Budget`, a heading; null when the document is one piece. */
  label: string | null
  /** Markdown. Empty when the page holds no text. */
  text: string
  method: ReadingMethod
  /** How sure the recogniser was, 0 to 100; only with `ocr`. */
  confidence?: number
  /** What stood in its margins and is not in the text. */
  leftOut?: LeftOut[]
}

/** A running title that comes again, or the number of a page, as it was printed. */
export type LeftOut = { kind: 'head' | 'number'; text: string }

/** What a reader has found in a file. */
export type Reading = {
  pages: Page[]
  title?: string
  /** Plain sentences about what was left out and why: `2 files of other types were left out.` */
  notes: string[]
}

/** What a process may have too little of to read on. */
export type Shortage = 'memory' | 'time'

/** What a reader gets. Readers run in a child process and touch neither network nor any other file. */
export type ReaderInput = {
  bytes: Uint8Array
  /** Lower case, without the dot; one of the format table. */
  extension: string
  /** Languages the text of a picture may be in, as ISO 639-1 codes, the likeliest first; empty when nothing is known. */
  languages: string[]
  /**
   * Tells people how far the reading is; both count from 1. `ocr` announces a page that is about to be read off a
   * picture, which may take long: each adds to the time that is allowed.
   */
  report: (progress: { page: number; of: number; ocr?: boolean }) => void
  /**
   * Hands over what is read so far, before something that may take too much: it is what people get if the process has to
   * be ended. `unread` are the pages, counted from 1, that may hold more.
   */
  keep?: (reading: Reading, unread: number[]) => void
  /** What there is too little of to begin anything large; memory that is not needed is given back first. */
  shortOf?: () => Shortage | undefined
}

/** Reads one family of formats. Throws a refusal (see refusals.ts) for what cannot be read. */
export type Reader = (input: ReaderInput) => Promise<Reading>
