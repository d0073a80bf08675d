/**
 * How soon a sentence of a language model is with its reader, through `POST /api/humanize/stream`: from when the model
 * sent the token that ends it until the reader has it, checked. In turns with reading the model itself, which tells what
 * the way alone takes. The model is the mock, in a process of its own.
 *
 *     node bench/stream-overhead.ts [--rounds N] [--rate TOKENS_PER_SECOND]
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { delays, type ModelEvent, type ProductEvent, readEvents, visible } from './support/events.ts'
import { median, ms, quantile, report } from './support/figures.ts'
import { startModel } from './support/model.ts'
import { startProduct } from './support/product.ts'
import { plainText } from './support/texts.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '8' }, rate: { type: 'string', default: '50' } },
})
const model = await startModel()
const product = await startProduct({
  variables: { OPENAI_BASE_URL: model.url },
  people: { number: 1, plan: 'ninja' },
})
/** Rounds at full speed before the measured ones: a server that has just started is still being compiled. */
const WARM_UP = 40

const cookie = product.cookies[0] ?? ''

/** Delays in milliseconds: of each answer's first sentence, of all others, and of tokens read from the model itself. */
const first: number[] = []
const further: number[] = []
const raw: number[] = []

async function sentWords() {
  const [asked, ...more] = await model.asked()
  if (!asked || more.length > 0) throw new Error('The model was to be asked exactly once')
  return {
    body: asked.body,
    words: visible(asked.tokens.map((text, at) => ({ text, at: asked.sentAt[at] ?? Number.NaN }))),
  }
}

async function readThrough(seed: number): Promise<string> {
  const body = JSON.stringify({ text: plainText(6, seed), tone: 'standard', key: randomUUID() })
  const { arrivals } = await readEvents<ProductEvent>(`${product.address}/api/humanize/stream`, body, {
    cookie,
  })
  const last = arrivals.at(-1)?.data
  if (last?.event !== 'complete' || last.fallback) throw new Error('The text was not finished by the model')
  const words = arrivals.flatMap(({ data, at }) =>
    data.event === 'token' ? [{ text: data.content, at }] : [],
  )
  const sent = await sentWords()
  const [opening = Number.NaN, ...others] = delays(sent.words, words)
  first.push(opening)
  further.push(...others)
  return sent.body
}

async function readRaw(body: string) {
  const { arrivals } = await readEvents<ModelEvent>(`${model.url}/chat/completions`, body)
  const tokens = arrivals.map(({ data, at }) => ({ text: data.choices[0]?.delta.content ?? '', at }))
  const words = visible(tokens)
  raw.push(...delays((await sentWords()).words, words))
}

try {
  for (let round = 0; round < WARM_UP; round++) await readRaw(await readThrough(round))
  for (const measured of [first, further, raw]) measured.length = 0
  model.setRate(Number(values.rate))
  for (let round = 0; round < Number(values.rounds); round++) await readRaw(await readThrough(round))
  const target = (kept: boolean) => ({ text: '< 10 ms', kept })
  report('a token of the model itself, median', ms(median(raw)))
  report('the first sentence after its end, median', ms(median(first)), target(median(first) < 10))
  report('  p95', ms(quantile(first, 0.95)))
  report('further sentences after their end, median', ms(median(further)), target(median(further) < 10))
  report('  p95', ms(quantile(further, 0.95)))
} finally {
  await product.stop()
  model.stop()
}
