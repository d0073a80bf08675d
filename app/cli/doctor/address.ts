import type { Env } from '#app/env.server.ts'
import { type Finding, ok, reasonOf, warning } from './finding.ts'

const PART = 'address'
const PATIENCE_MS = 5_000

/** Examines whether the public address leads to the product. Not all networks let a machine call itself by its name. */
export async function examineAddress({ origin }: Pick<Env, 'origin'>): Promise<Finding[]> {
  if (!origin) return []
  const advice =
    'Open it in a browser elsewhere. If it does not open there, look at its DNS entry and at the proxy.'
  try {
    const answer = await fetch(`${origin}/healthz`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'manual',
    })
    const body: unknown = await answer.json().catch(() => undefined)
    const isOurs = answer.ok && typeof body === 'object' && body !== null && 'status' in body
    if (isOurs) return [ok(PART, `${origin} leads here.`)]
    return [warning(PART, `${origin} does not lead here (it answers ${answer.status}).`, advice)]
  } catch (error) {
    return [warning(PART, `${origin} cannot be reached from here: ${reasonOf(error)}.`, advice)]
  }
}
