import { detectLanguage, languagesOfWord } from '#app/domain/text/detect-language.ts'
import type { Language } from '#app/domain/text/language.ts'
import { conceptsNamed, conceptsOf } from './concepts.ts'
import { withoutFrames } from './frames.ts'
import { onlyAsks } from '#app/domain/grounding/question-words.ts'
import { stemOf } from '#app/domain/text/stems.ts'
import { searchWords } from '#app/domain/library/passages/words.ts'
import { type Want, wantOf } from './wants.ts'

/** A word of a question that tells what is asked about. */
export type AskedWord = {
  /** As it was asked, in lower case. */
  word: string
  stem: string
  /** How much it counts beside its rareness: less for what any question may say, or what only leads up to it. */
  factor: number
  /** A name or a number: nothing else can stand in its place. */
  name: boolean
  /** It only says what kind of thing is wanted, as "high" in "how high". */
  field: boolean
  /** What is asked for is said by it: "breed" of "Which breed …?", "director" of "Who is the director?". */
  head: boolean
  /** It names somebody or something of whoever asks: "my son". */
  own: boolean
}

/** Returns whether a word tells what is asked about, and not only what kind of thing is wanted or what leads up to it. */
export function tells({ factor, field }: Pick<AskedWord, 'factor' | 'field'>): boolean {
  return factor >= TELLING && !field
}

export type Asked = {
  /** The question without what people say around it. */
  core: string
  language: Language
  words: AskedWord[]
  want: Want
  /** "Which birds live there?": the first word only says of what kind the answer is. */
  loose: boolean
  /** What a definition is asked of, or what is asked about in general. */
  subject: string | null
  /** The two things that are compared. */
  sides: [string, string] | null
}

/** Words of a question that are looked for; further ones are left out. */
const MAX_WORDS = 24
/** Words that count less than this only lead up to a question, or hold it together. */
const TELLING = 0.9
/** Of words that lead up to a question. */
const CONTEXT = 0.35
/** Of words that tell of one's own case: "if I leave early". */
const CASE = 0.5
/** Of words that many questions have and few texts answer with. */
const SOFT = 0.4

/** Concepts whose words say little: "people", "kind", "use", "important" and the like. */
const SOFT_CONCEPTS =
  'kind name number important example place make take give say think ask want go see today only part'
/** Words that hold a question together and may stand for many others: no text has to have them to answer. */
const LIGHT: Record<Language, string> = {
  en: 'stand stay lie located situated appear occur come go put bring turn become seem like use using try send keep deal sort regard stuff time times additional whole entire allowed permitted',
  es: 'hacer hago hacemos venir viene ir voy quedar queda poner pongo traer tiempo estar ubicado situado encontrar aparecer usar tocar toca parece',
  fr: 'venir vient aller vais mettre mets rester reste trouver trouve temps situé servir apparaître utiliser falloir fais faut pouvoir',
  de: 'kommen kommt gehen geht stehen steht liegen liegt stellen bringen bleiben bleibt tun zeit befinden befindet erscheinen geführt machen gemacht laufen läuft',
  it: 'venire viene andare vado mettere restare resta trovare trova tempo situato apparire usare serve',
  pt: 'vir vem ir vou ficar fica pôr trazer tempo situado encontrar aparecer usar',
  nl: 'komen komt gaan gaat staan liggen ligt blijven zetten brengen tijd vinden verschijnen doen gebruiken',
  ru: 'прийти идти находиться находится стоять лежать остаться класть время появиться делать использовать',
}

const lightStems = new Map<Language, ReadonlySet<string>>()

function isLight(stem: string, language: Language): boolean {
  let stems = lightStems.get(language)
  if (!stems)
    lightStems.set(
      language,
      (stems = new Set(LIGHT[language].split(' ').map((word) => stemOf(word, language)))),
    )
  return stems.has(stem)
}

/** What kind of thing is wanted is said by words of these concepts. */
const FIELDS = new Map<Want, string>([
  ['money', 'cost salary money'],
  ['length', 'high long wide deep far large measure'],
  ['area', 'large'],
  ['weight', 'heavy'],
  ['speed', 'fast'],
  ['temperature', 'hot cold'],
  ['long', 'long last'],
  ['high', 'high'],
  ['duration', 'last long time hour day week month year'],
  ['age', 'old'],
  ['frequency', 'often'],
  ['when', 'year month day deadline'],
  ['clock', 'hour open close begin end leave arrive'],
  ['percent', 'percent'],
  ['count', 'number'],
  ['amount', 'number capacity'],
  ['yesno', 'allow'],
  ['reason', 'cause'],
  ['place', 'place address'],
  ['contact', 'call email address'],
  ['person', 'name man woman person'],
  ['purpose', 'use'],
  ['material', 'make build'],
  ['definition', 'mean name'],
  ['comparison', 'difference same'],
  ['list', 'part kind step'],
  ['manner', 'method'],
])

/** What somebody asks, taken apart. `before` is what they asked before it, where it goes on with that. */
export function readQuestion(
  question: string,
  language: Language = detectLanguage(question),
  before = '',
): Asked {
  const { core, context } = coreOf(spelledOut(question, language), language)
  const subject = subjectOf(core, language)
  const want = narrowed(wantOf(core, language), subject, language)
  const fields = conceptsNamed(FIELDS.get(want) ?? '')
  const soft = conceptsNamed(SOFT_CONCEPTS)
  // Whoever it is, a text says guests, members, drivers.
  const anybody = conceptsNamed(OF_PEOPLE.has(want) ? '' : 'person')
  const words = new Map<string, AskedWord>()
  let headed = false
  const add = (text: string, factor: number) => {
    const capitals = capitalsOf(text, language)
    const owned = new Set(Array.from(text.toLowerCase().matchAll(OWNED[language]), ([, word = '']) => word))
    const all = searchWords(text)
    const telling = all.filter(
      (word, at) =>
        (!onlyAsks(word, language) ||
          (word === 'may' && /^(?:in|of|since|last|early|late|until)$/.test(all[at - 1] ?? ''))) &&
        !(word.length === 1 && !/\p{N}/u.test(word)),
    )
    const content = all.filter((one) => one.length > 2 && !languagesOfWord(one).includes(language))
    const rest = content.length > 0 ? content : all.filter((one) => one.length > 2)
    for (const word of telling.length > 0 || factor < 1 || context ? telling : rest) {
      const stem = stemOf(word, language)
      if (words.has(stem) || words.size >= MAX_WORDS) continue
      const concepts = conceptsOf(stem, language)
      const name = capitals.has(word) || /\p{N}/u.test(word)
      const field = !name && concepts.some((concept) => fields.has(concept))
      const light =
        !name &&
        !field &&
        (isLight(stem, language) ||
          concepts.some((concept) => anybody.has(concept)) ||
          (concepts.length > 0 && concepts.every((concept) => soft.has(concept))))
      const head = factor === 1 && !name && !field && !light && HEADED.has(want) && !headed
      headed ||= head || (factor === 1 && name)
      const own = owned.has(word)
      words.set(stem, { word, stem, factor: factor * (light ? SOFT : 1), name, field, head, own })
    }
  }
  const condition = conditionIn(core, language)
  add(condition ? core.replace(condition, ' ') : core, 1)
  // "How much is it?" asks about what was told before it.
  const leans = ![...words.values()].some(tells)
  if (context) add(context, leans ? TELLING : CONTEXT)
  if (condition) add(condition, CASE)
  if (before) add(withoutFrames(before, language), CONTEXT)
  return {
    core,
    language,
    words: [...words.values()],
    want,
    loose: KIND_FIRST.test(core),
    subject,
    sides: sidesOf(core, language),
  }
}

/**
 * A shortened word, as people type it: in lower case, for "PPL", "R package", "U.K." and "Angkor Wat" are no slang, or
 * with one capital where the question begins.
 */
function typed(...forms: string[]): RegExp {
  const opening = forms
    .filter((form) => /^\p{L}[\p{L}\p{N}]/u.test(form))
    .map((form) => form[0]?.toUpperCase() + form.slice(1))
  const all = [...forms, ...(opening.length > 0 ? [`(?<=^[¿\\s]*)(?:${opening.join('|')})(?= \\p{Ll})`] : [])]
  return new RegExp(`(?<![\\p{L}\\p{N}.’'-])(?:${all.join('|')})(?![\\p{L}\\p{N}’'-]|\\.\\p{L})`, 'gu')
}

/** What people shorten when they type. */
const SHORTENED: Partial<Record<Language, [RegExp, string][]>> = {
  en: [
    [typed('ppl'), 'people'],
    [typed('yrs'), 'years'],
    [typed('hrs'), 'hours'],
    [typed('mins'), 'minutes'],
    [typed('b4'), 'before'],
    [typed('wot', 'wat'), 'what'],
    [typed('wich'), 'which'],
    [/^[Ww]en(?= \p{Ll})/u, 'when'],
    [typed('dont', 'doesnt', 'didnt', 'isnt', 'arent', 'wasnt', 'werent', 'havent', 'hasnt'), 'not'],
    [typed('wouldnt', 'couldnt', 'shouldnt', 'cant'), 'cannot'],
    [typed('im'), 'i am'],
    [typed('ive'), 'i have'],
    [typed('diff'), 'difference'],
    [typed('xmas'), 'christmas'],
    [typed('coz', 'cuz'), 'because'],
    [typed('gonna'), 'going to'],
    [typed('shoud', 'shold', 'shoudl', 'shuld'), 'should'],
    [typed('woud', 'wold', 'wuold'), 'would'],
    [typed('coud', 'cuold'), 'could'],
    [typed('wher', 'whre', 'were(?= (?:do|does|can|is the) )'), 'where'],
    [typed('happend', 'hapend', 'hapened', 'happned'), 'happened'],
    [typed('becuase', 'becasue', 'becouse'), 'because'],
    [/\bget(?:ting)? rid of\b/giu, 'dispose of'],
    [/\b(?:get|have) (?:all |some of |any of )?(?:my|our|the|their)? ?money back\b/giu, 'a refund'],
    [/\b(?:days?|time) off\b(?= (?:do|can|am|are|will|for|per|each|a|in|is)\b|\?|$)/giu, 'holiday'],
    [/\bwhat(?:[’']?s| is| are) (?:so )?(?:wrong|bad) (?:with|about)\b/giu, 'what are the disadvantages of'],
    [/\b(?:weak (?:points?|spots?|sides?)|shortcomings?|downsides?)\b/giu, 'limitations'],
    [/\b(?:came|come|comes|coming) up with\b/giu, 'proposed'],
    [/\bany ?more(?=\?|$)/giu, ' '],
    [
      /\bis it (?:ok|okay|fine|alright|all right|possible|legal) (?:for (?:me|us) )?to\b|\bam i (?:ok|fine|good) to\b/giu,
      'can i',
    ],
    [typed('u'), 'you'],
    [typed('r(?= \\p{L})'), 'are'],
    [typed('wats', 'whats'), 'what is'],
    [typed('wheres'), 'where is'],
    [typed('whos'), 'who is'],
    [typed('hows'), 'how is'],
    [/\bhow come\b/giu, 'why'],
    // Whoever wrote it is "the authors".
    [/(?<=\b(?:do|does|did|have|has) )the (?:authors?|writers?|researchers?)\b/giu, 'they'],
    [/\bdoes it say\b/giu, ' '],
    [/\b(?:roughly|approx|about|around) how\b/giu, 'how'],
  ],
  es: [
    [typed('xq', 'pq', 'porq'), 'por qué'],
    [typed('q'), 'que'],
  ],
  fr: [
    [typed('pk', 'pq', 'pkoi'), 'pourquoi'],
    [typed('qd'), 'quand'],
    [
      /(?<=(?:^|[\s’'-])(?:ai|as|a|avons|avez|ont)(?:-(?:je|tu|t-on|nous|vous))?) le droit d(?:e |[’'])/giu,
      ' peut ',
    ],
  ],
  it: [[typed('xk', 'xke', 'xké'), 'perché']],
  pt: [
    [typed('pq'), 'por que'],
    [typed('vc'), 'você'],
  ],
  de: [
    [/(?<!\p{L})wieviel(e?)(?!\p{L})/giu, 'wie viel$1'],
    // "Gibts", "wenns", "wos".
    [
      /(?<!\p{L})(gib|geh|wenn|ob|hat|ist|kann|hab|wird|darf|muss|soll|wo|wie|wann|warum|weil|dass)[’']?s(?!\p{L})/giu,
      '$1 es',
    ],
    // "Schlüssel weg, was nun?"
    [typed('weg(?=\\s*(?:[,.;?!]|$))'), ' '],
  ],
}

/** Verbs that say "I" by their form. Other words end in -o, too: "Franco", "tutto", "hubo", "hanno". */
const I_DO = {
  es: 'soy|estoy|voy|doy|sé|he|tengo|puedo|quiero|debo|necesito|pierdo|llego|pago|compro|vengo|hago|salgo|cancelo|renuevo|reservo|trabajo|vivo|uso|llevo|pido|olvido|entro|dejo|pongo|traigo|cambio|viajo|devuelvo|rompo|alquilo|inscribo|apunto|quedo|encuentro|tomo|estudio|empiezo|termino|vendo|mudo|caso|retiro|retraso|equivoco|enfermo',
  it: 'ho|sto|vado|do|so|vengo|posso|voglio|devo|perdo|arrivo|pago|compro|faccio|esco|prenoto|rinnovo|lavoro|vivo|uso|porto|chiedo|dimentico|entro|lascio|metto|cambio|viaggio|rompo|affitto|iscrivo|annullo|disdico|parto|resto|rimango|cerco|trovo|prendo|studio|comincio|finisco|vendo|sposo|trasferisco|ammalo|sbaglio|ritiro',
}

/** "… if I join": somebody's own case, which no text tells of. */
const CONDITION: Record<Language, RegExp> = {
  en: /,?\s(?:if|when|once) (?:i|we|my|our) [^,?]+\??$/iu,
  es: new RegExp(
    `,?\\s(?:si|cuando) (?:yo [^,?]+|(?:no )?(?:me )?(?:${I_DO.es})(?!\\p{L})[^,?]*)\\??$`,
    'iu',
  ),
  fr: /,?\s(?:si|quand) (?:je |j[’']|on |nous )[^,?]+\??$/iu,
  de: /,?\s(?:wenn|falls|sobald) (?:ich|wir|man|mein\p{L}*) [^,?]+\??$/iu,
  it: new RegExp(
    `,?\\s(?:se|quando) (?:io [^,?]+|(?:non )?(?:mi )?(?:${I_DO.it})(?!\\p{L})[^,?]*)\\??$`,
    'iu',
  ),
  pt: /,?\s(?:se|quando) eu [^,?]+\??$/iu,
  nl: /,?\s(?:als|wanneer) (?:ik|we|wij|mijn) [^,?]+\??$/iu,
  ru: /,?\s(?:если|когда) (?:я|мы|мой) [^,?]+\??$/iu,
}

/** The clause of a question that tells of the case of whoever asks; empty where the question is that. */
function conditionIn(core: string, language: Language): string {
  const found = CONDITION[language].exec(core)
  if (!found) return ''
  const rest = searchWords(core.slice(0, found.index))
  return rest.some((word) => word.length > 3 && !onlyAsks(word, language)) ? found[0] : ''
}

function spelledOut(question: string, language: Language): string {
  return (SHORTENED[language] ?? []).reduce((text, [short, long]) => text.replace(short, long), question)
}

/** Wants of which people may be what is asked for. */
const OF_PEOPLE: ReadonlySet<Want> = new Set(['count', 'amount', 'list', 'person', 'percent', 'definition'])

/** Where the first telling word says what is asked for. */
const HEADED: ReadonlySet<Want> = new Set([
  'person',
  'count',
  'amount',
  'list',
  'anything',
  'version',
  'percent',
  'contact',
])

const KIND_FIRST =
  /^[¿\s]*(?:and |und |et |y |e |en |и )?(?:(?:from|in|at|on|to|by|for|of|aus|von|mit|bei|an|zu|auf|de|à|dans|a|da|em|uit|van|op|из|в|на|с) )?(?:which|welche[rsnm]?|quels?|quelles?|qué|quali?|quais|welke?|как(?:ие|ой|ая|ое))\s+\p{L}+\s+(?!(?:of|von|de|des|der|du|d|di|do|da|del|van)(?!\p{L}))/iu

/** "What is the height of X?" asks for no definition; neither does a question with a long subject. */
function narrowed(want: Want, subject: string | null, language: Language): Want {
  if (want !== 'definition' || subject === null) return want
  const words = subject.split(/\s+/)
  return words.length > 4 || OF[language].test(subject) ? 'anything' : want
}

const OF: Record<Language, RegExp> = {
  en: /\s(?:of|for|in|at|on|from|between|with|by|to|behind|under)\s/iu,
  es: /\s(?:del|de (?:la|los|las|el|este|esta)|en|para|entre|con)\s/iu,
  fr: /\s(?:du|des|de (?:la|ce|cette)|de l[’']|d[’'](?:une?|ici)|dans|pour|entre|avec)(?!\p{L})/iu,
  de: /\s(?:des|der|von|vom|im|in|für|zwischen|bei|an|am|auf|mit)\s/iu,
  it: /\s(?:del|dello|della|dei|delle|dell[’']|nel|nella|per|tra|fra|con)(?!\p{L})/iu,
  pt: /\s(?:do|da|dos|das|no|na|para|entre|com)\s/iu,
  nl: /\s(?:van|in|voor|tussen|bij|op|met)\s/iu,
  ru: /\s(?:в|на|для|между|у|из|с)\s/iu,
}

/** Verbs in two parts that only say that something is: "findet … statt". */
const EVENT: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:findet|finden|fand|fanden)(?=\s.*\sstatt(?!\p{L}))|(?<=(?:findet|finden|fand|fanden)\s.*)\sstatt(?!\p{L})|(?<!\p{L})(?:statt(?:findet|finden|fand|fanden|gefunden)|geht(?=\s.*\slos(?!\p{L}))|los(?=\?|$))(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:vindt|vinden|vond|vonden)(?=\s.*\splaats(?!\p{L}))|(?<=(?:vindt|vinden|vond|vonden)\s.*)\splaats(?!\p{L})|(?<!\p{L})(?:plaatsvind(?:t|en)|plaatsgevonden)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:tiene|tienen|tuvo|tuvieron|tendrá) lugar(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:a|ont|eut|aura|avait) (?:eu )?lieu(?!\p{L})|(?<!\p{L})a-t-(?:il|elle) (?:eu )?lieu/giu,
  it: /(?<!\p{L})(?:ha|hanno|ebbe|avrà) (?:avuto )?luogo(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:tem|têm|teve|terá) lugar(?!\p{L})/giu,
}

function withoutEvent(question: string, language: Language): string {
  const event = EVENT[language]
  const rest = event ? question.replace(event, ' ').replace(/\s+/g, ' ').trim() : question
  return /\p{L}{3}.*\s\p{L}/u.test(rest) ? rest : question
}

/** The sentence that asks, without frames, and those around it. */
function coreOf(question: string, language: Language): { core: string; context: string } {
  const sentences = question
    .trim()
    .split(/(?<=[?!])\s+|(?<=[.…])\s+(?=[\p{Lu}¿¡])|\n+/u)
    .flatMap((one) => afterStatement(one.trim(), language))
    .filter((one) => /\p{L}|\p{N}/u.test(one))
  const marked = sentences.filter((one) => one.endsWith('?'))
  // Who types in a hurry leaves the sign out: "i lost my key. how much is that".
  const last = sentences.at(-1) ?? ''
  const asking = marked.length > 0 ? marked : asks(last, language) ? [last] : []
  const chosen = asking.length > 0 && asking.length < sentences.length ? asking : sentences
  const core = chosen.map((one) => withoutEvent(withoutFrames(one, language), language)).join(' ')
  const context = sentences
    .filter((one) => !chosen.includes(one))
    .map((one) => withoutFrames(one, language))
    .join(' ')
  return { core: core || question.trim(), context }
}

/**
 * A statement and the question that follows it in lower case, apart; the text alone where it is one sentence. After what
 * somebody tells of themselves no stop is needed: "i lost my key what will it cost".
 */
function afterStatement(text: string, language: Language): string[] {
  for (const { index } of text.matchAll(/(?<=(?:\p{L}{3}|\p{N})[.…])\s+(?=\p{Ll})/gu)) {
    const rest = text.slice(index).trim()
    if (asks(rest, language)) return [text.slice(0, index), rest]
  }
  if (!OF_ONESELF[language].test(text)) return [text]
  for (const { index } of text.matchAll(/(?<=\p{L}\S*\s\S+)\s+(?=\p{L})/gu)) {
    const rest = text.slice(index).trim()
    if ((text[index - 1] === ',' || OPENING[language].test(rest)) && asks(rest, language))
      return [text.slice(0, index), rest]
  }
  return [text]
}

/** What is told of oneself: "i lost my key", "mein Kind ist krank", "wir kommen später". */
const OF_ONESELF: Record<Language, RegExp> = {
  en: /^(?:i|we|my|our|i[’'](?:m|ve|d|ll)|we[’'](?:re|ve|d|ll)|lost|left|broke|forgot|got|missed)(?!\p{L})/iu,
  es: /^(?:me|nos|mi|mis|nuestr[oa]s?|he|hemos|soy|somos|estoy|estamos|tengo|tenemos|quiero|queremos|no puedo|yo|nosotros)(?!\p{L})/iu,
  fr: /^(?:j[’']\p{L}+|je|on|nous|mon|ma|mes|notre|nos)(?!\p{L})/iu,
  de: /^(?:ich|wir|mein|meine[mnrs]?|unser|unsere[mnrs]?)(?!\p{L})/iu,
  it: /^(?:io|mi|noi|il mio|la mia|i miei|le mie|mio|mia|ho|abbiamo|sono|siamo|voglio|vogliamo)(?!\p{L})/iu,
  pt: /^(?:eu|nós|o meu|a minha|meu|minha|meus|minhas|nosso|nossa|tenho|temos|quero|queremos|estou|perdi)(?!\p{L})/iu,
  nl: /^(?:ik|wij|we|mijn|ons|onze)(?!\p{L})/iu,
  ru: /^(?:я|мы|мой|моя|моё|мои|наш|наша|наше|наши|у меня|у нас)(?!\p{L})/iu,
}

/** Words that open a question in the middle of a sentence; "when" and "where" may go on with it. */
const OPENING: Record<Language, RegExp> = {
  en: /^(?:and |so |but )?(?:what|how|why|can (?:i|we)|do (?:i|we)|am i|will (?:i|we)|is there|are there)(?!\p{L})/iu,
  es: /^(?:y )?(?:cu[aá]nt[oa]s?|por qu[eé]|qu[eé] (?:hago|hacemos|pasa)|puedo|podemos|hay)(?!\p{L})/iu,
  fr: /^(?:et )?(?:combien|pourquoi|est-ce que|qu[’']est-ce|puis-je|peut-on)(?!\p{L})/iu,
  de: /^(?:und )?(?:was|wie|warum|wieso|darf|muss|gibt)(?!\p{L})/iu,
  it: /^(?:e )?(?:cosa|quant[oaie]|perch[eé]|posso|possiamo|c[’']è)(?!\p{L})/iu,
  pt: /^(?:e )?(?:o que|quant[oa]s?|por que|posso|podemos|há)(?!\p{L})/iu,
  nl: /^(?:en )?(?:wat|hoe|waarom|mag|moet|is er)(?!\p{L})/iu,
  ru: /^(?:и |а )?(?:что|сколько|почему|можно|есть ли)(?!\p{L})/iu,
}

/** Whom or what somebody calls their own. */
const OWNED: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:my|our) (\p{L}+)/gu,
  es: /(?<!\p{L})(?:mis?|nuestr[oa]s?) (\p{L}+)/gu,
  fr: /(?<!\p{L})(?:mon|ma|mes|notre|nos) (\p{L}+)/gu,
  de: /(?<!\p{L})(?:mein|unser)(?:e[mnrs]?)? (\p{L}+)/gu,
  it: /(?<!\p{L})(?:mio|mia|miei|mie|nostr[oaie]) (\p{L}+)/gu,
  pt: /(?<!\p{L})(?:meus?|minhas?|noss[oa]s?) (\p{L}+)/gu,
  nl: /(?<!\p{L})(?:mijn|ons|onze) (\p{L}+)/gu,
  ru: /(?<!\p{L})(?:мо[йяёи]|моего|моей|моему|моих|наш[аеи]?|нашего|нашей) (\p{L}+)/gu,
}

/** Whether a sentence asks by the word it begins with, sign or no sign. */
function asks(sentence: string, language: Language): boolean {
  const [first = ''] = searchWords(sentence)
  return onlyAsks(first, language) && wantOf(sentence, language) !== 'anything'
}

/** Words written with a capital though no sentence begins with them; in German every noun is. */
function capitalsOf(text: string, language: Language): Set<string> {
  const names = new Set<string>()
  const words = Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu))
  const shouted = !/\p{Ll}/u.test(text)
  for (const [at, match] of words.entries()) {
    const [word] = match
    if (at === 0 || shouted) continue
    if (language !== 'de' ? /^\p{Lu}/u.test(word) : /^\p{Lu}{2,}$/u.test(word)) names.add(word.toLowerCase())
  }
  return names
}

const ARTICLE =
  "(?:(?:an?|the|el|la|los|las|un|una|le|les|une|der|die|das|den|dem|ein|eine|einen|einem|il|lo|gli|i|uno|o|os|as|um|uma|de|het|een) |l[’'])?"
const SUBJECT: Record<Language, string[]> = {
  en: [
    `^what do(?:es)? (?:the (?:word|term|phrase|abbreviation) )?${ARTICLE}(.{2,60}?) (?:mean|stand for|refer to)$`,
    `^what(?:[’']?s| is| are| was| were) (?:exactly |actually )?(?:meant by )?${ARTICLE}(.{2,60}?)(?: mean| stand for| called)?$`,
    `^(?:define|explain|describe|who is|who was) (?:what )?${ARTICLE}(.{2,60}?)(?: is| are| means?)?$`,
    `^(?:tell me )?(?:something |anything |more )?about ${ARTICLE}(.{2,60})$`,
    `(?:say|said|says|written|mentioned|know|learn) (?:in it )?about ${ARTICLE}(.{2,60})$`,
    `(?:definition|meaning) of ${ARTICLE}(.{2,60})$`,
  ],
  es: [
    `^qu[eé] (?:es|son|era|significa|se entiende por) ${ARTICLE}(.{2,60})$`,
    `(?:sobre|acerca de|de|respecto a) ${ARTICLE}(.{2,60})$`,
  ],
  fr: [
    `^qu[’']est[- ]ce (?:que |qu[’'])(?:c[’']est que )?(?:une? |la |le |l[’']|les |des )?(.{2,60})$`,
    `^que (?:signifie|désigne|veut dire) ${ARTICLE}(.{2,60})$`,
    `(?:à propos|au sujet|parle-t-on|parle) d(?:e |u |es |[’'])${ARTICLE}(.{2,60})$`,
    `^c[’']est quoi ${ARTICLE}(.{2,60})$`,
  ],
  de: [
    `^was (?:ist|sind|war|waren|bedeutet|heißt)(?: mit)? (?:denn |eigentlich |genau )?${ARTICLE}(.{2,60}?)(?: gemeint)?$`,
    `^was versteht man unter ${ARTICLE}(.{2,60})$`,
    `(?:über|zu|zum thema|zum|zur) ${ARTICLE}(.{2,60})$`,
  ],
  it: [
    `^(?:che )?(?:cosa|cos[’']|che) ?(?:è|sono|significa|si intende per) ${ARTICLE}(.{2,60})$`,
    `(?:su|sul|sulla|a proposito di) ${ARTICLE}(.{2,60})$`,
  ],
  pt: [
    `^o? ?que (?:é|são|significa|quer dizer|se entende por) ${ARTICLE}(.{2,60})$`,
    `(?:sobre|a respeito de|acerca de) ${ARTICLE}(.{2,60})$`,
  ],
  nl: [
    `^wat (?:is|zijn|was|betekent|wordt bedoeld met) ${ARTICLE}(.{2,60})$`,
    `(?:over) ${ARTICLE}(.{2,60})$`,
  ],
  ru: [
    '^(?:что|кто) (?:такое|такой|такая|такие|означает|значит|есть) (.{2,60})$',
    '(?:о|об|про|на тему|о теме) (.{2,60})$',
  ],
}

/** What a question is about in general: "X" of "What is X?" and "What does it say about X?". */
function subjectOf(core: string, language: Language): string | null {
  const asked = core.replace(/^[¿¡\s]+|[?!.\s]+$/g, '')
  for (const source of SUBJECT[language]) {
    const found = new RegExp(source, 'iu').exec(asked)?.[1]
    if (found) return found.replace(/^["“„«‘'\s]+|["”“»’'\s]+$/g, '').replace(/^(?:the|a|an) /i, '')
  }
  return null
}

const SIDES: Record<Language, string[]> = {
  en: [
    '(?:between|compare[sd]?) (.{2,60}?) (?:and|with|to|or|versus|vs\\.?) (.{2,60})$',
    '^(?:which|who|what)\\b.*?[,:] (?:the )?(.{2,40}?),? or (.{2,40})$',
    '^how (?:do|does|did|is|are) (.{2,50}?) differ(?:ent)? from (.{2,50})$',
    '^(?:is|are|was|were|does|do) (.{2,50}?) \\p{L}*(?:er|more|less) .{0,30}than (.{2,50})$',
    '^(.{2,50}?) (?:vs\\.?|versus) (.{2,50})$',
    '^(?:is|was) (?:the )?(?:\\p{L}+er) (.{2,40}) or (.{2,40})$',
  ],
  es: [
    'entre (.{2,60}?) (?:y|e) (.{2,60})$',
    '(?:compara) (.{2,60}?) (?:con|y) (.{2,60})$',
    '(.{2,50}?) o (.{2,50})$',
  ],
  fr: [
    'entre (.{2,60}?) et (.{2,60})$',
    'compar\\p{L}+ (.{2,60}?) (?:avec|et|à) (.{2,60})$',
    '[,:] (.{2,50}?) ou (.{2,50})$',
  ],
  de: [
    'zwischen (.{2,60}?) und (.{2,60})$',
    'vergleich\\p{L}* (.{2,60}?) (?:mit|und) (.{2,60})$',
    '[,:] (.{2,50}?) oder (.{2,50})$',
    'unterscheide\\p{L}+ sich (.{2,50}?) (?:von|und) (.{2,50})$',
  ],
  it: [
    '(?:tra|fra) (.{2,60}?) ed? (.{2,60})$',
    'confronta (.{2,60}?) (?:con|e) (.{2,60})$',
    '[,:] (.{2,50}?) o (.{2,50})$',
  ],
  pt: [
    'entre (.{2,60}?) e (.{2,60})$',
    'compar\\p{L}+ (.{2,60}?) (?:com|e) (.{2,60})$',
    '[,:] (.{2,50}?) ou (.{2,50})$',
  ],
  nl: [
    'tussen (.{2,60}?) en (.{2,60})$',
    'vergelijk (.{2,60}?) (?:met|en) (.{2,60})$',
    '[,:] (.{2,50}?) of (.{2,50})$',
  ],
  ru: [
    'между (.{2,60}?) и (.{2,60})$',
    'сравни\\p{L}* (.{2,60}?) (?:с|и) (.{2,60})$',
    '[,:] (.{2,50}?) или (.{2,50})$',
    'отлича\\p{L}+ (.{2,50}?) от (.{2,50})$',
  ],
}

function sidesOf(core: string, language: Language): [string, string] | null {
  if (wantOf(core, language) !== 'comparison') return null
  const asked = core.replace(/^[¿¡\s]+|[?!.\s]+$/g, '')
  for (const source of SIDES[language]) {
    const [, one, other] = new RegExp(source.replaceAll('\\b', '(?!\\p{L})'), 'iu').exec(asked) ?? []
    if (one && other) return [one, other]
  }
  return null
}
