import { execFileSync } from 'node:child_process'
import dns from 'node:dns/promises'
import { readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import type { Reader, Reading } from '#app/domain/extraction/reader.ts'

const read = (...texts: string[]): Reading => ({
  pages: texts.map((text) => ({ label: null, text, method: 'text' })),
  notes: [],
})

/** What readers must not be able to do to anybody, each named as in the file that asks for it. */
const DEEDS: Record<string, Reader> = {
  async hangs() {
    for (;;) Math.random()
  },
  async waits() {
    await new Promise((done) => setTimeout(done, 600_000))
    return read('late')
  },
  async sleeps() {
    return new Promise<Reading>(() => {})
  },
  async heaps() {
    const kept: object[] = []
    for (;;) kept.push({ at: kept.length, more: [kept.length] })
  },
  async buffers() {
    const kept: Buffer[] = []
    for (;;) {
      kept.push(Buffer.alloc(8 * 1024 * 1024, 1))
      await new Promise((done) => setTimeout(done, 2))
    }
  },
  async recurses() {
    const deeper = (): number => deeper() + 1
    return read(String(deeper()))
  },
  async writes() {
    return read(...Array.from({ length: 40 }, () => 'x'.repeat(1_000_000)))
  },
  async pages() {
    return read(...Array.from({ length: 20_000 }, () => 'x'))
  },
  async aborts() {
    process.abort()
  },
  async exits() {
    process.exit(0)
  },
  async throws() {
    throw new TypeError('undefined is not an object')
  },
  async prints() {
    process.stdout.write('{"read":{"notes":["forged"]}}\n'.repeat(10_000))
    return read('printed')
  },
  async 'keeps and buffers'(input) {
    input.keep?.({ ...read('kept', ''), notes: ['First.'] }, [2])
    return DEEDS.buffers!(input)
  },
  async 'keeps and hangs'(input) {
    input.keep?.(read('kept', ''), [2])
    return DEEDS.hangs!(input)
  },
  async 'keeps and aborts'(input) {
    input.keep?.(read('kept', ''), [2])
    return DEEDS.aborts!(input)
  },
  async 'keeps and throws'(input) {
    input.keep?.(read('kept', ''), [2])
    return DEEDS.throws!(input)
  },
  async 'keeps and writes'(input) {
    input.keep?.(read('kept', ''), [2])
    return DEEDS.writes!(input)
  },
  async 'keeps and reads on'(input) {
    input.keep?.(read('kept', ''), [2])
    return read('kept', 'read later')
  },
  async blank() {
    return read(' \n', '')
  },
  async reaches() {
    return read((await attempts()).join('\n'))
  },
}

/** Tries to get at files, programs, the network and the environment, and tells what went through. */
async function attempts(): Promise<string[]> {
  const went: string[] = []
  const deeds: Record<string, () => unknown> = {
    'read a file': () => readFileSync('/etc/passwd'),
    // How memory is shared out is this process's own setting.
    'read the environment': () =>
      Object.keys(process.env).some((name) => name !== 'MALLOC_ARENA_MAX') || refuse(),
    'write a file': () => writeFileSync('/tmp/wordkin-was-here', ''),
    'run a program': () => execFileSync('/bin/true'),
    'evaluate text': () => Reflect.construct(Function, ['return 1']),
    'look up a name': () => dns.lookup('localhost'),
    fetch: () => (globalThis.fetch as typeof fetch | undefined)?.('http://127.0.0.1:9/') ?? refuse(),
    connect: () => answered((done, fail) => connect(9, '127.0.0.1', done).on('error', fail)),
    'ask over HTTP': () => answered((done, fail) => get('http://127.0.0.1:9/', done).on('error', fail)),
    'read a file in a thread': () => thread(`require('node:fs').readFileSync('/etc/passwd')`),
    'connect in a thread': () =>
      thread(
        `require('node:net').connect(9, '127.0.0.1').on('error', (error) => { if (error.code === 'ECONNREFUSED') require('node:worker_threads').parentPort.postMessage('out') })`,
      ),
  }
  for (const [name, deed] of Object.entries(deeds)) {
    try {
      await deed()
      went.push(`could ${name}`)
    } catch (error) {
      // Nobody listens there: to be turned away by the other side means that it was reached.
      if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')
        went.push(`could ${name}`)
    }
  }
  return went.length > 0 ? went : ['nothing']
}

function refuse(): never {
  throw new Error('not there')
}

function answered(start: (done: () => void, fail: (error: Error) => void) => unknown): Promise<void> {
  return new Promise((done, fail) => void start(done, fail))
}

function thread(code: string): Promise<void> {
  return new Promise((done, fail) => {
    const worker = new Worker(code, { eval: true, execArgv: [] })
    worker.once('message', () => done())
    worker.once('error', fail)
    worker.once('exit', (status) =>
      status === 0 && !code.includes('connect') ? done() : fail(new Error('no')),
    )
  })
}

/** Tells its process id as progress, then does what the file asks for. */
export async function readerNamed(): Promise<Reader> {
  return async (input) => {
    input.report({ page: process.pid, of: process.pid })
    const deed = DEEDS[Buffer.from(input.bytes).toString().trim()]
    if (!deed) throw new Error('There is no such deed')
    return deed(input)
  }
}
