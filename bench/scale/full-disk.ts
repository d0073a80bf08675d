import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#test/free-port.ts'
import { until } from '#test/until.ts'
import { browserOf } from '../support/browser.ts'
import { same } from '../support/claims.ts'
import type { Cluster } from '../support/cluster.ts'
import { type Member, startMember } from '../support/member.ts'
import { plainText } from '../support/texts.ts'
import { upload } from './files.ts'

const MB = 1024 * 1024

/** A file system of that size at `path`, in memory; undefined where only root may make one and this is not root. */
function smallDisk(path: string, megabytes: number): { end(): void } | undefined {
  mkdirSync(path, { recursive: true })
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', path])
  if (mounted.status !== 0) return undefined
  return {
    end() {
      execFileSync('umount', ['-l', path])
    },
  }
}

/** Takes all the room that is left. */
function fill(folder: string): void {
  const path = join(folder, 'filler')
  for (let size = 4 * MB; size >= 1024; size /= 2) {
    for (;;) {
      try {
        writeFileSync(path, Buffer.alloc(size), { flag: 'a' })
      } catch {
        break
      }
    }
  }
}

/** The folders for files on their way in and for originals are full, one after the other; then the embedded database's. */
export async function fullDisk(cluster: Cluster) {
  const { folder } = cluster.ground
  const disk = join(folder, 'small-disk')
  const mounted = smallDisk(disk, 96)
  if (!mounted) {
    console.log('  left out: a small file system can only be made by root (mount -t tmpfs)')
    return
  }
  const running: Member[] = []
  const start = async (variables: Record<string, string>) => {
    const port = await freePort()
    const member = await startMember('server.ts', { ...variables, PORT: String(port) })
    running.push(member)
    return `http://127.0.0.1:${port}`
  }
  try {
    const [cookie = ''] = await cluster.people(1, 'ninja')
    const { webs, common, door } = cluster
    const bucket = { ...common, S3_ENDPOINT: door.url, APP_URL: `http://${webs[0]?.host}` }
    const temporary = join(disk, 'temporary')
    mkdirSync(temporary, { mode: 0o777 })
    await check('the temporary folder', await start({ ...bucket, TMPDIR: temporary }), cookie, disk)
    const { S3_BUCKET: _, ...without }: Record<string, string> = bucket
    const kept = { ...without, STORAGE: 'folder', DATA_DIR: join(disk, 'data') }
    await check('the folder of originals', await start(kept), cookie, disk)
    await Promise.all(running.splice(0).map((member) => member.stop()))
    rmSync(join(disk, 'data'), { recursive: true, force: true })
    await embedded(start, running, disk)
  } finally {
    await Promise.all(running.map((member) => member.stop()))
    mounted.end()
  }
}

async function check(name: string, address: string, cookie: string, disk: string) {
  const visitor = browserOf(cookie, address)
  const file = () => upload(visitor, 'note.txt', `${randomUUID()} ${plainText(400)}`)
  same(`${name}, while there is room: an upload`, (await file()).status, 201)
  fill(disk)
  const refused = await file()
  same('  full: an upload is refused with', refused.status, 503)
  console.log(`  ${refused.text}`)
  same('  pages', (await visitor.call('GET', '/my-files')).status, 200)
  rmSync(join(disk, 'filler'))
  same('  nothing half is left on the disk', leftovers(disk), 0)
  same('  with room again: an upload', (await file()).status, 201)
}

/** Files that are on their way in, or not yet in their place. */
function leftovers(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return files.filter(({ name, parentPath }) => name.endsWith('.part') || /arriving$/.test(parentPath)).length
}

/** Everything on one full disk, database included. */
async function embedded(
  start: (variables: Record<string, string>) => Promise<string>,
  running: Member[],
  disk: string,
) {
  const variables = { DATA_DIR: join(disk, 'local'), TEXT_ENGINE: 'embedded', LOG_LEVEL: 'error' }
  const visitor = browserOf('', await start(variables))
  const password = 'seven green bottles'
  const account = { firstName: 'Ada', lastName: 'Byron', email: `${randomUUID()}@example.org`, password }
  same(
    'an embedded database: an account',
    (await visitor.call('POST', '/api/register', { json: account })).status,
    200,
  )
  fill(disk)
  const answers: number[] = []
  for (let at = 0; at < 5; at++) {
    answers.push((await upload(visitor, `note-${at}.txt`, `${randomUUID()} ${plainText(4_000)}`)).status)
  }
  same(
    '  full: uploads that were answered with a fault of ours',
    answers.filter((status) => status === 500).length,
    0,
  )
  console.log(`    they were answered ${JSON.stringify(answers)}`)
  const pages = await visitor.call('GET', '/my-files').then(
    ({ status }) => status,
    () => 0,
  )
  same('  pages', pages, 200)
  rmSync(join(disk, 'filler'))
  const again = await until(
    async () => (await upload(visitor, 'again.txt', `Again ${randomUUID()}`)).status === 201,
    'an upload with room again',
    20_000,
  ).catch(() => false)
  same('  with room again: an upload', again, true)
  await running.pop()?.stop()
  const later = browserOf('', await start(variables))
  const json = { email: account.email, password }
  same(
    '  after another start: the account is there',
    (await later.call('POST', '/api/login', { json })).status,
    200,
  )
}
