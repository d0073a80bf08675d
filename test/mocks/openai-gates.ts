import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

/**
 * A word `gate-NAME` (small letters) in an answer is where a stream stands still until somebody opens the gate by
 * `POST /v1/gates/NAME`, so that a test meets a rewrite in the middle for as long as it likes, on a machine of any speed.
 */
const GATE = /^\s?gate-([a-z]+)/

/** Makes gates, all of them shut. */
export function createGates() {
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const gate = (name: string) => {
    const known = gates.get(name) ?? Promise.withResolvers<void>()
    gates.set(name, known)
    return known
  }
  return {
    /** Lets all through that stand before this gate or will come to it. */
    open: (name: string) => gate(name).resolve(),
    /** Waits if `rest`, the words that are still to be sent, begins with a gate that is shut, or until nobody listens. */
    async pass(rest: string, response: ServerResponse) {
      const [, name] = GATE.exec(rest) ?? []
      if (name && !response.destroyed) await Promise.race([gate(name).promise, once(response, 'close')])
    },
  }
}
