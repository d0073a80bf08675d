/**
 * One server process under load, on an embedded database: 100 open streams beside normal use; thousands of mixed requests,
 * some of them broken off, and what they leave behind in memory, handles and sockets; 200 sockets that are slow on purpose,
 * and what others notice of them. Ends with 1 when anything that was promised did not hold.
 *
 *     npm run bench:load [-- --short] [--only streams,soak,slow]
 */
import { parseArgs } from 'node:util'
import { soak } from './load/soak.ts'
import { slowSockets } from './load/slow.ts'
import { openStreams } from './load/streams.ts'
import { attempt, brokenClaims } from './support/claims.ts'
import { startModel } from './support/model.ts'
import { startProduct } from './support/product.ts'

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string' } },
})
const short = values.short
const wanted = values.only?.split(',')
// What was started must not stay behind.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1))
const model = await startModel()
const product = await startProduct({
  variables: { OPENAI_BASE_URL: model.url, LOG_LEVEL: 'warn', TRUST_PROXY: 'true' },
  people: { number: 30, plan: 'ninja', documents: 20 },
  watched: true,
})
const given = { product, model, short }
try {
  console.log(`start on a folder that is there: ${(product.startedInMs / 1_000).toFixed(2)} s`)
  for (const [name, title, check] of [
    ['streams', `${short ? 30 : 100} open streams and normal use`, openStreams],
    ['soak', `${short ? 1_500 : 10_000} mixed requests, some broken off`, soak],
    ['slow', `${short ? 40 : 200} slow sockets of each kind`, slowSockets],
  ] as const) {
    if (!wanted || wanted.includes(name)) await attempt(title, () => check(given))
  }
} finally {
  await product.stop()
  model.stop()
}
const broken = brokenClaims()
console.log(broken === 0 ? '\nAll of it held.' : `\n${broken} did not hold.`)
process.exit(broken === 0 ? 0 : 1)
