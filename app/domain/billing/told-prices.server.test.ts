import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, rawDatabase } from '#db/client.server.ts'
import { demoCustomers } from '#db/schema/billing.ts'
import { day, times } from '#test/long.ts'
import { random } from '#test/random.ts'
import type { Till } from '#test/billing/told-prices.ts'

// Letters have tests of their own. Read when the modules below are first imported.
process.env.MAIL = 'off'
const { CASES, checkCase, checkLife, nameOf } = await import('#test/billing/told-prices.ts')
const { demoPay } = await import('./demo.server.ts')
const { demoProvider } = await import('./provider.server.ts')
const { billingOf } = await import('./view.server.ts')

if (!demoProvider) throw new Error('billing is not demo here')
const provider = demoProvider

/** Demo billing. */
const till: Till = {
  pay: async (user) => expect(await demoPay(user, 'works')).toBe('succeeded'),
  useCard: async (user, works) => {
    const { customerId } = await billingOf(user)
    if (customerId) await provider.useCard(customerId, works ? 'works' : 'fails_later')
  },
  advance: (customerId, ms) => provider.moveClock(customerId, ms),
  giveCredit: async (customerId, cents) => {
    const [row] = await db.select().from(demoCustomers).where(eq(demoCustomers.id, customerId))
    if (!row) throw new Error('no such customer')
    const account = { ...row.account, credit: row.account.credit + cents }
    await db.update(demoCustomers).set({ account }).where(eq(demoCustomers.id, customerId))
  },
}

/** The books are the same on both databases: the slower one sees a share of them. */
const shown = CASES.filter((_, index) => rawDatabase.embedded || (index + day) % times(35, 7) === 0)
const LIVES = rawDatabase.embedded ? 60 : times(2, 10)

test.each(shown.map((each) => [nameOf(each), each] as const))(
  '%s: charged what was told',
  async (_, each) => {
    await checkCase(till, each)
  },
)

test(`${LIVES} lives are charged what they were told, step after step`, async () => {
  const only = Number(process.env.SEED)
  const first = only || Math.floor(Math.random() * 1_000_000_000)
  console.log(`seeds from ${first}`)
  for (let seed = first; seed < first + (only ? 1 : LIVES); seed += 1) {
    const story: string[] = []
    try {
      await checkLife(till, random(seed), story)
    } catch (error) {
      throw new Error(`SEED=${seed}\n  ${story.join('\n  ')}\n${String(error)}`, { cause: error })
    }
  }
}, 600_000)
