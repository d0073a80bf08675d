import { lookup } from '#app/lookup.ts'

/** Shorter quotes bear nothing out. */
const SHORTEST = 6

/**
 * Where a quote stands in the plain text of a page, and how it is written there: the same words in the same order.
 * White space, cell borders, hyphens at the ends of lines and the shapes of quotation marks and dashes may differ, since
 * none of them is part of what is said. Null when it does not stand there.
 */
export function findQuote(page: string, quote: string): { start: number; end: number; text: string } | null {
  const wanted = fold(quote.trim()).text.trim()
  if (wanted.length < SHORTEST || !/[\p{L}\p{N}]/u.test(wanted)) return null
  const folded = fold(page)
  for (let at = folded.text.indexOf(wanted); at >= 0; at = folded.text.indexOf(wanted, at + 1)) {
    if (!atEdges(folded.text, at, at + wanted.length)) continue
    const start = folded.from[at] ?? 0
    const end = (folded.from[at + wanted.length - 1] ?? 0) + 1
    return { start, end, text: page.slice(start, end).replace(/\s+/g, ' ') }
  }
  return null
}

/** A quote is whole words: "art" is not quoted from "party". */
function atEdges(text: string, start: number, end: number): boolean {
  const word = /[\p{L}\p{N}]/u
  const inside = (at: number) => word.test(text[at - 1] ?? ' ') && word.test(text[at] ?? ' ')
  return !inside(start) && !inside(end)
}

const SHAPES = lookup({
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
})

/** The text in the form in which it is compared, and from which place of the source each of its characters comes. */
function fold(source: string): { text: string; from: number[] } {
  let text = ''
  const from: number[] = []
  const put = (character: string, at: number) => {
    text += character
    from.push(at)
  }
  for (let at = 0; at < source.length; at++) {
    const character = source[at] ?? ''
    if (/[\u00ad\u200b-\u200d\u2060\ufeff]/.test(character)) continue
    const broken = character === '-' && /^-[^\S\n]*\n\s*\p{Ll}/u.exec(source.slice(at, at + 40))
    if (broken && /\p{Ll}/u.test(source[at - 1] ?? '')) {
      at += broken[0].length - 2
    } else if (/[\s|]/.test(character)) {
      if (!text.endsWith(' ')) put(' ', at)
    } else put(SHAPES.get(character) ?? character, at)
  }
  return { text, from }
}
