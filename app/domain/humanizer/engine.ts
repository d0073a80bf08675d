import type { Authorship } from './authorship.ts'
import type { Language } from '#app/domain/text/language.ts'
import type { RewriteOptions } from './options.ts'
import type { Tone } from './tones.ts'

/**
 * What either text engine is asked to do; options left out are those of `DEFAULT_OPTIONS`. `seed` makes the embedded
 * engine repeatable: same input, same output.
 */
export type RewriteInput = {
  text: string
  tone: Tone
  language: Language
  seed: number
  /** Versions of a sentence that there are already: the embedded engine finds another one, or leaves the sentence. */
  known?: readonly string[]
} & Partial<RewriteOptions>

/**
 * The next words of the rewrite, in order: all `text` joined is the whole rewrite. `progress` runs from 0 to 100.
 * `fallback` marks words of the embedded engine in a run that a language model began or should have begun.
 */
export type RewritePiece = {
  text: string
  progress: number
  fallback?: boolean
  /** The sentences in it, by who wrote them, in a run that a language model began or should have begun. */
  tally?: Partial<Authorship>
}

/** A text engine. Stops quietly and soon when `signal` is aborted; what it has yielded by then stands. */
export type RewriteEngine = (input: RewriteInput, signal: AbortSignal) => AsyncIterable<RewritePiece>
