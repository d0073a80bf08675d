import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { PlanName } from '#app/domain/usage/plans.ts'
import type { MemoryFigures } from './member.ts'
import { environment } from '#test/setup/environment.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** What the kernel counts processor time in, per second (USER_HZ, the same on all current Linux systems). */
const TICKS_PER_SECOND = 100

type Options = {
  /** Variables of the product, on top of a bare environment. */
  variables?: Record<string, string>
  /**
   * People to have, each signed in; the first has as many documents, or belongings of all kinds (test/big-account.ts,
   * growth-rows.ts).
   */
  people?: { number: number; plan: PlanName; documents?: number | 'much' | `each:${number}` }
  /** Whether the event loop is watched. */
  watched?: boolean
}

/**
 * The longest times in milliseconds that the event loop was late by, on the clock (which includes waiting for a core
 * that others use) and in processor time of its own thread between two looks.
 */
export type LoopFigures = { longestStall: number; p99: number; longestWork: number }

/**
 * Builds the product if its sources have changed, and starts `server.ts` in a process of its own on a free port and an
 * empty data folder. `cookies` are the sessions of the people asked for.
 */
export async function startProduct({ variables = {}, people, watched = false }: Options = {}) {
  const built = spawnSync(process.execPath, ['build.ts'], { cwd: ROOT, stdio: 'inherit' })
  if (built.status !== 0) throw new Error('The build failed')
  const dataDir = mkdtempSync(join(tmpdir(), 'wordkin-bench-'))
  const env = environment({
    PORT: '0',
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    ...variables,
  })
  const cookies = people ? seed(env, people) : []
  const watch = watched ? ['--expose-gc', '--import', join(import.meta.dirname, 'watch-loop.ts')] : []
  const started = performance.now()
  const child = spawn(process.execPath, [...watch, 'server.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  // However the benchmark ends, the server must not outlive it.
  process.once('exit', () => child.kill('SIGKILL'))
  const output = createInterface({ input: child.stdout as Readable })
  const address = await new Promise<string>((ready, reject) => {
    output.on('line', (line) => {
      const found = /is ready at (\S+)/.exec(line)?.[1]
      if (found) ready(found)
    })
    child.once('exit', () => reject(new Error('The server ended before it was ready')))
  })
  const startedInMs = performance.now() - started
  const pid = child.pid ?? 0
  return {
    address,
    pid,
    cookies,
    /** From its start until it was ready, in milliseconds. With people, its data folder was there before. */
    startedInMs,
    /** Processor time the server has used up to now, in milliseconds (steps of 10). */
    cpuMs: () => cpuMs(pid),
    /** What has been seen of the event loop since the last question. */
    async loop(): Promise<LoopFigures> {
      child.send({})
      const [figures] = (await once(child, 'message')) as [LoopFigures]
      return figures
    },
    /** Its memory after garbage has been collected, and what keeps it busy; for a watched one. */
    async memory(): Promise<MemoryFigures> {
      child.send('memory')
      const [figures] = (await once(child, 'message')) as [MemoryFigures]
      return figures
    },
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type Product = Awaited<ReturnType<typeof startProduct>>

function seed(
  env: Record<string, string>,
  { number, plan, documents = 0 }: NonNullable<Options['people']>,
): string[] {
  const script = join(import.meta.dirname, 'people.ts')
  const seeded = spawnSync(process.execPath, [script, String(number), plan, String(documents)], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
  if (seeded.status !== 0) throw new Error(`The people could not be made: ${seeded.stderr}`)
  return JSON.parse(seeded.stdout) as string[]
}

/** Processor time of a process with all its threads, in milliseconds, from `/proc`. */
export function cpuMs(pid: number): number {
  return cpuTimes(pid).own
}

/**
 * Processor time of a process with all its threads, and of those of its children that have ended and were waited for, with
 * theirs; in milliseconds, from `/proc`. Throws when there is no such process.
 */
export function cpuTimes(pid: number): { own: number; ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const sum = (user: number, system: number) =>
    ((Number(fields[user]) + Number(fields[system])) * 1000) / TICKS_PER_SECOND
  return { own: sum(11, 12), ended: sum(13, 14) }
}

/** How long the main thread of a process has waited for a free core, in milliseconds: load that is not its own. */
export function waitedForCoreMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
}
