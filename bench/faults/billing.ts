import type { Fault } from './fault.ts'

/** Faults of money. */
export const BILLING: readonly Fault[] = [
  {
    file: 'app/domain/billing/refund.server.ts',
    find: 'const amount = paidTotal(account) - refundedTotal(account)',
    replace: 'const amount = paidTotal(account)',
    why: 'Who asks for their money a second time is told that they get it a second time.',
  },
  {
    file: 'app/domain/billing/refund.server.ts',
    find: 'if (!until || until <= account.now || amount <= 0) {',
    replace: 'if (!until || amount <= 0) {',
    why: 'Everything ever paid is given back years later.',
  },
  {
    file: 'app/domain/billing/subscribe.server.ts',
    find: "${couponId}:${newest?.id ?? ''}:${newest?.status ?? ''}`",
    replace: '${couponId}`',
    why: 'Who comes back to a plan they left the same day is answered with the subscription that has ended.',
  },
  {
    file: 'app/domain/billing/retention.ts',
    find: '  again.setUTCDate(1)\n',
    replace: '',
    why: 'Who took the discount on 29 February gets the next one a month late.',
  },
  {
    file: 'app/domain/billing/offers.server.ts',
    find: "if (!asked || interval !== 'month') return undefined",
    replace: 'if (!asked) return undefined',
    why: 'The discount on a first month is taken off a whole year.',
  },
  {
    file: 'app/domain/billing/offers.server.ts',
    find: 'found.endsAt && found.endsAt > now ?',
    replace: 'found.endsAt ?',
    why: 'An offer that has run out is still to be had.',
  },
  {
    file: 'app/domain/billing/events.server.ts',
    find: '  await syncSubscription(userId)\n',
    replace: '  void syncSubscription(userId)\n',
    why: 'An event counts as done though its customer could not be read: who has paid stays on Free.',
  },
  {
    file: 'app/domain/billing/standing.server.ts',
    find: 'ends.push(sub.paidThrough ?? sub.currentPeriodStart)',
    replace: 'ends.push(sub.currentPeriodEnd)',
    why: 'Who pauses keeps the paid plan without paying, month after month.',
  },
  {
    file: 'app/domain/billing/close.server.ts',
    find: 'await askProvider((provider) => provider.deleteCustomer',
    replace: 'void askProvider((provider) => provider.deleteCustomer',
    why: 'An account is deleted while the provider is away, and its card is charged for ever.',
  },
  {
    file: 'app/domain/billing/sync.server.ts',
    find: '    await stillHeld(tx, lease)\n',
    replace: '    void stillHeld\n',
    why: 'A process that was slow writes an old standing over a newer one: a plan just paid for is gone.',
  },
]
