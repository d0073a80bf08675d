import { channel } from 'node:diagnostics_channel'
import type { TokenPrices } from '#app/domain/spending/money.ts'
import type { LlmPrompt, LlmUse } from '#app/providers/llm/llm.ts'
import { estimateTokens } from '#app/providers/llm/tokens.ts'

/** What a run has taken: `estimated` says that not every call was counted by the endpoint. */
export type TokensUsed = LlmUse & { calls: number; estimated: boolean }

export type Meter = ReturnType<typeof createMeter>

/** Adds up the calls of a run: what the endpoint says, or else what their words amount to. */
export function createMeter() {
  const used: TokensUsed = { calls: 0, input: 0, output: 0, estimated: false }
  return {
    used,
    open(prompt: LlmPrompt) {
      let told: LlmUse | undefined
      let answer = ''
      return {
        told: (use: LlmUse) => {
          told = use
        },
        heard: (words: string) => {
          answer += words
        },
        close() {
          used.calls += 1
          used.input += told?.input ?? estimateTokens(`${prompt.system}\n${prompt.user}`)
          used.output += told?.output ?? estimateTokens(answer)
          if (!told) used.estimated = true
        },
      }
    },
  }
}

/** What a thousand words of the source have taken: money if there are prices, tokens in any case. */
export function perThousandWords(used: TokensUsed, words: number, prices?: TokenPrices) {
  const share = (value: number) => (words === 0 ? 0 : (value * 1_000) / words)
  const tokens = Math.round(share(used.input + used.output))
  if (!prices) return { tokens }
  const cost = share((used.input * prices.input + used.output * prices.output) / 1_000_000)
  return { tokens, cost: Number(cost.toPrecision(3)) }
}

/** What each run has taken, for whoever keeps a log: figures only, never text. */
export const TOKENS_CHANNEL = 'wordkin.humanizer.tokens'
const runs = channel(TOKENS_CHANNEL)

/** Tells the channel what a run about so many words has taken. */
export function tellTokens(used: TokensUsed, words: number, prices?: TokenPrices): void {
  runs.publish({ ...used, words, perThousandWords: perThousandWords(used, words, prices) })
}
