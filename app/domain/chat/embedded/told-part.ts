import type { Language } from '#app/domain/text/language.ts'
import { type Asked, readQuestion, tells } from '../retrieval/question.ts'

/** Words that lead to a reason, wherever they stand: what follows them is one. */
const REASON: Record<Language, string> = {
  en: 'because|due to|owing to|thanks to|on account of|(?<=, )(?:since(?! \\p{Nd})|so that|as (?=(?:the|it|they|he|she|there) ))',
  es: 'porque|debido a|a causa de|puesto que|ya que|gracias a|(?<=, )pues',
  fr: "parce qu(?:e|[’'])|puisqu(?:e|[’'])|en raison d(?:e|u|es|[’'])|à cause d(?:e|u|es|[’'])|grâce (?:à|aux?)",
  de: 'weil|aufgrund|(?<=, )(?:da|damit)',
  it: "perché|poiché|a causa d(?:i|el|ell[’']|ella|ei|egli|elle)|grazie a",
  pt: 'porque|devido a|já que|uma vez que|por causa d[eoa]s?|graças a',
  nl: 'omdat|doordat|vanwege|dankzij|opdat',
  ru: 'потому что|так как|поскольку|из-за|благодаря|(?<=, )чтобы',
}
/** What stands between a thing and what it is. */
const IS: Record<Language, string> = {
  en: 'is|are|was|were|means|refers to',
  es: 'es|son|era|significa',
  fr: 'est|sont|était|désigne|signifie',
  de: 'ist|sind|war|bezeichnet|bedeutet',
  it: 'è|sono|era|significa|indica',
  pt: 'é|são|era|significa',
  nl: 'is|zijn|was|betekent',
  ru: '—|–|это|означает',
}
const ARTICLE =
  /^(?:the|an?|el|la|los|las|una?|le|les|une|der|die|das|eine?|il|lo|gli|o|os|as|uma?|de|het|een) /iu
/** Of longer parts nobody reads at a glance what was asked for. */
const LONGEST = 160
const SHORTEST = 8

/**
 * Returns the part of a line that says what was asked for, letter by letter: the reason of "Why …?", of "What is …?" what
 * the thing is. Null where the line has no such part, or more than one.
 */
export function toldPart(asked: Asked, line: string): string | null {
  const part =
    asked.want === 'reason'
      ? reasonIn(asked, line)
      : asked.want === 'definition'
        ? whatItIs(asked, line)
        : null
  return part !== null && part.length >= SHORTEST && part.length <= LONGEST ? part : null
}

function reasonIn(asked: Asked, line: string): string | null {
  const lead = `(?<![\\p{L}\\p{N}])(?:${REASON[asked.language]})`
  if ([...line.matchAll(new RegExp(lead, 'giu'))].length !== 1) return null
  const [opening] = new RegExp(`^${lead}[^,;:.!?]+(?=, )`, 'iu').exec(line) ?? []
  const [part] = opening === undefined ? (new RegExp(`${lead} ?[^;:]+$`, 'iu').exec(line) ?? []) : [opening]
  const reason = part?.replace(/[.!?…\s]+$/, '')
  if (reason === undefined || part === undefined) return null
  // "Why did it freeze?": that the mill stood still because it froze is no answer.
  const stems = (text: string) => new Set(readQuestion(text, asked.language).words.map(({ stem }) => stem))
  const [given, rest] = [stems(reason), stems(line.replace(part, ' '))]
  const telling = asked.words.filter(tells)
  const of = (said: ReadonlySet<string>) => telling.filter(({ stem }) => said.has(stem)).length
  return of(given) > 0 && of(given) >= of(rest) ? null : reason
}

function whatItIs(asked: Asked, line: string): string | null {
  const subject = asked.subject?.replace(ARTICLE, '').trim()
  if (!subject) return null
  const name = subject.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const found = new RegExp(
    `^["“„«‘]?(?:\\p{L}{1,4}[’']? ?)?${name}["”“»’]? (?:${IS[asked.language]}) (?<what>[^.;:]+)(?:[.;]|$)`,
    'iu',
  ).exec(line)
  return found?.groups?.what?.trim() ?? null
}
