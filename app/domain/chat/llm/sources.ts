import { MARKERS } from '../citations.ts'
import type { Quote } from '../embedded/answer.ts'
import { type Material, SOURCES } from './prompts.ts'

/** What a model named as a source, with the number it gave it. */
type NamedSource = Quote & { number: number }

export type ModelAnswer = {
  /** Without the sources. */
  text: string
  sources: NamedSource[]
  /** The model says that the documents do not answer. */
  absent: boolean
}

const LINE =
  /^\W{0,3}(\d{1,3})\W{0,3}\s*(?:D(\d{1,3})\W{0,3}\s*)?(?:p(?:age|\.)?|S\.?)?\s*(\d{1,5})\W{0,3}\s*["“”„«»']\s*(.+?)\s*["“”«»']\W*$/iu

/** Takes an answer apart. Lines that are no sources are passed over: the quotes are looked up anyway. */
export function readAnswer(raw: string, material: readonly Material[]): ModelAnswer {
  const at = raw.indexOf(SOURCES)
  const text = (at < 0 ? raw : raw.slice(0, at)).trim()
  const tail = at < 0 ? '' : raw.slice(at + SOURCES.length)
  const sources = tail.split('\n').flatMap((line) => {
    const [, number, document, page, quote] = LINE.exec(line.trim()) ?? []
    const named = material[Number(document ?? 1) - 1]
    if (!named || !quote) return []
    return [{ number: Number(number), documentId: named.documentId, page: Number(page), quote }]
  })
  const absent = sources.length === 0 && /^\W*none\W*$/i.test(tail.trim())
  return { text, sources, absent }
}

/** The most that is held back because it may go on as a marker or as the word before one. */
const HELD = 40

/**
 * Lets the words of an answer through as they come, without its markers, which nobody has looked up yet, and without the
 * sources or what may be their beginning. `push` takes the next words and gives what may be shown; `rest` gives what was
 * held back, once nothing more comes; `raw` is all that came.
 */
export function showWordsOnly() {
  let raw = ''
  let shown = 0
  const upTo = (end: number) => {
    const text = raw.slice(shown, Math.max(shown, end))
    shown = Math.max(shown, end)
    return text.replace(MARKERS, '')
  }
  return {
    get raw() {
      return raw
    },
    push(words: string): string {
      raw += words
      const at = raw.indexOf(SOURCES)
      if (at >= 0) return upTo(at)
      let held = Math.min(SOURCES.length - 1, raw.length)
      while (held > 0 && !SOURCES.startsWith(raw.slice(raw.length - held))) held--
      const sure = raw.slice(0, raw.length - held)
      // The last word is held with the space before it, until it is known to be whole and no marker.
      const tail = /(?:\s*\[[\d\s,;]*(?:\]\S*)?|\s*\S*)$/.exec(sure)?.[0].length ?? 0
      return upTo(raw.length - held - Math.min(tail, HELD))
    },
    rest(): string {
      const at = raw.indexOf(SOURCES)
      return upTo(at >= 0 ? at : raw.length)
    },
  }
}
