import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '#app/env.server.ts'
import { makeBucket } from '#app/providers/storage/s3.server.ts'

/** A service that was started together with this command may want a while. */
const ATTEMPTS = 10
const PAUSE_MS = 2_000

/** `bucket`: makes the bucket that files are kept in, if it is not there. Throws when that is not possible. */
export async function bucket(): Promise<void> {
  const { s3 } = env
  if (!s3) throw new Error('Files are kept in a folder (S3_BUCKET is not set): there is no bucket to make.')
  for (let attempt = 1; ; attempt++) {
    try {
      const made = await makeBucket(s3)
      process.stdout.write(`The bucket ${s3.bucket} ${made ? 'is ready' : 'was there already'}.\n`)
      return
    } catch (error) {
      if (attempt === ATTEMPTS) {
        const reason = error instanceof Error ? error.name : 'unknown'
        throw new Error(
          `The bucket ${s3.bucket} could not be made (${reason}). Is S3_ENDPOINT right, and are the keys?`,
          {
            cause: error,
          },
        )
      }
      await sleep(PAUSE_MS)
    }
  }
}
