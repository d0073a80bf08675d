import { createHash } from 'node:crypto'

/**
 * The key of a form that was sent: the one the page gave it, for just what stood in it. Sent twice it is one request; gone
 * back to, changed and sent again it is another one. Undefined without a key.
 */
export function pressKey(key: string | undefined, asked: unknown): string | undefined {
  if (!key) return undefined
  return createHash('sha256')
    .update(JSON.stringify([key, asked]))
    .digest('base64url')
}
