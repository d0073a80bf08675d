import { timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { dirname, join, relative, resolve } from 'node:path'
import { pseudonym } from '#app/domain/secret.server.ts'
import { reasonOf } from './files.server.ts'
import { type SnapshotLine, takeSnapshot } from './snapshot.server.ts'

// The embedded database can be opened by one process alone. While that is the server, it hands snapshots over through a
// socket in its data folder, which nobody but its own user can get at: no address of the product leads there. Readers of
// hostile files run as the same user, but can read no secret: whoever asks must show that they know it.

/** What a system takes for the path of a socket. */
const LONGEST_PATH = 100
/** Whoever does not take what is handed over holds everybody up, and is let go. */
const PATIENCE_MS = 30_000

/** What is asked with. */
function request(): string {
  return `backup ${pseudonym('snapshot', 'backup')}\n`
}

const STRANGER = 'The server that runs on the data folder has another SESSION_SECRET than this command.'

/** Where the socket is; undefined where there cannot be one. */
function socketPath(dataDir: string): string | undefined {
  if (process.platform === 'win32') return undefined
  const path = resolve(dataDir, 'control', 'backup.sock')
  return [path, relative(process.cwd(), path)].find((way) => Buffer.byteLength(way) <= LONGEST_PATH)
}

/**
 * Hands snapshots over to whoever asks at the socket of `dataDir`, which must be held by this process. Answers the
 * function that ends it. Throws when the socket cannot be made.
 */
export async function offerSnapshots(dataDir: string): Promise<() => Promise<void>> {
  const path = socketPath(dataDir)
  if (!path) return async () => {}
  await mkdir(join(dataDir, 'control'), { recursive: true, mode: 0o700 })
  await chmod(dirname(path), 0o700)
  // Of a process that was killed.
  await rm(path, { force: true })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // Whoever goes away is seen by the writing.
    socket.on('error', () => {})
    void handOver(socket).finally(() => socket.destroy())
  })
  server.listen(path)
  await once(server, 'listening')
  await chmod(path, 0o600)
  server.unref()
  return async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => server.close(closed))
  }
}

async function handOver(socket: Socket): Promise<void> {
  socket.setTimeout(PATIENCE_MS, () => socket.destroy())
  socket.setEncoding('utf8')
  const [asked] = (await once(socket, 'data', { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => [],
  )) as string[]
  try {
    if (!asked?.startsWith('backup ')) return
    if (!isSame(asked, request())) throw new Error(STRANGER)
    await takeSnapshot((lines) => written(socket, lines))
  } catch (error) {
    const line: SnapshotLine = { error: reasonOf(error) }
    await written(socket, `${JSON.stringify(line)}\n`).catch(() => {})
  }
  await new Promise<void>((ended) => socket.end(ended))
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Resolves when the lines are on their way. Throws when they are not taken. */
function written(socket: Socket, lines: string): Promise<void> {
  return new Promise((done, fail) => {
    if (socket.destroyed) return fail(new Error('Nobody takes the snapshot any more.'))
    const gone = () => fail(new Error('Nobody takes the snapshot any more.'))
    socket.once('close', gone)
    socket.write(lines, () => {
      socket.off('close', gone)
      done()
    })
  })
}

/**
 * Gives `take` a snapshot of the server that holds `dataDir`. Answers false when none runs there. Throws what the server
 * says, and what `take` throws.
 */
export async function askForSnapshot(
  dataDir: string,
  take: (lines: Buffer) => Promise<void>,
): Promise<boolean> {
  const path = socketPath(dataDir)
  if (!path) return false
  const socket = connect(path)
  try {
    await once(socket, 'connect')
  } catch {
    return false
  }
  socket.write(request())
  for await (const lines of socket) await take(lines as Buffer)
  return true
}
