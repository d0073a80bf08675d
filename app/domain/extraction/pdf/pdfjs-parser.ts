import { registerHooks } from 'node:module'
import type { Matrix } from './matrix.ts'

// The parts of pdf.js's parser that reading text needs. It exports none of them, so its file is given one more line when it
// is loaded; nothing within it is changed.

export type Name = { name: string }
type Ref = { toString(): string }
export type Dict = {
  objId?: string
  get(key: string): unknown
  getRaw(key: string): unknown
  getArray(key: string): unknown
}
export type Stream = { dict?: Dict; isAsync: boolean; asyncGetBytes(): Promise<Uint8Array | null> }
type Glyph = {
  unicode: string
  width: number
  isSpace: boolean
  category: { isWhitespace: boolean; isZeroWidthDiacritic: boolean; isInvisibleFormatMark: boolean }
}
export type Font = {
  name?: string
  vertical?: boolean
  isType3Font?: boolean
  isCharBBox?: boolean
  composite?: boolean
  toUnicode?: { has(code: number): boolean }
  bbox: number[]
  fontMatrix?: number[]
  cMap?: { readCharCode(codes: string, at: number, out: { charcode: number; length: number }): void }
  _charToGlyph?(code: number, isSpace: boolean): Glyph
}
export type Evaluator = {
  xref: { fetch(ref: Ref): unknown }
  loadFont(
    name: string | null,
    ref: unknown,
    resources: Dict,
    task: unknown,
    fallback: null,
    css: null,
    seen: RefSet,
  ): Promise<{ loadedName: string; font: Font }>
}
export type RefSet = { has(ref: string): boolean; put(ref: string): void }
export type Operation = { fn: number; args: unknown[] | null }
/** What the reader of operators keeps of `q`, `Q` and `cm`. */
type States = { stateStack: unknown[]; save(): void; restore(): void; transform(matrix: Matrix): void }
export type TextRequest = {
  handler: unknown
  task: unknown
  includeMarkedContent: boolean
  sink: Sink
  intersector?: unknown
}
type Sink = { enqueue(chunk: { items: unknown[]; styles: object; lang: null }, size: number): void }
export type ParserPage = {
  view: number[]
  resources: Dict
  getContentStream(): Promise<Stream>
  loadResources(keys: readonly string[]): Promise<void>
  _createPartialEvaluator(handler: unknown): Evaluator
  extractTextContent: (request: TextRequest) => Promise<void>
}

export type PdfjsParser = {
  WorkerMessageHandler: {
    initializeFromPort(port: unknown): void
    setup(handler: unknown, port: unknown): void
  }
  Page: { prototype: ParserPage }
  Annotation: new (
    ...none: never[]
  ) => { data: { subtype?: string; fieldType?: string }; appearance: unknown }
  Dict: { empty: Dict; new (...none: never[]): Dict }
  Name: new (...none: never[]) => Name
  Ref: new (...none: never[]) => Ref
  BaseStream: new (...none: never[]) => Stream & { dict: Dict }
  Stream: new (bytes: Uint8Array, start: number, length: number, dict?: Dict) => Stream
  RefSet: new (parent?: RefSet | null) => RefSet
  EvaluatorPreprocessor: new (
    stream: Stream,
    xref: unknown,
    states: States,
  ) => { read(operation: Operation): boolean }
  OPS: Record<string, number>
  bidi: (text: string) => { str: string; dir: string }
}

const INNER =
  'Page, Annotation, Dict, Name, Ref, BaseStream, Stream, RefSet, EvaluatorPreprocessor, OPS, bidi'

/** Loads pdf.js's parser from the file at `url`. */
export async function loadParser(url: string): Promise<PdfjsParser> {
  const hooks = registerHooks({
    load(asked, context, next) {
      const loaded = next(asked, context)
      return asked === url ? { ...loaded, source: `${text(loaded.source)}\nexport { ${INNER} };\n` } : loaded
    },
  })
  try {
    return (await import(url)) as PdfjsParser
  } finally {
    hooks.deregister()
  }
}

function text(source: unknown): string {
  return typeof source === 'string' ? source : Buffer.from(source as Uint8Array).toString()
}
