/**
 * Many streams at once in one server process: how long its event loop stalls, how long readers wait between two sentences,
 * the same number of streams of the model itself token by token, and whether every text arrives whole.
 *
 *     node bench/streams.ts [--streams N] [--rate TOKENS_PER_SECOND] [--sentences N]
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { PLANS } from '#app/domain/usage/plans.ts'
import { inkOf, type ModelEvent, type ProductEvent, readEvents } from './support/events.ts'
import { clock, median, ms, quantile, report } from './support/figures.ts'
import { startModel } from './support/model.ts'
import { startProduct, waitedForCoreMs } from './support/product.ts'
import { plainText } from './support/texts.ts'

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '200' },
    rate: { type: 'string', default: '50' },
    sentences: { type: 'string', default: '30' },
  },
})
const streams = Number(values.streams)
/** Streams begin one after another over this time, in milliseconds, as people do. */
const ARRIVAL_MS = 2_000

const model = await startModel()
const people = Math.ceil(streams / PLANS.ninja.concurrentRuns)
const product = await startProduct({
  variables: { OPENAI_BASE_URL: model.url },
  people: { number: people, plan: 'ninja' },
  watched: true,
})

/** Milliseconds between neighbours of a list of times. */
function gaps(times: readonly number[]): number[] {
  return times.slice(1).map((time, at) => time - (times[at] ?? time))
}

/** Reads `count` streams, begun one after another, and answers what each `read` answers. */
function all<Result>(count: number, read: (at: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await sleep((at * ARRIVAL_MS) / count)
      return read(at)
    }),
  )
}

async function readThrough(at: number) {
  const cookie = product.cookies[at % people] ?? ''
  const body = JSON.stringify({
    text: plainText(Number(values.sentences), at),
    tone: 'standard',
    key: randomUUID(),
  })
  const { arrivals } = await readEvents<ProductEvent>(`${product.address}/api/humanize/stream`, body, {
    cookie,
  })
  const last = arrivals.at(-1)?.data
  const tokens = arrivals.flatMap(({ data, at: time }) =>
    data.event === 'token' ? [{ text: data.content, time }] : [],
  )
  const text = tokens.map((token) => token.text).join('')
  const whole = last?.event === 'complete' && !last.fallback && last.fullText === text && inkOf(text) !== ''
  return { whole, gaps: gaps(tokens.map(({ time }) => time)), tokens: tokens.length }
}

async function readRaw(body: string) {
  const { arrivals } = await readEvents<ModelEvent>(`${model.url}/chat/completions`, body)
  return gaps(arrivals.map(({ at }) => at))
}

try {
  for (let round = 0; round < 10; round++) await readThrough(round)
  const warm = await model.asked()
  model.setRate(Number(values.rate))

  await product.loop()
  const before = { cpu: product.cpuMs(), waited: waitedForCoreMs(product.pid), at: clock() }
  const through = await all(streams, readThrough)
  const elapsed = clock() - before.at
  const cpu = product.cpuMs() - before.cpu
  const waited = waitedForCoreMs(product.pid) - before.waited
  const loop = await product.loop()
  const asked = await model.asked()
  const raw = (await all(streams, (at) => readRaw(asked[at]?.body ?? warm[0]?.body ?? ''))).flat()

  const whole = through.filter((one) => one.whole).length
  const tokens = through.reduce((sum, one) => sum + one.tokens, 0)
  const between = through.flatMap((one) => one.gaps)
  report('texts whole', `${whole} of ${streams}`, { text: 'all', kept: whole === streams })
  report('longest stall of the event loop', ms(loop.longestStall), {
    text: '≤ 100 ms',
    kept: loop.longestStall <= 100,
  })
  report('  p99 of its delay', ms(loop.p99))
  report('  longest stretch of its own work (CPU)', ms(loop.longestWork), {
    text: '≤ 100 ms',
    kept: loop.longestWork <= 100,
  })
  report('  waited for a free core in all', ms(waited))
  report('time between sentences, through the server', ms(median(between)))
  report('  p99', ms(quantile(between, 0.99)))
  report('  longest', ms(Math.max(...between)))
  report('time between tokens, raw', ms(median(raw)))
  report('  p99', ms(quantile(raw, 0.99)))
  report('  longest', ms(Math.max(...raw)))
  report('events a second', `${Math.round((tokens / elapsed) * 1000)}`)
  report('CPU of the server', `${((cpu / elapsed) * 100).toFixed(0)} % of a core`)
  report('CPU per 1,000 sentences', ms((cpu / tokens) * 1000))
} finally {
  await product.stop()
  model.stop()
}
