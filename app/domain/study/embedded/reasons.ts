import { setImmediate as turn } from 'node:timers/promises'
import type { Language } from '#app/domain/text/language.ts'
import { capital, type Collected, type Draft, type Option } from './draft.ts'
import { repeats } from './lexis.ts'
import type { Passage } from './passages.ts'
import { hasPronoun } from '#app/domain/grounding/referring.ts'
import { bare, nearest, type Statement, statementsIn, MOST_OPTIONS } from './statements.ts'

/** Words that lead to a reason, to a purpose and to a condition, after the main clause. */
type Leads = { reason: RegExp; purpose: RegExp; condition: RegExp }

const LEADS: Record<Language, Leads> = {
  en: {
    reason: /,? (?=because (?!of ))/,
    purpose: /,? (?=in order to )/,
    condition: /(?!)/,
  },
  es: {
    reason: /,? (?=(?:porque|ya que|puesto que|debido a que) )/,
    purpose: /,? (?=(?:para|a fin de|con el fin de) (?:que )?\p{Ll}+[aei]r(?:l[aoe]s?|se)?\b)/u,
    condition: /,? (?=(?:cuando|si) )/,
  },
  fr: {
    reason: /,? (?=(?:parce qu(?:e |['’])|puisqu(?:e |['’])|car ))/,
    purpose: /,? (?=(?:pour|afin de|afin d['’]) ?\p{Ll}+(?:er|ir|re|oir)\b)/u,
    condition: /,? (?=(?:lorsqu(?:e |['’])|quand |si ))/,
  },
  de: {
    reason: /, (?=(?:weil|da|denn) )/,
    purpose: /, (?=(?:um .+ (?:zu \p{Ll}+|\p{Ll}+zu\p{Ll}+en)|damit .+))/u,
    condition: /, (?=(?:wenn|falls|sobald) )/,
  },
  it: {
    reason: /,? (?=(?:perché|poiché|dato che|giacché) )/,
    purpose: /,? (?=(?:per|allo scopo di) \p{Ll}+(?:are|ere|ire|rre|rne|rlo|rla|rsi)\b)/u,
    condition: /,? (?=(?:quando|se) )/,
  },
  pt: {
    reason: /,? (?=(?:porque|já que|uma vez que|pois) )/,
    purpose: /,? (?=(?:para|a fim de) \p{Ll}+[aeio]r\b)/u,
    condition: /,? (?=(?:quando|se) )/,
  },
  nl: {
    reason: /,? (?=(?:omdat|doordat|want|aangezien) )/,
    purpose: /,? (?=om (?:.+ )?te \p{Ll}+)/u,
    condition: /,? (?=(?:als|wanneer|zodra) )/,
  },
  ru: {
    reason: /, (?=(?:потому что|так как|поскольку) )/,
    purpose: /, (?=чтобы )/,
    condition: /, (?=(?:если|когда) )/,
  },
}

/** In these languages a statement may follow the word for "because" as it stands. */
const BECAUSE: Partial<Record<Language, (statement: string) => string>> = {
  es: (statement) => `porque ${statement}`,
  fr: (statement) =>
    /^[aeiouyhéèêàâ]/i.test(statement) ? `parce qu'${statement}` : `parce que ${statement}`,
  it: (statement) => `perché ${statement}`,
  pt: (statement) => `porque ${statement}`,
  ru: (statement) => `потому что ${statement}`,
}
/** Other words that lead to a part with its verb at the end, as "because" does in these languages. */
const VERB_LAST: Partial<Record<Language, { lead: RegExp; because: string }>> = {
  de: { lead: /, (?:wenn|sobald|falls|obwohl|nachdem|während|bevor|damit) /, because: 'weil' },
  nl: { lead: /,? (?:wanneer|zodra|hoewel|nadat|terwijl|voordat|zodat) /, because: 'omdat' },
}
/** "A lens is a …" says what something is, and is no reason for anything. */
const DEFINING =
  /(?<!\p{L})(?:es|son|est|sont|è|sono|é|são) (?:une?|una?|unos|unas|uno|des|dei|delle|uma?|uns|umas|el|la|los|las|le|les|il|lo|gli|os?|as?)(?!\p{L})|[—–] это /iu
const LEANS: Record<Language, RegExp> = {
  en: /\b(?:this|these|those)\b/i,
  es: /(?<!\p{L})(?:es[ao]s?|es[oe]|est[aeo]s?|estos|ello)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:cela|ceci|ça|ce|cet|cette|ces)(?!\p{L})/iu,
  de: /(?<!\p{L})dies\p{L}*/iu,
  it: /(?<!\p{L})(?:quest[oaie]|ciò)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:isto|isso|est[ae]s?|ess[ae]s?)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:dit|dat|deze|die)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:это|этот|эта|эти|этого|этой|этих)(?!\p{L})/iu,
}

/** What belongs to somebody who is named in another sentence. */
const POSSESSIVE =
  /(?<!\p{L})(?:its|their|his|her|sus?|leurs?|ihre?[mnrs]?|seine?[mnrs]?|suo[i]?|sua|sue|loro|seus?|suas?|hun|его|её|их)(?!\p{L})/iu

/** What is said of the reason and stands before it. */
const HEDGE =
  /,? (?:possibly|perhaps|probably|mainly|partly|presumably|largely|chiefly|simply|especially|vielleicht|vermutlich|wahrscheinlich|vor allem|sobre todo|quizás|posiblemente|probablemente|surtout|sans doute|peut-être|notamment|soprattutto|forse|talvez|sobretudo|vooral|misschien|возможно|вероятно)$/u

/** "Since the church forbade meat, …": a reason that is named before what it is a reason for, as far as its comma. */
const LED: Partial<Record<Language, RegExp>> = {
  es: /^(?:Como|Puesto que|Dado que|Ya que|Debido a que) (?=(?:el|la|los|las|un|una) )/,
  fr: /^(?:Comme|Puisque|Parce que|Étant donné que) (?=(?:le|la|les|un|une|des|l['’])[\s\p{L}])/u,
  de: /^(?:Da|Weil) (?=(?:der|die|das|den|dem|ein|eine|einer|viele|kein|keine) )/,
  it: /^(?:Poiché|Siccome|Dato che) (?=(?:il|lo|la|i|gli|le|un|una|l['’])[\s\p{L}])/u,
  pt: /^(?:Como|Uma vez que|Já que|Dado que) (?=(?:o|a|os|as|um|uma) )/,
  nl: /^(?:Omdat|Doordat|Aangezien) (?=(?:de|het|een) )/,
  ru: /^(?:Поскольку|Так как) /,
}
/** Where what follows a part that leads begins with its verb: quoted as it stands, it is no whole sentence. */
const TURNED: ReadonlySet<Language> = new Set(['de', 'nl'])

/** The words that lead to a reason before what it is for, where they would not do after it. */
const LED_ALONE: Partial<Record<Language, [RegExp, string]>> = {
  es: [/^como /, 'porque '],
  fr: [/^comme /, 'parce que '],
  pt: [/^como /, 'porque '],
  it: [/^siccome /, 'perché '],
}

function asAnswer(part: string, language: Language): string {
  const [lead, other] = LED_ALONE[language] ?? []
  return lead && other !== undefined
    ? part.replace(lead, other).replace(/^parce que (?=un|une|[aeiouhé])/, "parce qu'")
    : part
}

/** A sentence whose reason leads, with a comma of its own only where a clause within is closed again. */
function ledBy(passage: Passage, language: Language): Parted | undefined {
  const text = bare(passage.text)
  if (!LED[language]?.test(text) || /[;:«»„“”"()]/.test(text)) return undefined
  const [part = '', main = '', ...more] = text.split(/, (?:entonces |alors |allora |então |то )?/)
  if (more.length > 0 || !isLong(main, FEWEST_QUOTED) || part.split(/\s+/).length < 4) return undefined
  if (LEANS[language].test(text) || hasPronoun(main, language)) return undefined
  return {
    passage,
    main: TURNED.has(language) ? `… ${main}` : capital(main),
    part: asAnswer(part.charAt(0).toLowerCase() + part.slice(1), language),
    isLed: true,
  }
}

/** "… not because of the ink but | because …" */
const NOT_BECAUSE =
  /(?<!\p{L})(?:not|no|pas|nicht|non|não|niet|не|but|sino|mais|sondern|ma|mas|maar|но)(?: only| solo| seulement| nur)?,?$/iu
const EXAMPLE_OF =
  /(?<!\p{L})(?:for example|for instance|e\. ?g\.|zum Beispiel|z\. ?B\.|etwa|por ejemplo|par exemple|(?:per|ad) esempio|por exemplo|bijvoorbeeld|например),?$/iu

/** "Lahars are streams that form | when …": the condition is of the relative clause. */
const RELATIVE =
  /\p{L},? (?:que|qui|che|, (?:der|die|das|dem|den|denen) \p{Ll}+|die|dat|котор\p{L}+)(?: (?:se|si|s['’]))? ?\p{Ll}+$|, (?:der|die|das) (?:\S+ ){0,6}\p{Ll}+$/u

type Parted = { passage: Passage; main: string; part: string; isLed?: boolean }

/** Words of a main clause that a question quotes, and of one that is its answer. */
const FEWEST_QUOTED = 4
const FEWEST_ANSWERED = 2
/** Options that a question for a reason needs beside the answer; with fewer it is asked for what it is the reason of. */
const FEWEST_OTHERS = 3
/** Words of a sentence that may stand as the effect of a reason. */
const MOST_MAIN = 18

/**
 * What reason, purpose or condition the document names for something it says, and what it gives a reason for: the other
 * part of the sentence is quoted, so that nothing of it has to be turned.
 */
export async function reasonDrafts(collected: Collected): Promise<Draft[]> {
  const { alone, passages, language, words, lexis } = collected
  const leads = LEADS[language]
  const drafts: Draft[] = []
  for (const kind of ['reason', 'purpose', 'condition'] as const) {
    const parted = alone.flatMap(
      (passage) =>
        (kind === 'reason' ? ledBy(passage, language) : undefined) ??
        partedAt(passage, leads[kind], language) ??
        [],
    )
    await turn()
    if (parted.length === 0) continue
    const beside = passages
      .filter((passage) => !passage.alone)
      .flatMap((passage) => partedAt(passage, leads[kind], language) ?? [])
      .filter(({ part }) => !hasPronoun(part, language))
    await turn()
    const made = kind === 'reason' ? await madeReasons(collected, parted, leads) : []
    const parts = [...parted, ...beside]
      .filter(({ part }) => !POSSESSIVE.test(part))
      .map(({ part, passage }): Statement => ({ text: part, from: passage }))
    const mains: Statement[] = [
      ...parted.flatMap(({ main, passage, isLed }) => (isLed ? [] : [{ text: main, from: passage }])),
      ...alone
        .filter(({ words: length, text }) => length <= MOST_MAIN && !/[;:()"«»„“]/.test(text))
        .map((from) => ({ text: bare(from.text), from })),
    ]
    for (const { passage, main, part, isLed = false } of parted) {
      await turn()
      if (kind === 'condition' && RELATIVE.test(main)) continue
      const isElsewhere = ({ from }: Statement) => from !== passage
      const lead = /^(?:debido a que|\S+(?: que| что| как)?)/u.exec(part)?.[0] ?? ''
      const isAgain = repeats(main, lexis)
      const others = [
        ...parts.filter((one) => isElsewhere(one) && one.text.startsWith(lead)),
        ...parts.filter((one) => isElsewhere(one) && !one.text.startsWith(lead)),
        ...made.filter((option) => isElsewhere(option) && !isAgain(option)),
      ]
        .slice(0, MOST_OPTIONS)
        .map(({ text, from }): Option => ({ text: capital(alikeLead(text, lead)), from }))
      const isAsked = isLong(main, FEWEST_QUOTED)
      if (isAsked)
        drafts.push({
          form: kind === 'reason' ? 'why' : kind,
          question: words.say(kind, words.quote(`${main}.`)),
          answer: capital(part),
          others,
          passage,
          typed: false,
        })
      if (kind !== 'reason' || isLed || (isAsked && others.length >= FEWEST_OTHERS)) continue
      const isWhole = repeats(`${main} ${part}`, lexis)
      drafts.push({
        form: 'effect',
        question: words.say('effect', words.quote(`… ${part}.`)),
        answer: main,
        others: nearest(
          mains.filter((option) => isElsewhere(option) && !isWhole(option)),
          main,
          passage,
        ),
        passage,
        typed: false,
      })
    }
  }
  return drafts
}

function isLong(text: string, fewest: number): boolean {
  return text.split(/\s+/).length >= fewest
}

/** An option that begins with the word for "because" that the answer has, so that none tells. */
function alikeLead(text: string, lead: string): string {
  const group = SAME_LEAD.find((one) => one.includes(lead))
  const own = group?.find((one) => text.startsWith(`${one} `))
  return own ? lead + text.slice(own.length) : text
}

/** Words for "because" after which a sentence goes on in the same way. */
const SAME_LEAD: readonly (readonly string[])[] = [
  ['porque', 'ya que', 'puesto que', 'debido a que'],
  ['weil', 'da'],
  ['perché', 'poiché', 'giacché'],
  ['porque', 'já que', 'pois'],
  ['omdat', 'doordat', 'aangezien'],
  ['потому что', 'поскольку', 'так как'],
]

/** What the document says elsewhere, as a reason. */
async function madeReasons(
  collected: Collected,
  parted: readonly Parted[],
  leads: Leads,
): Promise<Statement[]> {
  const { passages, language } = collected
  const because = BECAUSE[language]
  const last = VERB_LAST[language]
  const turned = last
    ? passages.flatMap((passage): Statement[] => {
        const text = bare(passage.text)
        const at = text.search(last.lead)
        if (at < 0) return []
        const said = text
          .slice(at)
          .replace(last.lead, '')
          .replace(/[,;:].*$/, '')
        const length = said.split(/\s+/).length
        if (
          length < 4 ||
          length > 14 ||
          LEANS[language].test(said) ||
          // "Während der zweiten Belagerung": no clause, for it does not end with a verb.
          (language === 'de' && !/ \p{Ll}+$/u.test(said)) ||
          hasPronoun(said, language)
        )
          return []
        return [{ text: `${last.because} ${said}`, from: passage }]
      })
    : []
  if (!because) return turned
  const used = new Set(parted.map(({ passage }) => passage))
  const statements = await statementsIn(
    collected,
    (passage) =>
      !used.has(passage) &&
      !passage.text.includes(',') &&
      !DEFINING.test(passage.text) &&
      Object.values(leads).every((lead) => !lead.test(passage.text)),
  )
  return [...turned, ...statements.map(({ text, from }) => ({ text: because(text), from }))]
}

function partedAt(passage: Passage, lead: RegExp, language: Language): Parted | undefined {
  const text = bare(passage.text)
  const at = text.search(lead)
  if (at < 0) return undefined
  const main = text.slice(0, at).replace(/,$/, '').replace(HEDGE, '')
  const part = text
    .slice(at)
    .replace(/^,? /, '')
    .replace(/[;:].*$/, '')
    .replace(/, (?:und|aber|sondern|so dass|sodass|y|pero|aunque|et|mais|e|ma|mas|en|maar|но|а|и) .*$/u, '')
  const length = part.split(/\s+/).length
  if (
    !isLong(main, FEWEST_ANSWERED) ||
    length < 3 ||
    length > 22 ||
    LEANS[language].test(part) ||
    /[;:«»„“”"()]/.test(main)
  )
    return undefined
  // "…, for example because the price of oil goes up": one reason of several, and which it is cannot be asked.
  if (EXAMPLE_OF.test(main) || NOT_BECAUSE.test(main)) return undefined
  if (/(?:^|,) (?:pero|mais|aber|ma|mas|maar|но) /.test(main)) return undefined
  return { passage, main, part }
}
