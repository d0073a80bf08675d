import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '#test/until.ts'
import { atMost, claim } from '../support/claims.ts'
import { ms, quantile } from '../support/figures.ts'
import { openFiles } from '../support/member.ts'
import { plainText } from '../support/texts.ts'
import { cookieOf, type Given } from './given.ts'

const MB = 1024 * 1024
/** Samples of memory, of which those of the warm-up do not count. */
const SAMPLES = 12
const WARM_UP = 4
const AT_ONCE = 12
/** What memory may grow by over 10,000 requests, in megabytes: noise of the collector, not of the product. */
const GROWTH_MB = 12

type Sample = { requests: number; heap: number; rss: number; files: number; sockets: number }

/** Mixed requests from many people, every seventh of them broken off; memory, handles and sockets at even distances. */
export async function soak(given: Given) {
  const { product, model, short } = given
  const total = short ? 1_500 : 10_000
  model.setRate(0)
  let sent = 0
  const statuses = new Map<string, number>()
  const note = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1)
  const times: number[] = []

  async function one(at: number) {
    const [path, init] = mixed(given, at)
    const signal = at % 7 === 3 ? AbortSignal.timeout(1 + (at % 11)) : undefined
    const started = performance.now()
    try {
      const answer = await fetch(product.address + path, {
        ...init,
        signal: signal ?? null,
        redirect: 'manual',
      })
      await answer.arrayBuffer()
      times.push(performance.now() - started)
      note(
        answer.status >= 500
          ? `${path.split('?')[0]} ${answer.status}`
          : `${Math.floor(answer.status / 100)}xx`,
      )
    } catch (error) {
      note(signal?.aborted ? 'broken off' : `failed: ${(error as Error).message}`)
    }
  }

  async function sample(): Promise<Sample> {
    // What was broken off is still being put away.
    await sleep(700)
    const { heap, rss, resources } = await product.memory()
    const sockets = (resources.TCPSocketWrap ?? 0) + (resources.TCPServerWrap ?? 0)
    const files = openFiles(product.pid)
    console.log(
      `  ${String(sent).padStart(6)} requests: heap ${(heap / MB).toFixed(1)} MB, resident ${(rss / MB).toFixed(0)} MB, files ${files}, sockets ${sockets}`,
    )
    return { requests: sent, heap: heap / MB, rss: rss / MB, files, sockets }
  }

  const samples: Sample[] = [await sample()]
  for (let time = 1; time <= SAMPLES; time++) {
    const to = Math.round((total * time) / SAMPLES)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (sent < to) await one(sent++)
      }),
    )
    samples.push(await sample())
  }
  console.log(`  ${JSON.stringify(Object.fromEntries(statuses))}; p95 ${ms(quantile(times, 0.95))}`)
  const failed = [...statuses].filter(([what]) => !/^[234]xx$|^broken off$/.test(what))
  claim('requests that failed', `${failed.length} kinds`, 'none', failed.length === 0)
  const warm = samples.slice(WARM_UP)
  const per = short ? 1_500 : 10_000
  const slope = (figure: (one: Sample) => number) =>
    slopeOf(warm.map((one) => [one.requests, figure(one)])) * per
  atMost(
    `heap grew, over ${per} requests after the warm-up, by`,
    slope(({ heap }) => heap),
    GROWTH_MB,
    'MB',
  )
  atMost(
    'resident memory grew by',
    slope(({ rss }) => rss),
    4 * GROWTH_MB,
    'MB',
  )
  // Connections that are kept open for the next request are let go after 10 s.
  const last = await until(
    async () => {
      const now = await sample()
      return now.sockets <= (samples[0]?.sockets ?? 0) && now
    },
    'sockets to be closed',
    30_000,
  ).catch(sample)
  const first = samples[0] ?? last
  claim(
    'sockets, at first and in the end',
    `${first.sockets}, ${last.sockets}`,
    'no more',
    last.sockets <= first.sockets,
  )
  const settled = warm[0] ?? first
  claim(
    'open files, after the warm-up and in the end',
    `${settled.files}, ${last.files}`,
    '≤ 5 more',
    last.files <= settled.files + 5,
  )
}

/** The slope of a straight line through these points, by least squares. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (pick: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [x, y] = [mean(([at]) => at), mean(([, value]) => value)]
  const over = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0)
  return over / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
}

/** What people do, most of it often and some of it seldom. */
function mixed(given: Given, at: number): [path: string, init: RequestInit] {
  const headers: Record<string, string> = { cookie: cookieOf(given, at) }
  const json = { ...headers, 'content-type': 'application/json' }
  if (at % 50 === 7) {
    const body = JSON.stringify({ text: plainText(3, at), tone: 'standard', key: randomUUID() })
    return ['/api/humanize/stream', { method: 'POST', headers: json, body }]
  }
  if (at % 500 === 11) {
    const body = new FormData()
    body.append('file', new File([`Note ${randomUUID()}`], 'note.txt'))
    return ['/api/upload-document', { method: 'POST', headers, body }]
  }
  if (at % 40 === 9) {
    const body = JSON.stringify({ email: `${randomUUID()}@example.org`, password: 'a wrong guess' })
    const from = `198.18.${(at >> 8) & 255}.${at & 255}`
    return [
      '/api/login',
      { method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': from }, body },
    ]
  }
  const paths = [
    '/api/user',
    '/humanizer',
    '/api/documents',
    '/my-files',
    '/',
    '/dashboard',
    '/auth?next=%2Fa',
    '/nowhere',
    '/chat-pdf',
    '/api/humanizer/history',
    '/readyz',
    '/study-buddy',
  ]
  return [paths[at % paths.length] ?? '/', { headers: at % 6 === 5 ? {} : headers }]
}
