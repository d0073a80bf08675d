import { env } from '#app/env.server.ts'

/** Where the product is reached: as configured, or in local mode as the request came in. Without a trailing slash. */
export function publicOrigin(request: Request): string {
  return env.origin ?? new URL(request.url).origin
}
