import type { Instruments } from './instruments.server.ts'

/** What figures are asked for at the time of looking, rather than counted as things happen. */
export type Sources = {
  /** Jobs of all processes. */
  queues: () => Promise<{ queue: string; waiting: number; active: number; oldestSeconds: number }[]>
  /** Of this process: connections it may have, transactions that have one, and that wait for one. */
  database: () => { size: number; open: number; waiting: number; begun: number; waitedMs: number }
  /** Files that this process reads, and that wait for one of its places. */
  readers: () => { running: number; waiting: number }
  /** Runs that this process works on. */
  runs: () => number
}

/** The database is not asked for the queues more often than this, however many look. */
const QUEUES_EVERY_MS = 10_000

/** How the queues, the database's connections and the places for reading stand. */
export function watchServices(make: Instruments, sources: Sources): void {
  watchQueues(make, sources.queues)
  const { database, readers, runs } = sources
  const gauge = (name: string, help: string, value: () => number) =>
    make.gauge(name, help, [], (made) => made.set(value()))
  gauge('wordkin_database_connections', 'Connections this process may have', () => database().size)
  gauge('wordkin_database_transactions_open', 'Transactions that are under way', () => database().open)
  gauge(
    'wordkin_database_transactions_waiting',
    'Transactions that wait for a connection',
    () => database().waiting,
  )
  make.total('wordkin_database_transactions_total', 'Transactions begun', () => database().begun)
  make.total(
    'wordkin_database_wait_seconds_total',
    'Time that transactions have waited until they began',
    () => database().waitedMs / 1000,
  )
  gauge('wordkin_readers_busy', 'Files that this process reads now', () => readers().running)
  gauge('wordkin_readers_waiting', 'Files that wait for a place of this process', () => readers().waiting)
  gauge('wordkin_runs_open', 'Runs that this process works on now', runs)
}

function watchQueues(make: Instruments, ask: Sources['queues']): void {
  let asked: { at: number; answer: ReturnType<Sources['queues']> } | undefined
  const oldest = make.gauge(
    'wordkin_queue_oldest_seconds',
    'How long the job that waits longest has waited since it could have begun, by queue',
    ['queue'],
  )
  const isUp = make.gauge(
    'wordkin_database_up',
    'Whether the database answered when it was asked for the queues',
  )
  make.gauge(
    'wordkin_queue_jobs',
    'Jobs of all processes that wait or are worked on, by queue',
    ['queue', 'state'],
    async (depth) => {
      const at = performance.now()
      if (!asked || at - asked.at >= QUEUES_EVERY_MS) asked = { at, answer: ask() }
      // While the database is away these figures are missing; all others are told.
      const queues = await asked.answer.catch(() => undefined)
      depth.reset()
      oldest.reset()
      for (const { queue, waiting, active, oldestSeconds } of queues ?? []) {
        depth.set({ queue, state: 'waiting' }, waiting)
        depth.set({ queue, state: 'active' }, active)
        oldest.set({ queue }, oldestSeconds)
      }
      isUp.set(queues ? 1 : 0)
    },
  )
}
