import { writeSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { AppError } from '../../errors.ts'
import type { ReaderName } from '../formats.ts'
import { CHILD } from '../limits.ts'
import { moduleBeside } from '../module-beside.ts'
import type { Reader, Reading } from '../reader.ts'
import { chooseReader } from '../choose.ts'
import { refusal } from '../refusals.ts'
import { cleanText } from '../text/clean.ts'
import type { Message } from '../messages.server.ts'
import { type Job, MESSAGES_FD } from './job.ts'
import { roomOf } from './room.ts'

// The process that reads one file, or draws one picture: gets a job and the file's bytes on its standard input, tells what
// it finds, ends.
// Arguments: the module with the readers, and readers to load ahead, separated by commas.

/** Characters of text in one message. */
const PIECE = 32_768
const [readersModule = '', ahead = ''] = process.argv.slice(2)
const { readerNamed, warmUp } = (await import(readersModule)) as {
  readerNamed: (name: ReaderName) => Promise<Reader>
  warmUp?: (isWanted: () => boolean) => Promise<void>
}

new Worker(moduleBeside('watchdog', import.meta.url), {
  workerData: {
    parent: process.ppid,
    // Linux shows a process's memory to the one that started it.
    residentBytes: process.platform === 'linux' ? null : CHILD.residentBytes,
    every: CHILD.watchEvery,
  },
}).unref()

let isWanted = false
const wanted = new Promise<void>((resolve) => {
  process.stdin.once('readable', () => {
    isWanted = true
    resolve()
  })
})
const arriving = buffer(process.stdin)

const early = ahead.split(',').filter(Boolean) as ReaderName[]
await Promise.allSettled(early.map((name) => readerNamed(name)))
if (early.length > 0) {
  // Where one file follows another, it would only keep the next one waiting.
  await Promise.race([wanted, setTimeout(CHILD.warmUpAfter)])
  await warmUp?.(() => isWanted).catch(() => undefined)
}

const input = await arriving
// Ended before there was a job: this process was started ahead and is not needed.
if (input.length > 0) await work(input)
process.exit()

async function work(input: Buffer): Promise<void> {
  const lineEnd = input.indexOf(10)
  const job = JSON.parse(input.subarray(0, lineEnd).toString()) as Job
  try {
    const bytes = input.subarray(lineEnd + 1)
    if ('portrait' in job) send({ portrait: await draw(bytes) })
    else if ('draw' in job) send({ drawn: await drawOne(bytes, job.draw) })
    else if ('view' in job) send({ viewed: await view(bytes, job.view) })
    else {
      const { title, notes, pages } = await read(job, bytes)
      tell(pages)
      send({ read: { title: title && cleanText(title), notes } })
    }
  } catch (error) {
    if (error instanceof AppError) {
      const { reason } = error.details
      send({ refused: { reason: String(reason), message: error.message } })
    } else if (error instanceof RangeError && /call stack|allocation|string length/i.test(error.message)) {
      send({ refused: { reason: 'memory', message: '' } })
    } else {
      send({
        failed: (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, 2_000),
      })
    }
  }
}

async function draw(bytes: Uint8Array): Promise<string> {
  const { drawPortrait } = await import('../images/portrait.ts')
  return Buffer.from(await drawPortrait(bytes)).toString('base64')
}

async function drawOne(bytes: Uint8Array, { extension, page }: { extension: string; page: number }) {
  const { drawPage } = await import('../page-image/draw-page.ts')
  const { bytes: image, ...about } = await drawPage(bytes, extension, page)
  return { ...about, image: image.toString('base64') }
}

async function view(bytes: Uint8Array, { extension }: { extension: string }) {
  if (chooseReader(extension, bytes) !== 'docx') throw refusal('mismatch')
  const { viewDocx } = await import('../docx/view.ts')
  return viewDocx(bytes)
}

async function read(
  { extension, languages }: { extension: string; languages: string[] },
  bytes: Uint8Array,
): Promise<Reading> {
  const reader = await readerNamed(chooseReader(extension, bytes))
  let told = 0
  return reader({
    bytes,
    extension,
    languages,
    report(progress) {
      // Thousands of pages a second need not all be told; pages that take long are.
      if (!progress.ocr && progress.page !== progress.of && performance.now() - told < CHILD.watchEvery)
        return
      told = performance.now()
      send({ progress })
    },
    keep({ pages, title, notes }, unread) {
      tell(pages)
      send({ kept: { title: title && cleanText(title), notes, unread } })
    },
    shortOf: roomOf(),
  })
}

function tell(pages: Reading['pages']): void {
  for (const { label, text, method, confidence, leftOut: left } of pages) {
    const leftOut = left?.map((line) => ({ ...line, text: cleanText(line.text) }))
    const cleaned = cleanText(text)
    for (let at = 0; at < cleaned.length; at += PIECE) send({ piece: cleaned.slice(at, at + PIECE) })
    send({ page: { label: label === null ? null : cleanText(label), method, confidence, leftOut } })
  }
}

function send(message: Message): void {
  const line = Buffer.from(`${JSON.stringify(message)}\n`)
  for (let at = 0; at < line.length; ) at += writeSync(MESSAGES_FD, line, at)
}
