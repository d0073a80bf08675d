import { env } from '#app/env.server.ts'
import { openEmbedder, openLlm } from '#app/domain/spending/accounted.server.ts'
import type { TextEngine } from './types.ts'

/** The language model that answers, if an endpoint is configured. */
export const chatLlm = env.llm && openLlm(env.llm)

/** Who answers. */
export const chatEngine: TextEngine = chatLlm ? 'llm' : 'embedded'

/** Characters of documents that go into one question, at about three to a token, with room left for everything else. */
export const WINDOW = Math.floor(((env.llm?.contextTokens ?? 32_000) - 3_000) * 3 * 0.8)

/** What tells passages that mean alike, where a model for that is named. */
export const embedder =
  env.llm?.embeddingModel === undefined
    ? undefined
    : openEmbedder({ ...env.llm, model: env.llm.embeddingModel, timeoutMs: env.llm.firstTokenTimeoutMs })
