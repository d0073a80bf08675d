// Words may be joined by other signs than spaces: `and/or`, `well-known`, `snake_case`. In what people write that is rare, and
// such an item counts as one word, as people count it. Where it is the rule, it is there to make a text cheap.

/** Up to so many joined words for each item between spaces, and so many more in all, are as people write. */
const USUAL = { perItem: 1.25, more: 6 }
/** Letters of the longest words there are: soft hyphens in what is longer stand between words, not between syllables. */
const LONGEST_WORD = 24

const APOSTROPHES = new Set([0x27, 0x2019, 0x02bc])
const DOT = 0x2e
const SOFT_HYPHEN = 0xad

/**
 * How many words stand in a text of `items` items between spaces, whatever joins them, if that is more than people write;
 * 0 otherwise. Figures, abbreviations (`e.g.`) and addresses of the web or of mail are one word each; scripts that do
 * without spaces are not looked at.
 */
export function joinedWords(text: string, items: number, isSpace: (code: number) => boolean): number {
  let found = 0
  let start = -1
  for (let at = 0; at <= text.length; at++) {
    const ends = at === text.length || isSpace(text.charCodeAt(at))
    if (!ends && start < 0) start = at
    if (!ends || start < 0) continue
    found += isAddress(text, start, at) ? 1 : Math.max(1, wordsWithin(text, start, at))
    start = -1
  }
  return found > items * USUAL.perItem + USUAL.more ? found : 0
}

/** The words of one item: runs of letters and figures with a letter in them. */
function wordsWithin(text: string, start: number, end: number): number {
  const isLong = end - start > LONGEST_WORD
  let words = 0
  let letters = 0
  let before = 0
  for (let at = start; at <= end; at++) {
    const code = at < end ? text.charCodeAt(at) : 0
    if (code === SOFT_HYPHEN && !isLong) continue
    if (isLetter(code)) letters++
    else if (!isPartOfWord(code)) {
      const isInitial = letters === 1 && (code === DOT || before === DOT)
      if (letters > 0 && !isInitial) words++
      letters = 0
      before = code
    }
  }
  return words
}

function isPartOfWord(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x300 && code <= 0x36f) || APOSTROPHES.has(code)
}

/** Whether it is a letter of the Latin, Greek or Cyrillic script. */
function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)
  return (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7) || (code >= 0x370 && code <= 0x52f)
}

function isAddress(text: string, start: number, end: number): boolean {
  const head = text.slice(start, Math.min(end, start + 12)).toLowerCase()
  if (/^[("'<[]*(?:https?:\/\/|www\.)/.test(head)) return true
  return end - start <= 254 && /^[^@]{1,64}@[^@]+\.[^@]+$/.test(text.slice(start, end))
}
