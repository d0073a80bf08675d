import { languagesOfWord } from './detect-language.ts'
import type { Language } from './language.ts'
import { sentencesOf } from './sentences.ts'

type NameSpan = { start: number; end: number; kind: 'name' | 'term' }

const WORD = /(?<![\p{L}\p{M}\d_])\p{Lu}[\p{L}\p{M}\d]*(?:[-'’.&][\p{L}\d]+)*/gu
const CAPITALISED = /^\p{Lu}/u
const ACRONYM = /^(?:\p{Lu}[\d&.-]?){2,}(?:s|es|’s|'s)?$/u
const CAMEL = /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}{2,}/u
/** Words within a name that are written small. */
const LINK = /^ (?:of|of the|de|la|de la|del|von|van|van der|der|den|da|do|di|du|des|dos|&) $/u
/** German genitives ("Bedürfnisse der Schüler") look the same as Dutch names, so fewer words link there. */
const GERMAN_LINK = /^ (?:von|von der|van|van der|zu|de|di|la|&) $/
const PRONOUN = /^I(?:['’](?:m|ve|ll|d))?$/

/** Common words that may follow one another with capitals in a title or at a sentence start without naming anything. */
const PLAIN_STARTS = new Set(
  'the a an this that these those it its he she they we you our your their his her my in on at as if when while although but and so however for there here by with after before since because what why how who to from many most some such both each no yes then i not all one another other more overall first second third finally also moreover furthermore additionally thus therefore hence despite through during under over between among within without whether yet or nor even only once until unless given known based according dear hello hi today now let do does did is are was were can could should would will may might must have has had'.split(
    ' ',
  ),
)

/** Small Russian words that a sentence may begin with. */
const RUSSIAN_STARTS = new Set(
  'а в во да для до же за и из или их к как когда кто ли мы на наш не но о об он она они от по под при с со так там то у уже хотя что чтобы это этот эта эти я'.split(
    ' ',
  ),
)

/** Endings of German adjectives, which stand before a noun without naming anything: "Künstliche Intelligenz". */
const GERMAN_ADJECTIVE =
  /(?:ig|lich|isch|end|bar|sam|los|iert|iv|ell|al|haft|ant|ent|är|ös|voll|reich|ert|st)e[nrsm]?$/

/** Whether a capitalised word that opens a sentence is an ordinary word of the language. */
function isPlainStart(word: string, language: Language): boolean {
  const lower = word.toLowerCase()
  if (language === 'ru') return RUSSIAN_STARTS.has(lower)
  if (language === 'de' && GERMAN_ADJECTIVE.test(lower)) return true
  return PLAIN_STARTS.has(lower) || (language !== 'en' && languagesOfWord(lower).includes(language))
}

/**
 * Proper names, acronyms and words with inner capitals. A capital at the start of a sentence counts only when the
 * word is in `known`, stands with a capital inside a sentence of this text too, or goes on with a second
 * capitalised word. German writes every noun with a capital, so there only pairs of capitals count.
 */
export function namesIn(text: string, language: Language, known: ReadonlySet<string>): NameSpan[] {
  const words = [...text.matchAll(WORD)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    text: found[0],
  }))
  if (!words.length) return []
  const starts = sentenceStarts(text, language)
  const inner = new Set<string>()
  const first = words.map((word) => starts.has(word.start) || opensClause(text, word.start))
  words.forEach((word, at) => {
    if (!first[at] && !PRONOUN.test(word.text)) inner.add(bare(word.text))
  })
  const spans: NameSpan[] = []
  for (let at = 0; at < words.length; ) {
    let last = at
    while (last + 1 < words.length && joins(text, words[last], words[last + 1], first[last + 1], language))
      last++
    const run = words.slice(at, last + 1)
    // The word that opens the sentence is part of the name only if it is no plain word: "The Bank of England".
    const opener = run[0]
    if (opener && first[at] && isPlainStart(opener.text, language)) {
      run.shift()
      at++
    }
    const [head] = run
    const tail = run.at(-1)
    if (head && tail && isName(run, first[at] ?? false, language, inner, known)) {
      spans.push({ start: head.start, end: tail.end, kind: kindOf(run) })
    }
    at = last + 1
  }
  return spans
}

type Word = { start: number; end: number; text: string }

function joins(
  text: string,
  one: Word | undefined,
  two: Word | undefined,
  opens: boolean | undefined,
  language: Language,
): boolean {
  if (!one || !two || opens || two.start - one.end > 8 || PRONOUN.test(one.text) || PRONOUN.test(two.text))
    return false
  const between = text.slice(one.end, two.start)
  return between === ' ' || between === '. ' || (language === 'de' ? GERMAN_LINK : LINK).test(between)
}

function isName(
  run: Word[],
  opens: boolean,
  language: Language,
  inner: ReadonlySet<string>,
  known: ReadonlySet<string>,
): boolean {
  const word = run[0]?.text ?? ''
  if (run.length === 1 && PRONOUN.test(word)) return false
  if (ACRONYM.test(word) || CAMEL.test(word)) return true
  if (run.length > 1) return true
  if (language === 'de') return false
  if (!opens) return word.length > 1 || !/[AIOY]/.test(word)
  return !PLAIN_STARTS.has(word.toLowerCase()) && (inner.has(bare(word)) || known.has(bare(word)))
}

function kindOf(run: Word[]): 'name' | 'term' {
  return run.length === 1 && CAMEL.test(run[0]?.text ?? '') ? 'term' : 'name'
}

/** Without the possessive ending. */
export function bare(word: string): string {
  return word.replace(/['’]s?$/, '')
}

function sentenceStarts(text: string, language: Language): Set<number> {
  const starts = new Set<number>()
  let at = 0
  for (const sentence of sentencesOf(text, language)) {
    const opening = /^[\s"'“‘«„([*_¿¡–—•-]{0,40}/u.exec(sentence.text)?.[0].length ?? 0
    starts.add(at + opening)
    at += sentence.text.length + sentence.gap.length
  }
  return starts
}

/**
 * After a colon, an opening quote or bracket, a tag, a line break, the mark of an item or of a cell or a dash, and after a
 * stop without its space, a capital may be that of an ordinary word.
 */
function opensClause(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 8), start)
  if (/(?:^|\n)(?:[-+•]|\d{1,3}[.)]) (?:\[[ xX]\] )?$/.test(before)) return true
  return /(?:[:“"‘«„(\n\t*_|>]|[—–] ?|: )\s?$|\p{Ll}[.!?…]$/u.test(before)
}

/** Words in capitals from this share on make a title, whose capitals name nothing. */
const TITLE_SHARE = 0.6

/** Whether most words of a line have capitals, as in "Enable Two Factor Authentication". */
export function isTitled(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  const counted = words.filter((word) => word.length > 3)
  const raised = counted.filter((word) => CAPITALISED.test(word)).length
  return counted.length > 2 && raised >= counted.length * TITLE_SHARE && !/[.!?]\s*$/.test(text)
}

/** Whether a name is one by its letters alone, whatever else is known: "NATO", "MacBook". */
export function isNameByItself(name: string): boolean {
  return ACRONYM.test(name) || CAMEL.test(name)
}

/** The words of `text` that stand with a capital inside a sentence: names, for the rest of the document. */
export function innerNames(text: string, language: Language): string[] {
  if (language !== 'de' && isTitled(text)) return []
  const starts = sentenceStarts(text, language)
  return [...text.matchAll(WORD)]
    .filter(
      (found) => !starts.has(found.index) && !opensClause(text, found.index) && CAPITALISED.test(found[0]),
    )
    .map((found) => bare(found[0]))
    .filter((word) => word.length > 1 && !PLAIN_STARTS.has(word.toLowerCase()))
}
