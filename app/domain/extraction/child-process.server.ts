import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { MESSAGES_FD } from './child/job.ts'
import { CHILD } from './limits.ts'
import { ROOT, SOURCE, STARTED } from './place.ts'
import { residentBytes } from './process-cost.server.ts'

/** What a child may read: the readers, their libraries and data. Not what was uploaded: that comes over a pipe. */
const READABLE = [
  SOURCE,
  STARTED.folder,
  join(ROOT, 'app/domain/errors.ts'),
  join(ROOT, 'app/lookup.ts'),
  join(ROOT, 'package.json'),
  join(ROOT, 'node_modules'),
  '/usr/share/tesseract-ocr',
  '/usr/share/fonts',
  '/etc/fonts',
]

const started = (name: string) => join(STARTED.folder, name + STARTED.extension)

/** Nothing of this process's own. Threads would each keep what they have let go of: that counts as this process's memory. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }

/** No process outlives this one, even for the moment that it takes to notice. */
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

export type ReadingProcess = {
  process: ChildProcess
  messages: Readable
  /** What it wrote about its end, for the log. */
  errors(): string
  /** Why this process was ended from here. */
  ended(): 'memory' | undefined
  /** Lets this process end although that one is still there, and the other way round. */
  rest(): void
  wake(): void
}

export type StartOptions = {
  /** The module that has `readerNamed`, when it is not the product's own. */
  readers?: string
  /** Readers to load ahead. */
  ahead?: string[]
}

/**
 * Starts a process that reads one file (see child/main.ts): with an empty environment, no network, no writing, no other
 * programs, and an eye on its memory. It ends when this process does.
 */
export function startReading({ readers, ahead = [] }: StartOptions = {}): ReadingProcess {
  const wanted = [...READABLE, ...(readers ? [dirname(readers)] : [])].filter((path) => existsSync(path))
  // A folder may be a link: what is looked at on the way is the link, what is read is where it leads.
  const readable = new Set(wanted.flatMap((path) => [path, realpathSync(path)]))
  const child = spawn(
    process.execPath,
    [
      '--permission',
      ...Array.from(readable, (path) => `--allow-fs-read=${path}`),
      '--allow-addons',
      '--allow-worker',
      '--no-warnings',
      '--expose-gc',
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${CHILD.heapMegabytes}`,
      `--import=${started('shut')}`,
      started('main'),
      readers ?? `./readers${STARTED.extension}`,
      ahead.join(','),
    ],
    { env: ENVIRONMENT, cwd: '/', stdio: ['pipe', 'ignore', 'pipe', 'pipe'], windowsHide: true },
  )
  const hold = (how: 'ref' | 'unref') => {
    child[how]()
    for (const stream of child.stdio) if (stream instanceof Socket) stream[how]()
  }
  let ended: 'memory' | undefined
  let errors = ''
  child.stderr?.on('data', (text: Buffer) => {
    errors = `${errors}${text.toString()}`.slice(-4_000)
  })
  const watch = setInterval(() => {
    if (residentBytes(child.pid) <= CHILD.residentBytes) return
    ended = 'memory'
    child.kill('SIGKILL')
  }, CHILD.watchEvery)
  watch.unref()
  running.add(child)
  child.once('exit', () => {
    clearInterval(watch)
    running.delete(child)
  })
  // It may be gone before it has read all that it is given.
  child.stdin?.on('error', () => {})
  child.on('error', () => {})
  try {
    if (child.pid) setPriority(child.pid, Math.min(CHILD.niceness, constants.priority.PRIORITY_LOW))
  } catch {
    // A process that has ended already, or a system without priorities.
  }
  return {
    process: child,
    messages: child.stdio[MESSAGES_FD] as Readable,
    errors: () => errors,
    ended: () => ended,
    rest: () => hold('unref'),
    wake: () => hold('ref'),
  }
}
