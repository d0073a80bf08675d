import type { DemoAccount, DemoSubscription } from './demo-account.ts'
import { settle, type Terms } from './demo-books.ts'
import { customerOf, found } from './demo-changes.ts'
import { PaymentFailure } from './payments.ts'

/** Where the demo provider keeps its books: one account a customer, changed by one at a time. */
export type DemoStore = {
  /** Does nothing when there is one with this id already. */
  create(customerId: string, account: DemoAccount): Promise<void>
  /** The account as it is; undefined when there is no such customer. */
  read(customerId: string): Promise<DemoAccount | undefined>
  /** Does `work` on the account and keeps what it made of it, unless it throws; undefined when there is no such customer. */
  change<T>(customerId: string, work: (account: DemoAccount) => T): Promise<{ result: T } | undefined>
  remove(customerId: string): Promise<void>
}

const ANSWERS_KEPT = 40

/** Ways to the books of a customer, which are brought up to `clock` (ours, in milliseconds) before they are read. */
export function openAccounts(store: DemoStore, terms: Terms, clock: () => number) {
  /** Does `work` on a customer's books as they are at this moment. */
  async function at<T>(customerId: string, work: (account: DemoAccount, now: number) => T): Promise<T> {
    const done = await store.change(customerId, (account) => {
      const now = clock() + account.aheadMs
      settle(terms, account, now)
      return work(account, now)
    })
    if (!done) throw new PaymentFailure('gone', 'There is no such billing account.')
    return done.result
  }

  /** Answers a question about a customer: the books are only held where time has brought something to write down. */
  async function look<T>(customerId: string, question: (account: DemoAccount, now: number) => T): Promise<T> {
    const account = await store.read(customerId)
    if (!account) throw new PaymentFailure('gone', 'There is no such billing account.')
    const now = clock() + account.aheadMs
    const before = JSON.stringify(account)
    settle(terms, account, now)
    return JSON.stringify(account) === before ? question(account, now) : at(customerId, question)
  }

  /** The same for a change, which with the same key happens once. */
  function once<T>(
    customerId: string,
    key: string,
    work: (account: DemoAccount, now: number) => T,
  ): Promise<T> {
    return at(customerId, (account, now) => {
      const known = account.answered.find(([asked]) => asked === key)
      if (known) return known[1] as T
      const answered = work(account, now)
      account.answered = [[key, answered ?? null] as [string, unknown], ...account.answered].slice(
        0,
        ANSWERS_KEPT,
      )
      return answered
    })
  }

  /** The same for a change of one subscription. */
  function on<T>(
    id: string,
    key: string,
    work: (sub: DemoSubscription, account: DemoAccount, now: number) => T,
  ): Promise<T> {
    return once(customerOf(id), key, (account, now) => work(found(account, id), account, now))
  }

  return { at, look, once, on }
}
