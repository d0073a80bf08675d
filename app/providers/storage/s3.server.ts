import { createReadStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Storage } from './storage.ts'

export type S3Settings = {
  /** Of another service than Amazon's. */
  endpoint: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const PREFIX = 'documents/'
/** The SDK would write to the terminal what it also throws. */
const QUIET = { debug() {}, info() {}, warn() {}, error() {} }
/** A service that has taken a request and says nothing is given up: without being told to throw, the SDK only warns. */
const TIMEOUTS = {
  connectionTimeout: 5_000,
  requestTimeout: 60_000,
  socketTimeout: 60_000,
  throwOnRequestTimeout: true,
}
/** How long is waited, time after time, before bytes are sent again. */
const SEND_AGAIN_MS = [200, 1_000]

/** The SDK and a client of the service. It is loaded at the first use. */
async function connect({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 3,
    // Services other than Amazon's know no checksums but the length and the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: TIMEOUTS,
    logger: QUIET,
  })
  return { sdk, client }
}

/** Makes the bucket unless it is there already; says whether it did. Throws when the service cannot be reached or refuses. */
export async function makeBucket(settings: S3Settings): Promise<boolean> {
  const { sdk, client } = await connect(settings)
  try {
    await client.send(new sdk.CreateBucketCommand({ Bucket: settings.bucket }))
    return true
  } catch (error) {
    // Whoever may not make buckets may still use this one.
    const isThere = await client.send(new sdk.HeadBucketCommand({ Bucket: settings.bucket })).then(
      () => true,
      () => false,
    )
    if (isThere) return false
    throw error
  } finally {
    client.destroy()
  }
}

/** Whether the service has understood and will not, such as for a wrong key: asking again changes nothing. */
function isRefused(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode ?? 0
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** Keeps files in a bucket of an S3-compatible service, which must exist. */
export function s3Storage(settings: S3Settings): Storage {
  const { bucket } = settings
  let connecting: ReturnType<typeof connect> | undefined
  const connected = () => (connecting ??= connect(settings))
  const at = (key: string) => ({ Bucket: bucket, Key: PREFIX + key })

  return {
    async put(key, path) {
      const { sdk, client } = await connected()
      const { size: ContentLength } = await stat(path)
      // The SDK sends everything else again by itself, but cannot read a stream twice.
      for (let attempt = 0; ; attempt++) {
        const Body = createReadStream(path)
        try {
          await client.send(new sdk.PutObjectCommand({ ...at(key), Body, ContentLength }))
          return
        } catch (error) {
          const wait = SEND_AGAIN_MS[attempt]
          if (wait === undefined || isRefused(error)) throw error
          await sleep(wait)
        } finally {
          Body.destroy()
        }
      }
    },
    async open(key) {
      const { sdk, client } = await connected()
      try {
        const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand(at(key)))
        return { stream: Body as Readable, bytes: ContentLength ?? 0 }
      } catch (error) {
        if (error instanceof sdk.S3ServiceException && error.$metadata.httpStatusCode === 404)
          return undefined
        throw error
      }
    },
    async remove(key) {
      const { sdk, client } = await connected()
      await client.send(new sdk.DeleteObjectCommand(at(key)))
    },
    async temporaryFolder() {
      const folder = join(tmpdir(), 'wordkin-arriving')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return folder
    },
  }
}
