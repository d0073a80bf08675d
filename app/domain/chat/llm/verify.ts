import { type Difference, prepareComparing } from '#app/domain/claims/compare.ts'
import { detectLanguage } from '#app/domain/text/detect-language.ts'
import type { Language } from '#app/domain/text/language.ts'
import { withFigures } from '#app/domain/text/figures.ts'
import { addressesReader } from '#app/domain/grounding/addressing.ts'
import { literal } from '../answer-text.ts'
import { differencesFrom } from '#app/domain/grounding/bearing-out.ts'
import { lookUp, type PageOf } from '../citations.ts'
import { type Evidence, evidenceOf, isAnchored, leans } from '#app/domain/grounding/evidence.ts'
import { findQuote } from '#app/domain/grounding/quote.ts'
import type { Citation } from '../types.ts'
import { withoutOrders } from '#app/domain/grounding/injection.ts'
import type { Statement } from './statements.ts'

/** A source that was found, with the sentences that its quote is part of. */
type Source = { citation: Omit<Citation, 'number'>; evidence: Evidence; language: Language }

/** A sentence that may be shown, as it is shown, and what bears it out. */
export type Verified = {
  text: string
  place: Statement['place']
  sources: Source[]
  /** It is in another language than what bears it out: only its figures were compared. */
  translated: boolean
}

/** What is wrong with a sentence, for the model that is asked for it once more. */
export type Refusal = { statement: Statement; reason: string }

export type Checking = {
  pageOf: PageOf
  /** The language of the answer, and of a document. */
  language: Language
  languageOf: (documentId: string) => Language
}

/**
 * Checks a sentence of a model: a source that is found letter by letter must bear it out, it must be a statement, and
 * where it leans on what is `said` before it, that must be about the same.
 */
export async function verify(
  statement: Statement,
  said: string,
  { pageOf, language, languageOf }: Checking,
): Promise<Verified | Refusal> {
  const text = bare(statement.text)
  const refuse = (reason: string) => ({ statement, reason })
  if (addressesReader(text, language))
    return refuse('it asks or tells the reader something instead of stating what the document says')
  if (statement.sources.length === 0) return refuse('it has no source')
  const sources: Source[] = []
  for (const claimed of statement.sources) {
    const citation = await lookUp(claimed, pageOf)
    const page = citation && (await pageOf(claimed.documentId, claimed.page))
    const place = page && findQuote(page.text, claimed.quote)
    if (!place) continue
    const evidence = evidenceOf(page.text, place, languageOf(claimed.documentId))
    // What a document orders is no source of anything.
    if (withoutOrders(evidence.own).orders.length > 0) continue
    await prepareComparing(languageOf(claimed.documentId))
    sources.push({ citation, evidence, language: languageOf(claimed.documentId) })
  }
  if (sources.length === 0) return refuse('its quote is not on the page it names')
  const found = bearing(text, sources, language)
  if ('differences' in found) return refuse(reasonOf(found.differences))
  if (
    leans(text, language) &&
    !found.translated &&
    !found.sources.some(({ evidence }) => isAnchored(evidence, said, language))
  )
    return refuse('what its pronouns stand for is not said before it: name it')
  return { text: statement.text, place: statement.place, ...found }
}

type Borne = Pick<Verified, 'sources' | 'translated'>

/** The sources that bear a sentence out, each by itself or else all together. */
function bearing(
  text: string,
  sources: readonly Source[],
  language: Language,
): Borne | { differences: Difference[] } {
  const compared = sources.map((source) => ({
    source,
    differences: differencesFrom(text, source.evidence, source.language),
  }))
  const alone = compared.filter(({ differences }) => differences.length === 0)
  if (alone.length > 0) return { sources: alone.map(({ source }) => source), translated: false }
  const [first] = sources
  const [nearest] = compared.toSorted((one, two) => one.differences.length - two.differences.length)
  if (sources.length > 1 && first && sources.every((source) => source.language === first.language)) {
    const own = sources.map(({ evidence }) => evidence.own).join(' ')
    if (differencesFrom(text, { own, before: [] }, first.language).length === 0)
      return { sources: [...sources], translated: false }
  }
  const said = detectLanguage(text)
  const foreign = sources.filter(
    (source) =>
      source.language !== language && source.language !== said && hasFiguresOf(text, language, source),
  )
  if (foreign.length > 0) return { sources: foreign, translated: true }
  return { differences: nearest?.differences ?? [] }
}

/** Whether all figures of a sentence stand in a source that is in another language; words cannot be compared. */
function hasFiguresOf(text: string, language: Language, source: Source): boolean {
  const figures = (said: string, of: Language) =>
    new Set((withFigures(said, of).match(/\d+(?:[.,:]\d+)*/g) ?? []).map((one) => one.replace(/[.,]/g, '')))
  const known = figures(`${source.evidence.own} ${source.evidence.own.toLowerCase()}`, source.language)
  return [...figures(text, language)].every((figure) => known.has(figure))
}

/** The differences as one reason. */
function reasonOf(differences: readonly Difference[]): string {
  const words = differences.slice(0, 4).map((difference) => difference.words)
  return `the quoted sentence does not bear it out: ${words.join('; ')}`
}

/** A sentence without marks of Markdown, as it is compared. */
function bare(text: string): string {
  return text.replaceAll(/\*\*|`/g, '').trim()
}

/** A verified sentence as it stands in an answer: only its bold words are markup, and its markers come before its stop. */
export function shown(text: string, markers: readonly string[]): string {
  const said = text.replaceAll('`', '')
  const [, body = said, stop = ''] = /^([^]*?)([.!…]["”»’)]*|)$/.exec(said) ?? []
  const parts = body.split('**')
  const words = parts.map(literal).join(parts.length % 2 === 1 ? '**' : '')
  return `${words}${markers.map((marker) => ` ${marker}`).join('')}${stop}`
}

const JOINING: Record<Language, RegExp> = {
  en: /^(?:also|however|but|and|so|then|in addition|moreover|furthermore|besides|additionally|finally|thus|therefore|still|yet|instead|meanwhile|(?:by|in) contrast|similarly|likewise|as a result|on the other hand)(?:,\s*|\s+)|(?<=\s)(?:also|too|however|therefore|instead),?\s+(?=\S)|,? (?:too|as well|however)(?=[.!]?$)/giu,
  es: /^(?:también|sin embargo|pero|y|así|entonces|además|asimismo|por tanto|por lo tanto|en cambio|finalmente|por otro lado)(?:,\s*|\s+)|(?<=\s)también\s+(?=\S)/giu,
  fr: /^(?:aussi|cependant|mais|et|ainsi|alors|de plus|en outre|par ailleurs|donc|enfin|toutefois|en revanche|de même)(?:,\s*|\s+)|(?<=\s)(?:aussi|également)\s+(?=\S)/giu,
  de: /(?<=\s)(?:auch|jedoch|außerdem|zudem|ebenfalls|allerdings)\s+(?=\S)|^(?:aber|und|denn|doch)\s+/giu,
  it: /^(?:anche|tuttavia|ma|e|così|inoltre|quindi|pertanto|infine|invece|allo stesso modo)(?:,\s*|\s+)|(?<=\s)(?:anche|inoltre)\s+(?=\S)/giu,
  pt: /^(?:também|no entanto|mas|e|assim|além disso|portanto|contudo|por fim|por outro lado)(?:,\s*|\s+)|(?<=\s)também\s+(?=\S)/giu,
  nl: /(?<=\s)(?:ook|echter|bovendien|eveneens|daarnaast)\s+(?=\S)|^(?:maar|en|want)\s+/giu,
  ru: /^(?:также|однако|но|и|а|кроме того|поэтому|таким образом|наконец|зато)(?:,\s*|\s+)|(?<=\s)(?:также|тоже)\s+(?=\S)/giu,
}

/** Returns a sentence without the words that join it to the one before it, which is not there. */
export function unjoined(text: string, language: Language): string {
  const bereft = text.replace(JOINING[language], '')
  return bereft.charAt(0).toUpperCase() + bereft.slice(1)
}
