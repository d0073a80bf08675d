import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '#app/env.server.ts'

let known: string | undefined

/** What cookies are signed and secrets sealed with: SESSION_SECRET or, on a laptop, one made once and kept in the data folder. */
export function secret(): string {
  known ??= env.sessionSecret ?? keptSecret(join(env.dataDir, 'session-secret'))
  return known
}

function keptSecret(file: string): string {
  mkdirSync(env.dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

function keyFor(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret(), '', `seal:${purpose}`, 32))
}

/** A name that stands for `text` and tells it to nobody: always the same, and not to be found out by trying likely ones. */
export function pseudonym(text: string, purpose: string): string {
  return createHmac('sha256', keyFor(purpose)).update(text).digest('base64url')
}

/** `text` in a form that only we can read (AES-256-GCM), base64url. `purpose` keeps one kind from passing for another. */
export function seal(text: string, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed for `purpose`; null when it was not, was changed, or the secret is another one now. */
export function unseal(sealed: string, purpose: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    return text.toString('utf8')
  } catch {
    return null
  }
}
