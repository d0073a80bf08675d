/**
 * What the lists of somebody take who has used everything for years (test/big-account.ts says how much), beside those of
 * somebody who has nothing: time until the whole answer is there, processor time of the server (without PostgreSQL's), and
 * size. Ends with 1 when one takes longer than it may.
 *
 *     node bench/big-account.ts [--rounds N] [--postgres]
 */
import { brotliCompressSync } from 'node:zlib'
import { parseArgs } from 'node:util'
import { startPostgres } from '#test/postgres.ts'
import { MUCH } from '#test/big-account.ts'
import { claim, brokenClaims } from './support/claims.ts'
import { median, ms, quantile } from './support/figures.ts'
import { startProduct } from './support/product.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '25' }, postgres: { type: 'boolean', default: false } },
})
const rounds = Number(values.rounds)
/** The most a list may take, in milliseconds. */
const MOST = 300
/** Rounds that are not counted: the server is still being compiled. */
const WARM_UP = 10

const LISTS = [
  '/dashboard',
  '/my-files',
  '/my-files?page=40',
  '/my-files?q=lecture+19&sort=name',
  '/api/documents',
  '/humanizer',
  '/humanizer?panel=history',
  '/humanizer?panel=history&q=boats',
  '/api/humanizer/history',
  '/api/tones',
  '/chat-pdf',
  '/chat-pdf?find=boats',
  '/study-buddy',
  '/study-buddy?tab=cards',
  '/api/study-sessions',
  '/account',
  '/account?page=400',
  '/api/user',
]

const postgres = values.postgres ? await startPostgres() : undefined
const product = await startProduct({
  people: { number: 2, plan: 'ninja', documents: 'much' },
  variables: postgres ? { DATABASE_URL: postgres.url } : {},
})
const [much = '', nothing = ''] = product.cookies

async function look(path: string, cookie: string): Promise<{ took: number; body: Buffer }> {
  const start = performance.now()
  const answer = await fetch(product.address + path, { headers: { cookie, 'accept-encoding': 'identity' } })
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return { took: performance.now() - start, body }
}

/** The times of some rounds, and the processor time that the server took for one of them, all in milliseconds. */
async function times(path: string, cookie: string) {
  for (let round = 0; round < WARM_UP; round++) await look(path, cookie)
  const took: number[] = []
  const before = product.cpuMs()
  for (let round = 0; round < rounds; round++) took.push((await look(path, cookie)).took)
  return { took, worked: (product.cpuMs() - before) / rounds }
}

try {
  console.log(JSON.stringify(MUCH))
  for (const path of LISTS) {
    const { body } = await look(path, much)
    const [size, sent] = [body.length, brotliCompressSync(body).length].map((bytes) =>
      Math.round(bytes / 1024),
    )
    const full = await times(path, much)
    const empty = await times(path, nothing)
    const found = `${ms(median(full.took))}, p95 ${ms(quantile(full.took, 0.95))}, of a processor ${ms(full.worked)}, of nothing ${ms(empty.worked)}; ${size} kB, ${sent} compressed`
    claim(path, found, `< ${MOST} ms`, median(full.took) < MOST)
  }
} finally {
  await product.stop()
  await postgres?.stop()
}
process.exitCode = brokenClaims() > 0 ? 1 : 0
