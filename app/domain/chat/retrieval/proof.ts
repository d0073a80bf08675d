import type { Language } from '#app/domain/text/language.ts'
import { conceptsNamed, conceptsOf } from './concepts.ts'
import type { DocumentIndex, Line } from './document-index.ts'
import { type Held, isCalled, namesIn, tellsVolume } from './holds.ts'
import { type Asked, tells } from './question.ts'
import { stemOf } from '#app/domain/text/stems.ts'
import type { Term } from './variants.ts'
import type { Want } from './wants.ts'
import { searchWords } from '#app/domain/library/passages/words.ts'
import { leans } from './leaning.ts'

/** What has been found out about a line before it is asked whether it answers. */
export type Evidence = {
  index: DocumentIndex
  asked: Asked
  terms: readonly Term[]
  line: Line
  held: Held
  /** How well each term stands in the line itself. */
  own: Float32Array | undefined
  /** The same in the line and in what it certainly speaks of: what it leans on, its heading, the head of its table, the title. */
  close: Float32Array
}

/** Below this a word only looks related to the one that was asked for. */
const BORNE_OUT = 0.52
/** A question of so many things may have one, or two, that are not borne out. */
const LONG_QUESTION = 4
const VERY_LONG_QUESTION = 7

/** Wants that nearly any sentence may answer. */
export const LOOSE: ReadonlySet<Want> = new Set([
  'anything',
  'yesno',
  'consequence',
  'procedure',
  'manner',
  'list',
  'comparison',
])

/** Nearly every sentence has one of these, whatever it is about. */
const COMMON: ReadonlySet<Want> = new Set([
  'definition',
  'person',
  'place',
  'count',
  'amount',
  'when',
  'money',
  'long',
  'length',
  'high',
  'age',
  'reason',
  'purpose',
])

/**
 * Whether a line says what is asked and not only something like it: every word of the question that carries weight is
 * borne out by it or by what it speaks of.
 */
export function bearsOut(evidence: Evidence): boolean {
  const { asked, terms, close, own, line, held, index } = evidence
  const borne = saysRule(asked.want, line.text) ? RULED : BORNE_OUT
  const hard = terms.flatMap((term, place) =>
    tells(term)
      ? [
          {
            term,
            place,
            there:
              ((close[place] ?? 0) >= borne && !isTaken(evidence, place)) ||
              isTopic(term, index) ||
              (line.kind === 'row' && isDoing(term.word, index.language)),
            own: (own?.[place] ?? 0) >= borne,
          },
        ]
      : [],
  )
  if (line.kind === 'row' && !rowTells(evidence)) return false
  if (unspecific(evidence) || tellsOpposite(evidence)) return false
  const groups = grouped(hard)
  if (
    !LOOSE.has(asked.want) &&
    groups.length > 0 &&
    !groups.some((group) => stands(group)) &&
    !speaksOn(evidence) &&
    !namesField(evidence) &&
    !opensSection(evidence)
  )
    return false
  const gone = groups.filter((group) => group.some(({ there }) => !there))
  if (gone.length === 0) return true
  if (goesOnWith(evidence, gone)) return true
  if (gone.length === groups.length) return false
  const others = groups.filter((group) => !gone.includes(group))
  if (
    gone.length === 1 &&
    // What the document speaks of elsewhere, this rule is not for.
    gone.every((group) => group.every(({ term }) => !term.known)) &&
    (ON_SOMEBODY.test(asked.core) || gone[0] !== groups[0]) &&
    ruled(evidence, others)
  )
    return true
  if (gone.some((group) => group.some(({ term }) => term.name))) return false
  const [first] = gone
  // "How much water does the tank hold?" is answered in litres.
  if (
    asked.want === 'amount' &&
    gone.length === 1 &&
    first?.some(({ term }) => term.head) &&
    others.every((group) => stands(group)) &&
    tellsVolume(line.text)
  )
    return true
  // "Which wild duck …?": whether what is named is one, only who knows it can tell.
  if (gone.some((group) => group.some(({ term }) => term.head)))
    return asked.loose && gone.length === 1 && others.length > 2 && others.every((group) => stands(group))
  const [only] = gone
  if (gone.length === 1 && only) {
    if (isParaphrase(evidence, only, others)) return true
    if (labelled(line.text) && others.some((group) => stands(group))) return true
    if (isSpecified(evidence) && others.every((group) => stands(group))) return true
    if (others.length > 1 && others.every((group) => stands(group)) && inSection(evidence, only)) return true
    if (tellsKind(asked, held) && others.every((group) => stands(group)))
      return only === groups.at(-1) || isVerb(only[0]?.term.word ?? '', index.language)
  }
  const most = groups.length >= VERY_LONG_QUESTION ? 2 : groups.length >= LONG_QUESTION ? 1 : 0
  return (
    gone.length <= most &&
    !gone.includes(groups.at(-1) ?? []) &&
    (!gone.includes(groups[0] ?? []) || others.every((group) => stands(group)))
  )
}

/** What a rule says of animals, it says of cats. */
export const RULED = 0.48

/** Wants that a rule answers. */
const BY_RULE: ReadonlySet<Want> = new Set(['yesno', 'consequence', 'procedure'])

/** Whether a text says what may, must or will be, where that is asked. */
export function saysRule(want: Want, text: string): boolean {
  return BY_RULE.has(want) && RULES.test(text)
}

/** How well a line tells what may, must or will be: one that has no word for it may still do so. */
export function ruleFit({ want, core }: Asked, text: string): number {
  if (want === 'yesno' && !MAY.test(core)) return 1
  return RULES.test(text) || (want === 'consequence' && WHOEVER.test(text)) ? 1 : 0.55
}

/** "If …", "who …": of whom or when something is said. */
const WHOEVER =
  /(?<!\p{L})(?:if|who|whoever|unless|when|in case|si|quien|cuando|qui|quand|wer|wenn|falls|sofern|se|chi|quando|quem|wie|als|indien|если|кто|когда)(?!\p{L})/iu

/**
 * Whether a word of the question has only a word of the line that another one is nearer to: "line manager" is no
 * "managing director", though a director is a manager.
 */
function isTaken({ terms, line, own, close }: Evidence, place: number): boolean {
  const term = terms[place]
  const strength = own?.[place] ?? 0
  if (!term || strength < RULED || strength >= FORM || (close[place] ?? 0) > strength) return false
  const words = new Set(Array.from(line.words).filter((word) => (term.variants.get(word) ?? 0) >= RULED))
  const [only] = words
  return (
    words.size === 1 &&
    terms.some(
      (other, at) => at !== place && tells(other) && (other.variants.get(only ?? -1) ?? 0) > strength,
    )
  )
}

/** "A budget of £1,200" under "Training": the line names what is wanted, and its heading of what. */
function namesField({ terms, own, held, asked }: Evidence): boolean {
  // A height is no width, though both are measured.
  if (asked.want === 'length' || asked.want === 'high') return false
  return held.values.length > 0 && terms.some(({ field }, place) => field && (own?.[place] ?? 0) >= BORNE_OUT)
}

/**
 * Whether a line may tell in its own words what a question says with one that the document does not have at all, or
 * only something like it: all the others stand in the line, which holds what is wanted or says what may and must be.
 */
function isParaphrase(
  { asked, line, held, close }: Evidence,
  [only, ...further]: readonly Hard[],
  others: readonly Hard[][],
): boolean {
  if (!only || further.length > 0 || only.term.name) return false
  const tellsIt = LOOSE.has(asked.want)
    ? saysRule(asked.want, line.text)
    : held.values.length > 0 || held.fit >= 1
  if (!tellsIt || others.length === 0 || !others.every((group) => stands(group))) return false
  const concepts = conceptsOf(only.term.stem, asked.language)
  const general = conceptsNamed(GENERAL)
  if (concepts.some((concept) => general.has(concept)) && !only.term.known) return true
  // Nearly every line has a place, too.
  if (others.length < 2 || only.term.head || asked.want === 'place') return false
  return (
    !only.term.known ||
    (close[only.place] ?? 0) >= LIKE ||
    (saysRule(asked.want, line.text) && others.length > 2)
  )
}

/** As near as words come to each other that are used of the same things. */
const LIKE = 0.36
/** What a text is about is called by one of these, too. */
const GENERAL = 'house city village company association place country book ship machine'

/** Whether a little before a line, under the same heading, the thing is named that it does not name again. */
function inSection({ index, line, held, asked }: Evidence, group: readonly Hard[]): boolean {
  if ((held.values.length === 0 && !saysRule(asked.want, line.text)) || line.under < 0) return false
  return group.every(({ term }) => {
    for (let at = line.at - 1; at >= line.at - SECTION && index.lines[at]?.under === line.under; at--)
      if (standsIn(index.lines[at], term)) return true
    return false
  })
}

/**
 * Whether a line says more of what the sentence before it is about, which has all that it does not name: "The engine of
 * the rescue boat failed. The repair cost £640."
 */
function goesOnWith({ index, line, held, terms }: Evidence, gone: readonly Hard[][]): boolean {
  const before = index.lines[line.at - 1]
  const opening = Array.from(line.text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)).length === line.words.length
  if (!opening || held.values.length === 0 || before?.block !== line.block || before.page !== line.page)
    return false
  const [article, noun] = line.text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return (
    DEFINITE[index.language]?.test(article ?? '') === true &&
    noun !== undefined &&
    terms.some(({ variants }) => (variants.get(line.words[1] ?? -1) ?? 0) >= FORM) &&
    gone.every((group) => group.every(({ term }) => standsIn(before, term)))
  )
}

/** Definite articles that open a sentence; Russian has none. */
const DEFINITE: Record<Language, RegExp | undefined> = {
  en: /^the$/iu,
  es: /^(?:el|la|los|las)$/iu,
  fr: /^(?:le|la|les|l)$/iu,
  de: /^(?:der|die|das)$/iu,
  it: /^(?:il|lo|la|i|gli|le|l)$/iu,
  pt: /^(?:o|a|os|as)$/iu,
  nl: /^(?:de|het)$/iu,
  ru: undefined,
}

function standsIn(line: Line | undefined, { variants }: Term): boolean {
  return Array.from(line?.words ?? []).some((word) => (variants.get(word) ?? 0) >= FORM)
}

/** Whether a line holds what is wanted right under a heading that says all that is asked: "5 years" under "Warranty". */
export function opensSection({ index, line, held, asked, terms }: Omit<Evidence, 'close' | 'own'>): boolean {
  const heading = index.lines[line.under]
  const hard = terms.filter(tells)
  if (!heading || line.at !== heading.at + 1 || LOOSE.has(asked.want) || held.fit < FORM) return false
  return (
    hard.length > 0 &&
    heading.words.length <= hard.length + 2 &&
    hard.every((term) => standsIn(heading, term))
  )
}

const SECTION = 5

/** What the whole document is about need not be said again in each of its sentences. */
function isTopic({ variants, name }: Term, { lines, postings }: DocumentIndex): boolean {
  if (name) return false
  const all = new Set<number>()
  for (const [word, strength] of variants)
    if (strength >= FORM) for (const at of postings[word] ?? []) all.add(at)
  return all.size >= Math.max(TOPIC_LINES, lines.length * TOPIC_SHARE)
}

const TOPIC_LINES = 5
const TOPIC_SHARE = 0.1

/** When something closes does not tell when it opens. */
function tellsOpposite({ asked, terms, line, index }: Evidence): boolean {
  const here = new Set(
    Array.from(line.words).flatMap((word) => [
      ...conceptsOf(index.vocabulary[word]?.stem ?? '', index.language),
    ]),
  )
  const has = (concepts: ReadonlySet<number>) => [...concepts].some((concept) => here.has(concept))
  // "Open until five" does tell when it closes.
  const both = SPAN.test(line.text)
  return OPPOSITES.some(([one, other]) => {
    if (both && one !== 'born' && other !== 'born') return false
    const [wanted, against] = [conceptsNamed(one), conceptsNamed(other)]
    const isAsked = terms.some(({ stem }) =>
      conceptsOf(stem, asked.language).some((concept) => wanted.has(concept)),
    )
    return isAsked && has(against) && !has(wanted)
  })
}

const SPAN =
  /(?<!\p{L})(?:until|till|to|hasta|a las|jusqu\p{L}*|à|bis|fino|alle|até|às|tot|до) (?:las |les |le )?\p{N}|\p{N}\s?[-–]\s?\p{N}/iu

const OPPOSITES: readonly (readonly [string, string])[] = [
  'open close',
  'begin end',
  'arrive leave',
  'born die',
].flatMap((pair) => {
  const [one = '', other = ''] = pair.split(' ')
  return [[one, other] as const, [other, one] as const]
})

/** Whether all of it stands in the line itself. */
function stands(group: readonly Hard[]): boolean {
  return group.every(({ own }) => own)
}

/** "Minutes: Mr Vahl" says of itself what it tells. */
function labelled(text: string): boolean {
  return /^[\p{L}][\p{L}\p{N} ]{1,24}:\s+\S/u.test(text)
}

/** Infinitives and participles, by their endings. */
const VERB: Partial<Record<Language, RegExp>> = {
  es: /(?:[aei]r|[ai]d[oa]s?)$/u,
  fr: /(?:er|ir|re|é[es]*)$/u,
  it: /(?:[aei]re|[aiu]t[oaie])$/u,
  pt: /(?:[aei]r|[ai]d[oa]s?)$/u,
  de: /^(?:ge\p{L}+(?:t|en)|\p{L}+(?:iert|ieren))$/u,
  nl: /^ge\p{L}+(?:d|t|en)$/u,
  ru: /(?:ть|ться|ся|ны?|но|на)$/u,
  en: /(?:ed|ing)$/u,
}

function isVerb(word: string, language: Language): boolean {
  return VERB[language]?.test(word) ?? false
}

/** Whether a word tells what was done: no row of a table has one. */
function isDoing(word: string, language: Language): boolean {
  return isVerb(word, language) || (language === 'en' && /^(?:found|seen|kept|held|sold|made)$/.test(word))
}

/** Whether a row of a table speaks of what is asked: it names it itself, and it or its head what is wanted of it. */
function rowTells({ index, asked, terms, line, own, close }: Evidence): boolean {
  if (line.lead < 0) return true
  const head = index.lines[line.lead]
  const inHead = (term: Term) =>
    head !== undefined && Array.from(head.words).some((word) => (term.variants.get(word) ?? 0) >= BORNE_OUT)
  const named = terms.filter((term) => tells(term) && !inHead(term))
  const ownOf = (term: Term) => own?.[terms.indexOf(term)] ?? 0
  if (named.length > 0 && !named.some((term) => ownOf(term) >= BORNE_OUT)) return false
  // "Candles | £960" under "Item | 2022" may be what they cost, or what they brought in.
  const fields = terms.filter(({ field }) => field)
  return (
    !PRICED.has(asked.want) ||
    fields.length === 0 ||
    !/(?:1[0-9]|20)\p{Nd}{2}/u.test(head?.text ?? '') ||
    fields.some((_, at) => (close[terms.indexOf(fields[at] as Term)] ?? 0) >= BORNE_OUT)
  )
}

const PRICED: ReadonlySet<Want> = new Set(['money'])

/** "The farmer" does not say which one: a thing that is asked for and only mentioned again. */
function unspecific({ index, asked, terms, line }: Evidence): boolean {
  if (!WHICH.test(asked.core)) return false
  const head = terms.find((term) => term.head)
  if (!head || line.kind === 'row' || line.kind === 'entry') return false
  const names = otherNames(line.text, asked, index.language)
  let mentions = 0
  const words = Array.from(line.text.matchAll(/[\p{L}\p{M}\p{N}]+/gu))
  const places = Array.from(line.words)
  if (words.length !== places.length) return false
  for (const [at, number] of places.entries()) {
    if ((head.variants.get(number) ?? 0) < FORM) continue
    const before = words[at - 1]?.[0] ?? ''
    const start = words[at]?.index ?? 0
    const end = start + (words[at]?.[0].length ?? 0)
    if (names.some((name) => name.at + name.text.length > start - BESIDE && name.at < end + BESIDE))
      return false
    const after = line.text.slice(end)
    if (!BARE_ARTICLE.test(before) || SPECIFIED.test(after)) return false
    mentions++
  }
  return mentions > 0
}

/** "Which illness …?": "an illness called pebrine" is one. */
function isSpecified({ asked, terms, line, index }: Evidence): boolean {
  if (!WHICH.test(asked.core) || !isCalled(line.text, index.language)) return false
  const head = terms.find((term) => term.head)
  return head !== undefined && Array.from(line.words).some((word) => (head.variants.get(word) ?? 0) >= FORM)
}

const FORM = 0.9
/** Characters between a thing and its name, at most. */
const BESIDE = 14
const WHICH =
  /^[¿\s]*(?:(?:at|in|on|from|to|by|for|of|en|de|a|à|dans|bei|in|von|mit|an|auf|zu|da|em|van|op|в|на|с|из) )?(?:which|what|welche[rsnm]?|quel(?:le)?s?|qué|que|quale|quali|che|qual|quais|welke?|как(?:ой|ая|ое|ие|ого|ую|им))\s(?!(?:is|are|was|were|do|does|did|can|es|son|era|fue|est|sont|était|è|sono|é|são|foi)\s)/iu
const BARE_ARTICLE =
  /^(?:the|an?|this|that|el|la|los|las|una?|ese|esa|le|les|une?|l|der|die|das|dem|den|des|ein|eine[mnrs]?|il|lo|gli|i|uno|o|os|as|uma?|de|het|een)$/iu
const SPECIFIED =
  /^(?:\s*[(:–—]|,\s(?:an?|the|une?|le|la|der|die|das|ein|el|il|lo|o|a|de|het|een)\s|\s(?:called|named|of|is|are|was|were|llamad\p{L}+|de|del|es|son|appelé\p{L}*|nommé\p{L}*|du|est|namens|von|ist|sind|chiamat\p{L}+|di|del|è|chamad\p{L}+|do|da|é|genaamd|van|по имени)(?!\p{L})|\s(?:["“„«]|\p{Lu}|\p{N}))/u

/** The names in a text that the question does not have. */
export function otherNames(text: string, asked: Asked, language: Language): ReturnType<typeof namesIn> {
  const said = new Set(searchWords(asked.core).map((word) => stemOf(word, language)))
  return namesIn(text, language).filter(({ text: name }) =>
    searchWords(name).some((word) => !said.has(stemOf(word, language))),
  )
}

type Hard = { term: Term; place: number; there: boolean; own: boolean }

/** Names that follow each other are one thing. */
function grouped(hard: readonly Hard[]): Hard[][] {
  const groups: Hard[][] = []
  for (const one of hard) {
    const last = groups.at(-1)?.at(-1)
    if (last?.term.name && one.term.name && one.place === last.place + 1) groups.at(-1)?.push(one)
    else groups.push([one])
  }
  return groups
}

/**
 * Whether a line holds just the kind of thing that is wanted, so that it answers though it has another word for what is
 * asked: "carried out three times" tells how often it was repeated. Nearly every line has a name, a place or a number.
 */
function tellsKind({ want }: Asked, { fit, values }: Held): boolean {
  return values.length > 0 && fit >= 0.9 && !LOOSE.has(want) && !COMMON.has(want)
}

/** Whether a question asks whom a rule is for: "Who may …?". */
export function asksWhoMay(question: string): boolean {
  return WHO_MAY.test(question)
}

const WHO_MAY =
  /^[¿\s]*(?:who (?:may|can|must|has to|needs to|is (?:not )?allowed)|qui[eé]n(?:es)? (?:puede[n]?|debe[n]?|tiene[n]? que)|qui (?:peut|doit|a le droit)|wer (?:darf|kann|muss)|chi (?:può|deve)|quem (?:pode|deve)|wie (?:mag|kan|moet)|кто (?:может|должен|обязан))(?!\p{L})/iu

/** Whether a line says what may be and what may not of the thing that is asked about. */
function ruled({ asked, line }: Evidence, others: readonly Hard[][]): boolean {
  if (asked.want !== 'yesno' || !MAY.test(asked.core)) return false
  const rule = RULES.exec(line.text)
  if (!rule) return false
  // "One dog is allowed per flat" is a rule for dogs, not for flats.
  const before = searchWords(line.text.slice(0, rule.index)).length
  const first = Array.from(line.words).slice(0, before)
  return others.some(([one]) => one && first.some((word) => (one.term.variants.get(word) ?? 0) >= BORNE_OUT))
}

/**
 * Whether a line that has no word of the question goes on with what was said: a sentence that begins with a pronoun, an
 * entry of a list, or a line under its own label. Under the same heading other things are told, too.
 */
function speaksOn({ index, line, asked }: Evidence): boolean {
  if (line.kind !== 'sentence' || labelled(line.text)) return true
  if (asked.want === 'reason') return true
  return leans(line.text, index.language) && !OWNER.test(line.text)
}

/** "His grandson" goes on with somebody else. */
const OWNER =
  /^(?:his|her|their|its|sus?|son|sa|ses|leurs?|sein(?:e[mnrs]?)?|ihr(?:e[mnrs]?)?|il suo|la sua|i suoi|le sue|suo|sua|seus?|suas?|zijn|haar|hun|его|её|их)\s/iu

/** "Can I …?": what comes next is what somebody would like to do. */
const ON_SOMEBODY =
  /^[¿\s]*(?:(?:and|und|et|y|e|en) )?\p{L}+(?:-|\s)(?:i|we|you|one|people|anyone|ich|wir|man|sie|du|je|on|nous|vous|se|yo|io|si|eu|ik|we|je|men|я|мы)(?!\p{L})|^[¿\s]*(?:se |si )?(?:puedo|podemos|se puede|posso|possiamo|si può|podemos|pode-se|можно)(?!\p{L})/iu
const MAY =
  /(?<!\p{L})(?:can|may|allowed|permitted|ok|okay|must|have to|need|needed|required|compulsory|mandatory|possible|included?|covered?|tengo que|tenemos que|hay que|obligatorio|obligé|obligatoire|droit|permis|permitido|erlaubt|permesso|toegestaan|puedo|puede[ns]?|se puede|peut|puis|peux|doit|darf|dürfen|kann|muss|posso|può|possono|pode[m]?|mag|mogen|kan|moet|можно|нужно|разрешено)(?!\p{L})/iu
const RULES =
  /(?<!\p{L})(?:allowed|permitted|banned|forbidden|prohibited|must|may(?! \d)|can|cannot|not(?= (?:be |been |to |\p{L}+ed(?!\p{L})))|only|never|free|required?|requires|included|excluded|covered|reserved|compulsory|mandatory|unless|without|provided|rejected?|refused?|lapses?|charged|permitid[oa]s?|prohibid[oa]s?|solo|admis(?:es)?|interdite?s?|autorisée?s?|erlaubt|verboten|gestattet|dürfen|darf|nicht|nur|müssen|vietat[oaie]|ammess[oaie]|permess[oaie]|proibid[oa]s?|toegestaan|verboden|mogen|niet|alleen|запрещ\p{L}+|разреш\p{L}+|нельзя|можно|только)(?!\p{L})/iu
