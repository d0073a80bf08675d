import { AsyncLocalStorage } from 'node:async_hooks'

const payers = new AsyncLocalStorage<string>()

/** Does `work` for the person of that id: what models cost in it counts for them, too, and not in all alone. */
export function onBehalfOf<Result>(userId: string, work: () => Result): Result {
  return payers.run(userId, work)
}

/** Returns for whom the present work is done; null for visitors, and for what nobody asked for. */
export function payer(): string | null {
  return payers.getStore() ?? null
}
