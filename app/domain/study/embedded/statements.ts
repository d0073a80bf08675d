import { setImmediate as turn } from 'node:timers/promises'
import type { Language } from '#app/domain/text/language.ts'
import type { Collected, Option } from './draft.ts'
import { tellsToDo } from './english/orders.ts'
import type { Passage } from './passages.ts'

/** A sentence as it stands within another one: "the pump stops". */
export type Statement = Option & { from: Passage }

const WORDS = { fewest: 4, most: 18 }
/** Options that are kept for a question: enough for some that are neither alike nor of another length. */
export const MOST_OPTIONS = 40
/** Sentences that are read before others have their turn. */
const PER_TURN = 50

/** Words that a statement begins with whose subject comes next. */
const STARTS: Partial<Record<Language, RegExp>> = {
  en: /^(?:The|An?|Some|Most|Many|Each|Every|All|No)$/,
  es: /^(?:El|La|Los|Las|Un|Una)$/,
  fr: /^(?:Le|La|Les|L|Un|Une|Des)$/,
  it: /^(?:Il|Lo|La|I|Gli|Le|L|Un|Una)$/,
  pt: /^(?:O|A|Os|As|Um|Uma)$/,
  ru: /^\p{Script=Cyrillic}+$/u,
}

/** Returns whether a text of the document's language tells the reader to do something; known of English alone. */
export function isOrder(text: string, language: Language): boolean {
  return language === 'en' && tellsToDo(text)
}

/** Returns short sentences of the document, without figures and marks, that may stand within another one as they are. */
export async function statementsIn(
  { alone, language, properWords }: Collected,
  fits: (passage: Passage) => boolean,
): Promise<Statement[]> {
  const found: Statement[] = []
  for (const [at, from] of alone.entries()) {
    if (at % PER_TURN === 0) await turn()
    const { text, words } = from
    if (words < WORDS.fewest || words > WORDS.most || /[\d;:()"«»„“”]/.test(text) || !fits(from)) continue
    const first = /^\p{L}+/u.exec(text)?.[0] ?? ''
    const begins = STARTS[language]?.test(first) || (first !== '' && isOrder(text, language))
    if (begins && !properWords.has(first))
      found.push({ text: bare(text.charAt(0).toLowerCase() + text.slice(1)), from })
  }
  return found
}

/** Returns a sentence without its stop. */
export function bare(sentence: string): string {
  return sentence.replace(/[.!]+$/, '')
}

/** Returns the statements that are most like an answer: of about its length, of its part of the document, near its page. */
export function nearest(statements: readonly Statement[], answer: string, passage: Passage): Statement[] {
  return statements
    .map((statement) => ({
      statement,
      far:
        Math.abs(statement.text.length - answer.length) / 30 +
        (statement.from.heading === passage.heading ? 0 : 1) +
        Math.abs(statement.from.page - passage.page) / 10,
    }))
    .sort((one, two) => one.far - two.far)
    .slice(0, MOST_OPTIONS)
    .map(({ statement }) => statement)
}
