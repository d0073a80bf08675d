import { analyse } from 'chardet'
import { cyrillicScore, japaneseScore, westernScore } from './likelihood.ts'

const SAMPLE_BYTES = 32_768
const WESTERN = ['windows-1252', 'macintosh']
const CYRILLIC = ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic']
const JAPANESE = ['shift_jis', 'euc-jp']

type Guess = { encoding: string; sure: boolean }

/**
 * The likeliest encoding of bytes that are not Unicode. Detectors built on statistics need a page of text; a form's
 * field or a short letter is decided by what the bytes would say in each encoding. Where none of the well-known ones
 * gives readable words, chardet's statistics decide.
 */
export function guessLegacy(bytes: Uint8Array): Guess {
  const sample = withForeignBytes(bytes)
  const scores = [
    ...scored(sample, WESTERN, westernScore),
    ...scored(sample, CYRILLIC, cyrillicScore),
    ...scored(sample, JAPANESE, japaneseScore),
  ].toSorted((a, b) => b.score - a.score)
  const [best, second] = scores
  const statistical = byStatistics(sample)
  if (best && best.score >= 0.5 && !(statistical && statistical.confidence >= 80 && best.score < 0.75)) {
    return { encoding: best.encoding, sure: best.score >= 0.8 && best.score - (second?.score ?? 0) >= 0.1 }
  }
  if (statistical) return { encoding: statistical.encoding, sure: false }
  return { encoding: best?.encoding ?? 'windows-1252', sure: false }
}

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

function scored(bytes: Uint8Array, encodings: string[], score: (text: string) => number) {
  return encodings.map((encoding) => ({ encoding, score: score(new TextDecoder(encoding).decode(bytes)) }))
}

/** chardet's best guess among the encodings that can be decoded here. */
function byStatistics(bytes: Uint8Array): { encoding: string; confidence: number } | undefined {
  for (const { name, confidence } of analyse(bytes)) {
    const encoding = decodable(name)
    if (encoding && confidence >= 15) return { encoding, confidence }
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
