import { openQuestions } from '#app/domain/study/embedded/open-questions.ts'
import { languagesOfWord } from '#app/domain/text/detect-language.ts'
import type { StudyPage } from '#app/domain/study/types.ts'
import type { Language } from '#app/domain/text/language.ts'
import { isBackMatter } from '#app/domain/grounding/back-matter.ts'
import { shapeWeight } from '#app/domain/grounding/back-matter-shapes.ts'
import { type Unit, unitsOf } from '#app/domain/library/passages/split.ts'
import { PHRASES } from './phrases.ts'

/** Pages that are looked through, spread over the document. */
const PAGES = 40
const COPULA: Record<Language, string> = {
  en: 'is (?:an?|the)',
  es: 'es (?:un|una|el|la)',
  fr: 'est (?:un|une|le|la)',
  de: 'ist (?:eine?|der|die|das)',
  it: 'è (?:un|una|il|la)',
  pt: 'é (?:um|uma|o|a)',
  nl: 'is (?:een|de|het)',
  ru: '(?:—|–|-) (?:это )?',
}

/** Questions that are made to be tried, of which not every one will be answered; of one sentence each, and of subjects. */
const OF_SENTENCES = 10
const OF_SUBJECTS = 12

/** A question to be tried; with the sentence that it is about it is only answered by that. */
export type Candidate = { question: string; quote?: string }

/**
 * Returns questions that a document may answer, the likeliest first, in its language: what its sentences tell, and
 * subjects that its headings name or its sentences come back to. Whoever offers them tries them first.
 */
export async function candidateQuestions(
  pages: readonly StudyPage[],
  language: Language,
  signal: AbortSignal,
): Promise<Candidate[]> {
  const step = Math.max(1, pages.length / PAGES)
  const sample = Array.from(
    { length: Math.min(pages.length, PAGES) },
    (_, at) => pages[Math.floor(at * step)],
  ).filter((page) => page !== undefined)
  const open = await openQuestions(sample, language, OF_SENTENCES, signal)
  return [...open, ...aboutSubjects(sample, language).map((question) => ({ question }))]
}

function aboutSubjects(sample: readonly StudyPage[], language: Language): string[] {
  const units = tellingUnits(sample.flatMap((page) => unitsOf(page.text, language)))
  const phrases = PHRASES[language]
  const text = units.filter(({ heading }) => !heading).map((unit) => unit.text)
  const defined = subjects(text, language).filter((subject) =>
    definition(subject, language).test(text.join('\n')),
  )
  const named = [...headings(units, text), ...subjects(text, language)]
  const questions: string[] = []
  const used: string[] = []
  for (const [subject, template] of [
    ...defined.slice(0, 2).map((one) => [one, phrases.whatIs] as const),
    ...named.map((one, at) => [one, phrases.about[at % 2] ?? phrases.about[0]] as const),
  ]) {
    if (questions.length >= OF_SUBJECTS) break
    if (used.some((other) => overlap(other, subject))) continue
    used.push(subject)
    questions.push(template.replace('{}', within(subject)))
  }
  return questions
}

/** A subject as it stands within a question. */
function within(subject: string): string {
  // "Who is covered" would read like a question in the question.
  if (/^(?:How|What|When|Where|Who|Why|Which)\b/.test(subject)) return `“${subject}”`
  return subject.replace(/^(?:The|An?) (?=\p{L})/u, (article) => article.toLowerCase())
}

/** Lines without references, notices and what stands under headings of such. */
function tellingUnits(units: readonly Unit[]): Unit[] {
  let apparatus = false
  return units.filter((unit) => {
    if (unit.heading) apparatus = isBackMatter(unit.text)
    return !apparatus && shapeWeight(unit.text) === 1
  })
}

/** Whether one text holds the other, capitals aside. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a.includes(b) || b.includes(a)
}

function definition(subject: string, language: Language): RegExp {
  const name = subject.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  // As the subject of its sentence, which opens with it, or with it after an article.
  return new RegExp(`^(?:\\p{L}{1,4}[’']? ?)?${name} ${COPULA[language]}`, 'imu')
}

/**
 * Headings that name a subject: a few words with a telling one among them, which the text beneath takes up. The first one
 * is the title, and about that a summary tells.
 */
function headings(units: readonly { text: string; heading: boolean }[], text: readonly string[]): string[] {
  const all = text.join('\n').toLowerCase()
  const found = units
    .filter(({ heading }) => heading)
    .slice(1)
    .map((unit) =>
      unit.text
        .replace(/^(?:\p{L}+ )?[\dIVX]+(?:\.\d+)*[.):]?\s+/u, '')
        .replace(/[.:]+$/, '')
        .trim(),
    )
    .filter((name) => {
      const words = name.split(/\s+/)
      if (
        words.length < 2 ||
        words.length > 7 ||
        name.length > 70 ||
        !/^\p{L}[\p{L}\p{N}\s’'()-]*$/u.test(name)
      )
        return false
      return words.some((word) => word.length > 4 && all.includes(word.toLowerCase()))
    })
  return [...new Set(found)].filter((_, at, list) => at % Math.max(1, Math.floor(list.length / 3)) === 0)
}

/** Names (words with capitals within sentences) and pairs of words that come back, the most frequent first. */
function subjects(text: readonly string[], language: Language): string[] {
  const counts = new Map<string, number>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const sentence of text) {
    for (const [name] of sentence.matchAll(
      /(?<=[\p{Ll},;] )\p{Lu}[\p{L}\p{N}-]+(?: \p{Lu}[\p{L}\p{N}-]+){1,2}/gu,
    ))
      count(name)
    if (language !== 'de')
      for (const [name] of sentence.matchAll(/(?<=\p{Ll} )\p{Lu}\p{L}{3,}(?! \p{Lu})/gu)) count(name)
    for (const pair of pairs(sentence, language)) count(pair)
  }
  return [...counts]
    .filter(([name, times]) => times >= 2 && name.length <= 50)
    .sort(([one, a], [other, b]) => b * weight(other) - a * weight(one) || (one < other ? -1 : 1))
    .map(([name]) => name)
    .slice(0, 20)
}

function weight(name: string): number {
  return name.includes(' ') ? 2 : 1
}

/** Two telling words beside each other. */
function pairs(sentence: string, language: Language): string[] {
  const words = sentence.match(/[\p{L}\p{N}'’-]+|[^\s\p{L}\p{N}]/gu) ?? []
  const tells = (word: string) =>
    /^\p{Ll}[\p{L}-]{3,}$/u.test(word) && languagesOfWord(word.toLowerCase()).length === 0
  const found: string[] = []
  for (let at = 0; at + 1 < words.length; at++) {
    const [one = '', other = ''] = [words[at], words[at + 1]]
    if (tells(one) && tells(other) && (language === 'en' || language === 'nl')) found.push(`${one} ${other}`)
  }
  return found
}
