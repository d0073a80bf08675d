/**
 * How well a decoded text reads, from 0 (not at all) to 1. Only what the encodings disagree about is looked at: the
 * characters beyond ASCII.
 */

/** Letters and marks of the Western languages; everything else of the two encodings hardly occurs in running text. */
const WESTERN_LETTERS = /[àâäáãåæçèéêëìíîïñòóôöõøœùúûüÿßÀÂÄÁÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÕØŒÙÚÛÜŸ]/u
const WESTERN_MARKS = /[¿¡«»“”„‘’‚–—…€£°§·ªº\u00a0©®™]/u

/** Western text: single accented letters within ASCII words, quotes and dashes at their edges. */
export function westernScore(text: string): number {
  return average(text, /[^\x00-\x7f]/u, (character, before, after) => {
    if (WESTERN_LETTERS.test(character)) {
      const neighbours = [before, after].filter((near) => /[a-z]/i.test(near)).length
      const beside = [before, after].filter((near) => WESTERN_LETTERS.test(near)).length
      // A capital in the middle of a small-letter word is another letter misread.
      const misplaced = /\p{Lu}/u.test(character) && /\p{Ll}/u.test(before)
      if (misplaced) return 0
      if (neighbours > 0) return 1
      return beside > 0 ? 0.25 : /[àéèáóòùìêôyÀÉÈÓ]/u.test(character) ? 0.8 : 0.4
    }
    if (WESTERN_MARKS.test(character))
      return /[a-z]/i.test(before) && /[a-z]/i.test(after) && !/[’–—·\u00a0]/u.test(character) ? 0.1 : 0.8
    return 0
  })
}

/** Share of each letter in Russian, in thousandths (the ten commonest make up two thirds of any text). */
const COMMON = 'оеаинтсрвл'
const USUAL = 'кмдпуяыьгзбчйхжшюцщэфъё'

/** Russian text: runs of small letters, most of them common ones, capitals only at the beginning of words. */
export function cyrillicScore(text: string): number {
  return average(text, /[^\x00-\x7f]/u, (character, before) => {
    const small = character.toLowerCase()
    const known = COMMON.includes(small)
      ? 1
      : USUAL.includes(small)
        ? 0.8
        : /[іїєґўјљњћџђѓќ]/u.test(small)
          ? 0.45
          : 0
    if (known === 0) return /[«»“”„–—…№\u00a0]/u.test(character) ? 0.8 : 0
    const isCapital = character !== small
    if (isCapital && /[а-яё]/u.test(before)) return 0.05
    if (isCapital && /[А-ЯЁ]/u.test(before)) return known * 0.6
    // Letters of one alphabet stand together; a lone one amid Latin letters is an accent misread.
    return /[a-z]/i.test(before) ? 0.1 : known
  })
}

/** Japanese text: kana among characters of the common planes. */
export function japaneseScore(text: string): number {
  if (text.includes('\ufffd')) return 0
  const kana = text.match(/[\u3041-\u30ff]/gu)?.length ?? 0
  const halfWidth = text.match(/[\uff61-\uff9f]/gu)?.length ?? 0
  const score = average(text, /[^\x00-\x7f]/u, (character) => {
    if (/[\u3041-\u30ff\u3001-\u3015ー]/u.test(character)) return 1
    if (/[\uff01-\uff5e]/u.test(character)) return 0.8
    if (/[\u4e00-\u9fff々]/u.test(character)) return 0.85
    // Half-width kana come out of any run of high bytes.
    return /[\uff61-\uff9f]/u.test(character) ? 0.3 : 0.1
  })
  return kana > 0 || halfWidth === 0 ? score : score * 0.5
}

/** The mean of `value` over the characters that `counted` picks. */
function average(
  text: string,
  counted: RegExp,
  value: (character: string, before: string, after: string) => number,
): number {
  let sum = 0
  let count = 0
  for (let at = 0; at < text.length && count < 4_000; at++) {
    const character = text[at]!
    if (!counted.test(character)) continue
    sum += value(character, text[at - 1] ?? '', text[at + 1] ?? '')
    count++
  }
  return count === 0 ? 0 : sum / count
}
