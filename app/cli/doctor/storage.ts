import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { lookup } from '#app/lookup.ts'
import type { Env } from '#app/env.server.ts'
import { folderStorage } from '#app/providers/storage/folder.server.ts'
import { s3Storage } from '#app/providers/storage/s3.server.ts'
import type { Storage } from '#app/providers/storage/storage.ts'
import { codesOf, fault, type Finding, ok, reasonOf } from './finding.ts'

const PART = 'storage'
const KEYS = 'Put the right ones into S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY (secrets/).'

const ANSWERS = lookup<[says: string, advice: string]>({
  NoSuchBucket: ['There is no bucket of that name', 'Make it: `wordkin bucket`.'],
  InvalidAccessKeyId: ['The service does not know the key', KEYS],
  SignatureDoesNotMatch: ['The secret of the key is wrong', KEYS],
  AccessDenied: ['The key may not read, write and delete there', 'Give it those rights to the bucket.'],
  RequestTimeTooSkewed: ['The clock of this machine is wrong', 'Have it set by a time server.'],
  EACCES: ['The folder may not be written', 'Let the user the product runs as write there.'],
  EROFS: ['The folder is read-only', 'Mount it so that it can be written.'],
  ENOSPC: ['There is no room left', 'Make room on that disk.'],
  ENOENT: ['The folder is not there', 'Make it, or put another one into DATA_DIR.'],
})

/** Examines where files are kept by keeping, reading and removing one. */
export async function examineStorage({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): Promise<Finding> {
  const place = s3
    ? `the bucket ${s3.bucket} at ${s3.endpoint ?? "Amazon's"}`
    : `the folder ${join(dataDir, 'files')}`
  const storage = s3 ? s3Storage(s3) : folderStorage(join(dataDir, 'files'))
  try {
    const wrong = await tryOut(storage)
    if (!wrong) return ok(PART, `A file could be kept in ${place}, read and removed.`)
    return fault(
      PART,
      `In ${place}, a file ${wrong}.`,
      'Look at the service: it does not keep what it is given.',
    )
  } catch (error) {
    const answer = ANSWERS.get(codesOf(error).find((code) => ANSWERS.has(code)) ?? '')
    if (answer) return fault(PART, `${answer[0]}: ${place}.`, answer[1])
    return fault(
      PART,
      `Files cannot be kept in ${place}: ${reasonOf(error)}.`,
      s3 ? 'Start the service, or put its address into S3_ENDPOINT.' : 'Look at DATA_DIR.',
    )
  }
}

/** What went wrong, as the end of a sentence; nothing when all is well. */
async function tryOut(storage: Storage): Promise<string | undefined> {
  const key = randomUUID()
  const path = join(await storage.temporaryFolder(), `doctor-${key}`)
  try {
    await writeFile(path, key)
    await storage.put(key, path)
    const kept = await storage.open(key)
    if (!kept) return 'was not there after it was kept'
    if ((await text(kept.stream)) !== key) return 'came back as another one'
  } finally {
    await rm(path, { force: true })
    await storage.remove(key)
  }
  return (await storage.open(key).then((left) => left?.stream.destroy()))
    ? 'was still there after it was removed'
    : undefined
}
