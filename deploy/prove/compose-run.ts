import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { POSTGRES_MISSING, postgresBinaries } from '#test/postgres.ts'
import { run } from './root.ts'
import { startDeployment, WEBS } from './deployment.ts'
import { useDeployment } from './use-deployment.ts'

// Carries out compose.yaml with plain processes, on machines without Docker: its commands, environments and secrets, the
// Caddyfile as it is, in a network of its own in which the names of the services lead to addresses of their own. Then uses
// it as people and administrators do. PostgreSQL is this machine's; bucket, mail server and model are the stand-ins of the
// tests. Images, limits and rights are not looked at here: that is for the linter, the tests and `npm run prove:image`.

const HOSTS = {
  '127.0.0.1': 'localhost',
  '127.0.0.2': 'web',
  '127.0.0.3': 'web',
  '127.0.0.4': 'database',
  '127.0.0.5': 'storage',
  '127.0.0.6': 'mail',
  '127.0.0.7': 'worker',
}

/** What this machine lacks, in words that help. */
function missing(): string[] {
  const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
  const lacks = [
    process.getuid?.() !== 0 && 'Only root can make a network of its own: run it with sudo.',
    !has('caddy') && 'Caddy was not found. Install it: apt-get install --no-install-recommends caddy',
    !has('unshare') && 'unshare was not found. Install it: apt-get install util-linux',
    !has('ip') && 'ip was not found. Install it: apt-get install iproute2',
    !postgresBinaries() && POSTGRES_MISSING,
  ]
  return lacks.filter((line) => line !== false)
}

/** Runs this again where ports and names are its own. */
function apart(): Promise<number> {
  const child = spawn('unshare', ['--net', '--mount', process.execPath, import.meta.filename, '--inside'], {
    stdio: 'inherit',
  })
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

async function inside(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'wordkin-compose-'))
  try {
    run('ip', ['link', 'set', 'lo', 'up'])
    const lines = Object.entries(HOSTS).map(([address, name]) => `${address} ${name}`)
    writeFileSync(join(work, 'hosts'), `${lines.join('\n')}\n`)
    run('mount', ['--bind', join(work, 'hosts'), '/etc/hosts'])
    const deployment = await startDeployment(work)
    try {
      await useDeployment(deployment)
      console.log('compose.yaml does what it should')
    } catch (error) {
      for (const name of ['proxy', ...Object.keys(WEBS), 'worker']) {
        const log = join(work, `${name}.log`)
        if (existsSync(log)) console.error(`— ${name} —\n${readFileSync(log, 'utf8').slice(-3_000)}`)
      }
      throw error
    } finally {
      await deployment.stop()
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

process.chdir(join(import.meta.dirname, '../..'))
const { values } = parseArgs({ options: { inside: { type: 'boolean', default: false } } })
if (values.inside) {
  await inside()
  process.exit(0)
}
const lacks = missing()
for (const line of lacks) console.error(line)
if (lacks.length > 0) process.exit(1)
run(process.execPath, ['build.ts'], { env: { ...process.env, NODE_ENV: 'production' } })
process.exitCode = await apart()
