import type { Language } from '#app/domain/text/language.ts'
import type { Context } from './context.ts'
import { rewriteDutch } from './dutch.ts'
import { rewriteGerman } from './german.ts'
import { rewriteRomance } from './romance.ts'
import { rewriteRussian } from './russian.ts'
import type { Token } from './tokens.ts'

/** The whole way of one sentence in a language; the tokens that come in stay as they are. */
type SentenceRewriter = (source: readonly Token[], context: Context) => Token[]

const REWRITERS: Record<Exclude<Language, 'en'>, SentenceRewriter> = {
  de: rewriteGerman,
  nl: rewriteDutch,
  es: rewriteRomance,
  fr: rewriteRomance,
  it: rewriteRomance,
  pt: rewriteRomance,
  ru: rewriteRussian,
}

/** Rewrites a sentence of a language other than English with that language's own grammar. */
export function rewriteOther(source: readonly Token[], context: Context): Token[] {
  return context.language === 'en' ? [...source] : REWRITERS[context.language](source, context)
}
