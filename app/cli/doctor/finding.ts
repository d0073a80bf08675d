import { lookup } from '#app/lookup.ts'

/** What an examination found of one part: all well, something to know about, or something that does not work. */
export type Finding = {
  part: string
  level: 'ok' | 'warning' | 'fault'
  /** A plain sentence without anything secret. */
  says: string
  /** What to do about it. */
  advice?: string
}

export const ok = (part: string, says: string): Finding => ({ part, level: 'ok', says })
export const warning = (part: string, says: string, advice: string): Finding => ({
  part,
  level: 'warning',
  says,
  advice,
})
export const fault = (part: string, says: string, advice: string): Finding => ({
  part,
  level: 'fault',
  says,
  advice,
})

/** What systems and libraries call it when nobody is reached, in words. */
const REASONS = lookup({
  ECONNREFUSED: 'nobody listens there',
  ECONNRESET: 'it hangs up',
  ECONNECTION: 'nobody listens there',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  ENOTFOUND: 'its name leads nowhere',
  EAI_AGAIN: 'its name cannot be looked up now',
  EDNS: 'its name leads nowhere',
  ETIMEDOUT: 'it does not answer in time',
  ESOCKET: 'nobody listens there',
  TimeoutError: 'it does not answer in time',
  CONNECT_TIMEOUT: 'it does not answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer in time',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by somebody unknown',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is signed by somebody unknown',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is signed by somebody unknown',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
})

/** The codes and names of an error and of all that caused it, the outermost first. Never its message, which may tell secrets. */
export function codesOf(error: unknown): string[] {
  const codes: string[] = []
  const open: unknown[] = [error]
  for (let depth = 0; depth < 12; depth++) {
    const next = open.shift()
    if (!(next instanceof Error)) continue
    if ('code' in next && typeof next.code === 'string') codes.push(next.code)
    codes.push(next.name)
    if (next instanceof AggregateError) open.push(...(next.errors as unknown[]))
    open.push(next.cause)
  }
  return codes
}

/** Why nobody was reached, as the end of a sentence; the code where there is no better word. */
export function reasonOf(error: unknown): string {
  const codes = codesOf(error)
  const known = codes.find((code) => REASONS.has(code)) ?? ''
  return REASONS.get(known) ?? `it said ${codes[0] ?? 'nothing that helps'}`
}
