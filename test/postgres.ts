import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { freePort } from './free-port.ts'

const DEBIAN_BINARIES = '/usr/lib/postgresql'

/** PostgreSQL is not on this machine: what to do about it. */
export const POSTGRES_MISSING =
  'PostgreSQL was not found (initdb and postgres, on PATH or in /usr/lib/postgresql/*/bin). Install it: apt-get install postgresql'

/** The folder with PostgreSQL's programs: one on PATH, or the newest that Debian put away; undefined when there is none. */
export function postgresBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_BINARIES) ? readdirSync(DEBIAN_BINARIES) : []
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_BINARIES, version, 'bin'))
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

/** Who the programs run as: PostgreSQL refuses to be root. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string, name: string) => {
    const asked = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return asked.status === 0 ? Number(asked.stdout) : undefined
  }
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name)
    const gid = idOf('-g', name)
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody here.')
}

/** For speed, since nothing here outlives the tests; and room for many connections. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '64MB',
  listen_addresses: '127.0.0.1',
}

type Cluster = {
  url: string
  /** Ends it at once, as a crash would, and has it come up again after `awayMs`; answers when it takes connections. */
  crash(awayMs?: number): Promise<void>
  /** The process that all others are children of. */
  pid(): number
  stop(): Promise<void>
}

/**
 * Starts a new PostgreSQL cluster in a temporary folder on a free loopback port. `url` leads to its database `postgres`;
 * `stop` ends it and removes the folder. `settings` come on top of those for tests, such as to have every answered commit
 * outlive a crash. Throws POSTGRES_MISSING, or what PostgreSQL said when it did not come up.
 */
export async function startPostgres(settings: Record<string, string> = {}): Promise<Cluster> {
  const binaries = postgresBinaries()
  if (!binaries) throw new Error(POSTGRES_MISSING)
  const folder = mkdtempSync(join(tmpdir(), 'wordkin-postgres-'))
  const user = owner()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const as = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } }
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'wordkin', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...as, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)

  const port = await freePort()
  const flags = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const launch = async () => {
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-k', folder, '-p', String(port), ...flags],
      {
        ...as,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    const endAtExit = () => server.kill('SIGQUIT')
    process.once('exit', endAtExit)
    let said = ''
    const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    await new Promise<void>((ready, fail) => {
      server.once('error', fail)
      server.once('exit', () => fail(new Error(`PostgreSQL did not start: ${said}`)))
      server.stderr.setEncoding('utf8').on('data', (chunk: string) => {
        said = (said + chunk).slice(-4_000)
        if (said.includes('ready to accept connections')) ready()
      })
    })
    const end = async (signal: NodeJS.Signals) => {
      process.off('exit', endAtExit)
      server.kill(signal)
      await gone
    }
    return { end, pid: server.pid ?? 0 }
  }
  let running = await launch()
  return {
    url: `postgres://wordkin@127.0.0.1:${port}/postgres`,
    pid: () => running.pid,
    async crash(awayMs = 0) {
      await running.end('SIGQUIT')
      await sleep(awayMs)
      running = await launch()
    },
    async stop() {
      await running.end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes a new database in the cluster at `url`, empty or like `template`, and answers where it is. */
export async function createDatabase(url: string, options: { name?: string; template?: string } = {}) {
  const name = options.name ?? `test_${randomBytes(6).toString('hex')}`
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql`create database ${sql(name)} template ${sql(options.template ?? 'template0')}`
  } finally {
    await sql.end()
  }
  const made = new URL(url)
  made.pathname = `/${name}`
  return made.href
}
