import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { moneyOf, paidTwice, rightOf, running } from '../billing/truth.ts'
import { startStripe, type StripeServer } from '../mocks/stripe/server.ts'
import { clientOf, priceVariables, stock } from '../mocks/stripe/shop.ts'
import { createDatabase } from '../postgres.ts'
import { until } from '../until.ts'
import type { Visitor } from '../walks/visitor.ts'
import { type Server, startServer } from './server.ts'

let stripe: StripeServer
let prices: Awaited<ReturnType<typeof stock>>
let sql: postgres.Sql
let variables: Record<string, string>
let server: Server

beforeAll(async () => {
  stripe = await startStripe({ automatic: false })
  prices = await stock(clientOf(stripe))
  const url = await createDatabase(inject('postgres'))
  sql = postgres(url, { max: 1, onnotice: () => {} })
  variables = {
    ...stripe.variables,
    DATABASE_URL: url,
    MAIL: 'off',
    ...priceVariables(prices),
  }
  server = await startServer(variables)
})
afterAll(async () => {
  await server.stop()
  await sql.end()
  await stripe.close()
})

type Told = { method: string; path: string }

/** Kills the server the moment Stripe has done `what` and has not answered it yet, while it does `work`. */
async function killedWhen(what: (told: Told) => boolean, work: () => Promise<unknown>): Promise<void> {
  stripe.faults.beforeAnswer = async (told) => {
    if (!what(told)) return
    stripe.faults.beforeAnswer = null
    server.kill('SIGKILL')
    await server.exited
  }
  await expect(work()).rejects.toThrow()
  expect(await server.exited).toEqual({ code: null, signal: 'SIGKILL' })
}

/** Starts the server again, later: what the dead one held by then has run out. */
async function startAgain(visitor: Visitor): Promise<Visitor> {
  await sql`update billing_leases set expires_at = now() - interval '1 second'`
  server = await startServer(variables)
  return server.moved(visitor)
}

test('killed between Stripe and the database, it is right again after a restart, and nothing is paid twice', async () => {
  const born = await server.member()
  const begin = (visitor: Visitor) =>
    visitor.call('POST', '/api/create-subscription', { json: { priceId: prices.grasshopper_month } })
  await killedWhen(
    ({ method, path }) => method === 'post' && path === '/v1/subscriptions',
    () => begin(born),
  )
  const customer = stripe.world.all('customer').find(({ email }) => email === born.email)?.id ?? ''
  const state = async () => {
    const [row] =
      await sql`select u.subscription, s.status, s.paid_total::int as paid, s.refunded_total::int as refunded
      from users u join subscriptions s on s.user_id = u.id where u.email = ${born.email}`
    return row
  }
  expect(stripe.world.all('subscription')).toMatchObject([{ status: 'incomplete', customer }])
  expect(await state()).toMatchObject({ subscription: 'free', status: 'none' })

  // Pressing the button once more finds what was begun.
  let member = await startAgain(born)
  const { clientSecret } = (await begin(member)).json as { clientSecret: string }
  expect(stripe.world.all('subscription')).toHaveLength(1)
  expect(stripe.confirm(clientSecret, 'pm_card_visa')).toBe('succeeded')
  await member.open('/subscription?checkout=done')
  expect(await state()).toMatchObject({ subscription: 'grasshopper', status: 'active', paid: 399 })

  const [subscription] = running(stripe.world, customer)
  const question = await member.open((await member.open('/subscription')).link('Upgrade to Ninja'))
  const { path, init } = member.submission(question, {
    button: /Pay \$[\d.]+ and switch/.exec(question.text)?.[0] ?? '',
  })
  let isChanged = false
  await killedWhen(
    // Stripe has changed it and said so; it is read once more before it is written down.
    (told) => {
      if (isChanged) return true
      isChanged = told.method === 'post' && told.path === `/v1/subscriptions/${subscription?.id}`
      return false
    },
    () => member.send(path, init),
  )
  expect(rightOf(stripe.world, customer)).toBe('ninja')
  expect(await state()).toMatchObject({ subscription: 'grasshopper' })

  // Nobody tells it, and nobody asks: it looks by itself.
  member = await startAgain(member)
  await until(async () => (await state())?.subscription === 'ninja', 'the plan to be what Stripe says')
  // The same agreement sent again is the change that was made.
  await member.send(path, init)
  expect(running(stripe.world, customer)).toHaveLength(1)
  expect(paidTwice(stripe.world, customer)).toEqual([])
  expect(await state()).toMatchObject({ status: 'active', ...moneyOf(stripe.world, customer) })
  expect(stripe.world.all('charge').filter((each) => each.customer === customer && each.paid)).toHaveLength(2)
})
