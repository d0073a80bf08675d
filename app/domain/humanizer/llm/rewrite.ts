import { type Llm, LlmError } from '#app/providers/llm/llm.ts'
import type { RewriteEngine } from '../engine.ts'
import { countWords } from './passage.ts'
import { nextChunk } from './plan.ts'
import { rewriteChunk } from './chunk.ts'
import { kept, RUN_LIMITS, type RunOptions, startRun } from './run.ts'
import type { TokensUsed } from './tokens.ts'

/**
 * The language model was lost. All pieces up to then are the rewrite of the source's first `doneTo` UTF-16 units,
 * and another engine can go on from there. The cause is the LlmError.
 */
export class RewriteInterrupted extends Error {
  override readonly name = 'RewriteInterrupted'
  readonly doneTo: number
  override readonly cause: LlmError

  constructor(doneTo: number, cause: LlmError) {
    super(`The rewrite broke off: ${cause.code}`)
    this.cause = cause
    this.doneTo = doneTo
  }
}

/** `onUse` hears at the end of every run what it has taken, and how many words it was about. */
export type LlmEngineOptions = Partial<RunOptions> & { onUse?: (used: TokensUsed, words: number) => void }

/**
 * The text engine on a language model. Structure and protected parts never reach the model; its sentences are handed on
 * one by one when they have been checked against the source, so nothing wrong is ever said. `fallback` rewords what the
 * model cannot be brought to reword properly.
 * Throws RewriteInterrupted when the model is lost, which `rewriteWithFallback` takes care of.
 */
export function rewriteWithLlm(
  llm: Llm,
  fallback: RewriteEngine,
  options: LlmEngineOptions = {},
): RewriteEngine {
  const { limits = RUN_LIMITS, candidates = 1, onUse } = options
  return async function* rewrite(input, signal) {
    const run = startRun(llm, fallback, input, signal, { limits, candidates })
    try {
      yield* kept(run)
      while (!signal.aborted) {
        const chunk = nextChunk(run.segments, run.at)
        if (chunk.length === 0) return
        yield* rewriteChunk(run, chunk)
        if (run.down) throw run.down
      }
    } catch (error) {
      if (error instanceof LlmError) throw new RewriteInterrupted(run.doneTo, error)
      throw error
    } finally {
      if (run.meter.used.calls > 0) onUse?.(run.meter.used, countWords(input.text))
    }
  }
}
