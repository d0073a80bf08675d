import type { Language } from '../language.ts'
import type { Context } from './context.ts'
import { rewriteDutch } from './dutch.ts'
import { rewriteGerman } from './german.ts'
import { replacePhrases } from './phrases.ts'
import { rewriteRomance } from './romance.ts'
import { phrasesOf } from './tables/languages.ts'
import type { Token } from './tokens.ts'

/** The whole way of one sentence in a language; the tokens that come in stay as they are. */
export type SentenceRewriter = (source: readonly Token[], context: Context) => Token[]

const REWRITERS: Partial<Record<Language, SentenceRewriter>> = {
  de: rewriteGerman,
  nl: rewriteDutch,
  es: rewriteRomance,
  fr: rewriteRomance,
  it: rewriteRomance,
  pt: rewriteRomance,
}

/** Rewrites a sentence of a language other than English: with its own grammar, or by its table of phrases alone. */
export function rewriteOther(source: readonly Token[], context: Context): Token[] {
  const rewrite = REWRITERS[context.language]
  return rewrite ? rewrite(source, context) : replacePhrases(source, phrasesOf(context.language), context)
}
