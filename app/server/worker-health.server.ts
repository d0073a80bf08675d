import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

// A worker serves nobody and so has no port, which several on one machine would have to share out. Whoever looks after it
// asks at a socket that its own user alone can reach. It is in the temporary folder, which containers never share, as they
// may share a data folder; a data folder's name tells apart who share a machine without containers.

/** What a system takes for the path of a socket. */
const LONGEST_PATH = 100
const MOST_ASKING = 8
const WELL = 'well'

/** `worker-PID.sock`: several workers may share a data folder. */
const SOCKET = /^worker-\d+\.sock$/

/** Where the sockets of the workers of `dataDir` are. */
export function socketFolder(dataDir: string): string {
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)
  return join(tmpdir(), `wordkin-${name}`)
}

/**
 * Tells whoever asks at a socket for `dataDir` what `condition` answers at that moment: a sentence about what is the matter,
 * or undefined. Answers the function that ends it. Throws when there can be no such socket.
 */
export async function offerHealth(
  dataDir: string,
  condition: () => Promise<string | undefined>,
): Promise<() => Promise<void>> {
  const folder = socketFolder(dataDir)
  const path = join(folder, `worker-${process.pid}.sock`)
  if (process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_PATH)
    throw new Error(`There can be no socket at ${path}.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Throws where the folder is somebody else's.
  chmodSync(folder, 0o700)
  await removeDeserted(dataDir)
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    condition().then(
      (matter) => socket.end(matter ?? WELL),
      () => socket.destroy(),
    )
  })
  server.maxConnections = MOST_ASKING
  server.listen(path)
  await once(server, 'listening')
  chmodSync(path, 0o600)
  server.unref()
  return async () => {
    await new Promise((closed) => server.close(closed))
    try {
      rmdirSync(folder)
    } catch {
      // Others are there.
    }
  }
}

/** Sockets of workers that were killed lead nowhere. */
async function removeDeserted(dataDir: string): Promise<void> {
  for (const path of socketsOf(dataDir)) if (await isDeserted(path)) rmSync(path, { force: true })
}

/** What anybody else has put there says nothing about us. */
function socketsOf(dataDir: string): string[] {
  const folder = socketFolder(dataDir)
  const about = statSync(folder, { throwIfNoEntry: false })
  if (!about || about.uid !== process.getuid?.()) return []
  const names = readdirSync(folder).filter((name) => SOCKET.test(name))
  return names.map((name) => join(folder, name))
}

async function isDeserted(path: string): Promise<boolean> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return false
  } catch (error) {
    return ['ECONNREFUSED', 'ENOENT'].includes(String((error as NodeJS.ErrnoException).code))
  } finally {
    socket.destroy()
  }
}

/**
 * Asks the workers of `dataDir` how they are. Answers undefined where none runs, and otherwise what is the matter with each
 * that is not well, so nothing when all are. One that does not answer within `patienceMs` is not well.
 */
export async function askWorkers(dataDir: string, patienceMs: number): Promise<string[] | undefined> {
  const answers = await Promise.all(socketsOf(dataDir).map((path) => ask(path, patienceMs)))
  const there = answers.filter((answer) => answer !== undefined)
  return there.length === 0 ? undefined : there.filter((answer) => answer !== WELL)
}

async function ask(path: string, patienceMs: number): Promise<string | undefined> {
  if (await isDeserted(path)) return undefined
  const socket = connect(path)
  const timer = setTimeout(() => socket.destroy(new Error('late')), patienceMs)
  try {
    return (await text(socket)) || 'The worker does not say how it is.'
  } catch {
    return 'The worker does not answer.'
  } finally {
    clearTimeout(timer)
  }
}
