import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brand } from '#app/brand.ts'
import { AppError, type ErrorCode } from '#app/domain/errors.ts'
import { isBundled } from '#app/domain/extraction/module-beside.ts'
import { ROOT } from '#app/domain/extraction/place.ts'
import { createSlots } from '#app/domain/extraction/slots.server.ts'
import { lookup } from '#app/lookup.ts'
import type { WebProblem } from '#app/providers/web/fetch-public.ts'
import type { PageHead, PageJob } from './page-job.ts'

/** Pages that a process fetches at the same time. */
const AT_ONCE = 4
const HEAP_MEGABYTES = 256
/** After this the process is ended; it gives up by itself before. */
const TIME_MS = 25_000
/** Of what it may write. */
const MOST_BYTES = 24 * 1024 * 1024

const slots = createSlots(AT_ONCE)

const STARTED = isBundled(import.meta.url)
  ? join(ROOT, 'build/readers/page-process.js')
  : join(ROOT, 'app/domain/library/web/page-process.ts')

/** From version 25 on, the permission model of Node.js keeps a process from the network, too, unless it is told. */
const NETWORK = process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []

const NOTHING = 'Nothing was stored.'

/** Why a page was not added, in the words people see. */
const SENTENCES = lookup<[ErrorCode, string]>({
  private: [
    'invalid',
    `This is not a public web address. ${NOTHING} Only pages that anyone can open are read.`,
  ],
  unreachable: [
    'unavailable',
    `The site could not be reached. ${NOTHING} Check the address, or try again later.`,
  ],
  slow: [
    'unavailable',
    `The site took too long to answer. ${NOTHING} Try again later, or save the page and upload it.`,
  ],
  redirects: [
    'invalid',
    `The address redirects too many times. ${NOTHING} Open the page in your browser, and copy its address there.`,
  ],
  robots: [
    'forbidden',
    `The site asks programs not to read this page. ${NOTHING} Save the page in your browser and upload it.`,
  ],
  sign_in: [
    'forbidden',
    `The page requires signing in. ${NOTHING} Only pages that anyone can open are read; save it in your browser and upload it.`,
  ],
  not_found: ['not_found', `The site has no page at this address. ${NOTHING} Check the address.`],
  refused: [
    'unavailable',
    `The site did not hand out the page. ${NOTHING} Try again later, or save the page and upload it.`,
  ],
  type: [
    'unsupported',
    `The file at this address is of a type that cannot be read. ${NOTHING} Pages, PDFs and the files that can be uploaded are.`,
  ],
  too_large: [
    'too_large',
    `The file at this address is too large. ${NOTHING} Pages may have 5 MB, files 20 MB.`,
  ],
  no_text: [
    'invalid',
    `No text was found on this page. ${NOTHING} Some pages show theirs only by script: save it as a PDF and upload that.`,
  ],
})

/** The refusal that says why a page was not added. */
export function webRefusal(problem: WebProblem): AppError {
  const [code, message] = SENTENCES.get(problem) ?? ['unavailable', NOTHING]
  return new AppError(code, message, { details: { field: 'address' } })
}

export type FetchedPage = { url: string; name: string; bytes: Buffer }

/**
 * Fetches what is at a public address, in a process of its own without files and programs: of a page its main text, of
 * anything else the file. `network` is for tests. Throws a refusal.
 */
export async function fetchPage(
  person: string,
  address: string,
  { origin, network, signal }: { origin?: string | undefined; network?: string; signal?: AbortSignal },
): Promise<FetchedPage> {
  const agent = `${brand.name}/1.0${origin ? ` (+${origin})` : ''}`
  const job: PageJob = { address, agent, ...(network && { network }) }
  const { head, bytes } = await slots.take(person, () => run(job, signal), signal)
  if ('problem' in head) throw webRefusal(head.problem)
  return { ...head, bytes }
}

async function run(job: PageJob, signal?: AbortSignal): Promise<{ head: PageHead; bytes: Buffer }> {
  const wanted = [
    ...(isBundled(import.meta.url) ? [dirname(STARTED)] : [join(ROOT, 'app')]),
    join(ROOT, 'package.json'),
    join(ROOT, 'node_modules'),
    ...(job.network ? [dirname(job.network)] : []),
  ].filter((path) => existsSync(path))
  const readable = new Set(wanted.flatMap((path) => [path, realpathSync(path)]))
  const child = spawn(
    process.execPath,
    [
      '--permission',
      ...NETWORK,
      ...Array.from(readable, (path) => `--allow-fs-read=${path}`),
      '--no-warnings',
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${HEAP_MEGABYTES}`,
      STARTED,
      JSON.stringify(job),
    ],
    {
      env: {},
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      timeout: TIME_MS,
      killSignal: 'SIGKILL',
      signal,
    },
  )
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  let errors = ''
  child.stderr.on('data', (text: Buffer) => {
    errors = `${errors}${text.toString()}`.slice(-2_000)
  })
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  )
  ended.catch(() => {})
  try {
    const pieces: Buffer[] = []
    let size = 0
    for await (const piece of child.stdout as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > MOST_BYTES) throw webRefusal('too_large')
      pieces.push(piece)
    }
    const code = await ended
    signal?.throwIfAborted()
    const all = Buffer.concat(pieces)
    const line = all.indexOf('\n')
    if (code === null) throw webRefusal('slow')
    // A page that is too much for the process that takes it apart is not our fault, but to be known.
    if (code !== 0 || line < 0)
      throw new AppError('unavailable', 'This page could not be read. Nothing was stored.', {
        cause: new Error(errors),
        details: { field: 'address' },
      })
    return { head: JSON.parse(all.subarray(0, line).toString()) as PageHead, bytes: all.subarray(line + 1) }
  } finally {
    process.removeListener('exit', end)
    end()
  }
}
