import { env } from '#app/env.server.ts'
import { openLlm } from '#app/domain/spending/accounted.server.ts'
import { rewriteEmbedded, rewriteSync } from './embedded/rewrite.ts'
import type { RewriteEngine } from './engine.ts'
import { withoutFraming } from './framing.ts'
import { rewriteWithLlm } from './llm/rewrite.ts'
import { tellTokens } from './llm/tokens.ts'
import { rewriteWithFallback } from './llm/with-fallback.ts'
import { withPlainLayout } from './plain-layout.ts'

const { llm: config } = env
const llm =
  config &&
  rewriteWithLlm(openLlm(config), rewriteEmbedded, {
    candidates: config.candidates,
    onUse: (used, words) => tellTokens(used, words, config.prices.get(config.model)),
  })

/** Whether a language model rewrites texts here. */
export const hasModel = Boolean(llm)

const embedded = withoutFraming(withPlainLayout(rewriteEmbedded))

/**
 * The engine that rewrites people's texts: a language model when an endpoint is configured, finished by the embedded
 * engine when the model is lost; otherwise the embedded engine. `onLost` hears why a model was lost, for the log.
 */
export function engine(onLost: (error: unknown) => void): RewriteEngine {
  return llm ? withoutFraming(withPlainLayout(rewriteWithFallback(llm, rewriteEmbedded, onLost))) : embedded
}

/** The engine of that name. Throws when a language model is asked for and none is configured. */
export function engineNamed(name: 'embedded' | 'llm', onLost: (error: unknown) => void): RewriteEngine {
  if (name === 'embedded') return embedded
  if (!llm) throw new Error('No language model is configured: set OPENAI_API_KEY or OPENAI_BASE_URL.')
  return engine(onLost)
}

/** Has the embedded engine read its tables and its model (some 0.4 s), so that the first text need not wait for it. */
export function warmUpEngine(): void {
  const tone = { name: 'humanize', formality: 50, energy: 50, complexity: 50, empathy: 50 }
  rewriteSync({ text: 'It is important to note that the kettle is warm.', tone, language: 'en', seed: 1 })
}
