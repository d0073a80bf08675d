import { lookup } from '#app/lookup.ts'

/** Shorter quotes bear nothing out. */
const SHORTEST = 6

type Place = { start: number; end: number; text: string }

/**
 * Where a quote stands in the plain text of a page, and how it is written there: the same words in the same order.
 * White space, cell borders, hyphens at the ends of lines and the shapes of quotation marks and dashes may differ, since
 * none of them is part of what is said, and it may lack the numbers by which the page refers to its own notes: `text`
 * has them. Null when it does not stand there.
 */
export function findQuote(page: string, quote: string): Place | null {
  const wanted = fold(quote.trim()).text.trim()
  if (wanted.length < SHORTEST || !/[\p{L}\p{N}]/u.test(wanted)) return null
  return findFolded(page, fold(page), wanted) ?? findFolded(page, fold(page, REFERENCE), wanted)
}

/** What a page refers to its own notes by: [17], [1, 3–5], [a], [^2], [citation needed]. */
const REFERENCE = /\[(?:\^?\w{1,4}|\d[\d\s,;–-]{1,30}|[a-z]{2,20} needed)\]/y

function findFolded(page: string, folded: Folded, wanted: string): Place | null {
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

/** A text in the form in which it is compared, and from which place of the source each of its characters comes. */
type Folded = { text: string; from: number[] }

function fold(source: string, without?: RegExp): Folded {
  let text = ''
  const from: number[] = []
  const put = (character: string, at: number) => {
    text += character
    from.push(at)
  }
  for (let at = 0; at < source.length; at++) {
    const character = source[at] ?? ''
    if (without && character === '[') {
      without.lastIndex = at
      const reference = without.exec(source)
      if (reference) {
        at += reference[0].length - 1
        continue
      }
    }
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
