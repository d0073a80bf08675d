import { spawnSync } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { environment } from '../setup/environment.ts'
import { freePort } from '../free-port.ts'
import { dataFolder, type Server, startServer } from './server.ts'

const folder = dataFolder()
let server: Server | undefined
afterEach(async () => {
  await server?.stop()
  folder.remove()
})

function healthy(PORT: string) {
  const { status, stderr } = spawnSync(process.execPath, ['cli.ts', 'healthy'], {
    env: environment({ PORT, DATA_DIR: folder.path }),
    encoding: 'utf8',
  })
  return { status, stderr }
}

test('a health check says yes while the server is ready, and why not when it is gone', async () => {
  const PORT = String(await freePort())
  server = await startServer({ PORT, DATA_DIR: folder.path })
  expect(healthy(PORT)).toEqual({ status: 0, stderr: '' })
  await server.stop()
  expect(healthy(PORT)).toEqual({ status: 1, stderr: 'The server does not answer.\n' })
})
