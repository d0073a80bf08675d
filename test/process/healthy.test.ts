import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import postgres from 'postgres'
import { afterEach, expect, inject, test } from 'vitest'
import { socketFolder } from '#app/server/worker-health.server.ts'
import { environment } from '../setup/environment.ts'
import { freePort } from '../free-port.ts'
import { startS3 } from '../mocks/s3.ts'
import { createDatabase } from '../postgres.ts'
import { until } from '../until.ts'
import { dataFolder, startServer, startWorker } from './server.ts'

let folder = dataFolder()
const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
  folder.remove()
  folder = dataFolder()
})

/** The command as the image's health check carries it out, or with the name of a process. */
function healthy(variables: Record<string, string>, ...role: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['cli.ts', 'healthy', ...role], {
    env: environment({ DATA_DIR: folder.path, ...variables }),
    encoding: 'utf8',
  })
  return { status, stderr }
}

test('a health check says yes while the server is ready, and why not when it is gone', async () => {
  const PORT = String(await freePort())
  const server = await startServer({ PORT, DATA_DIR: folder.path })
  endings.push(() => server.stop())
  expect(healthy({ PORT })).toEqual({ status: 0, stderr: '' })
  expect(healthy({ PORT }, 'worker')).toEqual({ status: 1, stderr: 'No worker runs here.\n' })
  await server.stop()
  expect(healthy({ PORT })).toEqual({ status: 1, stderr: 'The server does not answer.\n' })
})

test('the same check says of a worker whether it works', async () => {
  const service = await startS3()
  endings.push(() => service.close())
  const url = await createDatabase(inject('postgres'))
  // As in a container of its own: nobody listens at its port.
  const variables = { PORT: String(await freePort()), DATABASE_URL: url, ...service.variables }
  const worker = await startWorker({ ...variables, DATA_DIR: folder.path })
  endings.push(() => (worker.kill('SIGCONT'), worker.stop()))
  const ill = (matter: string) => ({ status: 1, stderr: `The worker is not well: ${matter}\n` })

  await until(() => healthy(variables).status === 0, 'the worker to begin')
  expect(healthy(variables, 'worker')).toEqual({ status: 0, stderr: '' })

  // A process that hangs takes calls, but answers none.
  worker.kill('SIGSTOP')
  expect(healthy(variables)).toEqual(ill('The worker does not answer.'))
  worker.kill('SIGCONT')
  await until(() => healthy(variables).status === 0, 'the worker to go on')

  const name = new URL(url).pathname.slice(1)
  const admin = postgres(inject('postgres'), { max: 1, onnotice: () => {} })
  endings.push(() => admin.end())
  await admin.unsafe(`alter database ${name} with allow_connections false`)
  await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`
  await until(() => healthy(variables).status === 1, 'the database to be missed')
  expect(healthy(variables)).toEqual(ill('The database does not answer.'))
  await admin.unsafe(`alter database ${name} with allow_connections true`)
  await until(() => healthy(variables).status === 0, 'the worker to find the database')

  // What a killed one leaves behind speaks neither for it nor against the next.
  worker.kill('SIGKILL')
  await worker.exited
  expect(healthy(variables)).toEqual({ status: 1, stderr: 'The server does not answer.\n' })
  const next = await startWorker({ ...variables, DATA_DIR: folder.path })
  endings.push(() => next.stop())
  expect(readdirSync(socketFolder(folder.path))).toEqual([`worker-${next.pid}.sock`])
  await until(() => healthy(variables).status === 0, 'the next worker')
  await next.stop()
  expect(existsSync(socketFolder(folder.path))).toBe(false)
})
