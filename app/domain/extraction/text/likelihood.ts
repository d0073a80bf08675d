/**
 * How well a decoded text reads, from 0 (not at all) to 1. Only what the encodings disagree about is looked at: the
 * characters beyond ASCII.
 */

/** Letters and marks of the Western languages; everything else of the two encodings hardly occurs in running text. */
const WESTERN_LETTERS = /[àâäáãåæçèéêëìíîïñòóôöõøœùúûüÿßÀÂÄÁÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÕØŒÙÚÛÜŸ]/u
const WESTERN_MARKS = /[¿¡«»“”„‘’‚–—…€£°§·ªº\u00a0©®™]/u

/** Western text: single accented letters within ASCII words, quotes and dashes at their edges. */
export function westernScore(text: string): number {
  return average(text, (character, before, after) => {
    if (!WESTERN_LETTERS.test(character)) return markValue(character, before, after)
    const isCapital = /\p{Lu}/u.test(character)
    // A capital in the middle of a small-letter word is another letter misread.
    if (isCapital && (/\p{Ll}/u.test(before) || (/\p{L}/u.test(before) && /\p{Ll}/u.test(after)))) return 0
    if (/[a-z]/i.test(before) || /[a-z]/i.test(after)) return 1
    if (WESTERN_LETTERS.test(before) || WESTERN_LETTERS.test(after)) return 0.25
    // Few letters are words of their own.
    return /[àèéòôyÀÈÉÒ]/u.test(character) ? 0.8 : 0.4
  })
}

/** The accented letters of Czech and Slovak, Polish, and Slovene and Croatian. */
const CENTRAL_LETTERS = [/[áäčďéěíĺľňóôŕřšťúůýž]/iu, /[ąćęłńóśźż]/iu, /[čćđšž]/iu]

/** Text of Central Europe: accented letters of one language within ASCII words. The same bytes are letters in the West. */
export function centralScore(text: string): number {
  const scores = CENTRAL_LETTERS.map((letters) =>
    average(text, (character, before, after) => {
      if (!letters.test(character)) return markValue(character, before, after)
      const isCapital = /\p{Lu}/u.test(character)
      if (isCapital && (/\p{Ll}/u.test(before) || (/\p{L}/u.test(before) && /\p{Ll}/u.test(after)))) return 0
      if (/[a-z]/i.test(before) || /[a-z]/i.test(after)) return 1
      return letters.test(before) || letters.test(after) ? 0.25 : 0
    }),
  )
  return Math.max(...scores)
}

/** Marks count in full where such a mark stands: quotes at the edges of words, apostrophes in them, signs at numbers. */
function markValue(character: string, before: string, after: string): number {
  if (!WESTERN_MARKS.test(character)) return 0
  const isAfterLetter = /[\p{L}\p{N}.,!?…)]/u.test(before)
  const isBeforeLetter = /[\p{L}\p{N}(]/u.test(after)
  if (isAfterLetter && isBeforeLetter) {
    if (/[’·\u00a0]/u.test(character)) return 1
    return /[–—]/u.test(character) ? 0.9 : /[€£°]/u.test(character) ? 0.8 : 0.1
  }
  if (/[“‘«„‚¿¡£€§©]/u.test(character) && isBeforeLetter) return 1
  if (/[”’»…€°ªº®™]/u.test(character) && isAfterLetter) return 1
  if (/[–—]/u.test(character) && before === ' ') return 1
  return 0.6
}

/** Letters of Russian from the commonest to the rarest: 1 for the first, down to nearly nothing. */
const RUSSIAN = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё'
/** Letters that are words of their own. */
const RUSSIAN_WORDS = /[аивокусяАИВОКУСЯ]/u

/** Russian text: runs of small letters, most of them common ones, capitals at the beginning or throughout. */
export function cyrillicScore(text: string): number {
  const score = average(text, (character, before, after) => {
    const small = character.toLowerCase()
    const rank = RUSSIAN.indexOf(small)
    if (rank < 0) return foreignValue(small, before, after)
    // Letters of one alphabet stand together; a lone one amid Latin letters is an accent misread.
    if (/[a-z]/i.test(before) || /[a-z]/i.test(after)) return 0.1
    const isLone = !/[а-яё]/iu.test(before) && !/[а-яё]/iu.test(after)
    if (isLone) return RUSSIAN_WORDS.test(character) ? 0.5 : 0.2
    const known = 1 - (rank / RUSSIAN.length) ** 2 * 0.7
    if (character === small) return known
    if (/[а-яё]/u.test(before)) return 0.05
    return /[А-ЯЁ]/u.test(before) ? known * 0.85 : known
  })
  const own = text.match(/[а-яё]/giu)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  return latin > own * 3 ? score * 0.5 : score
}

/** Letters of other languages in Cyrillic, and marks: a closing one does not stand before a letter. */
function foreignValue(small: string, before: string, after: string): number {
  if (/[іїєґўјљњћџђѓќ]/u.test(small)) return 0.45
  if (/[”»]/u.test(small) && /[а-яё]/iu.test(after)) return 0
  if (/[„«]/u.test(small) && /[а-яё]/iu.test(before)) return 0
  return /[«»“”„–—…№\u00a0]/u.test(small) ? 0.8 : 0
}

/** Japanese text: kana among characters of the common planes. */
export function japaneseScore(text: string): number {
  if (text.includes('\ufffd')) return 0
  const kana = text.match(/[\u3041-\u30ff]/gu)?.length ?? 0
  const halfWidth = text.match(/[\uff61-\uff9f]/gu)?.length ?? 0
  const score = average(text, (character) => {
    if (/[\u3041-\u30ff\u3001-\u3015ー]/u.test(character)) return 1
    if (/[\uff01-\uff5e]/u.test(character)) return 0.8
    if (/[\u4e00-\u9fff々]/u.test(character)) return 0.85
    // Half-width kana come out of any run of high bytes.
    return /[\uff61-\uff9f]/u.test(character) ? 0.3 : 0.1
  })
  if (kana > 0) return score
  return halfWidth === 0 ? score * 0.85 : score * 0.5
}

/** The mean of `value` over the characters beyond ASCII. */
function average(text: string, value: (character: string, before: string, after: string) => number): number {
  let sum = 0
  let count = 0
  for (let at = 0; at < text.length && count < 4_000; at++) {
    const character = text[at]!
    if (character <= '\x7f') continue
    sum += value(character, text[at - 1] ?? '', text[at + 1] ?? '')
    count++
  }
  return count === 0 ? 0 : sum / count
}
