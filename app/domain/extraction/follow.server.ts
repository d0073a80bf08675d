import type { Readable } from 'node:stream'
import type { Job } from './child/job.ts'
import type { ReadingProcess } from './child-process.server.ts'
import { CHILD, LIMITS, TIME } from './limits.ts'
import { type Message, parseMessage } from './messages.server.ts'
import { deadline } from './deadline.server.ts'
import type { DocumentView } from './page-image/document-view.ts'
import type { PageImage } from './page-image/page-image.ts'
import type { Page, Reading } from './reader.ts'
import { isRefusalReason, reasonOf, refusal } from './refusals.ts'
import { unreadPages } from './unread.ts'

type Following<Found> = {
  job: Job
  bytes: Readable
  /** What is made of that which it says. */
  gathering: Gathering<Found>
  /** Milliseconds of work, pictures of text aside. */
  time?: number
  /** Bytes it may say. */
  most?: number
  signal?: AbortSignal
}

/** Puts messages together. `take` throws the refusal that a message tells, and when a limit is reached. */
export type Gathering<Found> = {
  take(message: Message): void
  /** What there is to answer; undefined as long as more has to come. */
  found(): Found | undefined
  /** What there is to answer although the process had to be ended with `error`; undefined when that is nothing. */
  keptFrom?(error: unknown): Found | undefined
}

/**
 * Gives a process its job and the file, and gathers what it says until it has ended. Rejects with a refusal when the
 * file is refused or a limit is reached, and with the signal's reason when it is aborted; the process is killed then.
 * What it had said to keep is the answer when it had to be ended for its memory or time, or failed.
 */
export async function follow<Found>(
  child: ReadingProcess,
  { job, bytes, gathering, signal, time = TIME.base, most = CHILD.outputBytes }: Following<Found>,
): Promise<Found> {
  const { process, messages } = child
  const bounds = deadline(child.process.pid, time)
  const settled = new AbortController()
  const stopped = new Promise<never>((_, reject) => {
    const stop = (error: unknown) => {
      process.kill('SIGKILL')
      reject(error)
    }
    void bounds.passed.then(() => stop(refusal('time')))
    signal?.addEventListener('abort', () => stop(signal.reason), { signal: settled.signal })
    bytes.once('error', stop)
    process.once('error', stop)
  })
  try {
    process.stdin!.write(`${JSON.stringify(job)}\n`)
    bytes.pipe(process.stdin!)
    const heard = listen(messages, most, (message) => {
      if ('progress' in message && message.progress.ocr) bounds.extend()
      gathering.take(message)
      return gathering.found() !== undefined
    })
    await Promise.race([heard, stopped])
    const found = gathering.found()
    if (found !== undefined) return found
    await Promise.race([exited(child), stopped])
    throw endedEarly(child)
  } catch (error) {
    // A child that was killed for its memory may have been cut off in the middle of a message.
    const failure = child.ended() === 'memory' ? refusal('memory') : error
    const kept = signal?.aborted ? undefined : gathering.keptFrom?.(failure)
    if (kept !== undefined) return kept
    throw failure
  } finally {
    settled.abort()
    bounds.clear()
    process.kill('SIGKILL')
  }
}

/** Reads lines and hands on what they say, until `take` has heard enough. Rejects when there is more than a child may say. */
async function listen(messages: Readable, most: number, take: (message: Message) => boolean): Promise<void> {
  let bytes = 0
  let line: Buffer[] = []
  for await (const chunk of messages as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > most) throw refusal('too_much_text')
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      line.push(chunk.subarray(from, end))
      if (take(parseMessage(Buffer.concat(line).toString()))) return
      line = []
      from = end + 1
    }
    if (from < chunk.length) line.push(chunk.subarray(from))
  }
}

/** Gathers the pages of a document. */
export function gatherPages(
  onProgress?: (progress: { page: number; of: number }) => void,
): Gathering<Reading> {
  let pages: Page[] = []
  let kept: { reading: Reading; unread: number[] } | undefined
  let characters = 0
  let pieces: string[] = []
  let reading: Reading | undefined
  return {
    take(message) {
      if ('progress' in message) onProgress?.({ page: message.progress.page, of: message.progress.of })
      else if ('piece' in message) {
        characters += message.piece.length
        if (characters > LIMITS.characters) throw refusal('too_much_text')
        pieces.push(message.piece)
      } else if ('page' in message) {
        if (pages.length >= LIMITS.pages) throw refusal('too_many_pages')
        pages.push({ ...message.page, text: pieces.join('') })
        pieces = []
      } else if ('kept' in message) {
        const { unread, ...more } = message.kept
        kept = { reading: { pages, ...more }, unread }
        pages = []
        characters = 0
      } else if ('read' in message) reading = { pages, ...message.read }
      else throw failureIn(message)
    },
    found: () => reading,
    keptFrom(error) {
      const why = reasonOf(error)
      if (!kept || (why !== 'memory' && why !== 'time' && why !== 'damaged')) return undefined
      const { reading, unread } = kept
      return { ...reading, notes: [...reading.notes, unreadPages(unread, why)] }
    },
  }
}

/** Waits for a picture that is drawn anew. */
export function gatherPortrait(): Gathering<Buffer> {
  return gatherOne((message) => ('portrait' in message ? Buffer.from(message.portrait, 'base64') : undefined))
}

/** Waits for a page that is drawn. */
export function gatherPageImage(): Gathering<PageImage> {
  return gatherOne((message) => {
    if (!('drawn' in message)) return undefined
    const { image, ...about } = message.drawn
    return { ...about, bytes: Buffer.from(image, 'base64') }
  })
}

/** Waits for a document that is made to be seen. */
export function gatherDocumentView(): Gathering<DocumentView> {
  return gatherOne((message) => ('viewed' in message ? message.viewed : undefined))
}

/** Waits for what is said in one message. */
function gatherOne<Found>(read: (message: Message) => Found | undefined): Gathering<Found> {
  let found: Found | undefined
  return {
    take(message) {
      found = read(message)
      if (found === undefined) throw failureIn(message)
    },
    found: () => found,
  }
}

/** Why there will be nothing: what the child says of it, or that it says what was not asked. */
function failureIn(message: Message) {
  if ('refused' in message) return known(message.refused)
  const told = 'failed' in message ? message.failed : 'The reading process said what nobody had asked'
  return refusal('damaged', undefined, new Error(told))
}

function known({ reason, message }: { reason: string; message: string }) {
  if (!isRefusalReason(reason)) return refusal('damaged', undefined, new Error(`Unknown refusal ${reason}`))
  return refusal(reason, message.slice(0, 500) || undefined)
}

/** Why a process ended without a word: out of memory as the engine or the system see it, or a crash in a library. */
function endedEarly(child: ReadingProcess) {
  const { signalCode, exitCode } = child.process
  const errors = child.errors()
  const isMemory =
    signalCode === 'SIGABRT' || signalCode === 'SIGKILL' || /heap|out of memory|bad_alloc/i.test(errors)
  const cause = new Error(`The reading process ended with ${signalCode ?? exitCode}: ${errors.slice(-1_000)}`)
  return refusal(isMemory ? 'memory' : 'damaged', undefined, cause)
}

function exited({ process }: ReadingProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return Promise.resolve()
  return new Promise((done) => process.once('exit', () => done()))
}
