import { until } from '../until.ts'
import type { Visitor } from './visitor.ts'

/**
 * Returns where the product sends `visitor` to sign in with Google. It waits for Google's answer for five seconds only, which
 * a busy machine may use up: then the button is pressed again.
 */
export function sentToIssuer(visitor: Visitor, path = '/api/auth/google'): Promise<string> {
  return until(async () => {
    const answer = await visitor.send(path)
    const to = answer.headers.get('location') ?? ''
    return URL.canParse(to) && to
  }, 'the way to Google')
}
