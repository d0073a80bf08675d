import type { RewriteEngine } from './engine.ts'
import { type Framing, FRAMING } from './framing-phrases.ts'
import type { Language } from '#app/domain/text/language.ts'

/** Offers at the end are few; what goes on longer is a text. */
const MOST_CLOSINGS = 3

/** What is said around a draft is short: how far from either end it is looked for (characters). */
const REACH = 1_000

/**
 * Where the draft stands in what was pasted: from `start` to `end` (characters), without what an assistant said before
 * and after it. What it said is told from what a person would write by what stands with it: an agreement alone, or a
 * last line that hopes to help, may be a person's answer and stays. The whole text when nothing else would be left.
 */
export function draftIn(text: string, language: Language): { start: number; end: number } {
  const phrases = FRAMING[language]
  const whole = { start: 0, end: text.length }
  const opening = openingOf(text, phrases)
  if (opening.handed) {
    let rest = text.slice(opening.length)
    for (let round = 0; round < MOST_CLOSINGS; round++) rest = without(rest, phrases.hope, phrases.revise)
    return rest.trim() ? { start: opening.length, end: opening.length + rest.length } : whole
  }
  if (opening.length === 0) return whole
  const rest = without(text.slice(opening.length), phrases.hope)
  const answered = rest.length < text.length - opening.length || phrases.reply.test(rest.slice(0, REACH))
  return answered && rest.trim() ? { start: opening.length, end: opening.length + rest.length } : whole
}

/** What is said before the draft: how many characters, and whether the draft is handed over in so many words. */
function openingOf(text: string, phrases: Framing): { length: number; handed: boolean } {
  const revision = phrases.revision ? lengthOf(phrases.revision, text) : 0
  if (revision > 0) return { length: revision, handed: true }
  const agreement = lengthOf(phrases.agreement, text)
  if (agreement === 0) return { length: 0, handed: false }
  const offered = agreement + lengthOf(phrases.offer, text.slice(agreement))
  const preface = lengthOf(phrases.preface, text.slice(offered))
  if (preface > 0) return { length: offered + preface, handed: true }
  // "Sure, it is cold": the comma opens a statement of somebody's own.
  const alone = !/,\s*$/.test(text.slice(0, agreement))
  return { length: alone ? offered : 0, handed: false }
}

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text.slice(0, REACH))?.[0].length ?? 0
}

function without(text: string, ...closings: readonly RegExp[]): string {
  const from = Math.max(0, text.length - REACH)
  const last = text.slice(from)
  const at = from + Math.min(...closings.map((closing) => closing.exec(last)?.index ?? last.length))
  return at < text.length ? text.slice(0, at).trimEnd() : text
}

/** An engine that rewrites the draft alone and leaves out what an assistant said around it. */
export function withoutFraming(engine: RewriteEngine): RewriteEngine {
  return (input, signal) => {
    const { start, end } = draftIn(input.text, input.language)
    return engine({ ...input, text: input.text.slice(start, end) }, signal)
  }
}

/** What of `text` will be left out, in a sentence; null when nothing will. Kept with a run, so that its page can say it later. */
export function framingNotice(text: string, language: Language): string | null {
  const { start, end } = draftIn(text, language)
  const left = [text.slice(0, start), text.slice(end)].map((part) => part.trim()).filter(Boolean)
  if (left.length === 0) return null
  const said = left.map((part) => `“${part}”`).join(' and ')
  return `What an assistant said around the draft was left out: ${said}.`
}
