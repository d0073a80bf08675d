import { execFile, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import type { PlanName } from '#app/domain/usage/plans.ts'
import { freePort } from '#test/free-port.ts'
import { createDatabase, startPostgres } from '#test/postgres.ts'
import { environment } from '#test/setup/environment.ts'
import { type Gate, startGate } from './gate.ts'
import { type Member, startMember } from './member.ts'
import { startModel } from './model.ts'
import { startProxy } from './proxy.ts'

/** What a crash of the database must not undo; the disk itself is not made to lose anything here. */
const DURABLE = { synchronous_commit: 'on', full_page_writes: 'on' }

export type Web = { member: Member; host: string; variables: Record<string, string> }
export type Reader = {
  member: Member
  gate: Gate
  variables: Record<string, string>
}

/** What all processes stand on: a PostgreSQL cluster of its own, an emulated bucket, and the mock of a language model. */
export async function startGround() {
  const s3 = fork(join(import.meta.dirname, 's3-process.ts'))
  const [[bucket], model, cluster] = await Promise.all([
    once(s3, 'message') as Promise<[Record<string, string>]>,
    startModel(),
    startPostgres(DURABLE),
  ])
  const url = await createDatabase(cluster.url, { name: 'wordkin' })
  const sql = postgres(url, { max: 2, onnotice: () => {} })
  const folder = mkdtempSync(join(tmpdir(), 'wordkin-scale-'))
  const temporary = join(folder, 'tmp')
  return {
    cluster,
    url,
    sql,
    model,
    bucket: bucket ?? {},
    folder,
    temporary,
    async stop() {
      await sql.end({ timeout: 1 })
      await cluster.stop()
      model.stop()
      s3.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Ground = Awaited<ReturnType<typeof startGround>>

/** A deployment: so many web and worker processes, started all at once, behind a proxy that gives them requests in turn. */
export async function startCluster(ground: Ground, counts: { web: number; workers: number }) {
  const proxy = await startProxy()
  const common = {
    APP_URL: proxy.address,
    HOST: '127.0.0.1',
    DATABASE_URL: ground.url,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    OPENAI_BASE_URL: ground.model.url,
    LLM_RETRIES: '0',
    LLM_TOTAL_SECONDS: '60',
    SIGNUP: 'open',
    BILLING: 'demo',
    MAIL: 'off',
    WORKER: 'outside',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'warn',
    DATA_DIR: ground.folder,
    ...ground.bucket,
  }
  const door = await startGate(ground.bucket.S3_ENDPOINT ?? '')
  async function startWeb(): Promise<Web> {
    const port = await freePort()
    const variables = { ...common, S3_ENDPOINT: door.url, PORT: String(port) }
    return { member: await startMember('server.ts', variables), host: `127.0.0.1:${port}`, variables }
  }
  async function startReader(): Promise<Reader> {
    const gate = await startGate(ground.bucket.S3_ENDPOINT ?? '')
    const variables = { ...common, S3_ENDPOINT: gate.url }
    return { member: await startMember('worker.ts', variables), gate, variables }
  }
  const many = <Kind>(count: number, start: () => Promise<Kind>) =>
    Promise.all(Array.from({ length: count }, start))
  const [webs, readers] = await Promise.all([many(counts.web, startWeb), many(counts.workers, startReader)])
  const lead = () => proxy.lead(...webs.map(({ host }) => host))
  lead()

  return {
    ground,
    proxy,
    /** The way of the web processes to the bucket. */
    door,
    webs,
    readers,
    common,
    /** As whoever keeps processes running does when one has ended. */
    async restart(member: Web | Reader) {
      const program = 'host' in member ? 'server.ts' : 'worker.ts'
      member.member = await startMember(program, member.variables)
      return member.member.startedInMs
    },
    /** New people on a plan; what is answered are the cookies of their sessions. */
    people: async (number: number, plan: PlanName): Promise<string[]> => {
      const script = join(import.meta.dirname, 'people.ts')
      const env = environment({ ...common, LOG_LEVEL: 'silent' })
      const made = await promisify(execFile)(process.execPath, [script, String(number), plan], { env })
      return JSON.parse(made.stdout) as string[]
    },
    async stop() {
      await Promise.all([...webs, ...readers].map(({ member }) => member.stop()))
      for (const { gate } of readers) gate.stop()
      door.stop()
      proxy.stop()
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>
