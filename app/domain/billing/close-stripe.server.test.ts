import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { startStripe } from '#test/mocks/stripe/server.ts'
import { clientOf, priceVariables, stock } from '#test/mocks/stripe/shop.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'

const server = await startStripe({ listen: false, automatic: false })
Object.assign(process.env, server.variables, {
  MAIL: 'off',
  ...priceVariables(await stock(clientOf(server))),
})
vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
  server.fetch(new Request(input, init)),
)
afterAll(() => server.close())
const { person } = await import('#test/people.ts')
const { deleteAccount } = await import('#app/domain/account-deletion/delete-account.server.ts')
const { priceIdOf } = await import('./catalogue.server.ts')
const { beginSubscription } = await import('./subscribe.server.ts')

test('an account stays while its subscription cannot be ended', async () => {
  const user = await person()
  const isThere = async () => (await db.$count(users, eq(users.id, user.id))) > 0
  await beginSubscription(user, priceIdOf({ plan: 'ninja', interval: 'month' }))
  const [customer] = server.world.all('customer')
  server.faults.down = true
  await expect(deleteAccount(user)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await isThere()).toBe(true)

  server.faults.down = false
  await deleteAccount(user)
  expect(await isThere()).toBe(false)
  expect(server.world.all('customer').find(({ id }) => id === customer?.id)).toBeUndefined()
})
