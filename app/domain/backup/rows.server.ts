import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import { pipeline } from 'node:stream'
import { createGzip } from 'node:zlib'
import { counter, PRIVATE_FILE } from './files.server.ts'
import { About, type BackupTable, LETTERS, tableFile } from './layout.ts'
import type { SnapshotLine } from './snapshot.server.ts'

/** A file of the backup that was written, by its path there. */
export type Written = { file: string; sha256: string }

/** What came of the rows of a snapshot. */
export type Rows = { about: About; tables: BackupTable[]; letters: number }

const LINE_FEED = 10
/** What lines of rows begin with; all others say something. */
const ROW = '['.charCodeAt(0)
/** The level that costs a third of the usual one's time. */
const GZIP = { level: 3 }

/** Writes one file of rows. */
async function openRows(folder: string, file: string) {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const gzip = createGzip(GZIP)
  const counted = counter()
  const target = createWriteStream(path, PRIVATE_FILE)
  // Failures are met by whoever writes next, or ends it.
  const done = finished(pipeline(gzip, counted.stream, target, () => {}))
  done.catch(() => {})
  let rows = 0
  return {
    file,
    async write(lines: Buffer, count: number) {
      rows += count
      if (gzip.destroyed) await done
      if (!gzip.write(lines)) await Promise.race([once(gzip, 'drain'), done])
    },
    async end() {
      gzip.end()
      await done
      return { rows, sha256: counted.figures().sha256 }
    },
  }
}

/** Turns the lines of a snapshot, in pieces of any size, into files in `folder`, and tells `noted` of each. */
export function writeRows(folder: string, noted: (written: Written) => Promise<void>) {
  let about: About | undefined
  let begun: Buffer = Buffer.alloc(0)
  let open: { into: Awaited<ReturnType<typeof openRows>>; table?: Omit<BackupTable, 'rows'> } | undefined
  const tables: BackupTable[] = []
  let letters = 0
  let whole = false

  async function close() {
    if (!open) return
    const { rows, sha256 } = await open.into.end()
    await noted({ file: open.into.file, sha256 })
    if (open.table) tables.push({ ...open.table, rows })
    else letters = rows
    open = undefined
  }

  async function heed(line: SnapshotLine) {
    if ('error' in line) throw new Error(line.error)
    await close()
    if ('about' in line) about = About.parse(line.about)
    else if ('end' in line) whole = true
    else if ('letters' in line) open = { into: await openRows(folder, LETTERS) }
    else
      open = {
        into: await openRows(folder, tableFile(line.table)),
        table: { name: line.table, columns: line.columns },
      }
  }

  return {
    async take(piece: Buffer): Promise<void> {
      const last = piece.lastIndexOf(LINE_FEED) + 1
      if (last === 0) {
        begun = Buffer.concat([begun, piece])
        return
      }
      const lines = Buffer.concat([begun, piece.subarray(0, last)])
      begun = Buffer.from(piece.subarray(last))
      // Rows that follow each other go on together.
      let from = 0
      let count = 0
      for (let start = 0; start < lines.length; ) {
        const next = lines.indexOf(LINE_FEED, start) + 1
        if (lines[start] === ROW) count++
        else {
          if (count > 0) await open?.into.write(lines.subarray(from, start), count)
          await heed(JSON.parse(lines.subarray(start, next).toString()) as SnapshotLine)
          from = next
          count = 0
        }
        start = next
      }
      if (count > 0) await open?.into.write(lines.subarray(from), count)
    },
    /** Throws when the snapshot has not come to its end. */
    finish(): Rows {
      if (!whole || !about) throw new Error('The server ended before it had given everything.')
      return { about, tables, letters }
    },
  }
}
