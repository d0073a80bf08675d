import type { Language } from '#app/domain/text/language.ts'
import { namesIn } from '#app/domain/text/names.ts'
import { wordsOf } from '../plain.ts'
import { PLACES } from './places.ts'
import { stem } from './ranking.ts'

/** Words of a sentence that a question may ask for. */
export type Answer = {
  kind: 'year' | 'number' | 'name'
  text: string
  start: number
  end: number
  /** The word before it in small letters; empty at the start of a sentence. */
  before: string
}

const word = (words: string) => words.split(' ').join('|')

/** Words after which four figures are a year. */
const BEFORE_YEAR: Record<Language, string> = {
  en: word('in since until till after before during by early late year summer spring winter autumn fall'),
  es: word('en desde hasta año tras durante'),
  fr: word("en depuis jusqu'en dès année après avant vers"),
  de: word('im jahr jahre jahren seit von nach vor anfang ende mitte bis um'),
  it: word('nel dal del al anno dopo prima entro verso'),
  pt: word('em desde até ano após'),
  nl: word('in sinds van tot jaar na voor rond'),
  ru: word('в с до после около'),
}

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|juni|juli|oktober|dezember|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|mei|augustus|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag'
const MONTH = new RegExp(`^(?:${MONTHS})$`, 'iu')

const YEAR = /(?<![\p{L}\p{N}.,:/$€£§#–-])(1[0-9]\d\d|20[0-4]\d)(?![\p{L}\p{N}%°–-]|[.,:/]\d|\s?%)/gu
const NUMBER =
  /(?<![\p{L}\p{N}.,:/$€£§#–(-]|[<>≤≥±~]\s?)(\d{1,3}(?:[.,\u00a0\u202f]\d{3})+|\d{1,7}(?:[.,]\d{1,3})?)(?=\s?%|[\s\u00a0](?:percent|per cent|por ciento|pour cent|Prozent|procent|процент\p{L}*|[\p{Ll}]{3,}))/gu

/** The answers that the sentence holds. `known` are names of the document (see `innerNames`). */
export function answersIn(sentence: string, language: Language, known: ReadonlySet<string>): Answer[] {
  const found: Answer[] = []
  const before = (at: number) =>
    /([\p{L}'’.]+|\()[\s,]*$/u.exec(sentence.slice(0, at))?.[1]?.toLowerCase() ?? ''
  const years = new RegExp(`^(?:${BEFORE_YEAR[language]})$`, 'iu')
  for (const { 0: text, index } of sentence.matchAll(YEAR)) {
    const previous = before(index)
    const russian = language === 'ru' && /^\s(?:год|г\.)/u.test(sentence.slice(index + 4))
    const isYear =
      years.test(previous) || (language === 'de' && isBareYear(sentence, index))
        ? language !== 'ru' || russian
        : MONTH.test(previous)
    if (isYear) {
      found.push({ kind: 'year', text, start: index, end: index + 4, before: previous })
    }
  }
  for (const { 1: text = '', index } of sentence.matchAll(NUMBER)) {
    if (found.some(({ start }) => start === index) || /^0\d|^[0-2]$|^1\d{3}$|^20[0-4]\d$/.test(text)) continue
    const previous = /([\p{L}\p{N}.]+)\s$/u.exec(sentence.slice(0, index))?.[1] ?? ''
    // "Debian 11", "version 3.1", "page 12": figures that name something.
    if (!/^\p{Ll}+$/u.test(previous) || AND.test(previous) || NUMBERED.test(previous) || MONTH.test(previous))
      continue
    const next = /^\s?(%|\p{L}+)/u.exec(sentence.slice(index + text.length))?.[1] ?? ''
    if (MONTH.test(next) || CLOCK.test(next)) continue
    found.push({ kind: 'number', text, start: index, end: index + text.length, before: previous })
  }
  for (const { start, end } of namesIn(sentence, language, known)) {
    const text = sentence.slice(start, end).replace(/['’]s?$/u, '')
    const previous = before(start)
    if (isAskable(text, sentence, start, start + text.length, language))
      found.push({ kind: 'name', text, start, end: start + text.length, before: previous })
  }
  return found
}

/** What follows a year in German, where it may stand without a preposition: "… eroberte 1361 die Stadt", "… 1401 in Hamburg". */
const AFTER_BARE_YEAR =
  /^[.,;]?$|^[,;.] |^ (?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|zum|zur|in|im|an|am|auf|aus|bei|beim|mit|nach|von|vom|vor|für|durch|gegen|über|unter|zwischen|sich|nicht|erstmals|endgültig|schließlich|und|als)(?!\p{L})/u

/** Whether four figures stand where German has a year: between a word in small letters, or a name, and what counts nothing. */
function isBareYear(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at)
  return (
    /\p{L}\s$/u.test(before) &&
    !/(?<!\p{L})(?:etwa|rund|circa|fast|über|als|ungefähr|knapp|gut|Seite|Artikel)\s$/u.test(before) &&
    AFTER_BARE_YEAR.test(sentence.slice(at + 4))
  )
}

const NUMBERED =
  /^(?:version|versión|versão|versione|versie|versions?|release|page|pages|p|página|seite|pagina|no|nr|número|chapter|section|step|level|type|class|kernel|port|line|example|claim|claims|formula|рис|версия|версии|стр|para|figure|grade|stage|phase|article|artículo|articolo|artigo|artikel|room|since|in|until)$/iu
const AND = /^(?:and|or|y|o|e|et|ou|und|oder|ed|en|of|и|или)$/u
const CLOCK =
  /^(?:uhr|am|pm|heures?|horas?|ore|uur|часов|year-old|and|or|to|y|et|und|e|en|и|или|oder|ou|of)$/iu

const TITLE =
  /^(?:President|King|Queen|Minister|Chairman|Director|Professor|Doctor|God|Internet|Web|Section|Chapter|Figure|Table|Appendix|Note|Yes|No|Mr|Mrs|Dr|Presidente|Rey|Reina|Dios|Président|Roi|Reine|Dieu|Präsident|König|Königin|Gott|Re|Regina|Dio|Rei|Rainha|Deus|Koning|Koningin|Интернет|Бог)$/u

const JOINING = '(?:and|or|y|e|o|u|et|ou|und|oder|ed|of|en|и|или|sowie|ainsi que|as well as|than|vs\\.?)'
const IN_LIST = new RegExp(`^(?:\\s*\\([^)]*\\))?(?:,? ${JOINING} |, )(?:\\p{Ll}{1,4} )?[\\p{Lu}]`, 'u')
const AFTER_LIST = new RegExp(
  `\\p{Lu}[\\p{L}\\p{N}.-]*(?:\\s\\([^)]*\\))?(?:,? ${JOINING}|,)\\s(?:\\p{Ll}{1,4}\\s)?$`,
  'u',
)
const EXAMPLES =
  /(?:such as|like|including|e\.g\.|i\.e\.|for example|named|called|como|incluyendo|por ejemplo|comme|tels? que|telles que|y compris|par exemple|wie|etwa|z\. ?B\.|beispielsweise|einschließlich|come|inclus[oi]|ad esempio|incluindo|por exemplo|zoals|bijvoorbeeld|waaronder|inclusief|например|такие как|включая|вроде|an?|l|d|un'|['’(/"“«-])\s?,?\s?$/iu
/** Adjectives of peoples that stand before a noun, in languages that write them with a capital. */
const PEOPLE: Partial<Record<Language, RegExp>> = {
  en: /(?:an|ish|ese|ic|ern|ch|ean|i)$/,
  nl: /(?:se|s|sche)$/,
  de: /(?:er|isch\p{L}*)$/u,
}

/** Whether a name can be left out of the sentence and asked for. */
function isAskable(text: string, sentence: string, start: number, end: number, language: Language): boolean {
  if (text.length < 3 || text.length > 50 || /\d/.test(text) || MONTH.test(text)) return false
  if (/[.,;:/]$|^\p{Ll}|\(|\)|^\p{Lu}\.\p{Lu}|s$(?<=\p{Lu}s)/u.test(text) || TITLE.test(text)) return false
  const before = sentence.slice(0, start)
  const after = sentence.slice(end)
  // The point belongs to the name: "Co.", "Inc."
  if (/^\.\S/.test(after) || (/^\./.test(after) && /(?:Co|Inc|Ltd|Corp|Jr|Sr|Bros)$/.test(text))) return false
  // "… and in Britain Thomas Telford did the same": two names beside each other.
  const [first = '', ...others] = text.toLowerCase().split(' ')
  if (others.length > 1 && PLACES.has(first)) return false
  if (EXAMPLES.test(before) || IN_LIST.test(after) || AFTER_LIST.test(before)) return false
  // Part of a longer expression: "Ubuntu-based", "GNU/Linux", "Chapter Four", "Debian 11".
  if (/^[\p{L}\p{N}/_-]|^\s\p{N}|^\s\p{Lu}|^[.'’]\p{L}/u.test(after) && !/^['’]s\b/.test(after)) return false
  if (/[\p{L}\p{N}/_-]$|\p{N}\s$|\p{Lu}[\p{L}.]*\s$/u.test(before)) return false
  // Within a title or a saying between quotes.
  if (/^[»”"“’]/.test(after) !== /[«“"„‘]$/.test(before)) return false
  const people = PEOPLE[language]
  return !(people?.test(text) && /^\s\p{Ll}/u.test(after))
}

/** Whether words of the answer stand elsewhere in the sentence too, or its letters tell what another word is short for. */
export function isGivenAway(answer: string, rest: string): boolean {
  if (answer.length > 2 && rest.includes(answer)) return true
  const others = new Set(wordsOf(rest).map(stem))
  if (wordsOf(answer).some((one) => one.length > 2 && others.has(stem(one)))) return true
  // "International Business Machines" beside "IBM", and the other way round.
  const letters = answer
    .split(/[\s-]+/)
    .flatMap((one) => (/^\p{Lu}/u.test(one) ? [one.charAt(0)] : []))
    .join('')
  if (
    letters.length > 1 &&
    rest
      .split(/[^\p{L}]+/u)
      .some((one) => one.length > 1 && letters.startsWith(one) && /^\p{Lu}+$/u.test(one))
  )
    return true
  if (!/^[\p{Lu}&.-]{2,}$/u.test(answer)) return false
  const initials = wordsOf(rest.replaceAll('-', ' '))
    .map((one) => one[0])
    .join('')
  return initials.includes(answer.replace(/[^\p{L}]/gu, '').toLowerCase())
}
