import { createEmulator } from 'emulate'
import { freePort } from '../free-port.ts'

/** What the emulated service is reached by; the key pair is one it knows from the start. */
const BUCKET = 'wordkin-files'
const KEYS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}

/** Starts an S3 server with an empty bucket on a free loopback port. */
export async function startS3() {
  const emulator = await createEmulator({
    service: 'aws',
    port: await freePort(),
    seed: { aws: { region: 'us-east-1', s3: { buckets: [{ name: BUCKET }] } } },
  })
  return {
    settings: { endpoint: emulator.url, bucket: BUCKET, region: 'us-east-1', ...KEYS },
    /** The same as variables of the product. */
    variables: {
      STORAGE: 's3',
      S3_ENDPOINT: emulator.url,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    close: () => emulator.close(),
  }
}
