import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, startApp } from '../app.ts'

let app: App
beforeAll(async () => {
  app = await startApp({ BILLING: 'off', WORDS_PER_MONTH: '1234' })
})
afterAll(() => app.stop())

test('a server that charges for nothing sells nothing, and says so', async () => {
  const member = await app.member()
  for (const page of [await app.visitor().open('/subscription'), await member.open('/subscription')]) {
    expect(page.text).toContain('This server does not charge for plans')
    expect(page.text).toContain('1,234 words a month')
    expect(page.text).not.toContain('$3.99')
  }
  const account = await member.open('/account')
  expect(account.text).toContain('1,234 words a month')
  expect(account.text).not.toContain('No Active Subscription')
  expect(account.text).not.toContain('Upgrade')
  // API access is among what everybody has.
  expect((await member.open('/account/tokens')).text).toContain('New token')
  for (const page of ['choose', 'free', 'pay', 'bank']) {
    const form = { price: 'demo_ninja_month', card: 'works', answer: 'yes' }
    const answer = await member.call('POST', `/subscription/${page}`, { form })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  }
  // More words than there are: nothing larger is offered.
  const text = 'word '.repeat(1300)
  expect((await member.call('POST', '/api/humanize', { json: { text, tone: 'formal' } })).json).toMatchObject(
    {
      message: 'Word limit exceeded',
      maxWords: 1234,
      offer: null,
    },
  )
  const limit = await member.submit(await member.open('/humanizer'), {
    button: 'Humanize Text',
    fields: { text },
  })
  expect(limit.text).toContain('Shorten it or wait for the next month.')
  expect(limit.text).not.toContain('See the plans')
})
