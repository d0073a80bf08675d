import { env } from '#app/env.server.ts'
import { emit } from '#app/observe/events.ts'
import { createEmbedder, type Embedder, type EmbedderConfig } from '#app/providers/llm/embeddings.server.ts'
import { type Llm, LlmError, type LlmErrorCode, type LlmUse } from '#app/providers/llm/llm.ts'
import { createLlm, type LlmConfig } from '#app/providers/llm/openai.server.ts'
import { estimateTokens } from '#app/providers/llm/tokens.ts'
import { CeilingReached, type Ceilings, type Hold, holdCost, settleCost } from './hold.server.ts'
import { costOf, dayOf, inMillionths, type TokenPrices } from './money.ts'
import { payer } from './payer.server.ts'
import { noteReached, type TellAdministrators } from './reached.server.ts'

let telling: TellAdministrators | undefined

/**
 * Counts what models cost from now on, and keeps to the ceilings; `tellAdministrators` is for when one is reached. A command
 * that opens no database counts nothing.
 */
export function openSpending(tellAdministrators: TellAdministrators): void {
  telling = tellAdministrators
}

/** How a model is paid for. */
export type Terms = { model: string; prices?: TokenPrices | undefined; ceilings: Ceilings }

const most = (amount: number | undefined) => (amount === undefined ? undefined : inMillionths(amount))

function termsOf(model: string): Terms {
  const { prices, ceilings } = env.llm ?? { prices: new Map<string, TokenPrices>(), ceilings: {} }
  return {
    model,
    prices: prices.get(model),
    ceilings: { all: most(ceilings.all), person: most(ceilings.person) },
  }
}

/** Returns a language model whose calls are paid for: `accounted` on the terms that are configured. */
export function openLlm(config: LlmConfig): Llm {
  return accounted(createLlm(config), termsOf(config.model))
}

/** Returns an embedder whose calls are paid for. Its `embed` throws LlmError over_budget where a ceiling has no room. */
export function openEmbedder(config: EmbedderConfig): Embedder {
  const embedder = createEmbedder(config)
  const terms = termsOf(config.model)
  return {
    model: embedder.model,
    async embed(texts, signal) {
      if (!telling) return embedder.embed(texts, signal)
      const guess = { input: estimateTokens(texts.join('\n')), output: 0 }
      const call = await begin(terms, guess)
      try {
        const vectors = await embedder.embed(texts, signal, call.told)
        await call.end()
        return vectors
      } catch (error) {
        await call.end(error, guess)
        throw error
      }
    },
  }
}

/**
 * Returns `llm` so that the most a question may cost is held before it is asked, and its cost counted when it has ended,
 * however it ended. A question that is being answered is never broken off: only the next one is refused, as over_budget.
 */
export function accounted(llm: Llm, terms: Terms): Llm {
  const streamText: Llm['streamText'] = async function* (prompt, signal, onUse) {
    if (!telling) return yield* llm.streamText(prompt, signal, onUse)
    const input = estimateTokens(`${prompt.system}\n${prompt.user}`)
    const call = await begin(terms, { input, output: prompt.maxTokens })
    let heard = ''
    let failure: unknown
    try {
      const hear = (use: LlmUse) => {
        call.told(use)
        onUse?.(use)
      }
      for await (const words of llm.streamText(prompt, signal, hear)) {
        heard += words
        yield words
      }
    } catch (error) {
      failure = error
      throw error
    } finally {
      await call.end(failure, { input, output: estimateTokens(heard) })
    }
  }
  return {
    streamText,
    async completeText(prompt, signal) {
      let answer = ''
      for await (const words of streamText(prompt, signal)) answer += words
      signal.throwIfAborted()
      return answer
    },
  }
}

/** After these, without a word having come, an endpoint charges nothing. */
const FREE: ReadonlySet<LlmErrorCode> = new Set(['unauthorised', 'rate_limited', 'unavailable'])

/** Holds the most that a call may take. Throws LlmError: over_budget, or unavailable while it cannot be counted. */
async function begin({ model, prices, ceilings }: Terms, most: LlmUse) {
  const userId = payer()
  const hold = prices ? await held(userId, costOf(most, prices), ceilings) : unpriced(userId)
  let told: LlmUse | undefined
  return {
    told: (use: LlmUse) => {
      told = use
    },
    /** `guess` is what it took as far as can be told without the endpoint; it failed with `failure`, if it did. */
    async end(failure?: unknown, guess: LlmUse = most) {
      const isFree = !told && guess.output === 0 && failure instanceof LlmError && FREE.has(failure.code)
      const use = isFree ? { input: 0, output: 0 } : (told ?? guess)
      const cost = prices ? costOf(use, prices) : 0
      await settleCost(hold, { model, ...use, cost, isEstimated: !told && !isFree }).catch((error: unknown) =>
        // What was held stays counted.
        emit('spending_failed', { error }),
      )
    },
  }
}

function unpriced(userId: string | null): Hold {
  return { day: dayOf(new Date()), userId, amount: 0 }
}

async function held(userId: string | null, amount: number, ceilings: Ceilings): Promise<Hold> {
  try {
    return await holdCost(userId, amount, ceilings)
  } catch (error) {
    if (!(error instanceof CeilingReached)) {
      emit('spending_failed', { error })
      throw new LlmError('unavailable', { cause: error })
    }
    if (telling)
      await noteReached(error.ceiling, userId, telling).catch((failure: unknown) =>
        emit('spending_failed', { error: failure }),
      )
    throw new LlmError('over_budget', { cause: error })
  }
}
