import { createSign, generateKeyPairSync } from 'node:crypto'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Keys of an issuer, with which it signs what it says of people (RS256). */
export function createKeys() {
  let number = 0
  let pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    /** The public key, as the issuer shows it (JWKS). */
    shown: () => ({
      keys: [{ ...pair.publicKey.export({ format: 'jwk' }), kid: `key-${number}`, alg: 'RS256', use: 'sig' }],
    }),
    /** A token that says so. */
    sign(claims: unknown): string {
      const said = `${part({ alg: 'RS256', kid: `key-${number}`, typ: 'JWT' })}.${part(claims)}`
      return `${said}.${createSign('RSA-SHA256').update(said).sign(pair.privateKey, 'base64url')}`
    },
    /** From now on it signs with other keys, and shows those. */
    change() {
      number += 1
      pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
    },
  }
}

/** A token that nobody signed. */
export function unsigned(claims: unknown): string {
  return `${part({ alg: 'none' })}.${part(claims)}.`
}
