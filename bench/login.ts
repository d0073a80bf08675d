/**
 * Whether the time of a sign-in tells strangers who has an account, and what a crowd at the door costs everybody else.
 *
 *     node bench/login.ts [--tries N] [--crowd N]
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { median, ms, quantile, report } from './support/figures.ts'
import { startProduct } from './support/product.ts'

const { values } = parseArgs({
  options: { tries: { type: 'string', default: '40' }, crowd: { type: 'string', default: '100' } },
})
const tries = Number(values.tries)
const crowd = Number(values.crowd)

const product = await startProduct({
  variables: { TRUST_PROXY: 'true' },
  people: { number: 1, plan: 'free' },
})
const headers = { cookie: product.cookies[0] ?? '' }
let visitors = 0

/** One request from an address of its own, so that no limit is met; answers how long it took, in milliseconds. */
async function post(path: string, body: object): Promise<number> {
  visitors++
  const start = performance.now()
  const answer = await fetch(product.address + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
  })
  await answer.text()
  return performance.now() - start
}

async function look(): Promise<number> {
  const start = performance.now()
  await (await fetch(`${product.address}/api/user`, { headers })).text()
  return performance.now() - start
}

try {
  const known = await Promise.all(
    Array.from({ length: tries + 5 }, async () => {
      const email = `${randomUUID()}@example.org`
      await post('/api/register', { firstName: 'A', lastName: 'B', email, password: 'seven green bottles' })
      return email
    }),
  )
  const wrong: number[] = []
  const unknown: number[] = []
  // They take turns, so that a change of the machine's speed meets both. The first five warm up.
  for (const [turn, email] of known.entries()) {
    const one = await post('/api/login', { email, password: 'a wrong password' })
    const other = await post('/api/login', {
      email: `${randomUUID()}@example.org`,
      password: 'a wrong password',
    })
    if (turn < 5) continue
    wrong.push(one)
    unknown.push(other)
  }
  const apart = Math.abs(median(unknown) / median(wrong) - 1)
  report('a wrong password, median', ms(median(wrong)))
  report('an unknown address, median', ms(median(unknown)))
  report('apart', `${(apart * 100).toFixed(1)} %`, { text: '≤ 15 %', kept: apart <= 0.15 })

  const alone: number[] = []
  for (let time = 0; time < 200; time++) alone.push(await look())
  const crowded = new AbortController()
  const logins = Promise.all(
    Array.from({ length: crowd }, (_, at) =>
      post('/api/login', { email: known[at % known.length], password: 'a wrong password' }),
    ),
  ).finally(() => crowded.abort())
  const beside: number[] = []
  while (!crowded.signal.aborted) beside.push(await look())
  await logins
  const factor = median(beside) / median(alone)
  report('GET /api/user alone, median', ms(median(alone)))
  report(`beside ${crowd} sign-ins at once, median`, ms(median(beside)))
  report('p95 alone, beside', `${ms(quantile(alone, 0.95))}, ${ms(quantile(beside, 0.95))}`)
  report('slower by', `${factor.toFixed(2)}×`, { text: '≤ 2×', kept: factor <= 2 })
} finally {
  await product.stop()
}
