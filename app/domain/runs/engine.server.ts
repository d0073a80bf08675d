import { env } from '#app/env.server.ts'
import type { Engine } from '#app/observe/events.ts'
import type { RunRequest } from './start.server.ts'

/** Who works on a run, for figures: as it is configured, or the engine that took over when a model was `lost`. */
export function engineOf({ writes }: Pick<RunRequest, 'writes'>, lost = false): Engine {
  if (writes === false) return 'none'
  if (!env.llm) return 'embedded'
  return lost ? 'fallback' : 'llm'
}
