import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { day, times } from '#test/long.ts'
import type { Till } from '#test/billing/told-prices.ts'
import { startStripe, type StripeServer } from '#test/mocks/stripe/server.ts'
import { clientOf, priceVariables, stock } from '#test/mocks/stripe/shop.ts'
import { random } from '#test/random.ts'

/** A day that not every month has. */
const BEGINNING = Date.UTC(2027, 0, 31, 12) / 1000

/** The product is configured with the prices of the first server; every later one makes the same. */
const first = await startStripe({ listen: false, automatic: false })
const PRICES = await stock(clientOf(first))
await first.close()
Object.assign(process.env, first.variables, { MAIL: 'off', ...priceVariables(PRICES) })
const { CASES, checkCase, checkLife, nameOf } = await import('#test/billing/told-prices.ts')
const { accountOf } = await import('./forecast.server.ts')
const { currentOf } = await import('./standing.server.ts')

let server: StripeServer
let servers = 0
vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
  server.fetch(new Request(input, init)),
)
beforeEach(async () => {
  server = await startStripe({ listen: false, automatic: false, clocks: true, frozen: BEGINNING })
  await stock(clientOf(server))
  // Customers of another server have other ids.
  server.world.state.count += (servers += 1) * 1_000_000
})
afterEach(() => server.close())

/** Stripe's stand-in. */
const till: Till = {
  async pay(user) {
    const account = await accountOf(user)
    const secret = account && currentOf(account)?.openInvoice?.clientSecret
    if (!secret) throw new Error('Nothing to pay.')
    expect(server.confirm(secret, 'pm_card_visa')).toBe('succeeded')
  },
  async useCard(user, works) {
    const account = await accountOf(user)
    if (account) server.useCard(account.customerId, works ? 'pm_card_visa' : 'pm_card_chargeCustomerFail')
  },
  advance: async (customerId, ms) => server.advanceCustomer(customerId, Math.ceil(ms / 1000)),
  giveCredit: async (customerId, cents) => {
    server.world.get('customer', customerId).balance -= cents
  },
}

/** Each database sees another share; PRICES=all has all of them looked at. */
const [EVERY, LIVES] =
  process.env.PRICES === 'all' ? [1, 45] : process.env.DATABASE_URL ? [times(55, 11), times(1, 4)] : [3, 12]
const shown = CASES.filter((_, index) => (index + day) % EVERY === 0)

test.each(shown.map((each) => [nameOf(each), each] as const))(
  '%s: charged what was told',
  async (_, each) => {
    await checkCase(till, each)
  },
)

test(`${LIVES} lives are charged what they were told, step after step`, async () => {
  const only = Number(process.env.SEED)
  const from = only || Math.floor(Math.random() * 1_000_000_000)
  console.log(`seeds from ${from}`)
  for (let seed = from; seed < from + (only ? 1 : LIVES); seed += 1) {
    const story: string[] = []
    try {
      await checkLife(till, random(seed), story)
    } catch (error) {
      throw new Error(`SEED=${seed}\n  ${story.join('\n  ')}\n${String(error)}`, { cause: error })
    }
  }
}, 600_000)
