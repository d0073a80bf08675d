/**
 * What the server adds to a stream of a language model: the same answer read from the model itself and through
 * `POST /api/humanize/stream`, in turns. The model is the mock, in a process of its own.
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
  options: { rounds: { type: 'string', default: '20' }, rate: { type: 'string', default: '50' } },
})
const model = await startModel()
const product = await startProduct({
  variables: { OPENAI_BASE_URL: model.url },
  people: { number: 1, plan: 'ninja' },
})
/** Rounds at full speed before the measured ones: a server that has just started is still being compiled. */
const WARM_UP = 40

const cookie = product.cookies[0] ?? ''

type Measured = { first: number[]; tokens: number[] }
const raw: Measured = { first: [], tokens: [] }
const through: Measured = { first: [], tokens: [] }

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
  const { askedAt, arrivals } = await readEvents<ProductEvent>(
    `${product.address}/api/humanize/stream`,
    body,
    { cookie },
  )
  const last = arrivals.at(-1)?.data
  if (last?.event !== 'complete' || last.fallback) throw new Error('The text was not finished by the model')
  const words = arrivals.flatMap(({ data, at }) =>
    data.event === 'token' ? [{ text: data.content, at }] : [],
  )
  const sent = await sentWords()
  through.first.push((words[0]?.at ?? Number.NaN) - askedAt)
  through.tokens.push(...delays(sent.words, words))
  return sent.body
}

async function readRaw(body: string) {
  const { askedAt, arrivals } = await readEvents<ModelEvent>(`${model.url}/chat/completions`, body)
  const tokens = arrivals.map(({ data, at }) => ({ text: data.choices[0]?.delta.content ?? '', at }))
  const words = visible(tokens)
  raw.first.push((words.find(({ text }) => text)?.at ?? Number.NaN) - askedAt)
  raw.tokens.push(...delays((await sentWords()).words, words))
}

try {
  for (let round = 0; round < WARM_UP; round++) await readRaw(await readThrough(round))
  for (const measured of [raw, through]) measured.first.length = measured.tokens.length = 0
  model.setRate(Number(values.rate))
  for (let round = 0; round < Number(values.rounds); round++) await readRaw(await readThrough(round))
  const first = median(through.first) - median(raw.first)
  report('first token, raw, median', ms(median(raw.first)))
  report('first token, through the server, median', ms(median(through.first)))
  report('  added', ms(first), { text: '< 10 ms', kept: first < 10 })
  const token = median(through.tokens) - median(raw.tokens)
  report('each token, raw, median', ms(median(raw.tokens)))
  report('each token, through the server, median', ms(median(through.tokens)))
  report('  added', ms(token), { text: '< 5 ms', kept: token < 5 })
  report('each token, raw, p95', ms(quantile(raw.tokens, 0.95)))
  report('each token, through the server, p95', ms(quantile(through.tokens, 0.95)))
} finally {
  await product.stop()
  model.stop()
}
