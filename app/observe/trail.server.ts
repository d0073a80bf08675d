import { AsyncLocalStorage } from 'node:async_hooks'

/** What the work that is going on belongs to, for log and traces: ids alone, never what people wrote or are called. */
export type Trail = {
  /** The request that began it, maybe in another process. */
  requestId?: string | undefined
  runId?: string | undefined
  documentId?: string | undefined
  jobId?: string | undefined
}

const trails = new AsyncLocalStorage<Trail>()
const NOWHERE: Trail = Object.freeze({})

/** The trail that the present work is on; empty for what nobody asked for, such as a sweep. */
export function currentTrail(): Trail {
  return trails.getStore() ?? NOWHERE
}

/** Does `work`, and all that it begins, on the present trail with `ids` added. */
export function onTrail<Result>(ids: Trail, work: () => Result): Result {
  return trails.run({ ...trails.getStore(), ...ids }, work)
}

/** Does `work` for nobody: for what is begun on somebody's behalf and then serves all, such as a connection. */
export function offTrail<Result>(work: () => Result): Result {
  return trails.run(NOWHERE, work)
}
