import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, same } from '../support/claims.ts'
import { type ProductEvent, readEvents } from '../support/events.ts'
import { clock, median, ms, quantile } from '../support/figures.ts'
import { cpuMs, waitedForCoreMs } from '../support/product.ts'
import { plainText } from '../support/texts.ts'
import { cookieOf, type Given } from './given.ts'

/** Streams begin one after another over this time, in milliseconds, as people do. */
const ARRIVAL_MS = 2_000
/** People who do something else meanwhile, and how long each waits between two pages. */
const OTHERS = 10
const PAUSE_MS = 100

/** So many streams at the speed of a model, read to their end, and other people who open pages meanwhile. */
export async function openStreams(given: Given) {
  const { product, model, short } = given
  const count = short ? 30 : 100
  const look = async (path: string, at: number) => {
    const started = performance.now()
    const answer = await fetch(product.address + path, { headers: { cookie: cookieOf(given, at) } })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`)
    return performance.now() - started
  }
  model.setRate(0)
  for (let round = 0; round < 5; round++) await rewrite(given, round, 4)
  for (let time = 0; time < 150; time++) for (const path of PAGES) await look(path, time)
  const alone: number[] = []
  for (let time = 0; time < 100; time++) alone.push(await look('/api/user', time))

  model.setRate(30)
  await product.loop()
  const before = {
    cpu: product.cpuMs(),
    waited: waitedForCoreMs(product.pid),
    at: clock(),
    own: cpuMs(process.pid),
  }
  const enough = new AbortController()
  const times: number[] = []
  const pages: number[] = []
  const others = Array.from({ length: OTHERS }, async (_, at) => {
    while (!enough.signal.aborted) {
      times.push(await look('/api/user', at))
      pages.push(await look(PAGES[pages.length % PAGES.length] ?? '/', at))
      await sleep(PAUSE_MS)
    }
  })
  const texts = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await sleep((at * ARRIVAL_MS) / count)
      return rewrite(given, at, 25)
    }),
  )
  enough.abort()
  await Promise.all(others)
  const elapsed = clock() - before.at
  const loop = await product.loop()
  same('streams that were whole', texts.filter(Boolean).length, count)
  atMost('/api/user, p95', quantile(times, 0.95), 200, 'ms')
  console.log(
    `  of ${times.length}; median ${ms(median(times))}; alone, median ${ms(median(alone))}, p95 ${ms(quantile(alone, 0.95))}`,
  )
  console.log(`  pages, median ${ms(median(pages))}, p95 ${ms(quantile(pages, 0.95))}`)
  atMost('delay of the event loop, p99', loop.p99, 100, 'ms')
  console.log(`  longest ${ms(loop.longestStall)}; longest stretch of its own work ${ms(loop.longestWork)}`)
  const share = (used: number) => `${((used / elapsed) * 100).toFixed(0)} %`
  console.log(
    `  of a core: the server ${share(product.cpuMs() - before.cpu)}, the load ${share(cpuMs(process.pid) - before.own)}; ` +
      `the server waited for a core for ${share(waitedForCoreMs(product.pid) - before.waited)} of the time`,
  )
}

const PAGES = ['/humanizer', '/my-files', '/dashboard']

/** Whether the text came whole. */
async function rewrite(given: Given, at: number, sentences: number): Promise<boolean> {
  const body = JSON.stringify({ text: plainText(sentences, at), tone: 'standard', key: randomUUID() })
  const { arrivals } = await readEvents<ProductEvent>(`${given.product.address}/api/humanize/stream`, body, {
    cookie: cookieOf(given, at),
  })
  const text = arrivals.map(({ data }) => (data.event === 'token' ? data.content : '')).join('')
  const last = arrivals.at(-1)?.data
  return last?.event === 'complete' && !last.fallback && last.fullText === text && text !== ''
}
