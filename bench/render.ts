/**
 * Processor time of the server for one page, at 10 connections that stay open, after a warm-up. It measures for
 * `--seconds` in all (42), however many requests that comes to: a number of them that is right for a quiet machine would
 * keep a busy one for minutes. `--page` measures only pages whose address begins like that.
 *
 *     node bench/render.ts [--seconds N] [--rounds N] [--page /subscription]
 */
import { parseArgs } from 'node:util'
import { median, ms, report } from './support/figures.ts'
import { sendLoad } from './support/load.ts'
import { startProduct } from './support/product.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '42' },
    rounds: { type: 'string', default: '4' },
    page: { type: 'string', default: '/' },
  },
})
const rounds = Number(values.rounds)
const connections = 10
/**
 * Requests of each page that warm up: the engine goes on getting faster for some thousand, and half of the cost of the first
 * is compiling. On a busy machine they end after as much time as is measured.
 */
const WARM_UP = 2_000

const product = await startProduct({ people: { number: 1, plan: 'free' } })
const cookie = { cookie: product.cookies[0] ?? '' }
const gzip = { 'accept-encoding': 'gzip, deflate, br' }
const pages = [
  { name: '/auth', path: '/auth', headers: {}, target: 1 },
  { name: '/auth, compressed', path: '/auth', headers: gzip, target: 1 },
  { name: '/auth?next=…, compressed', path: '/auth?next=%2Fhumanizer', headers: gzip, target: 1 },
  { name: '/humanizer, signed in', path: '/humanizer', headers: cookie, target: 2 },
  {
    name: '/humanizer, signed in, compressed',
    path: '/humanizer',
    headers: { ...cookie, ...gzip },
    target: 2,
  },
  { name: '/subscription, signed in', path: '/subscription', headers: cookie, target: 5 },
  { name: '/dashboard, signed in', path: '/dashboard', headers: cookie, target: 5 },
  { name: '/my-files, signed in', path: '/my-files', headers: cookie, target: 5 },
  { name: '/subscription, visitor', path: '/subscription', headers: {}, target: 5 },
].filter(({ path }) => path.startsWith(values.page))
const turn = Number(values.seconds) / pages.length / rounds

try {
  const figures = new Map(
    pages.map((page) => [page, { cpu: [] as number[], rate: [] as number[], bytes: 0 }]),
  )
  const ask = (page: (typeof pages)[number], seconds: number) =>
    sendLoad({ url: product.address + page.path, headers: page.headers, connections, seconds })
  for (const page of pages) {
    const end = performance.now() + turn * rounds * 1_000
    for (let sent = 0; sent < WARM_UP && performance.now() < end; ) sent += (await ask(page, 1)).requests
  }
  // The pages take turns, so that a change of the machine's speed meets all of them.
  for (let round = 0; round < rounds; round++) {
    for (const [page, figure] of figures) {
      const before = product.cpuMs()
      const { requests, elapsedMs, bytes } = await ask(page, turn)
      figure.cpu.push((product.cpuMs() - before) / requests)
      figure.rate.push((requests / elapsedMs) * 1000)
      figure.bytes = bytes
    }
  }
  for (const [page, { cpu, rate, bytes }] of figures) {
    const cost = median(cpu)
    report(`CPU ${page.name}`, ms(cost), { text: `≤ ${page.target} ms`, kept: cost <= page.target })
    console.log(
      `  rounds ${cpu.map((one) => one.toFixed(2)).join(' ')}, ${Math.round(median(rate))} requests/s, ${bytes} bytes`,
    )
  }
} finally {
  await product.stop()
}
