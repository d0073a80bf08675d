import type { Language } from '#app/domain/text/language.ts'
import { splitSentences } from '#app/domain/text/sentences.ts'
import { talkFault } from '#app/domain/claims/talk.ts'
import { evidence, type Reading, read, shareFound, wordsOf } from '#app/domain/claims/words.ts'

/** Sentences with so many telling words in common say the same. */
const SAME_SHARE = 0.85
const TELLING_WORDS = 4
/** A sentence of the source that is so close to another may be told as closely. */
const ALIKE_SHARE = 0.5

/** Whether `output` is written in another language than it should be. */
export function languageFault(source: string, output: string, language: Language): string | undefined {
  const known = new Set(wordsOf(source))
  let own = 0
  let foreign = 0
  let shared = 0
  const words = wordsOf(output.replace(/⟦\d+⟧/g, ' '))
  for (const word of words) {
    const speaks = evidence(word, language, known)
    if (speaks > 0) own += 1
    if (speaks < 0) foreign += 1
    if (known.has(word)) shared += 1
  }
  const wrong =
    foreign > own ||
    (foreign > 2 && foreign * 2 > own) ||
    (words.length > 7 && own === 0 && shared * 4 < words.length)
  return wrong ? 'it is in another language' : undefined
}

/** Sentences said before in the same text, with those of the source they stand for. */
export type Spoken = { source: Reading; output: Reading }[]

/** Whether `output` says a thing twice, within itself or after `spoken`, that the source says once. */
export function repetitionFault(
  source: string,
  output: string,
  language: Language,
  spoken: Spoken,
): string | undefined {
  const readings = (text: string) => splitSentences(text, language).map((sentence) => read(sentence.text))
  const [sentences, own] = [readings(output), readings(source)]
  const twice = sentences.some((one, at) => sentences.slice(0, at).some((two) => isSame(one, two)))
  const ownTwice = twice && own.some((one, at) => own.slice(0, at).some((two) => isAlike(one, two)))
  if (twice && !ownTwice) return 'it says something twice'
  const whole = read(source)
  const again = spoken.some(
    (before) => sentences.some((one) => isSame(one, before.output)) && !isAlike(before.source, whole),
  )
  if (again) return 'it repeats an earlier sentence'
  return /((?:\S+\s+){1,10}?)\1{3}/u.test(`${output} `) && !/((?:\S+\s+){1,10}?)\1{3}/u.test(`${source} `)
    ? 'it goes round in circles'
    : undefined
}

function isSame(one: Reading, two: Reading): boolean {
  if (one.plain === two.plain) return one.plain.includes(' ')
  if (Math.min(one.stems.size, two.stems.size) < TELLING_WORDS) return false
  return Math.min(shareFound(one.stems, two.stems), shareFound(two.stems, one.stems)) >= SAME_SHARE
}

function isAlike(one: Reading, two: Reading): boolean {
  return one.plain === two.plain || shareFound(one.stems, two.stems) >= ALIKE_SHARE
}

/** What of `output` is said to the asker. */
export function talkFaults(source: string, output: string, language: Language): string[] {
  return splitSentences(output, language).flatMap(({ text }) => talkFault(text, source) ?? [])
}

/** Signs of structure and emphasis that a paragraph has no more of than its source. */
export function signFault(source: string, output: string): string | undefined {
  const count = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0
  if (/[⟦⟧{}]/.test(output.replace(/⟦\d+⟧/g, '')) && !/[{}]/.test(source)) return 'it has signs of its own'
  for (const pair of [/[()]/g, /\*\*/g, /["“”„«»]/g]) {
    if (count(output, pair) % 2 > count(source, pair) % 2) return 'a bracket or mark is left open'
  }
  if (count(output, /!/g) > count(source, /!/g)) return 'an exclamation mark was added'
  if (count(output, /["“”„«»]/g) > count(source, /["“”„«»]/g)) return 'a quotation was added'
  return undefined
}
