import type { Language } from '#app/domain/humanizer/language.ts'
import { capital, type Collected, type Draft, type Option } from './draft.ts'
import type { Passage } from './passages.ts'

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
}
/** "A lens is a …" says what something is, and is no reason for anything. */
const DEFINING =
  /(?<!\p{L})(?:es|son|est|sont|è|sono|é|são) (?:une?|una?|unos|unas|uno|des|dei|delle|uma?|uns|umas)(?!\p{L})/iu
const LEANS =
  /(?<!\p{L})(?:esto|eso|esta|este|ello|cela|ceci|ce|cette|dies\p{L}*|questo|questa|ciò|isto|isso|esta|dit|deze|die|это|этот|эта)(?!\p{L})/iu

/** What belongs to somebody who is named in another sentence. */
const POSSESSIVE =
  /(?<!\p{L})(?:its|their|his|her|sus?|leurs?|ihre?[mnrs]?|seine?[mnrs]?|suo[i]?|sua|sue|loro|seus?|suas?|hun|его|её|их)(?!\p{L})/iu

type Parted = { passage: Passage; main: string; part: string }

/**
 * What reason, purpose or condition the document names for something it says: the main clause is quoted, so that nothing
 * of it has to be turned.
 */
export function reasonDrafts({ alone, language, words }: Collected): Draft[] {
  const leads = LEADS[language]
  return (['reason', 'purpose', 'condition'] as const).flatMap((kind) => {
    const parted = alone.flatMap((passage) => partedAt(passage, leads[kind]) ?? [])
    const because = kind === 'reason' ? BECAUSE[language] : undefined
    const statements = because ? statementsOf(alone, parted, leads) : []
    return parted.map(({ passage, main, part }): Draft => {
      const lead = /^\S+(?: que| что)?/u.exec(part)?.[0] ?? ''
      const others: Option[] = [
        ...parted
          .filter((other) => other.passage !== passage && !POSSESSIVE.test(other.part))
          .sort((one, two) => Number(two.part.startsWith(lead)) - Number(one.part.startsWith(lead)))
          .map((other) => ({ text: capital(other.part), from: other.passage })),
        ...statements
          .filter(({ from }) => from !== passage)
          .map(({ text, from }) => ({ text: capital(because?.(text) ?? text), ...(from && { from }) })),
      ]
      return {
        form: kind === 'reason' ? 'why' : kind,
        question: words.say(kind, words.quote(`${main}.`)),
        answer: capital(part),
        others,
        passage,
        typed: false,
      }
    })
  })
}

function partedAt(passage: Passage, lead: RegExp): Parted | undefined {
  const text = passage.text.replace(/[.!]+$/, '')
  const at = text.search(lead)
  if (at < 0) return undefined
  const main = text.slice(0, at).replace(/,$/, '')
  const part = text
    .slice(at)
    .replace(/^,? /, '')
    .replace(/[;:].*$/, '')
  const length = part.split(/\s+/).length
  if (
    main.split(/\s+/).length < 4 ||
    length < 3 ||
    length > 22 ||
    LEANS.test(part) ||
    /[;:«»„“”"()]/.test(main)
  )
    return undefined
  if (/(?:^|,) (?:pero|mais|aber|ma|mas|maar|но) /.test(main)) return undefined
  return { passage, main, part }
}

/** Short statements of the document that could be a reason as they stand. */
function statementsOf(alone: readonly Passage[], parted: readonly Parted[], leads: Leads): Option[] {
  const used = new Set(parted.map(({ passage }) => passage))
  return alone
    .filter(
      (passage) =>
        !used.has(passage) &&
        passage.words >= 5 &&
        passage.words <= 16 &&
        !/[\d,;:()"«»]/.test(passage.text) &&
        !DEFINING.test(passage.text),
    )
    .filter(({ text }) => Object.values(leads).every((lead) => !lead.test(text)))
    .flatMap((passage) => {
      const first =
        /^(?:El|La|Los|Las|Un|Una|Le|Les|L['’]|Des?|Il|Lo|Gli|I|O|Os|A|As|Um|Uma)(?: |(?<=['’]))/.exec(
          passage.text,
        )
      if (!first && !/\p{Script=Cyrillic}/u.test(passage.text)) return []
      if (!first) return []
      return [
        {
          text: passage.text.charAt(0).toLowerCase() + passage.text.slice(1).replace(/[.!]+$/, ''),
          from: passage,
        },
      ]
    })
}
