/**
 * What a rewrite by a language model takes in tokens beside the text itself: rules, tone card, sample, context, worn
 * phrases and marks of all calls of a run together, and what 1,000 words cost. The model is the mock's, in this process;
 * tokens are estimated as the product does where an endpoint does not count them.
 *
 *     node bench/prompt-overhead.ts [--input-price P --output-price P] [--faults SHARE]
 *
 * Prices are for a million tokens. With `--faults`, that share of first answers has a sentence that must be asked for again.
 */
import { parseArgs } from 'node:util'
import type { RewriteEngine } from '#app/domain/humanizer/engine.ts'
import { rewriteWithLlm } from '#app/domain/humanizer/llm/rewrite.ts'
import { perThousandWords, type TokensUsed } from '#app/domain/humanizer/llm/tokens.ts'
import { estimateTokens } from '#app/providers/llm/tokens.ts'
import { PRESET_TONES } from '#app/domain/humanizer/tones.ts'
import type { Llm } from '#app/providers/llm/llm.ts'
import { answer } from '#test/mocks/openai-answers.ts'
import { report } from './support/figures.ts'
import { plainText } from './support/texts.ts'

const { values } = parseArgs({
  options: {
    'input-price': { type: 'string', default: '0.25' },
    'output-price': { type: 'string', default: '2' },
    faults: { type: 'string', default: '0' },
  },
})
const prices = { input: Number(values['input-price']), output: Number(values['output-price']) }
const faults = Number(values.faults)

/** The most that the overhead may be at 500 words, as a multiple of the text's own tokens. */
const MOST = 1.5

let calls = 0
async function* streamText({ user }: { user: string }) {
  calls += 1
  const good = answer(user, undefined)
  const wrong = faults > 0 && !user.includes('<fault>') && calls % Math.round(1 / faults) === 0
  yield wrong ? good.replace('.', ' in 1847.') : good
}
const llm: Llm = { streamText, completeText: () => Promise.reject(new Error('not asked for')) }
const verbatim: RewriteEngine = async function* ({ text }) {
  yield { text, progress: 100 }
}

/** A text of about so many words in paragraphs of seven sentences. */
function textOf(words: number): string {
  const paragraphs: string[] = []
  for (let count = 0, seed = 0; count < words; seed += 1) {
    const paragraph = plainText(7, seed * 7)
    paragraphs.push(paragraph)
    count += paragraph.split(' ').length
  }
  return paragraphs.join('\n\n').split(' ').slice(0, words).join(' ').replace(/\W*$/, '.')
}

async function measure(words: number) {
  const text = textOf(words)
  const own = estimateTokens(text)
  const ratios: number[] = []
  let last: TokensUsed | undefined
  for (const tone of PRESET_TONES) {
    const engine = rewriteWithLlm(llm, verbatim, { onUse: (used) => (last = used) })
    const input = { text, tone, language: 'en', seed: 1 } as const
    for await (const piece of engine(input, new AbortController().signal)) void piece
    if (last) ratios.push((last.input - own) / own)
  }
  if (!last) throw new Error('Nothing was asked')
  const worst = Math.max(...ratios)
  const target = words === 500 ? { text: `≤ ${MOST}`, kept: worst <= MOST } : undefined
  report(`${words} words: overhead by the text's tokens, worst tone`, worst.toFixed(2), target)
  const { tokens, cost = 0 } = perThousandWords(last, words, prices)
  report(`  calls, tokens in, tokens out`, `${last.calls}, ${last.input}, ${last.output}`)
  report(`  1,000 words: tokens, cost`, `${tokens}, ${cost.toFixed(5)}`)
}

for (const words of [100, 500, 2_000]) await measure(words)
