import type { Random } from '#app/domain/random.ts'
import { comparable } from '../plain.ts'
import { type Answer, isGivenAway } from './answers.ts'
import type { Collected, Draft, Option } from './draft.ts'
import { figureOf, otherNumbers, otherYears } from './figures.ts'
import { type NameEntry, otherNames } from './names.ts'
import { apart } from './options.ts'
import type { Passage } from './passages.ts'
import { hasPronoun } from '#app/domain/grounding/referring.ts'
import { withoutYear } from './years.ts'

const BLANK = '_____'

/** Names that a reader can be expected to know by heart from the sentence. */
const TYPED: ReadonlySet<NameEntry['class']> = new Set(['person', 'surname', 'organisation', 'place'])

/** Names that stand in more sentences than this share are what the document is about: everybody would guess them. */
const EVERYWHERE = 0.2

/** Words that must stand around a gap, so that it is clear what is asked. */
const FEWEST_AROUND = 7

/**
 * What can be asked of one of a sentence's names, years or numbers: to fill its gap, or whether the sentence is true,
 * as it is or with another of the kind in its place.
 */
export function gapDrafts(passage: Passage, answer: Answer, collected: Collected, random: Random): Draft[] {
  const { text } = passage
  const { words, language } = collected
  const rest = `${text.slice(0, answer.start)} ${text.slice(answer.end)}`
  if (rest.trim().split(/\s+/).length < FEWEST_AROUND || isGivenAway(answer.text, rest)) return []
  const others = apart(answer.text, othersFor(passage, answer, collected, random), 4)
  const cloze = words.quote(`${text.slice(0, answer.start)}${BLANK}${text.slice(answer.end)}`)
  const base = { passage, answer: answer.text, others }
  const [wrong] = others
  // "From 1870 to 1911": another year beside it would show that it cannot be.
  const isRange = answer.kind === 'year' && /(?<!\d)(?:1\d|20)\d\d(?!\d)/.test(rest)
  const drafts: Draft[] = wrong && !isRange ? [exchangeDraft(passage, answer, wrong, collected, random)] : []
  if (answer.kind === 'year') {
    const undated = withoutYear(text, answer, language)
    const question = undated ? words.say('year', words.quote(undated)) : words.say('yearGap', cloze)
    drafts.push({ ...base, form: 'year', question, typed: true })
  } else if (answer.kind === 'number') {
    drafts.push({ ...base, form: 'number', question: words.say('number', cloze), typed: false })
  } else {
    const entry = collected.names.get(comparable(answer.text))
    const isEverywhere =
      entry && collected.alone.length > 15 && entry.count / collected.alone.length > EVERYWHERE
    // "… and others have followed its growth": whose, the gap does not tell.
    if (!entry || isEverywhere || hasPronoun(text, language)) return []
    drafts.push({ ...base, form: 'name', question: words.say('name', cloze), typed: TYPED.has(entry.class) })
  }
  return drafts
}

function othersFor(passage: Passage, answer: Answer, collected: Collected, random: Random): Option[] {
  const { text } = passage
  const elsewhere = (option: string) =>
    !new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(option)}(?![\\p{L}\\p{N}])`, 'u').test(text)
  const from = (sources: ReadonlyMap<string, Passage>) => (option: string) => {
    const source = sources.get(comparable(option))
    return { text: option, ...(source && { from: source }) }
  }
  if (answer.kind === 'year') {
    const pool = collected.years.filter((year) => elsewhere(year.text))
    const sources = new Map(pool.map((year) => [year.text, year.from]))
    return otherYears(
      answer.text,
      pool.map((year) => year.text),
      random,
    )
      .filter(elsewhere)
      .map(from(sources))
  }
  if (answer.kind === 'number') {
    const pool = collected.figures.filter((figure) => elsewhere(figure.text))
    const sources = new Map(pool.map((figure) => [figure.text, figure.from]))
    return otherNumbers(figureOf(answer, text), pool, random).filter(elsewhere).map(from(sources))
  }
  return otherNames(answer, text, collected.names).map(from(collected.nameSources))
}

/** A sentence of the document, or the same with something else of the same kind in it: true or false? */
export function exchangeDraft(
  passage: Passage,
  answer: Pick<Answer, 'text' | 'start' | 'end'>,
  wrong: Option,
  collected: Collected,
  random: Random,
): Draft {
  const { text, quote } = passage
  const { words } = collected
  const isTrue = random() < 0.45
  const statement = isTrue ? text : `${text.slice(0, answer.start)}${wrong.text}${text.slice(answer.end)}`
  return truth(
    statement,
    isTrue,
    passage,
    collected,
    isTrue ? undefined : words.say('notBut', words.quote(wrong.text), words.quote(answer.text)),
    quote,
  )
}

/** Asks whether a statement is true. */
function truth(
  statement: string,
  isTrue: boolean,
  passage: Passage,
  { words }: Collected,
  correction: string | undefined,
  quote: string,
): Draft {
  const [yes, no] = [words.say('yes'), words.say('no')]
  return {
    form: 'truth',
    kind: 'truth',
    question: words.say('truth', words.quote(statement)),
    answer: isTrue ? yes : no,
    others: [{ text: isTrue ? no : yes }],
    passage,
    typed: false,
    explanation: [correction, words.quote(quote)].filter(Boolean).join(' '),
  }
}

/** Words of direction and their opposites, by language: exchanging one makes a true sentence false. */
const OPPOSITES: Record<Collected['language'], string> = {
  en: 'more less;larger smaller;higher lower;before after;longer shorter;faster slower;increased decreased;rose fell;warmer colder;cheaper dearer;first last;northern southern;eastern western;above below;highest lowest;largest smallest;oldest newest;at least|at most;always never;quickly slowly;earlier later;heavier lighter;wider narrower;deeper shallower;more often|less often;minimum maximum;inside outside',
  es: 'más menos;mayor menor;antes después;norte sur;este oeste;aumentó disminuyó;siempre nunca;superior inferior;primera última;primero último;encima debajo',
  fr: 'plus moins;avant après;nord sud;augmenté diminué;toujours jamais;supérieur inférieur;premier dernier;première dernière;plus fine|plus grossière',
  de: 'mehr weniger;schneller langsamer;größer kleiner;höher niedriger;vor nach;nördlich südlich;immer nie;häufiger seltener;länger kürzer;mindestens höchstens;erste letzte;gestiegen gesunken;verloren gewonnen;wärmer kälter;oben unten',
  it: 'più meno;maggiore minore;prima dopo;nord sud;aumentato diminuito;sempre mai;superiore inferiore;primo ultimo;basso alto;più grande|più piccola',
  pt: 'mais menos;maior menor;antes depois;norte sul;aumentou diminuiu;sempre nunca;superior inferior;primeiro último;primeira última;depressa devagar',
  nl: 'meer minder;groter kleiner;hoger lager;voor na;vaker minder vaak;altijd nooit;eerste laatste;langer korter;sneller langzamer;steeg daalde;smal breed',
  ru: 'больше меньше;чаще реже;выше ниже;раньше позже;севере юге;востоке западе;всегда никогда;наибольшая наименьшая;первая последняя;первый последний;увеличилось уменьшилось',
}

const NEVER = /^(?:never|nunca|jamais|nie|mai|nooit|никогда)$/

/** Whether a sentence with a direction in it is true, or with the opposite. */
export function oppositeDraft(passage: Passage, collected: Collected, random: Random): Draft | undefined {
  const { text, quote } = passage
  if (passage.words < 6 || passage.words > 32) return undefined
  for (const pair of OPPOSITES[collected.language].split(';')) {
    const [one = '', two = ''] = pair.includes('|') ? pair.split('|') : pair.split(/ (.*)/)
    for (const [said, other] of [
      [one, two],
      [two, one],
    ]) {
      // What never happens does not always happen when that is wrong: nobody would take it for true.
      if (said === two && NEVER.test(said ?? '')) continue
      const pattern = new RegExp(`(?<![\\p{L}-])${said}(?![\\p{L}-])`, 'gu')
      const found = [...text.matchAll(pattern)]
      if (
        found.length !== 1 ||
        !found[0] ||
        !isDirection(collected.language, said ?? '', text, found[0].index)
      )
        continue
      const isTrue = random() < 0.4
      const statement = isTrue ? text : text.replace(pattern, other ?? '')
      const correction = collected.words.say(
        'notBut',
        collected.words.quote(other ?? ''),
        collected.words.quote(said ?? ''),
      )
      return truth(statement, isTrue, passage, collected, isTrue ? undefined : correction, quote)
    }
  }
  return undefined
}

/** "More" compares only before "than"; "before" and "first" have other uses, too. */
function isDirection(language: Collected['language'], said: string, text: string, at: number): boolean {
  const after = text.slice(at + said.length)
  const before = text.slice(0, at)
  if (language === 'en') {
    if (/^(?:more|less)$/.test(said))
      return (
        /^(?: [\p{L}-]+){0,4} than\b/u.test(after) &&
        !/(?:no|little|nothing|anything|much|far|any) $/.test(before)
      )
    if (/^(?:first|last)$/.test(said))
      return (
        /\bthe $/.test(before) &&
        /^ (?:to|of|\p{Ll}+ (?:of|to|in)) /u.test(after) &&
        !/^ (?:year|century|time)/.test(after)
      )
    if (/^(?:before|after|earlier|later|above|below)$/.test(said))
      return (
        !/^[.,]/.test(after) &&
        !/(?:years?|days?|hours?|soon|shortly|ever|later|earlier|just|only|immediately|right|long|year the|year) $/i.test(
          before,
        ) &&
        !/^ (?:all|having|an?|two|three|four|five|\d|(?:the |your |his |her |their )?(?:courts?|judges?|committee|panel|board|governors?|tribunal|magistrates?|public|eyes?|audience))\b/.test(
          after,
        )
      )
    if (/^(?:rose|fell)$/.test(said)) return /^ (?:by|from|to|faster|more|in)\b/.test(after)
    if (/^(?:higher|lower|larger|smaller|longer|shorter)$/.test(said))
      return /^(?: [\p{L}-]+){0,3} than\b/u.test(after)
    return true
  }
  const than: Partial<Record<Collected['language'], RegExp>> = {
    es: / que | de la | de lo /,
    fr: / que | qu['’]/,
    de: / als /,
    it: / di | del | della | che | rispetto /,
    pt: / do que | que /,
    nl: / dan /,
    ru: /, чем | чем /,
  }
  if (
    /^(?:más|menos|mayor|menor|plus|moins|mehr|weniger|schneller|langsamer|größer|kleiner|höher|niedriger|häufiger|seltener|länger|kürzer|wärmer|kälter|più|meno|maggiore|minore|mais|maior|meer|minder|groter|kleiner|hoger|lager|vaker|langer|korter|sneller|langzamer|больше|меньше|чаще|реже|выше|ниже|раньше|позже)$/.test(
      said,
    )
  )
    return (
      (than[language] ?? / /).test(after) &&
      !/^ (?:de|que) \d/.test(after) &&
      !/(?:no|ya no|ne|n['’]\S*|nicht|non|não|niet|не|jamais) (?:\S+ )?$/.test(before)
    )
  if (/^(?:vor|nach|voor|na|antes|después|avant|après|prima|dopo|depois|oben|unten|alto|basso)$/.test(said))
    return false
  if (
    /^(?:verloren|gewonnen|steeg|daalde|севере|юге|востоке|западе|norte|sur|este|oeste|nord|sud|sul)$/.test(
      said,
    )
  )
    return !/^(?:este|oeste)$/.test(said)
  return true
}
