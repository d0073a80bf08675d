import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { env } from '#app/env.server.ts'
import { asJob, forEverybody, type Origin, presentOrigin } from '#app/observe/jobs.server.ts'
import { type Database, rawDatabase } from '#db/client.server.ts'

/** The one kind of job there is: reading a document. */
export const INGEST = 'ingest'

/** What a worker is told; everything else is in the document's row. */
export type IngestJob = {
  documentId: string
  /** Languages its pictures may be in, the likeliest first. */
  languages: string[]
  /** What it was sent by: for log and traces. */
  from?: Origin | undefined
}

export type IngestWork = (job: IngestJob) => Promise<void>

/** A worker that has not been heard of for this long is dead, and its job is given to another one. */
const HEARTBEAT_SECONDS = 30
/** Longer than any reading is allowed to take. */
const EXPIRE_SECONDS = 3_600
/** Workers are called when there is work; this is how often they look by themselves. */
const LOOK_SECONDS = 10
/** How long a job is remembered when it is done, and how often is looked for those that need not be any longer. */
const REMEMBER_SECONDS = 3_600

let starting: Promise<PgBoss> | undefined
let opened: PgBoss | undefined
let workers: string[] = []
/** Told of failures that happen in the background. */
let tell: (error: unknown) => void = () => {}

/**
 * The queue, ready to be sent to. Must be awaited before a transaction is begun: opening it asks the database, and the
 * embedded one does one thing at a time.
 */
export async function openQueue() {
  const boss = await startedQueue()
  return {
    /**
     * Puts a job into the queue as part of `tx`. `person` is whose it is, `ahead` how many of theirs are waiting already:
     * the first of everybody come before the second of anybody.
     */
    async send(tx: Database, job: IngestJob, { person, ahead }: { person: string; ahead: number }) {
      const { fromDrizzle } = await import('pg-boss')
      const within = fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql)
      await boss.send(
        INGEST,
        { from: presentOrigin(), ...job },
        { group: { id: person }, priority: -ahead, db: within },
      )
    },
    /**
     * Takes the jobs of a document away, and answers the first of them. A dead worker's job would otherwise hold its
     * person's place until the queue itself finds out.
     */
    async drop(documentId: string): Promise<IngestJob | undefined> {
      const jobs = await boss.findJobs<IngestJob>(INGEST, { data: { documentId } })
      if (jobs.length > 0)
        await boss.deleteJob(
          INGEST,
          jobs.map(({ id }) => id),
        )
      return jobs[0]?.data
    },
    /** Takes all jobs away that wait or are being worked on, which only where no other process can exist is right. */
    async clear() {
      await boss.deleteAllJobs(INGEST)
    },
  }
}

/** Has this process work on jobs, as many at once as it is configured for, and of one person fewer than that. */
export async function startWork(work: IngestWork): Promise<void> {
  const boss = await startedQueue()
  const groupConcurrency = Math.max(1, env.readers - 1)
  for (let reader = 0; reader < env.readers; reader++) {
    const options = {
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: LOOK_SECONDS,
      groupConcurrency,
    }
    const worker = await boss.work<IngestJob>(INGEST, options, async ([job]) => {
      try {
        if (job) await asJob({ queue: INGEST, id: job.id, ...job.data }, () => work(job.data))
      } finally {
        // A person whose turn is over may have more to read: everybody looks again, not only this one.
        setImmediate(() => workers.forEach((id) => boss.notifyWorker(id)))
      }
    })
    workers.push(worker)
  }
}

/** Takes no more jobs; those that are being worked on go on. */
export async function stopWork(): Promise<void> {
  const boss = await starting?.catch(() => undefined)
  workers = []
  await boss?.offWork(INGEST, { wait: false })
}

/** One loop of this process that asks a queue for jobs; `lastLook` is another one after each look. */
export type Looker = { id: string; queue: string; busy: boolean; lastLook: number | null }

/** The loops by which this process asks for jobs; none before it has begun to work. */
export function lookers(): Looker[] {
  const loops = opened?.getWipData() ?? []
  return loops.map(({ id, name, count, lastFetchedOn }) => ({
    id,
    queue: name,
    busy: count > 0,
    lastLook: lastFetchedOn,
  }))
}

/** Ends the working and the sending. What is being worked on must have been ended before. */
export async function closeQueue(): Promise<void> {
  const boss = await starting?.catch(() => undefined)
  starting = undefined
  opened = undefined
  workers = []
  await boss?.stop({ graceful: false, close: false })
}

/** The library behind the queue, started: for the queues of other kinds of work. */
export function startedQueue(): Promise<PgBoss> {
  return (starting ??= forEverybody(start))
}

/** Who is told of failures in the background, such as a database that is away. */
export function onQueueError(told: (error: unknown) => void): void {
  tell = told
}

async function start(): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: rawDatabase,
    backend: rawDatabase.embedded ? 'pglite' : 'postgres',
    useListenNotify: true,
    schedule: false,
    maintenanceIntervalSeconds: REMEMBER_SECONDS,
    // Few rows come and go here; what autovacuum does for them is enough.
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => tell(error))
  try {
    await boss.start()
    await boss.createQueue(INGEST, {
      notify: true,
      retryLimit: 5,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: EXPIRE_SECONDS,
      deleteAfterSeconds: REMEMBER_SECONDS,
    })
    // Looked up once now, so that no transaction has to wait for it.
    await boss.findJobs(INGEST, { id: crypto.randomUUID() })
    opened = boss
    return boss
  } catch (error) {
    starting = undefined
    throw error
  }
}
