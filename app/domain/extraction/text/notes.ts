import { lookup } from '#app/lookup.ts'
import type { Decoded } from './decode.ts'

/** Encodings by the names people know. */
const NAMES = lookup({
  'windows-1251': 'Windows-1251',
  'windows-1252': 'Windows-1252',
  'koi8-r': 'KOI8-R',
  ibm866: 'CP866',
  macintosh: 'Mac Roman',
  shift_jis: 'Shift-JIS',
  'euc-jp': 'EUC-JP',
})

/** Says so where the encoding was guessed from little: the letters may be wrong. */
export function encodingNotes({ encoding, sure }: Decoded): string[] {
  if (sure) return []
  const name = NAMES.get(encoding) ?? encoding
  return [`The file does not say how its letters are encoded; it was read as ${name}.`]
}
