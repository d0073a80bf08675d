import { analyse } from 'chardet'
import { centralScore, cyrillicScore, japaneseScore, westernScore } from './likelihood.ts'

const SAMPLE_BYTES = 32_768

/** Encodings of the languages at hand with how common they are: what reads equally well in two is in the commoner. */
const CANDIDATES: [encoding: string, weight: number, score: (text: string) => number][] = [
  ['windows-1252', 1, westernScore],
  ['iso-8859-15', 0.995, westernScore],
  ['macintosh', 0.97, westernScore],
  ['windows-1250', 0.93, centralScore],
  ['iso-8859-2', 0.92, centralScore],
  ['windows-1251', 1, cyrillicScore],
  ['koi8-r', 0.98, cyrillicScore],
  ['ibm866', 0.98, cyrillicScore],
  ['iso-8859-5', 0.95, cyrillicScore],
  ['x-mac-cyrillic', 0.93, cyrillicScore],
  ['shift_jis', 1, japaneseScore],
  ['euc-jp', 0.98, japaneseScore],
]

type Guess = { encoding: string; sure: boolean }

/**
 * The likeliest encoding of bytes that are not Unicode. Detectors built on statistics need a page of text; a form's
 * field or a short letter is decided by what the bytes would say in each encoding. Where none of the well-known ones
 * gives readable words, chardet's statistics decide.
 */
export function guessLegacy(bytes: Uint8Array): Guess {
  const sample = withForeignBytes(bytes)
  const scores = CANDIDATES.map(([encoding, weight, score]) => ({
    encoding,
    score: weight * score(new TextDecoder(encoding).decode(sample)),
  })).toSorted((a, b) => b.score - a.score)
  const best = scores[0]!
  const foreign = sample.reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0)
  const statistical = byStatistics(sample)
  // A language whose encoding is none of these reads poorly in all of them, or looks like Russian letter by letter.
  if (statistical && statistical.confidence >= FOREIGN) {
    const isOther = best.score < READABLE || (foreign >= 16 && OTHER_SCRIPTS.test(statistical.encoding))
    if (isOther) return { encoding: statistical.encoding, sure: false }
  }
  return { encoding: best.encoding, sure: best.score >= READABLE && foreign >= 12 }
}

/** chardet's confidence, of 100, from which it is believed against what reads poorly. */
const FOREIGN = 40
/** Greek, Hebrew and Arabic. */
const OTHER_SCRIPTS = /^(?:iso-8859-[678](?:-i)?|windows-125[356])$/
/** From this score on a text reads as its language does. */
const READABLE = 0.72

/** The lines that have bytes beyond ASCII: a long file may have them at its end only. */
function withForeignBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= SAMPLE_BYTES) return bytes
  const first = bytes.findIndex((byte) => byte > 0x7f)
  // From the line's beginning: a character of two bytes must not be cut.
  const from = Math.max(0, bytes.subarray(0, first).lastIndexOf(10) + 1, first - 4_096)
  const piece = bytes.subarray(from, from + SAMPLE_BYTES)
  const lineEnd = piece.lastIndexOf(10)
  return lineEnd > SAMPLE_BYTES / 2 ? piece.subarray(0, lineEnd) : piece
}

/** chardet's best guess among the encodings that can be decoded here. */
function byStatistics(bytes: Uint8Array): { encoding: string; confidence: number } | undefined {
  for (const { name, confidence } of analyse(bytes)) {
    const encoding = decodable(name)
    const isWhole = encoding && !new TextDecoder(encoding).decode(bytes).includes('\ufffd')
    if (isWhole && confidence >= 15) return { encoding, confidence }
  }
}

function decodable(name: string): string | undefined {
  try {
    const { encoding } = new TextDecoder(name)
    return encoding.startsWith('utf') ? undefined : encoding
  } catch {
    return
  }
}
