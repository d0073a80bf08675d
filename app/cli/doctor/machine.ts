import { readFileSync, statfsSync } from 'node:fs'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Env } from '#app/env.server.ts'
import { CHILD } from '#app/domain/extraction/limits.ts'
import { MODELS } from '#app/domain/extraction/ocr/language.ts'
import { fault, type Finding, ok, warning } from './finding.ts'

const MB = 1024 * 1024
const GB = 1024 * MB
/** What the process itself takes. */
const PROCESS_BYTES = 0.5 * GB
/** Room for the largest file a few times over. */
const LEAST_TEMPORARY = 128 * MB
const LEAST_DISK = 256 * MB
const LITTLE_DISK = 2 * GB
const OCR_DATA = join(import.meta.dirname, '../../domain/extraction/ocr/data')

const gigabytes = (bytes: number) => `${(bytes / GB).toFixed(1)} GB`

/** Free bytes for who is not root; undefined where that cannot be told. */
function freeBytes(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}

/** Examines the machine, or the container: disk, memory and what comes with the product. */
export function examineMachine(env?: Pick<Env, 'dataDir' | 's3' | 'databaseUrl' | 'readers'>): Finding[] {
  const found = [
    ...judgeTemporary(tmpdir(), freeBytes(tmpdir())),
    ...(env && !(env.s3 && env.databaseUrl) ? judgeDisk(env.dataDir, freeBytes(env.dataDir)) : []),
    ...judgeMemory(memoryBytes(), Math.max(env?.readers ?? 2, availableParallelism() - 1)),
    ...judgeOcrData(OCR_DATA),
  ]
  return found.length > 0
    ? found
    : [ok('machine', 'There is room on disk and in memory, and all data of OCR is there.')]
}

/** What this process may use: the container's limit where there is one. */
function memoryBytes(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

export function judgeTemporary(folder: string, free: number | undefined): Finding[] {
  const advice = 'Make room there: files on their way in lie there for a moment.'
  if (free === undefined) return [fault('machine', `The folder ${folder} cannot be used.`, advice)]
  if (free >= LEAST_TEMPORARY) return []
  return [fault('machine', `There are only ${Math.floor(free / MB)} MB free in ${folder}.`, advice)]
}

export function judgeDisk(folder: string, free: number | undefined): Finding[] {
  // The folder is made at the first start.
  if (free === undefined || free >= LITTLE_DISK) return []
  const says = `There are only ${gigabytes(free)} free for ${folder}.`
  const advice = 'Make room on that disk, or keep files in a bucket and people in PostgreSQL.'
  return [free < LEAST_DISK ? fault('machine', says, advice) : warning('machine', says, advice)]
}

export function judgeMemory(bytes: number, readers: number): Finding[] {
  const wanted = PROCESS_BYTES + readers * CHILD.residentBytes
  if (bytes >= wanted) return []
  const says = `${gigabytes(bytes)} of memory are little for a process and ${readers} readers of files: they may take ${gigabytes(wanted)}.`
  return [warning('machine', says, 'Give it more memory, or fewer processors and a lower READERS.')]
}

/** The data of each language must be there and whole: OCR never fetches any. */
export function judgeOcrData(folder: string): Finding[] {
  const broken = Object.values(MODELS).filter((model) => {
    try {
      gunzipSync(readFileSync(join(folder, `${model}.traineddata.gz`)))
      return false
    } catch {
      return true
    }
  })
  if (broken.length === 0) return []
  const says = `Pictures of text cannot be read in some languages: the data of ${broken.join(', ')} is missing or broken.`
  return [fault('machine', says, 'Build the image again from an untouched checkout.')]
}
