import { closeDatabase, openDatabase } from '#db/client.server.ts'
import { offerSnapshots } from '../domain/backup/handover.server.ts'
import { reconcileBilling } from '../domain/billing/reconcile.server.ts'
import { closeLibrary, openLibrary } from '../domain/library/service.server.ts'
import { writeToAdministrators } from '../domain/mail/ceiling.server.ts'
import { closeLetters, openLetters } from '../domain/mail/queue.server.ts'
import { warmUpEngine } from '../domain/humanizer/engines.server.ts'
import { closeSweeps, openSweeps } from '../domain/retention/schedule.server.ts'
import { acceptRuns, drainRuns } from '../domain/runs/drain.server.ts'
import { listenForRuns } from '../domain/runs/follow.server.ts'
import { sweepDeadRuns, sweepSilentRuns } from '../domain/runs/settle.server.ts'
import { openSpending } from '../domain/spending/accounted.server.ts'
import { LOOK_MS, SLOW_DETECTION, failureDetector } from '../domain/failure-detector.ts'
import { env } from '../env.server.ts'
import { log } from '../http/log.server.ts'
import { startObserving, stopObserving } from '../observe/observe.server.ts'
import { SOURCES } from './observed.server.ts'

const LETTER_FAILED = 'an email was not sent; it is tried again later'
const LATER = 'house-keeping failed; it is tried again later'
/** The first page comes first. */
const WARM_UP_AFTER_MS = 1_500
const SWEEP_RUNS_MS = 15_000
const RECONCILE_MS = 15_000

let endListening: (() => Promise<void>) | undefined
let endSnapshots: (() => Promise<void>) | undefined
const timers: NodeJS.Timeout[] = []

/** Opens the database, settles what a dead process left behind, and keeps house from now on. */
export async function startService(): Promise<void> {
  await startObserving('web', SOURCES)
  await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir })
  openSpending(writeToAdministrators)
  endListening = await listenForRuns()
  if (!env.databaseUrl) endSnapshots = await offerSnapshots(env.dataDir).catch(noSnapshots)
  // Nobody else can be working on the embedded database: whatever still runs there belongs to the dead. Elsewhere this is the
  // first look of many, and a connection that is there for the first visitor.
  await (env.databaseUrl ? sweepSilentRuns() : sweepDeadRuns(0))
  await openLibrary({
    alone: env.databaseUrl === undefined,
    reads: env.worker === 'inside',
    onError: (error) => log.warn({ err: error }, 'reading documents failed'),
  })
  if (env.worker === 'inside') openLetters((failure) => log.warn(failure, LETTER_FAILED))
  if (env.worker === 'inside') every(RECONCILE_MS, reconcile)
  acceptRuns()
  if (env.warmUp) timers.push(setTimeout(warmUpEngine, WARM_UP_AFTER_MS).unref())
  // On the embedded database nobody else can die; what this process could not settle itself can wait.
  const unhurried = failureDetector(SLOW_DETECTION)
  if (env.databaseUrl) every(LOOK_MS, () => sweepSilentRuns())
  else every(SWEEP_RUNS_MS, () => sweepSilentRuns(unhurried))
  if (env.worker === 'inside') openSweeps((error) => log.warn({ err: error }, LATER))
}

function noSnapshots(error: unknown) {
  log.warn(
    { err: error },
    'backups can only be made while the server is stopped: there is no socket for them',
  )
  return undefined
}

function reconcile() {
  return reconcileBilling((error) => log.warn({ err: error }, 'a subscription could not be read'))
}

function every(ms: number, work: () => Promise<unknown>) {
  const timer = setInterval(() => {
    work().catch((error: unknown) => log.warn({ err: error }, LATER))
  }, ms)
  timers.push(timer.unref())
}

/**
 * Lets runs finish within the grace, settles all of them and closes the database, once `answered` says that no answer needs
 * it any more.
 */
export async function stopService(answered = async () => {}): Promise<void> {
  await closeSweeps()
  await Promise.all([drainRuns(env.shutdownGraceMs), closeLibrary()])
  await answered()
  for (const timer of timers.splice(0)) clearInterval(timer)
  await closeLetters()
  await endListening?.()
  await endSnapshots?.()
  await closeDatabase()
  await stopObserving()
}
