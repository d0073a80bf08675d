import type { Context } from '../context.ts'
import type { Token } from '../tokens.ts'
import type { RomanceLanguage } from './grammar.ts'
import { GRAMMARS } from './grammars.ts'
import { firstAt } from './places.ts'
import { SPEECH } from './speech.ts'
import { determiners, hasFinite, isFinite } from './verbs.ts'

/** A change to one sentence of a Romance language: the new tokens, or undefined when it does not apply. */
export type RomanceShape = (
  tokens: readonly Token[],
  language: RomanceLanguage,
  context: Context,
) => Token[] | undefined

export const SIGNS = /^[:;()[\]"«»“”—–?!¿¡]$/

export function hasSigns(tokens: readonly Token[]): boolean {
  return tokens.some((token) => SIGNS.test(token.text))
}

/** Whether a subject of a few words with its finite verb begins at `at`. */
export function opensClause(tokens: readonly Token[], at: number, language: RomanceLanguage): boolean {
  return subjectEnd(tokens, at, language) !== undefined
}

/** Where the finite verb stands (with the small words before it) behind a subject that begins at `at`. */
export function subjectEnd(
  tokens: readonly Token[],
  at: number,
  language: RomanceLanguage,
): number | undefined {
  const first = tokens[at]
  if (!first || first.kept || !isSubjectStart(first.lower, language)) return undefined
  const { clitics, prepositions, and, closed } = SPEECH[language]
  for (let place = at + 2; place < Math.min(at + 6, tokens.length); place++) {
    const token = tokens[place]
    if (!token?.word || token.kept || prepositions.has(token.lower) || and.includes(token.lower))
      return undefined
    // The verb of a clause inside, not of the subject: "los expertos sostienen que…"
    if (closed.test(token.lower)) return undefined
    if (!isFinite(tokens, place, language)) continue
    let start = place
    while (start > at + 1 && leads(tokens[start - 1]?.lower ?? '', clitics)) start--
    return start > at + 1 ? start : undefined
  }
  return undefined
}

/** Whether a word before a verb goes with it: "no solo representa". */
function leads(word: string, clitics: ReadonlySet<string>): boolean {
  return clitics.has(word) || ONLY.has(word)
}

const ONLY = new Set(['solo', 'sólo', 'solamente', 'únicamente', 'soltanto', 'só', 'apenas', 'somente'])

function isSubjectStart(word: string, language: RomanceLanguage): boolean {
  const articles = (GRAMMARS[language].classes['art'] ?? '').split('|')
  return (
    articles.includes(word) || (determiners(language).has(word) && !SPEECH[language].prepositions.has(word))
  )
}

/** Whether the clause is complete: it has a verb, and no opening phrase still waits for one. */
export function isWhole(head: readonly Token[], language: RomanceLanguage): boolean {
  const { movable, movableClause, prepositions } = SPEECH[language]
  const first = head.find((token) => token.word)
  if (!first || hasSigns(head)) return false
  const comma = head.findIndex((token) => token.text === ',')
  const leans =
    firstAt(head, head.indexOf(first), [...movable, ...movableClause], language) !== undefined ||
    prepositions.has(first.lower) ||
    SUBORDINATE.has(first.lower) ||
    /(?:ando|endo|iendo|indo)$/.test(first.lower)
  return hasFinite(leans ? head.slice(comma + 1) : head, language) && (!leans || comma > 0)
}

const SUBORDINATE = new Set(
  'aunque como porque dado puesto si cuando mientras bien que para comme puisque quoique lorsque tandis afin poiché siccome benché sebbene anche dato affinché embora caso uma visto à'.split(
    ' ',
  ),
)
