import type { Language } from '#app/domain/text/language.ts'
import { splitSentences } from '#app/domain/text/sentences.ts'
import { hasPronoun, pointsBack } from './referring.ts'
import { isSmallWord } from './small-words.ts'

/** What a quote is evidence of: the whole sentences it stands in, and those before them on the page. */
export type Evidence = { own: string; before: string[] }

/** Sentences of a page that are looked back at. */
const BACK = 40

/**
 * Returns the sentences of a page that the place from `start` to `end` is part of: a quote may leave out the half of a
 * sentence that denies it. A row of a table comes with the head of the table.
 */
export function evidenceOf(
  page: string,
  { start, end }: { start: number; end: number },
  language: Language,
): Evidence {
  const own: string[] = []
  const before: string[] = []
  for (const { text, from, head } of sentencesOfPage(page, language)) {
    if (from + text.length <= start) before.push(text)
    else if (from < end) own.push(head === undefined || own.includes(head) ? text : `${head}\n${text}`)
    else break
  }
  return { own: own.join(' '), before: before.slice(-BACK) }
}

type PageSentence = { text: string; from: number; head?: string }

/** The sentences, table rows and entries of a page in plain text, with where they begin. */
export function* sentencesOfPage(page: string, language: Language): Generator<PageSentence> {
  let from = 0
  for (const block of page.split(/(?<=\n)(?=[^\S\n]*\n)/)) {
    let head: string | undefined
    let at = from
    // Lines that follow each other are one text, however they are broken; rows and entries are not.
    for (const part of block.split(/(?<=\n)(?=\s*(?:[-*+•]\s|\d{1,3}[.)]\s)|[^\n]* \| )|(?<= \| [^\n]*\n)/)) {
      const isRow = part.includes(' | ')
      const text = part.replaceAll('\n', ' ')
      if (isRow) {
        if (text.trim() !== '')
          yield {
            text: text.trim(),
            from: at + (text.length - text.trimStart().length),
            ...(head && { head }),
          }
        head ??= text.trim()
      } else {
        let place = at
        for (const sentence of splitSentences(text, language)) {
          if (sentence.text !== '') yield { text: sentence.text, from: place }
          place += sentence.text.length + sentence.gap.length
        }
      }
      at += part.length
    }
    from += block.length
  }
}

/** The telling words of a text, in the form in which they are compared: words of one stem meet. */
export function tellingWords(text: string, language: Language): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => (word.length > 2 || /\d/.test(word)) && !isSmallWord(word, language))
    .map(stemOf)
}

/** Beginnings that words of different senses share. */
const PREFIXED =
  /^(?:inter|intra|trans|under|super|contra|counter|micro|macro|hyper|unter|über|entre|contre|onder|против|пере)/u

/** Returns what the forms of one word have in common. */
export function stemOf(word: string): string {
  const single = word.replace(/(?<=\p{L}{2})ie[sd]$/u, 'y').replace(/(?<=\p{L}{3})s$/u, '')
  const plain = single.replace(/(?<=\p{L}{4})(?:ed|ing|er|en|e)$/u, '')
  return plain.slice(0, PREFIXED.test(word) ? 8 : 5)
}

/** Sentences before, at most, that a sentence which leans on them is read with. */
const LEANS_ON = 2
/** How near a name stands to the word that it tells more of: "the choir of Tallow". */
const NEAR = 4

/**
 * Returns what a statement may be compared with, the plainest first: the sentences of the quote, with those before where
 * they lean on them, and with the sentence before that last named in full what they are about.
 */
export function readingsOf(statement: string, { own, before }: Evidence, language: Language): string[] {
  const readings = [own]
  if (refersBack(own, language) && before.length > 0)
    readings.push([...before.slice(-LEANS_ON), own].join(' '))
  const naming = sentenceNaming(statement, own, before, language)
  if (naming !== undefined) readings.push(`${naming} ${own}`)
  return readings
}

/** Words that begin a sentence which leans on nothing for all that. */
const NEUTRAL =
  /^["'“„«(]*(?:figures?|tables?|see|note|today|now|currently|recently|first|second|third|next|finally|later|again|one|some|both|each|another|others?|because|if|here|there (?:is|are|was|were)|es gibt|heute|jetzt|zuerst|später|hoy|ahora|primero|finalmente|después|aujourd'hui|enfin|si|on|oggi|ora|primo|infine|hoje|agora|vandaag|nu|eerst|er (?:is|zijn|was|waren)|сегодня|сейчас|теперь|если)(?!\p{L})/iu

/** Whether a sentence cannot be understood without those before it. */
export function leans(sentence: string, language: Language): boolean {
  return !NEUTRAL.test(sentence) && pointsBack(sentence, language)
}

/** Whether a sentence may speak of what those before it name. */
function refersBack(sentence: string, language: Language): boolean {
  return pointsBack(sentence, language) || hasPronoun(sentence, language)
}

/** The last sentence before in which a word of `own` stands beside a name, if it is a name that the statement has too. */
function sentenceNaming(
  statement: string,
  own: string,
  before: readonly string[],
  language: Language,
): string | undefined {
  const things = new Set(subjectOf(own, language))
  const wanted = namesIn(statement).filter((name) => !own.includes(name))
  if (wanted.length === 0) return undefined
  for (const sentence of before.toReversed()) {
    const words = sentence.match(/[\p{L}\p{N}'’-]+/gu) ?? []
    const places = words.flatMap((word, at) => (things.has(stemOf(word.toLowerCase())) ? [at] : []))
    const near = words.filter((_, at) => places.some((place) => Math.abs(place - at) <= NEAR))
    const named = near.filter((word, at) => at > 0 && /^\p{Lu}/u.test(word))
    if (named.length > 0) return wanted.every((name) => near.includes(name)) ? sentence : undefined
  }
  return undefined
}

function namesIn(text: string): string[] {
  return (text.match(/[\p{L}\p{N}'’-]+/gu) ?? []).filter((word) => /^\p{Lu}\p{L}/u.test(word))
}

/** The first telling words of a sentence: what it is about, mostly. */
function subjectOf(sentence: string, language: Language): string[] {
  return tellingWords(sentence, language).slice(0, 3)
}

/**
 * Whether what a sentence that leans on others is about can be told from what was said or asked before it: its evidence
 * speaks of something that comes up there, too.
 */
export function isAnchored(evidence: Evidence, said: string, language: Language): boolean {
  const known = new Set(tellingWords(said, language))
  const about = subjectOf(evidence.own, language)
  if (refersBack(evidence.own, language))
    about.push(...evidence.before.slice(-LEANS_ON).flatMap((sentence) => tellingWords(sentence, language)))
  return about.some((word) => known.has(word))
}
