import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KEYS, startStripe, type StripeServer } from '#test/mocks/stripe/server.ts'
import { clientOf } from '#test/mocks/stripe/shop.ts'
import { setUpShop, type Shop } from './stripe-setup.server.ts'

const SHOP: Shop = {
  products: [
    {
      key: 'wordkin_ninja',
      name: 'Ninja',
      plan: 'ninja',
      prices: [
        { key: 'wordkin_ninja_month', amount: 1199, currency: 'usd', interval: 'month' },
        { key: 'wordkin_ninja_year', amount: 11_510, currency: 'usd', interval: 'year' },
      ],
    },
  ],
  coupons: [{ id: 'WELCOME25', name: 'Welcome', percentOff: 25 }],
  promotionCode: { code: 'WELCOME25', couponId: 'WELCOME25' },
  origin: 'https://words.example',
}

let server: StripeServer
const access = () => ({ secretKey: KEYS.secret, apiUrl: server.url })

beforeEach(async () => {
  server = await startStripe({ listen: false })
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    server.fetch(new Request(input, init)),
  )
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

test('an empty account gets everything once, however often it is asked for', async () => {
  const first = await setUpShop(access(), SHOP)
  expect(Object.keys(first.prices)).toEqual(['wordkin_ninja_month', 'wordkin_ninja_year'])
  expect(first.webhook).toEqual({
    url: 'https://words.example/api/stripe/webhook',
    secret: expect.stringMatching(/^whsec_/),
  })
  expect(first.done.length).toBeGreaterThan(5)
  const second = await setUpShop(access(), SHOP)
  expect(second).toEqual({ ...first, webhook: { ...first.webhook, secret: null }, done: [] })
  for (const kind of [
    'product',
    'coupon',
    'promotion_code',
    'webhook_endpoint',
    'billing_portal.configuration',
  ] as const) {
    expect(server.world.all(kind), kind).toHaveLength(1)
  }
  const price = await clientOf(server).prices.retrieve(first.prices.wordkin_ninja_year ?? '')
  expect(price).toMatchObject({
    unit_amount: 11_510,
    recurring: { interval: 'year' },
    metadata: { plan: 'ninja' },
  })
})

test('another amount is another price under the same name; the old one stays for those who pay it', async () => {
  const { prices: before } = await setUpShop(access(), SHOP)
  const dearer = structuredClone(SHOP)
  const [price] = dearer.products[0]?.prices ?? []
  if (price) price.amount = 1299
  const { prices: after, done } = await setUpShop(access(), dearer)
  expect(after.wordkin_ninja_year).toBe(before.wordkin_ninja_year)
  expect(after.wordkin_ninja_month).not.toBe(before.wordkin_ninja_month)
  expect(done).toEqual(['Made the price wordkin_ninja_month: 12.99 usd a month.'])
  expect((await clientOf(server).prices.retrieve(before.wordkin_ninja_month ?? '')).active).toBe(true)
})

test('a coupon of the same name with another discount is not taken for ours', async () => {
  await clientOf(server).coupons.create({ id: 'WELCOME25', percent_off: 90, duration: 'forever' })
  await expect(setUpShop(access(), SHOP)).rejects.toThrow('another coupon called WELCOME25')
})

test('without an address no webhook is made', async () => {
  expect((await setUpShop(access(), { ...SHOP, origin: undefined })).webhook).toBeNull()
  expect(server.world.all('webhook_endpoint')).toEqual([])
})
