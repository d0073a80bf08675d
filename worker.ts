import { databaseIsAway } from './app/domain/health.server.ts'
import { startWorker, stopWorker } from './app/server/worker.server.ts'
import { isLostWrite } from './db/errors.ts'

// Reads uploaded documents and sends letters beside web processes that have WORKER=outside, on the same database and storage.

process.chdir(import.meta.dirname)
process.env.NODE_ENV ??= 'production'

try {
  await startWorker()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
console.log('The worker is ready')

process.on('uncaughtException', (error) => {
  if (isLostWrite(error)) return
  console.error(error)
  process.exit(1)
})

// A statement that nobody waited for was lost with its connection: those that matter have been told to whoever asked.
process.on('unhandledRejection', (error) => {
  if (!databaseIsAway(error)) throw error
})

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

/** Lays down what is being read and leaves. A second signal leaves at once. */
async function stop() {
  if (stopping) process.exit(1)
  stopping = true
  await stopWorker()
  process.exit(0)
}
