import { registerHooks } from 'node:module'
import type { Loss } from '../layout/pages.ts'
import { isDrawn } from './annotations.ts'

// What pdf.js's text of a page does not tell: that letters were left out, or are not known. Two classes within it have it; pdf.js
// exports neither, so its file is given one more line when it is loaded. All that depends on that is here.

/** What is told of a page behind its text. */
export type Untold = {
  /** Letters and figures that the page sets, also outside of what is shown. */
  letters: number
  /** The signs of each font of which the file does not say what they stand for: their numbers are taken for letters. */
  guessed: [font: string, signs: string][]
  losses: Loss[]
}

type Glyph = { unicode: string; originalCharCode: number; category: { isWhitespace: boolean } }
type Font = {
  composite?: boolean
  toUnicode?: { has(code: number): boolean }
  charsToGlyphs(codes: string): Glyph[]
}
type TextRequest = {
  stateManager?: unknown
  keepWhiteSpace?: boolean
  intersector?: unknown
  sink?: { enqueue(chunk: { items: { untold: Untold }[]; styles: object; lang: null }, size: number): void }
}
type Evaluator = {
  options: object
  loadFont: (...given: unknown[]) => Promise<{ loadedName: string; font: Font }>
  getTextContent: (request: TextRequest) => Promise<void>
}
type Parser = {
  WorkerMessageHandler: object
  PartialEvaluator: { prototype: Evaluator }
  Annotation: {
    prototype: { data: { subtype?: string; fieldType?: string }; appearance: unknown }
  }
}

/** Loads pdf.js's parser from the file at `url`, made to tell what it does not. */
export async function loadParser(url: string): Promise<Pick<Parser, 'WorkerMessageHandler'>> {
  const hooks = registerHooks({
    load(asked, context, next) {
      const loaded = next(asked, context)
      if (asked !== url) return loaded
      return { ...loaded, source: `${text(loaded.source)}\nexport { PartialEvaluator, Annotation };\n` }
    },
  })
  try {
    const parser = (await import(url)) as Parser
    tellUntold(parser)
    tellDrawn(parser)
    return parser
  } finally {
    hooks.deregister()
  }
}

function text(source: unknown): string {
  return typeof source === 'string' ? source : Buffer.from(source as Uint8Array).toString()
}

/** Puts an item with what is untold behind the text of each page. */
function tellUntold({ PartialEvaluator: { prototype } }: Parser): void {
  const theirs = prototype.getTextContent
  prototype.getTextContent = async function (this: Evaluator, request: TextRequest) {
    // All of a page with links is read once more to find which words they lie on, which nobody asks.
    if (request.intersector) return undefined
    // A form on the page, or what is laid over it.
    if (request.stateManager || request.keepWhiteSpace || !request.sink) return theirs.call(this, request)
    const told = watch(this)
    await theirs.call(this, request)
    request.sink.enqueue({ items: [{ untold: told() }], styles: {}, lang: null }, 1)
  }
}

/** Looks on while `evaluator`, which is for one page, reads it; what is returned says what was seen. */
function watch(evaluator: Evaluator): () => Untold {
  const { options, loadFont } = evaluator
  const fonts = new Map<Font, Font>()
  const guessed = new Map<string, Set<string>>()
  let letters = 0
  let isDamaged = false
  let loading = 0
  // It is asked where there is an error, and nowhere else.
  evaluator.options = Object.create(options, {
    ignoreErrors: {
      get() {
        // What is wrong with a font is seen by what it says.
        if (loading === 0) isDamaged = true
        return true
      },
    },
  }) as object
  const watched = (font: Font, name: string): Font => {
    const known = fonts.get(font)
    if (known) return known
    const signs = guessed.get(name) ?? new Set()
    guessed.set(name, signs)
    const readings = readingsOf(font)
    const charsToGlyphs = (codes: string): Glyph[] => {
      let reading = readings.get(codes)
      if (!reading) readings.set(codes, (reading = readingOf(font, font.charsToGlyphs(codes))))
      if (reading.glyphs.length === 0 && codes !== '') isDamaged = true
      letters += reading.letters
      if (reading.guessed.length > 0) for (const sign of reading.guessed) signs.add(sign)
      return reading.glyphs
    }
    const mine = Object.create(font, { charsToGlyphs: { value: charsToGlyphs } }) as Font
    fonts.set(font, mine)
    return mine
  }
  evaluator.loadFont = async (...given) => {
    loading++
    try {
      const { loadedName, font } = await loadFont.apply(evaluator, given)
      return { loadedName, font: watched(font, loadedName) }
    } finally {
      loading--
    }
  }
  return () => ({
    letters,
    guessed: [...guessed].flatMap(([font, signs]) => (signs.size > 0 ? [[font, [...signs].join('')]] : [])),
    losses: isDamaged ? ['damaged'] : [],
  })
}

/** What a string of a page says: its signs, how many are letters or figures, those that are guessed. */
type StringReading = { glyphs: Glyph[]; letters: number; guessed: string[] }

const known = new WeakMap<Font, Map<string, StringReading>>()

function readingsOf(font: Font): Map<string, StringReading> {
  const readings = known.get(font) ?? new Map<string, StringReading>()
  known.set(font, readings)
  return readings
}

function readingOf({ toUnicode, composite }: Font, glyphs: Glyph[]): StringReading {
  // Only pdf.js's map that is none has a first character.
  const map = toUnicode && !('firstChar' in toUnicode) ? toUnicode : undefined
  const guessed: string[] = []
  const shown = glyphs.map((glyph) => {
    const { unicode, originalCharCode: code, category } = glyph
    if (map?.has(code)) return glyph
    // Where the map has the others, the number of a glyph is no letter.
    const isUnknown = map && composite && code > 31 && !category.isWhitespace
    guessed.push(isUnknown ? '\ufffd' : unicode)
    return isUnknown ? (Object.create(glyph, { unicode: { value: '\ufffd' } }) as Glyph) : glyph
  })
  const letters = lettersIn(shown.map(({ unicode }) => unicode).join(''))
  return { glyphs: shown, letters, guessed }
}

/** Returns how many letters and figures a text has. */
export function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}

/** Has pdf.js tell the text of annotations that say something only in how they are drawn, as it does of others. */
function tellDrawn({ Annotation }: Parser): void {
  Object.defineProperty(Annotation.prototype, 'hasTextContent', {
    get(this: Parser['Annotation']['prototype']) {
      return isDrawn(this.data) && Boolean(this.appearance)
    },
  })
}
