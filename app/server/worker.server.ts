import { closeDatabase, openDatabase } from '#db/client.server.ts'
import { reconcileBilling } from '../domain/billing/reconcile.server.ts'
import { closeLibrary, openLibrary } from '../domain/library/service.server.ts'
import { watchWork } from '../domain/jobs/condition.server.ts'
import { INGEST } from '../domain/jobs/queue.server.ts'
import { hasMail } from '../domain/mail/deliver.server.ts'
import { writeToAdministrators } from '../domain/mail/ceiling.server.ts'
import { closeLetters, LETTERS, openLetters } from '../domain/mail/queue.server.ts'
import { openSpending } from '../domain/spending/accounted.server.ts'
import { closeSweeps, openSweeps } from '../domain/retention/schedule.server.ts'
import { env } from '../env.server.ts'
import { log } from '../http/log.server.ts'
import { startObserving, stopObserving } from '../observe/observe.server.ts'
import { SOURCES } from './observed.server.ts'
import { offerHealth } from './worker-health.server.ts'

const RECONCILE_MS = 15_000
let reconciling: NodeJS.Timeout | undefined
let endHealth: (() => Promise<void>) | undefined

/** Has this process read documents, send letters and look after subscriptions. Throws without a database that others can use, too. */
export async function startWorker(): Promise<void> {
  if (!env.databaseUrl) {
    throw new Error(
      'A worker needs DATABASE_URL: the embedded database can be opened by the server alone, which reads by itself.',
    )
  }
  await startObserving('worker', SOURCES)
  await openDatabase(env)
  openSpending(writeToAdministrators)
  await openLibrary({
    alone: false,
    reads: true,
    onError: (error) => log.warn({ err: error }, 'reading documents failed'),
  })
  openSweeps((error) => log.warn({ err: error }, 'house-keeping failed; it is tried again later'))
  openLetters((failure) => log.warn(failure, 'an email was not sent; it is tried again later'))
  const warn = (error: unknown) => log.warn({ err: error }, 'a subscription could not be read')
  reconciling = setInterval(() => void reconcileBilling(warn).catch(warn), RECONCILE_MS)
  endHealth = await offerHealth(env.dataDir, watchWork(hasMail ? [INGEST, LETTERS] : [INGEST])).catch(
    noHealth,
  )
}

function noHealth(error: unknown) {
  log.warn({ err: error }, 'health checks will not find this worker: there is no socket for them')
  return undefined
}

/** Lays down what is being read, for another process to begin again, and closes the database. */
export async function stopWorker(): Promise<void> {
  clearInterval(reconciling)
  // Who stops is not well, and need not be asked.
  await endHealth?.()
  await closeSweeps()
  await closeLibrary()
  await closeLetters()
  await closeDatabase()
  await stopObserving()
}
