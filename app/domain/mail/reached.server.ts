import { AsyncLocalStorage } from 'node:async_hooks'
import { env } from '#app/env.server.ts'

const origins = new AsyncLocalStorage<string>()

/** Does `work`, and all that it begins, for a request that reached the product at `origin`. */
export function reachedAt<Result>(origin: string, work: () => Result): Result {
  return origins.run(origin, work)
}

/**
 * Where links in letters lead: to the product as configured; in local mode to where the present request reached it, or to
 * this machine for what nobody asked for. Without a trailing slash.
 */
export function originForLetters(): string {
  return env.origin ?? origins.getStore() ?? `http://localhost:${env.port}`
}
