import { inTurns } from '#app/domain/turns.ts'
import { conceptsNamed, conceptsOf } from './concepts.ts'
import type { DocumentIndex, Line } from './document-index.ts'
import type { EnglishWords } from './english-words.server.ts'
import { defines, type Held, holds, isCalled, measuredIn } from './holds.ts'
import { leans, mayLean, wonders } from './leaning.ts'
import { asksWhoMay, bearsOut, LOOSE, opensSection, otherNames, RULED, ruleFit, saysRule } from './proof.ts'
import { type Asked, tells } from './question.ts'
import { stemOf } from '#app/domain/text/stems.ts'
import type { Language } from '#app/domain/text/language.ts'
import type { Want } from './wants.ts'
import { type Term, termsIn } from './variants.ts'
import { searchWords } from '#app/domain/library/passages/words.ts'

/** A line of a document that may answer a question. */
export type Hit = {
  index: DocumentIndex
  line: Line
  /** The share of what the question's words tell that stands in the line or around it, 0 to 1. */
  coverage: number
  /** The same of the line alone. */
  own: number
  /** How well it holds what is wanted. */
  held: Held
  /** Where what is wanted stands: in the line itself, or in one beside it that has to be read along. */
  score: number
  /** Words of the question that stand neither in it nor around it. */
  missing: Term[]
  /** What is wanted, its words and names are there: this answers. */
  answers: boolean
}

export type Found = { index: DocumentIndex; terms: Term[]; hits: Hit[] }

/** Hits that are told of a document. */
const MOST = 60
/** Lines that are looked at closely. */
const CLOSELY = 160

/** How much what stands around a line counts for it. */
const AROUND = {
  heading: 0.75,
  entryHeading: 0.92,
  parent: 0.5,
  title: 0.45,
  lead: 0.9,
  leaned: 0.85,
  before: 0.56,
  twoBefore: 0.4,
  after: 0.3,
}
/** Below this a word of the question is not there. */
const THERE = 0.35
/** Of what the words tell so much must be there, and the wanted so well, for a line to answer. */
const ENOUGH = 0.52
const HELD = 0.5

/** The lines of a document that fit a question best, the best first. */
export function findLines(
  index: DocumentIndex,
  asked: Asked,
  english: EnglishWords | undefined,
): Promise<Found> {
  return inTurns(find(index, asked, english))
}

function* find(
  index: DocumentIndex,
  asked: Asked,
  english: EnglishWords | undefined,
): Generator<void, Found> {
  const terms = yield* termsIn(index, asked, english)
  const matches = matchesOf(index, terms)
  const places = placesToLook(index, matches)
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1
  const looked: Omit<Looked, 'total'>[] = []
  for (const at of places) {
    const line = index.lines[at]
    if (!line) continue
    const { present, close } = presentAround(index, matches, line, terms.length, asked.want === 'reason')
    const alone = matches.get(at)
    let [coverage, own] = [0, 0]
    for (const [place, { weight }] of terms.entries()) {
      coverage += weight * (present[place] ?? 0)
      own += weight * (alone?.[place] ?? 0)
    }
    coverage /= total
    own /= total
    looked.push({
      line,
      present,
      close,
      alone,
      own,
      coverage,
      base: (0.65 * coverage + 0.35 * own + 0.08 * phraseOf(line, terms)) * line.weight,
    })
    yield
  }
  looked.sort((one, other) => other.base - one.base || one.line.at - other.line.at)
  const hits: Hit[] = []
  for (const one of looked.slice(0, CLOSELY)) {
    hits.push(hitOf(index, asked, terms, { ...one, total }))
    yield
  }
  hits.sort((one, other) => other.score - one.score || one.line.at - other.line.at)
  return { index, terms, hits: hits.slice(0, MOST) }
}

/** How well each word of the question stands in each line that has any of them. */
function matchesOf(index: DocumentIndex, terms: readonly Term[]): Map<number, Float32Array> {
  const matches = new Map<number, Float32Array>()
  for (const [place, { variants }] of terms.entries()) {
    for (const [word, strength] of variants) {
      for (const at of index.postings[word] ?? []) {
        let there = matches.get(at)
        if (!there) matches.set(at, (there = new Float32Array(terms.length)))
        if (strength > (there[place] ?? 0)) there[place] = strength
      }
    }
  }
  return matches
}

/** Lines with words of the question, those that may go on with them, and what stands under a heading with them. */
function placesToLook(index: DocumentIndex, matches: ReadonlyMap<number, Float32Array>): Set<number> {
  const places = new Set<number>()
  for (const at of matches.keys()) {
    const line = index.lines[at]
    if (!line) continue
    const reach = line.heading ? 8 : line.header ? 40 : /:\s*$/.test(line.text) ? 12 : 2
    for (let next = at; next <= at + reach && next < index.lines.length; next++) {
      if (next > at && index.lines[next]?.heading && !line.heading) break
      places.add(next)
    }
  }
  return places
}

/** How well words stand in a line or around it, and in what it certainly speaks of. */
type Around = { present: Float32Array; close: Float32Array }

function presentAround(
  index: DocumentIndex,
  matches: ReadonlyMap<number, Float32Array>,
  line: Line,
  count: number,
  /** What came before is what the line is the reason of. */
  follows: boolean,
): Around {
  const present = new Float32Array(count)
  const close = new Float32Array(count)
  const take = (at: number, factor: number, certain = false) => {
    const there = matches.get(at)
    if (!there) return
    for (let place = 0; place < count; place++) {
      const strength = there[place] ?? 0
      if (strength * factor > (present[place] ?? 0)) present[place] = strength * factor
      if (certain && strength > (close[place] ?? 0)) close[place] = strength
    }
  }
  take(line.at, 1, true)
  if (count === 0) return { present, close }
  take(line.under, line.kind === 'entry' ? AROUND.entryHeading : AROUND.heading, true)
  const parent = index.lines[line.under]?.under ?? -1
  take(parent, AROUND.parent, true)
  take(index.lines[parent]?.under ?? -1, AROUND.parent, true)
  // The title, where there is one: a text may begin with a sentence, which speaks for itself alone.
  take(0, AROUND.title, index.lines[0]?.heading === true)
  if (line.lead >= 0) {
    take(line.lead, AROUND.lead, true)
    // A table's caption, or what leads up to it.
    const above = index.lines[index.lines[line.lead]?.at ?? -1]
    if (line.kind === 'row' && above) take(above.at - 1, 0.6, true)
  }
  const before = index.lines[line.at - 1]
  if (before && before.under === line.under && line.kind === 'sentence' && before.kind !== 'row') {
    const leaning = mayLean(line.text, index.language)
    const together = before.block === line.block && before.page === line.page
    take(
      before.at,
      leans(line.text, index.language) ? AROUND.leaned : leaning ? 0.7 : together ? AROUND.before : 0.35,
      leaning || (follows && together),
    )
    const twoBefore = index.lines[before.at - 1]
    if (twoBefore && twoBefore.under === line.under && (leaning || together))
      take(
        twoBefore.at,
        AROUND.twoBefore,
        leans(line.text, index.language) && leans(before.text, index.language),
      )
  }
  const after = index.lines[line.at + 1]
  if (
    after &&
    !after.heading &&
    after.block === line.block &&
    after.page === line.page &&
    line.kind === 'sentence'
  )
    take(after.at, AROUND.after)
  return { present, close }
}

/** The share of neighbouring words of the question that are neighbours in the line, too. */
function phraseOf(line: Line, terms: readonly Term[]): number {
  if (terms.length < 2) return 0
  let together = 0
  for (let place = 0; place + 1 < terms.length; place++) {
    const [one, other] = [terms[place]?.variants, terms[place + 1]?.variants]
    if (!one || !other) continue
    for (let at = 0; at + 1 < line.words.length; at++) {
      const strong = (variants: Map<number, number>, word: number | undefined) =>
        word !== undefined && (variants.get(word) ?? 0) > 0.7
      if (
        strong(one, line.words[at]) &&
        (strong(other, line.words[at + 1]) || strong(other, line.words[at + 2]))
      ) {
        together++
        break
      }
    }
  }
  return together / (terms.length - 1)
}

type Looked = Around & {
  line: Line
  alone: Float32Array | undefined
  own: number
  coverage: number
  base: number
  total: number
}

function hitOf(index: DocumentIndex, asked: Asked, terms: readonly Term[], looked: Looked): Hit {
  const { line, present, close, alone, own, base, total } = looked
  const held = heldBy(index, asked, terms, line)
  let coverage = 0
  const missing: Term[] = []
  for (const [place, term] of terms.entries()) {
    let there = present[place] ?? 0
    // "41 metres" says how high it is, unless it is said to be its width.
    if (there >= RULED && there < 0.75 && !term.name && saysRule(asked.want, line.text)) there = 0.75
    if (term.field && held.fit >= 0.7 && there < 0.8)
      there = Math.max(there, otherField(index, line, term) || needsItsWord(asked, term) ? 0.3 : 0.8)
    coverage += term.weight * there
    if (there < THERE) missing.push(term)
  }
  coverage /= total
  const wanting = !LOOSE.has(asked.want)
  let score = base + 0.35 * (coverage - looked.coverage)
  score *= wanting ? 0.45 + 0.55 * held.fit : 0.7 + 0.3 * held.fit
  if (asked.want === 'procedure' && held.fit === 1 && headedBy(index, asked, line)) score += 0.3
  if (
    line.kind === 'entry' &&
    (asked.want === 'manner' || asked.want === 'list') &&
    headedBy(index, asked, line)
  )
    score += 0.4
  // "Date: 12 November" under the heading of what is asked about.
  const labelled = coverage >= 0.6 && held.values.length > 0 && (LABELS[asked.want]?.test(line.text) ?? false)
  if (labelled) score += 0.3
  const opening = opensSection({ index, asked, terms, line, held })
  if (opening) score += 0.3
  if (asked.want === 'manner' && line.kind === 'row') score *= 0.6
  if (line.heading) score *= 0.55
  if (wonders(line.text, index.language)) score *= asked.want === 'yesno' ? 0.45 : 0.6
  if (line.words.length < 3 && line.kind !== 'row') score *= 0.7
  if (line.header) score *= 0.6
  const gone = missing.filter(tells)
  for (const term of gone) score *= term.name || term.head ? 0.75 : 0.93
  const itself =
    own >= 0.3 ||
    labelled ||
    (!wanting && line.at - line.under <= 3 && headedBy(index, asked, line)) ||
    line.kind === 'row' ||
    line.kind === 'entry' ||
    (own > 0.05 && coverage >= 0.7) ||
    leans(line.text, index.language) ||
    opening
  const answers =
    !line.heading &&
    !line.header &&
    terms.length > 0 &&
    coverage >= ENOUGH &&
    (itself || (!wanting && coverage > 0.7) || asked.want === 'reason') &&
    (!wanting || held.fit >= HELD) &&
    missing.every(({ field }) => !(field && asked.want === 'length')) &&
    bearsOut({ index, asked, terms, line, held, own: alone, close })
  return { index, line, coverage, own, held, score, missing, answers }
}

/** Whether a list stands under a heading that says what is asked. */
function headedBy(index: DocumentIndex, asked: Asked, line: Line): boolean {
  const heading = index.lines[line.under]
  if (!heading) return false
  const stems = Array.from(heading.words, (word) => index.vocabulary[word]?.stem ?? '')
  const hard = asked.words.filter(tells)
  return hard.length > 0 && stems.length <= hard.length + 4 && hard.every(({ stem }) => stems.includes(stem))
}

/** What a line that begins with its own label says. */
const LABELS: Partial<Record<Want, RegExp>> = {
  when: /^(?:date|datum|fecha|data|дата|when|wann|quand|cuándo|quando|wanneer)\s?:/iu,
  place:
    /^(?:place|location|venue|where|ort|lugar|lieu|luogo|local|plaats|место|wo|où|dónde|dove|onde|waar)\s?:/iu,
  clock: /^(?:time|zeit|uhrzeit|hora|heure|ora|tijd|время)\s?:/iu,
}

/** A length is a height, a depth or a width only where the text says so. */
function needsItsWord({ want, language }: Asked, term: Term): boolean {
  // Concepts are read at the first question, not when the server starts.
  const dimensions = conceptsNamed(DIMENSIONS)
  return want === 'length' && conceptsOf(term.stem, language).some((concept) => dimensions.has(concept))
}

const DIMENSIONS = 'high deep wide'

/** Whether the line tells another quantity than the one asked for, by its own word for it. */
function otherField(index: DocumentIndex, line: Line, term: Term): boolean {
  const fields =
    /(?<!\p{L})(?:diameter|diamètre|diámetro|diametro|diâmetro|durchmesser|doorsnede|диаметр\p{L}*|wide|width|broad|long|length|deep|depth|high|height|tall|heavy|breit|lang|länge|tief|hoch|höhe|large|largeur|longueur|long|profond|haut|hauteur|ancho|largo|alto|altura|hondo|profundo|largo|larghezza|lungo|lunghezza|alto|altezza|largura|comprimento|breed|breedte|lengte|hoog|hoogte|diep|ширин\p{L}+|длин\p{L}+|высот\p{L}+|глубин\p{L}+)(?!\p{L})/iu.exec(
      line.text,
    )?.[0]
  return (
    fields !== undefined &&
    !index.byStem.get(stemOf(fields.toLowerCase(), index.language))?.some((word) => term.variants.has(word))
  )
}

function heldBy(index: DocumentIndex, asked: Asked, terms: readonly Term[], line: Line): Held {
  if (asked.want === 'definition') {
    if (!asked.subject) return { fit: 0.6, values: [] }
    return { fit: definitionFit(index, asked, line), values: [] }
  }
  // "1. Rinse the tank" tells of no one litre.
  const text =
    line.kind === 'entry'
      ? line.text.replace(/^\p{Nd}+[.)](?=\s)/u, (mark) => ' '.repeat(mark.length))
      : line.text
  if (asked.want === 'manner' || asked.want === 'list')
    return { fit: line.kind === 'entry' || isEnumeration(text) ? 1 : 0.5, values: [] }
  if (asked.want === 'yesno' || asked.want === 'consequence' || asked.want === 'procedure')
    return { fit: ruleFit(asked, text), values: [] }
  const own = holds(text, asked.want, index.language)
  // "Who may drive it?" is answered by "Only members who hold a certificate may".
  if (asked.want === 'person' && own.fit < HELD && asksWhoMay(asked.core) && saysRule('yesno', text))
    return { fit: 0.8, values: [] }
  // A price is high, a share, a temperature and a tower: which of them, what it is of tells.
  if (asked.want === 'high' && holds(text, 'length', index.language).fit < 1 && !namesAll(index, terms, line))
    return { fit: Math.min(own.fit, 0.4), values: [] }
  if (
    asked.want === 'when' &&
    YEAR_ASKED.test(asked.core) &&
    !/\p{Nd}{4}|\p{Nd}(?:st|nd|rd|th)|siglo|siècle|hundert|secol|século|eeuw|век/iu.test(text)
  )
    return { fit: Math.min(own.fit, 0.4), values: [] }
  if (
    asked.want === 'when' &&
    own.values.length === 0 &&
    own.fit < HELD &&
    namesAll(index, terms, line) &&
    opensClause(index, terms, line)
  )
    return { fit: 0.55, values: [] }
  // "It stopped in 2013, when pigeons built a nest in it."
  if (asked.want === 'reason' && own.fit < HELD && CAUSING.test(text) && namesMost(terms, line))
    return { fit: HELD, values: [] }
  if (asked.want === 'count' && line.kind !== 'row') return counted(terms, line, own, index.language)
  // "The costs came to 410,000 thalers": money nobody lists.
  if (asked.want === 'money' && own.fit < HELD && tellsAmount(terms, line, index.language))
    return { fit: 0.8, values: [] }
  // "Two months' rent" does not say how much the rent is.
  if (own.values.length > 0 && own.values.every(({ text: value }) => hasAsked(asked, value, index)))
    return { fit: 0.3, values: [] }
  if (asked.want === 'person' && (own.fit < 1 || NAMED.test(asked.core)) && indefinite(index, terms, line))
    return { fit: 0.35, values: [] }
  if (NAMED.test(asked.core) && asked.want === 'person' && !isNamed(terms, line, own, asked, index))
    return { fit: Math.min(own.fit, 0.4), values: [] }
  // What somebody is no name tells: "Anna Berg lives in Oslo".
  if (asked.want === 'person' && namesSomebody(asked)) return { fit: own.fit, values: [] }
  if (asked.want === 'person' && own.values.length > 0) {
    // "Anna's father" of "What is the name of Anna's father?" is no answer.
    const others = otherNames(text, asked, index.language)
    const values = own.values.filter(
      ({ at, text: name }) => others.some((one) => one.at === at) && !hasThing(asked, name, index),
    )
    return values.length > 0 ? { fit: own.fit, values } : { fit: 0.35, values: [] }
  }
  if (line.kind === 'row' && line.lead >= 0 && own.fit < 1) {
    // The unit may stand in the head of the table.
    const joined = holds(rowWithHead(index, line), asked.want, index.language)
    if (joined.fit > own.fit) return { fit: joined.fit, values: [] }
    if (/\p{N}/u.test(text) && headHolds(index, line, asked)) return { fit: 0.9, values: [] }
  }
  return own
}

/** Whether all that is asked about stands in a line, word by word. */
function namesAll(index: DocumentIndex, terms: readonly Term[], line: Line): boolean {
  const words = [...line.words, ...(index.lines[line.lead]?.words ?? [])]
  return terms.filter(tells).every(({ variants }) => words.some((word) => (variants.get(word) ?? 0) >= 0.75))
}

/** "It is ready when it doubles": what is asked about stands right before the clause that tells when. */
function opensClause(index: DocumentIndex, terms: readonly Term[], line: Line): boolean {
  return Array.from(line.words).some((word, at) => {
    const before = line.words[at - 1]
    return (
      before !== undefined &&
      /^(?:when|whenever|cuando|quand|wenn|sobald|quando|wanneer|когда)$/.test(
        index.vocabulary[word]?.word ?? '',
      ) &&
      terms.some(({ variants }) => (variants.get(before) ?? 0) >= 0.75)
    )
  })
}

/** A clause that may tell what brought something about. */
const CAUSING =
  /,\s(?:when|after|cuando|tras|lorsqu\p{L}*|quand|après|als|nachdem|quando|dopo|depois|toen|nadat|когда|после)(?!\p{L})/iu

/** Whether more than half of what is asked about stands in a line itself. */
function namesMost(terms: readonly Term[], line: Line): boolean {
  const hard = terms.filter(tells)
  const here = hard.filter(({ variants }) =>
    Array.from(line.words).some((word) => (variants.get(word) ?? 0) >= 0.75),
  )
  return here.length * 2 > hard.length
}

/** Whether a line gives the name of what is asked about: beside it, or after a word for being called. */
function isNamed(
  terms: readonly Term[],
  line: Line,
  held: Held,
  asked: Asked,
  index: DocumentIndex,
): boolean {
  if (isCalled(line.text, index.language)) return true
  const things = terms.filter((term) => tells(term) && !term.name)
  const places = Array.from(line.words).flatMap((word, at) =>
    things.some(({ variants }) => (variants.get(word) ?? 0) >= 0.52) ? [at] : [],
  )
  const others = new Set(otherNames(line.text, asked, index.language).map(({ at }) => at))
  return held.values.some(({ at, text }) => {
    if (!others.has(at)) return false
    const before = searchWords(line.text.slice(0, at)).length
    const last = before + searchWords(text).length
    return places.some((place) => place >= before - 4 && place <= last + 3)
  })
}

/** Whether a question asks what somebody is whom it names: "Who is Anna Berg?". */
function namesSomebody({ core, language }: Asked): boolean {
  const [opening] = WHO_IS.exec(core) ?? []
  if (opening === undefined) return false
  const rest = core.slice(opening.length)
  // In German any noun has a capital: "Wer ist Direktor?".
  return language === 'de'
    ? /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}|[\s?.!]*$)/u.test(rest)
    : /^(?:(?!(?:the|an?|el|las?|los?|les?|il|gli|i|os?|as?|de|het|una?|une|uma?)\s)\p{Ll}[\p{L}’'-]* )?\p{Lu}/u.test(
        rest,
      )
}

const WHO_IS =
  /^[¿\s]*(?:who(?:[’']s| is| was| are| were)|qui[eé]n(?:es)? (?:es|son|era|fue)|qui (?:est|était|sont)|wer (?:ist|war|sind)|chi (?:è|era|sono)|quem (?:é|era|foi|são)|wie (?:is|was|zijn)|кто так\p{L}+)\s+/iu

/** Whether a value is told in words of the question, numbers and units aside. */
function hasAsked(asked: Asked, value: string, index: DocumentIndex): boolean {
  if (asked.want === 'person' || asked.want === 'place' || asked.want === 'count' || asked.want === 'when')
    return false
  const stems = searchWords(value).map((word) => stemOf(word, index.language))
  return asked.words.some(
    ({ word, stem, field, factor }) =>
      !field &&
      factor === 1 &&
      !/\p{N}/u.test(stem) &&
      stems.includes(stem) &&
      // "How many metres …?": a unit is told with its number.
      holds(`2 ${word}`, asked.want, index.language).fit < 1,
  )
}

/** "Flour, salt and water". */
function isEnumeration(text: string): boolean {
  return /,[^,]{2,60}(?:,[^,]{2,60})* (?:and|or|y|e|o|et|ou|und|oder|ed|en|of|и|или) /u.test(text)
}

/** Whether a line with a word for what something costs has a number that is not measured in anything else. */
function tellsAmount(terms: readonly Term[], line: Line, language: Language): boolean {
  const named = terms.some(
    ({ field, variants }) =>
      field && Array.from(line.words).some((word) => (variants.get(word) ?? 0) >= 0.75),
  )
  if (!named) return false
  const measures = measuredIn(line.text)
  return holds(line.text, 'amount', language).values.some(
    ({ at, text }) => /\p{Nd}/u.test(text) && !measures.some(({ start, end }) => at >= start && at < end),
  )
}

/** Whether the number in a line counts what is asked for: it stands close before or after its word. */
function counted(terms: readonly Term[], line: Line, own: Held, language: Language): Held {
  const head = terms.find((term) => term.head)
  if (!head || own.values.length === 0) return own
  const places = Array.from(line.words).flatMap((word, at) =>
    (head.variants.get(word) ?? 0) >= 0.3 ? [at] : [],
  )
  if (places.length === 0) return { fit: Math.min(own.fit, 0.45), values: [] }
  const measures = measuredIn(line.text)
  // "4 Tonnen Kohle": no word stands between them in these languages.
  const juxtaposed = language === 'de' || language === 'nl' || language === 'ru'
  const near = own.values.filter(({ at, text }) => {
    const before = searchWords(line.text.slice(0, at)).length
    const after = searchWords(line.text.slice(0, at + text.length)).length
    // "Sixteen years" counts no passengers, though they come after.
    if (
      measures.some(({ start, end }) => {
        if (at < start || at >= end) return false
        // "4 tons of coal" does count coal.
        const last = searchWords(line.text.slice(0, end)).length
        const reach = juxtaposed || OF_WHAT.test(line.text.slice(end)) ? last + 3 : last
        return !places.some((place) => place >= before && place < reach)
      })
    )
      return false
    return places.some(
      (place) =>
        (place >= after && place - after <= 3) ||
        (place < before && before - place <= 3 && !ORDINAL.test(line.text.slice(0, at))),
    )
  })
  return near.length > 0 ? { fit: 1, values: near } : { fit: 0.4, values: [] }
}

/** What is measured follows: "4 tons of coal". */
const OF_WHAT = /^\s(?:of|de|di|von|van|d[’'])(?!\p{L})/u

/** "Pupils in years 5 and 6": the number says which ones. */
const ORDINAL =
  /(?<!\p{L})(?:years?|grades?|class|classes|pages?|rooms?|numbers?|nos?|nr|chapters?|sections?|tables?|figures?|aged?|from|under|over|página|sala|grupo|curso|page|salle|classe|seite|raum|klasse|haus|ab|unter|über|pagina|aula|стр|класс)\.?(?:\s\p{N}+(?:\s(?:and|or|to|y|et|und|e|en|и)|,|[-–])?)*\s$/iu

/** Whether a name is only a thing that is asked about: German writes every noun with a capital. */
function hasThing(asked: Asked, name: string, { language }: DocumentIndex): boolean {
  if (language !== 'de') return false
  const stems = searchWords(name).map((word) => stemOf(word, language))
  return asked.words.some((word) => tells(word) && !word.name && stems.includes(word.stem))
}

const YEAR_ASKED =
  /(?<!\p{L})(?:(?:what|which) (?:year|century|decade)|qu[eé] (?:año|siglo)|quelle année|quel siècle|welche[mns]? jahr(?:hundert)?|(?:quale|che) (?:anno|secolo)|(?:que|qual) (?:ano|século)|welk(?:e)? (?:jaar|eeuw)|како[мй] (?:году?|веке?))(?!\p{L})/iu

const NAMED =
  /(?<!\p{L})(?:name of|called|se llama(?:ba)?|nombre|s[’']appel\p{L}+|nom d|heißt|hieß|name|si chiama(?:va)?|nome|se chama(?:va)?|heet|heette|naam|называется|зовут)(?!\p{L})/iu

/** "A president" does not say which one. */
function indefinite(index: DocumentIndex, terms: readonly Term[], line: Line): boolean {
  const head = terms.find((term) => term.head)
  if (!head) return false
  return Array.from(line.words).some((word, at) => {
    if ((head.variants.get(word) ?? 0) < 0.6 || at === 0) return false
    const before = index.vocabulary[line.words[at - 1] ?? -1]?.word ?? ''
    return /^(?:an?|one|two|three|un|una|une|uno|dos|deux|due|ein|eine[mnrs]?|zwei|um|uma|dois|een|twee)$/.test(
      before,
    )
  })
}

/** Whether the head of a table names the unit that is wanted: "Height (m)", "Price in €". */
function headHolds(index: DocumentIndex, line: Line, asked: Asked): boolean {
  const head = index.lines[line.lead]?.text ?? ''
  return (
    holds(head.replace(/[([\])]|(?<!\p{L})(?:in|en|em)(?!\p{L})/giu, ' 1 '), asked.want, index.language).fit >
    0
  )
}

/** A row as "Height: 41 m; Built: 1874". */
function rowWithHead(index: DocumentIndex, line: Line): string {
  const head = index.lines[line.lead]?.text.split(' | ') ?? []
  const cells = line.text.split(' | ')
  return cells.map((cell, at) => (head[at] ? `${head[at]}: ${cell}` : cell)).join('; ')
}

/** How well a line says what the subject of a question is. */
function definitionFit(index: DocumentIndex, { subject, language }: Asked, line: Line): number {
  const stems = (subject?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => stemOf(word, language))
  if (stems.length === 0) return 0.4
  let best = 0.15
  const words = Array.from(line.text.matchAll(/[\p{L}\p{M}\p{N}]+/gu))
  for (let at = 0; at + stems.length <= words.length; at++) {
    const same = stems.every((stem, place) => {
      const word = words[at + place]?.[0].toLowerCase() ?? ''
      return near(stemOf(word, index.language), stem)
    })
    if (!same) continue
    const last = words[at + stems.length - 1]
    const start = words[at]?.index ?? 0
    best = Math.max(
      best,
      defines(line.text, start, (last?.index ?? 0) + (last?.[0].length ?? 0), index.language),
    )
  }
  // Under a heading that is the subject, the first sentence says what it is.
  const heading = index.lines[line.under]
  if (heading && line.kind !== 'row' && line.at <= heading.at + 2) {
    const named = (heading.text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
      stemOf(word, index.language),
    )
    if (stems.every((stem) => named.some((one) => near(one, stem))) && named.length <= stems.length + 3)
      best = Math.max(best, line.at === heading.at + 1 ? 0.85 : 0.5)
  }
  if (line.kind === 'row' || line.kind === 'entry') {
    const first = line.text.split(/ \| |[:–—]/)[0]?.toLowerCase() ?? ''
    const named = (first.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => stemOf(word, index.language))
    if (named.length <= stems.length + 1 && stems.every((stem) => named.some((one) => near(one, stem))))
      best = Math.max(best, 0.85)
  }
  return best
}

/** The same stem, but for a slip. */
function near(one: string, other: string): boolean {
  if (one === other) return true
  if (one.length < 5 || Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false
  let [start, end] = [0, 0]
  const short = Math.min(one.length, other.length)
  while (start < short && one[start] === other[start]) start++
  while (end < short - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return Math.max(one.length, other.length) - start - end <= 1
}
