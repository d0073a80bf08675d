import { sql } from 'drizzle-orm'
import { cleanText } from '#db/schema/columns.ts'
import { db, notifier } from '#db/client.server.ts'
import { runs } from '#db/schema/runs.ts'
import type { Run } from './run.server.ts'

/** A run that this process is working on. Followers in this process read it from memory, token by token. */
export type LiveRun = {
  run: Run
  /** When it was begun, on the clock of `performance.now`. */
  startedAt: number
  /** The output so far, in the pieces it came in; joining them only when needed keeps long runs linear. */
  pieces: string[]
  length: number
  /** How many pieces the database has, and how many characters (as it counts them) that is. */
  saved: number
  savedLength: number
  progress: number
  fallback: boolean
  /** What the pieces have counted so far. */
  tally: Map<string, number>
  /** Set, with `run` brought up to date, when the work has been settled. */
  ended: boolean
  controller: AbortController
  wake: Set<() => void>
}

export const CHANNEL = 'runs'
const SAVE_MS = 250
/** Others take a process for dead that has given no sign for some seconds (see silence.ts). */
const HEARTBEAT_MS = 1_500

const live = new Map<string, LiveRun>()
let timer: NodeJS.Timeout | undefined
let saving: Promise<void> = Promise.resolve()
let lastHeartbeat = Number.NEGATIVE_INFINITY

export function liveRun(id: string): LiveRun | undefined {
  return live.get(id)
}

export function liveRuns(): LiveRun[] {
  return [...live.values()]
}

/** Takes a new run into memory and has it saved from now on. */
export function keepLive(run: Run): LiveRun {
  const entry: LiveRun = {
    run,
    startedAt: performance.now(),
    pieces: [],
    length: 0,
    saved: 0,
    savedLength: 0,
    progress: 0,
    fallback: false,
    tally: new Map(),
    ended: false,
    controller: new AbortController(),
    wake: new Set(),
  }
  live.set(run.id, entry)
  timer ??= setInterval(() => {
    saving = saving.then(saveLive).catch(() => {
      // The database is away: what is in memory is saved at a later turn.
    })
  }, SAVE_MS).unref()
  return entry
}

export function wakeFollowers(entry: LiveRun): void {
  for (const wake of entry.wake) wake()
}

/** Lets go of a run that has been settled: from here on its row says everything. */
export function releaseLive(entry: LiveRun): void {
  live.delete(entry.run.id)
  if (live.size === 0) {
    clearInterval(timer)
    timer = undefined
  }
}

/** Waits for a save that is under way, so that the row is not written by two at once. */
export function savesDone(): Promise<void> {
  return saving
}

/**
 * Writes what is new of all live runs in one statement, and learns in the same round trip whether somebody asked, maybe
 * in another process, for one of them to stop.
 */
async function saveLive(): Promise<void> {
  const now = performance.now()
  const heartbeat = now - lastHeartbeat >= HEARTBEAT_MS
  const entries = liveRuns().filter(
    (entry) => !entry.ended && (heartbeat || entry.pieces.length > entry.saved),
  )
  if (entries.length === 0) return
  const upTo = new Map(entries.map((entry) => [entry, entry.pieces.length]))
  const rows = entries.map((entry) => ({
    id: entry.run.id,
    // What the database has may be more than it could tell when the connection broke: said twice, it must not stand twice.
    start: entry.savedLength,
    chunk: cleanText(entry.pieces.slice(entry.saved, upTo.get(entry)).join('')),
    progress: entry.progress,
  }))
  const saved = await db
    .update(runs)
    .set({
      output: sql`left(${runs.output}, fresh.start) || fresh.chunk`,
      progress: sql`fresh.progress`,
      heartbeatAt: sql`now()`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh(id uuid, start int, chunk text, progress int)`,
    )
    .where(sql`${runs.id} = fresh.id and ${runs.status} = 'running'`)
    .returning({ id: runs.id, stopRequested: runs.stopRequested })
  if (heartbeat) lastHeartbeat = now
  for (const [entry, count] of upTo) entry.saved = count
  for (const { id, chunk } of rows) {
    const entry = live.get(id)
    if (entry) entry.savedLength += characters(chunk)
  }
  const running = new Map(saved.map((row) => [row.id, row.stopRequested]))
  for (const { run, controller } of entries) {
    if (running.get(run.id)) controller.abort('stop')
    // Ended by somebody else, who took this process for dead, or gone with its person: nobody waits for it any more.
    else if (!running.has(run.id)) controller.abort('gone')
  }
  await tellOthers(rows.filter((row) => row.chunk).map((row) => row.id))
}

/** Characters as the database counts them: code points. */
function characters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** PostgreSQL carries at most 8,000 bytes in a message: 100 ids fit. */
const IDS_PER_MESSAGE = 100

/** Wakes followers in other processes. */
export async function tellOthers(ids: string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += IDS_PER_MESSAGE) {
    await notifier.notify(CHANNEL, ids.slice(start, start + IDS_PER_MESSAGE).join(','))
  }
}
