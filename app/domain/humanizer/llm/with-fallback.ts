import type { RewriteEngine } from '../engine.ts'
import type { Language } from '#app/domain/text/language.ts'
import { splitSentences } from '#app/domain/text/sentences.ts'
import { planSegments } from './plan.ts'
import { RewriteInterrupted } from './rewrite.ts'

/**
 * The engine of the product: the language model if there is one, finished by the embedded engine if it is lost.
 * Pieces of the embedded engine then say `fallback: true`. `onLost` hears why, for the log.
 */
export function rewriteWithFallback(
  llmEngine: RewriteEngine | null,
  embedded: RewriteEngine,
  onLost: (error: RewriteInterrupted) => void = () => undefined,
): RewriteEngine {
  if (!llmEngine) return embedded
  return async function* rewrite(input, signal) {
    let doneTo: number
    let budget = 0
    try {
      yield* llmEngine(input, signal)
      return
    } catch (error) {
      if (!(error instanceof RewriteInterrupted)) throw error
      onLost(error)
      doneTo = error.doneTo
      budget = error.cause.code === 'over_budget' ? 1 : 0
    }
    const total = input.text.length
    const rest = input.text.slice(doneTo)
    if (!rest) {
      if (budget > 0) yield { text: '', progress: 100, fallback: true, tally: { budget } }
      return
    }
    let written = ''
    let reached = 0
    for await (const { text, progress } of embedded({ ...input, text: rest }, signal)) {
      const position = doneTo + ((total - doneTo) * progress) / 100
      written += text
      reached = Math.floor((100 * position) / total)
      yield { text, progress: reached, fallback: true }
    }
    yield {
      text: '',
      progress: reached,
      fallback: true,
      tally: { builtIn: sentencesIn(written, input.language), ...(budget > 0 && { budget }) },
    }
  }
}

/** How many sentences there are in `text` that are not kept as they stand, as headings are. */
function sentencesIn(text: string, language: Language): number {
  return planSegments(text, language).reduce(
    (count, segment) =>
      segment.kind === 'unit' ? count + splitSentences(segment.body, language).length : count,
    0,
  )
}
