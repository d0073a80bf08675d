import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { lookup } from '#app/lookup.ts'
import { addressOf } from '#app/env/variables.ts'
import type { Env } from '#app/env.server.ts'
import { POOL_CONNECTIONS } from '#db/client.server.ts'
import { holderOf } from '#db/folder-lock.server.ts'
import { type DatabaseState, inspectDatabase } from '#db/inspect.server.ts'
import { codesOf, fault, type Finding, ok, reasonOf, warning } from './finding.ts'

const PART = 'database'
const OLDEST = 150_000
/** From here on sessions, counters and months are told apart wrongly by those who compare with their own clock. */
const SKEW_MS = 2_000
const BAD_SKEW_MS = 30_000
const LATE_MINUTES = 10

/** What PostgreSQL answers to those it lets in no further. */
const REFUSALS = lookup<[says: string, advice: string]>({
  '28P01': ['refuses the password', 'Put the right one into DATABASE_URL (secrets/database_url).'],
  '28000': ['refuses the user', 'Look at the user in DATABASE_URL and at pg_hba.conf.'],
  '3D000': ['has no database of that name', 'Make it (createdb), or put another name into DATABASE_URL.'],
  '53300': ['has no connection left', 'Raise max_connections, or run fewer processes.'],
  '57P03': ['is just starting', 'Ask again in a moment.'],
})

/** Examines the database: PostgreSQL, or the folder of the embedded one. */
export async function examineDatabase(env: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<Finding[]> {
  if (!env.databaseUrl) return [examineFolder(env.dataDir)]
  const where = addressOf(env.databaseUrl).host
  try {
    return judgeDatabase(await inspectDatabase(env.databaseUrl, LATE_MINUTES))
  } catch (error) {
    const refusal = REFUSALS.get(codesOf(error).find((code) => REFUSALS.has(code)) ?? '')
    if (refusal) return [fault(PART, `PostgreSQL at ${where} ${refusal[0]}.`, refusal[1])]
    return [
      fault(
        PART,
        `PostgreSQL at ${where} cannot be reached: ${reasonOf(error)}.`,
        'Start it, or put its address into DATABASE_URL. Until then servers answer 503 and lose nothing.',
      ),
    ]
  }
}

function examineFolder(dataDir: string): Finding {
  const folder = join(dataDir, 'pglite')
  if (!existsSync(folder)) return ok(PART, `The embedded database is made in ${folder} at the first start.`)
  try {
    accessSync(folder, constants.R_OK | constants.W_OK)
    const holder = holderOf(`${folder}.lock`)
    const used = holder === undefined ? 'no process has it open' : `process ${holder} has it open`
    return ok(PART, `The embedded database in ${folder} is there; ${used}.`)
  } catch (error) {
    return fault(
      PART,
      `The embedded database in ${folder} cannot be opened (${codesOf(error)[0]}).`,
      'Let the user the product runs as write there (DATA_DIR).',
    )
  }
}

/** What is to be said of a database that answers. */
export function judgeDatabase(state: DatabaseState): Finding[] {
  const { version, aheadMs, connections, migrations, mayCreate, late } = state
  const major = Math.floor(version / 10_000)
  const found: Finding[] = []
  if (version < OLDEST) {
    found.push(fault(PART, `This is PostgreSQL ${major}.`, 'Use PostgreSQL 15 or later.'))
  }
  if (migrations.pending > 0 && !mayCreate) {
    const says = `${migrations.pending} migrations are not applied, and this user may make no tables.`
    found.push(fault(PART, says, 'Make the user the owner of the database: ALTER DATABASE … OWNER TO ….'))
  } else if (migrations.pending > 0) {
    const says = `${migrations.pending} migrations are not applied.`
    found.push(warning(PART, says, 'Start a server, or run `wordkin migrate`: either applies them.'))
  }
  if (migrations.unknown > 0) {
    const says = `The database knows ${migrations.unknown} migrations that this version does not: a newer one was here.`
    found.push(
      warning(PART, says, 'Run the newer version everywhere; this one is meant to be on its way out.'),
    )
  }
  found.push(...judgeClock(aheadMs), ...judgeConnections(connections), ...judgeQueue(late))
  if (found.length > 0) return found
  return [ok(PART, `PostgreSQL ${major} answers, all migrations are applied, and no work waits for long.`)]
}

function judgeClock(aheadMs: number): Finding[] {
  const off = Math.abs(aheadMs)
  if (off < SKEW_MS) return []
  const says = `The clock of the database is ${Math.round(off / 1_000)} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's.`
  const advice = 'Have both set by a time server (systemd-timesyncd, chrony).'
  return [off < BAD_SKEW_MS ? warning('time', says, advice) : fault('time', says, advice)]
}

function judgeConnections({ allowed, open }: DatabaseState['connections']): Finding[] {
  const free = allowed - open
  if (free >= POOL_CONNECTIONS) return []
  const says = `${open} of ${allowed} connections are taken; one more process needs up to ${POOL_CONNECTIONS}.`
  const advice = `Raise max_connections of PostgreSQL: ${POOL_CONNECTIONS} for each process and some to spare.`
  return [free > 1 ? warning(PART, says, advice) : fault(PART, says, advice)]
}

function judgeQueue({ jobs, minutes, anyAtWork }: DatabaseState['late']): Finding[] {
  if (jobs === 0) return []
  const says = `${jobs} ${jobs === 1 ? 'job has' : 'jobs have'} waited to be begun, the oldest for ${minutes} minutes`
  if (anyAtWork)
    return [
      warning('worker', `${says}, while others are worked on.`, 'Run another worker, or raise READERS.'),
    ]
  return [
    fault(
      'worker',
      `${says}, and nobody works.`,
      'Start a worker (`node worker.ts`), or unset WORKER=outside.',
    ),
  ]
}
