import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readlinkSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { environment } from '#test/setup/environment.ts'
import { cpuMs, cpuTimes, type LoopFigures } from './product.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const PATIENCE_MS = 60_000

type Options = {
  /** Cores it may use, as `taskset` names them. */
  cores?: string
  watched?: boolean
}

/** Starts `server.ts` or `worker.ts` in a process of its own. Throws with what it said when it ends before it is ready. */
export async function startMember(
  program: 'server.ts' | 'worker.ts',
  variables: Record<string, string>,
  { cores, watched }: Options = {},
) {
  const watch = watched ? ['--expose-gc', '--import', join(import.meta.dirname, 'watch-loop.ts')] : []
  const command = [...(cores ? ['taskset', '-c', cores] : []), process.execPath, ...watch, program]
  const started = performance.now()
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: ROOT,
    env: environment({ NODE_ENV: 'production', ...variables }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  let said = ''
  const exited = new Promise<number | NodeJS.Signals | null>((gone) =>
    child.once('exit', (code, signal) => {
      process.off('exit', endWithUs)
      gone(code ?? signal)
    }),
  )
  await new Promise<void>((ready, failed) => {
    const timer = setTimeout(
      () => failed(new Error(`${program} was not ready in time: ${said}`)),
      PATIENCE_MS,
    )
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        said = (said + chunk).slice(-200_000)
        if (/ is ready\b/.test(said)) {
          clearTimeout(timer)
          ready()
        }
      })
    }
    void exited.then(() => failed(new Error(`${program} ended: ${said}`)))
  })
  const pid = child.pid ?? 0
  return {
    pid,
    program,
    startedInMs: performance.now() - started,
    /** What it has said, on both outputs. */
    said: () => said,
    exited,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    cpuMs: () => cpuMs(pid),
    loop: () => ask<LoopFigures>(child, 'loop'),
    memory: () => ask<MemoryFigures>(child, 'memory'),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      return exited
    },
  }
}

export type Member = Awaited<ReturnType<typeof startMember>>

/** In bytes, after garbage has been collected; and how many things keep the process busy, by their kind. */
export type MemoryFigures = { rss: number; heap: number; external: number; resources: Record<string, number> }

async function ask<Answer>(child: ChildProcess, question: 'loop' | 'memory'): Promise<Answer> {
  child.send(question)
  const [answer] = (await once(child, 'message')) as [Answer]
  return answer
}

/** Tables of the embedded database, which it opens when it first needs them: as many as there are, and no more. */
const TABLE = /\/(?:base\/\d+|global)\/[\w.]+$/

/** How many files, pipes and the like a process has open, but for the tables of an embedded database, and for sockets. */
export function openFiles(pid: number): number {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).filter((name) => {
    try {
      const leadsTo = readlinkSync(`${folder}/${name}`)
      return !TABLE.test(leadsTo) && !leadsTo.startsWith('socket:')
    } catch {
      // It was closed meanwhile.
      return false
    }
  }).length
}

/** The processes that a process has started, in turn. */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** How often a tree is looked at anew whose branches ended meanwhile. */
const LOOKS = 50

/**
 * Processor time of a process and of all that it has started, those that have ended included, in milliseconds: it never
 * goes down while the process lives. A child that ends moves what it has used to its parent, so a look in between is
 * repeated. Throws when the process is gone.
 */
export function cpuOfTree(pid: number): number {
  for (let look = 0; look < LOOKS; look++) {
    const before = cpuTimes(pid)
    const children = childrenOf(pid)
    let sum = 0
    try {
      for (const child of children) sum += cpuOfTree(child)
    } catch {
      // It has ended meanwhile.
      continue
    }
    const after = cpuTimes(pid)
    if (after.ended === before.ended && String(childrenOf(pid)) === String(children))
      return after.own + after.ended + sum
  }
  throw new Error(`The children of process ${pid} come and go too fast to be measured`)
}
