/**
 * Proves that several processes are one product: two web and two worker processes on a real PostgreSQL and an emulated
 * bucket, behind a proxy that gives them requests in turn, all started at once on an empty database. First what they must
 * share, then what people see and what is lost when parts of it die; then what a second process gains, how long a start
 * takes and what a run, a page and a document cost. Ends with 1 when anything that was promised did not hold.
 *
 *     npm run bench:scale [-- --only NAME,NAME]
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { attempt, brokenClaims } from './support/claims.ts'
import { type Cluster, startCluster, startGround } from './support/cluster.ts'
import { asked, webs, workers } from './scale/deaths.ts'
import { costs } from './scale/costs.ts'
import { fullDisk } from './scale/full-disk.ts'
import { cancelled, once } from './scale/jobs.ts'
import { database, storage } from './scale/outages.ts'
import { coldStart, throughput } from './scale/throughput.ts'
import { heardAtOnce, migrations, preferences, quotas, rateLimits, runs, sessions } from './scale/sharing.ts'

const { values } = parseArgs({ options: { only: { type: 'string' } } })

const CHECKS: [name: string, title: string, check: (cluster: Cluster) => Promise<void>][] = [
  ['start', 'two web and two worker processes, started at once on an empty database', migrations],
  ['sessions', 'sessions', sessions],
  ['preferences', 'choices and messages', preferences],
  ['runs', 'runs', runs],
  ['quotas', 'quotas', quotas],
  ['limits', 'rate limits', rateLimits],
  ['heard', 'calls between processes', heardAtOnce],
  ['jobs', 'files to read', once],
  ['cancel', 'a reading is cancelled', cancelled],
  ['webs', 'web processes are killed', webs],
  ['workers', 'workers are killed', workers],
  ['asked', 'a web process is asked to stop', asked],
  ['database', 'the database crashes under load', database],
  ['storage', 'the bucket is away', storage],
  ['disk', 'a full disk', fullDisk],
  ['costs', 'what things cost', costs],
  ['throughput', 'a second web process', throughput],
  ['cold', 'a start', coldStart],
]

const wanted = values.only?.split(',')
// What was started must not stay behind.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1))
const built = spawnSync(process.execPath, ['build.ts'], { stdio: 'inherit' })
if (built.status !== 0) throw new Error('The build failed')

const ground = await startGround()
const cluster = await startCluster(ground, { web: 2, workers: 2 })
try {
  for (const [name, title, check] of CHECKS) {
    if (!wanted || wanted.includes(name)) await attempt(title, () => check(cluster))
  }
} finally {
  await cluster.stop()
  await ground.stop()
}
const broken = brokenClaims()
console.log(broken === 0 ? '\nAll of it held.' : `\n${broken} did not hold.`)
process.exit(broken === 0 ? 0 : 1)
