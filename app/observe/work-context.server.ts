import { AsyncLocalStorage } from 'node:async_hooks'

/** What the work that is going on belongs to, for log and traces: ids alone, never what people wrote or are called. */
export type WorkContext = {
  /** The request that began it, maybe in another process. */
  requestId?: string | undefined
  runId?: string | undefined
  documentId?: string | undefined
  jobId?: string | undefined
}

const contexts = new AsyncLocalStorage<WorkContext>()
const NOWHERE: WorkContext = Object.freeze({})

/** Returns what the present work belongs to; empty for what nobody asked for, such as a sweep. */
export function currentWork(): WorkContext {
  return contexts.getStore() ?? NOWHERE
}

/** Does `work`, and all that it begins, with `ids` added to what it belongs to. */
export function withWork<Result>(ids: WorkContext, work: () => Result): Result {
  return contexts.run({ ...contexts.getStore(), ...ids }, work)
}

/** Does `work` for nobody: for what is begun on somebody's behalf and then serves all, such as a connection. */
export function withoutWork<Result>(work: () => Result): Result {
  return contexts.run(NOWHERE, work)
}
