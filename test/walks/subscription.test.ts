import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'
import { daysPass, pay, planOf, subscribe } from './subscribing.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('Free says so, and leads to the plans', async () => {
  const member = await app.member()
  const page = await member.open('/account')
  expect(page.text).toContain('No Active Subscription')
  expect(page.link('See the plans')).toBe('/subscription')
  expect(page.text).not.toContain('View Billing Portal')
})

test('a subscription is told in full: badge, amount, next date and what can be done', async () => {
  const member = await app.member()
  await subscribe(member)
  const page = await member.open('/account')
  for (const words of [
    'Demo billing: no card is charged',
    'Active',
    '$3.99 per month',
    'Next billing date',
    'Upgrade',
    'View Billing Portal',
    'you can have your $3.99 back',
    'Invoices (1)',
  ]) {
    expect(page.text).toContain(words)
  }
})

describe('cancelling', () => {
  test('keeps what is paid for, keeps the reason, and is undone with one click', async () => {
    const member = await app.member()
    await subscribe(member)
    const page = await member.open((await member.open('/account')).link('Cancel'))
    expect(page.text).toContain('Stay, and take 25% off your next invoice')
    const reason = 'Too <b>dear</b> & too slow'
    const done = await member.submit(page, { button: 'Cancel subscription', fields: { reason } })
    expect(done.text).toContain('Subscription Canceled')
    expect(done.text).toContain("You're all set")
    expect(done.text).toContain('Your subscription is canceled. You keep Grasshopper until')
    const [row] = await app.sql`select cancel_reason from subscriptions s join users u on u.id = s.user_id
      where u.email = ${member.email}`
    expect(row?.cancel_reason).toBe(reason)
    const account = await member.open('/account')
    expect(account.text).toContain('Canceling')
    expect(account.text).not.toContain('Next billing date')
    const back = await member.submit(account, { button: 'Reactivate Subscription' })
    expect(back.text).toContain('Subscription Resumed')
    expect(back.text).toContain('Next billing date')
    await daysPass(member, 32)
    expect(await planOf(member)).toBe('grasshopper')
  })

  test('ends the plan when what was paid for is over', async () => {
    const member = await app.member()
    await subscribe(member)
    await member.submit(await member.open('/account/cancel'), { button: 'Cancel subscription' })
    const later = await daysPass(member, 32)
    expect(await planOf(member)).toBe('free')
    expect(later.text).toContain('No Active Subscription')
    expect(later.text).toContain('Canceled')
  })

  test('can be answered by a discount, once', async () => {
    const member = await app.member()
    await subscribe(member)
    const page = await member.open('/account/cancel')
    const stayed = await member.submit(page, { button: 'Stay with 25% off' })
    expect(stayed.text).toContain('Your 25% discount has been applied to your next invoice!')
    expect((await member.open('/account')).text).toContain('$2.99 (25% off)')
    const again = await member.submit(page, { button: 'Stay with 25% off' })
    expect(again.status).toBe(409)
    expect(again.text).toContain('Failed to apply discount')
    expect((await member.open('/account/cancel')).text).not.toContain('Stay with 25% off')
    const next = await daysPass(member, 32)
    expect(next.text).toMatch(/Invoices \(2\).*Paid \$2\.99/)
    expect(next.text).not.toContain('(25% off)')
  })

  test('is said to be impossible where there is nothing to cancel', async () => {
    const member = await app.member()
    const page = await member.open('/account/cancel')
    expect(page.text).toContain('You have no subscription that could be canceled.')
    const answer = await member.call('POST', '/account/cancel', { form: { reason: '' } })
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('Failed to cancel subscription')
  })
})

describe('a pause', () => {
  test('stops the charges, and is ended at no cost within the paid month', async () => {
    const member = await app.member()
    await subscribe(member)
    const page = await member.open((await member.open('/account')).link('Pause'))
    const done = await member.submit(page, { button: 'Pause subscription' })
    expect(done.text).toContain('Subscription Paused')
    expect(done.text).toContain("You're all set")
    const account = await member.open('/account')
    expect(account.text).toContain('Paused')
    expect(await planOf(member)).toBe('grasshopper')
    const resumed = await member.submit(account, { button: 'Resume Subscription' })
    expect(resumed.text).toContain('Subscription Resumed')
    expect(resumed.text).toContain('Active')
    expect(resumed.text).toContain('Invoices (1)')
  })

  test('that outlasts the paid month ends the plan; going on is charged, and said before', async () => {
    const member = await app.member()
    await subscribe(member)
    await member.submit(await member.open('/account/pause'), { button: 'Pause subscription' })
    const later = await daysPass(member, 40)
    expect(await planOf(member)).toBe('free')
    expect(later.text).toContain('Paused')
    expect(later.text).toContain('Paid features ended on')
    expect((await member.open('/subscription')).text).toContain('Paid features ended on')
    const question = await member.open(later.link('Resume Subscription'))
    expect(question.text).toMatch(/You pay \$3\.99, then \$3\.99 a month from \d+ \w+ \d{4}\./)
    const resumed = await member.submit(question, { button: 'Pay $3.99 and resume' })
    expect(resumed.text).toContain('A new period has begun and was paid for.')
    expect(await planOf(member)).toBe('grasshopper')
  })

  test('whose end cannot be charged is told as a payment that failed', async () => {
    const member = await app.member()
    await subscribe(member)
    await member.submit(await member.open('/account/pause'), { button: 'Pause subscription' })
    await daysPass(member, 40)
    const portal = await member.open('/account/card')
    await member.submit(portal, { button: 'Use this card', fields: { card: 'declined' } })
    const question = await member.open('/account/resume')
    const resumed = await member.submit(question, { button: 'Pay $3.99 and resume' })
    expect(resumed.text).toContain('Your payment failed')
    expect(resumed.text).toContain('$3.99 could not be charged. Please update your card, or pay by hand.')
    expect(resumed.text).not.toContain('Subscription Resumed')
    expect(resumed.link('Pay now')).toBe('/subscription/pay')
  })

  test('with a discount that waits: the button names what is charged, and nothing else is', async () => {
    const member = await app.member()
    await subscribe(member, 'Ninja', 'works', '/subscription?billing=annual')
    await member.submit(await member.open('/account/stay'), { button: 'Stay with 25% off' })
    const paused = await member.open('/account')
    await member.submit(await member.open('/account/pause'), { button: 'Pause subscription' })
    await daysPass(member, 366)
    const question = await member.open('/account/resume')
    expect(question.text).toMatch(/You pay \$86\.32, then \$115\.10 a year from \d+ \w+ \d{4}\./)
    // A form that named no price, or another, charges nothing: it is answered with the price.
    const form = { dueNow: '11510' }
    const other = await member.call('POST', '/account/resume', {
      form,
      headers: { accept: 'text/html' },
    })
    expect(other).toMatchObject({ status: 409, text: expect.stringContaining('The price has changed') })
    expect(other.text).toContain('Pay $86.32 and resume')
    const resumed = await member.submit(question, { button: 'Pay $86.32 and resume' })
    expect(resumed.text).toMatch(/Invoices \(2\).*Paid \$86\.32/)
    expect(resumed.text).toContain('$115.10')
    expect(paused.text).toContain('$86.32 (25% off)')
  })

  test('gives up a change that was scheduled, and says so', async () => {
    const member = await app.member()
    const plans = await subscribe(member, 'Ninja')
    const question = await member.open(plans.link('Downgrade to Grasshopper'))
    await member.submit(question, { button: /Switch on [\w ]+? \d{4}/.exec(question.text)?.[0] ?? '' })
    const page = await member.open('/account/pause')
    expect(page.text).toMatch(/The change to Grasshopper on .* is given up/)
    const done = await member.submit(page, { button: 'Pause subscription' })
    expect(done.text).toContain('The change of plan that was scheduled has been given up.')
  })
})

test('a payment that fails is told; the plan is kept while it is tried, and a new card mends it', async () => {
  const member = await app.member()
  await subscribe(member, 'Grasshopper', 'fails_later')
  const failed = await daysPass(member, 31)
  expect(failed.text).toContain('Payment failed')
  expect(failed.text).toContain('$3.99 could not be charged')
  expect(await planOf(member)).toBe('grasshopper')
  // Wherever they work they read so, and are led to the card, not to a larger plan.
  for (const path of ['/dashboard', '/humanizer', '/my-files']) {
    const page = await member.open(path)
    expect(page.text, path).toContain('$3.99 for Grasshopper could not be charged.')
    expect(page.link('Update your card'), path).toBe('/account')
    expect(page.text, path).not.toContain('Upgrade')
  }
  const portal = await member.submit(failed, { button: 'Update card' })
  expect(portal.text).toContain('What is owed, $3.99, is charged to it at once.')
  expect(portal.text).toContain('The card for future invoices')
  const mended = await member.submit(portal, { button: 'Use this card', fields: { card: 'works' } })
  expect(mended.text).toContain('Your demo card was changed')
  expect((await member.open('/dashboard')).text).not.toContain('could not be charged')
  expect(mended.text).toContain('What was owed has been paid with it')
  expect(mended.text).toContain('Active')
  expect(mended.text).toContain('Invoices (2)')
})

test('a new card that fails as well leaves the payment open, to be made by hand', async () => {
  const member = await app.member()
  await subscribe(member, 'Grasshopper', 'fails_later')
  await daysPass(member, 31)
  const portal = await member.open('/account/card')
  const refused = await member.submit(portal, { button: 'Use this card', fields: { card: 'declined' } })
  expect(refused.text).toContain('What is owed could not be charged to it')
  const paid = await pay(member, await member.open(refused.link('Pay now')), 'works')
  expect(paid.text).toContain('Subscription Successful')
  expect((await member.open('/account')).text).toContain('Active')
})

test('what was given up is told on the plans and in the account, and paying brings it back', async () => {
  const member = await app.member()
  await subscribe(member, 'Grasshopper', 'fails_later')
  await daysPass(member, 31)
  const unpaid = await daysPass(member, 20)
  expect(await planOf(member)).toBe('free')
  expect(unpaid.text).toContain('Your subscription was not paid for')
  const plans = await member.open('/subscription')
  expect(plans.text).toContain('$3.99 would bring Grasshopper back: Pay now')
  // A new card alone charges nothing that was given up.
  const portal = await member.open('/account/card')
  await member.submit(portal, { button: 'Use this card', fields: { card: 'works' } })
  expect(await planOf(member)).toBe('free')
  await pay(member, await member.open(plans.link('Pay now')), 'works')
  expect(await planOf(member)).toBe('grasshopper')
})

test('choosing the same plan again goes on with the payment that waits; another plan takes its place', async () => {
  const member = await app.member()
  const invoicesOf = () =>
    app.sql`select status, amount_due from invoices where user_id = (select id from users where email = ${member.email}) order by created_at`
  for (let times = 0; times < 3; times++) {
    const payment = await member.submit(await member.open('/subscription'), { button: 'Choose Grasshopper' })
    expect(payment.text).toContain('Pay $3.99')
  }
  expect(await invoicesOf()).toMatchObject([{ status: 'open', amount_due: 399 }])
  const other = await member.submit(await member.open('/subscription?code=WELCOME25'), {
    button: 'Choose Grasshopper',
  })
  expect(other.text).toContain('Pay $2.99')
  expect(await invoicesOf()).toMatchObject([
    { status: 'void', amount_due: 399 },
    { status: 'open', amount_due: 299 },
  ])
})

test('money is given back within seven days of the first payment, and not after', async () => {
  const [early, late] = [await app.member(), await app.member()]
  await subscribe(early, 'Ninja')
  await daysPass(early, 6)
  const question = await early.open((await early.open('/account')).link('Refund'))
  const done = await early.submit(question, { button: 'Refund $11.99' })
  expect(done.text).toContain('$11.99 will be paid back')
  expect(done.text).toContain('Refunded $11.99')
  expect(await planOf(early)).toBe('free')

  await subscribe(late, 'Ninja')
  const stale = await late.open('/account/refund')
  await daysPass(late, 8)
  expect((await late.open('/account')).text).not.toContain('you can have your')
  const refused = await late.submit(stale, { button: 'Refund $11.99' })
  expect(refused.status).toBe(409)
  expect(await planOf(late)).toBe('ninja')
})

test('a portal is for those who have ever been customers', async () => {
  const member = await app.member()
  const refused = await member.call('POST', '/api/create-billing-portal-session', { json: {} })
  expect(refused.status).toBe(404)
  expect(refused.text).toContain("You don't have any billing history yet.")
  await subscribe(member)
  const portal = await member.submit(await member.open('/account'), { button: 'View Billing Portal' })
  expect(portal.text).toContain('Demo billing: no card is charged')
})

test('the subscription of one is nothing that another could touch', async () => {
  const [owner, stranger] = [await app.member(), await app.member()]
  await subscribe(owner)
  for (const panel of ['cancel', 'pause', 'resume', 'refund', 'stay']) {
    const answer = await stranger.call('POST', `/account/${panel}`, { form: {} })
    expect(answer.status, panel).toBe(409)
  }
  // Without a subscription there is no time to be moved.
  expect((await stranger.open('/account/time')).path).toBe('/account')
  const open = await stranger.call('POST', '/subscription/pay', { form: { card: 'works' } })
  expect([302, 303, 409]).toContain(open.status)
  const visitor = await app.visitor().call('POST', '/subscription/pay', { form: { card: 'works' } })
  expect(visitor.headers.get('location')).toBe('/subscription?next=%2Fsubscription%2Fpay')
  expect((await owner.open('/account')).text).toContain('Active')
  expect(await planOf(stranger)).toBe('free')
})

test('words that run out are told on every page, until that is put away', async () => {
  const member = await app.member()
  const use = async (words: number) =>
    app.sql`insert into usage_periods (user_id, period, used)
      select id, to_char(now() at time zone 'utc', 'YYYY-MM'), ${words} from users where email = ${member.email}
      on conflict (user_id, period) do update set used = excluded.used`
  await use(279)
  expect((await member.open('/my-files')).text).not.toContain('80% of this month’s words')
  await use(280)
  const told = await member.open('/my-files')
  expect(told.text).toContain('280 of 350: 70 are left until')
  const away = await member.submit(told, { button: 'Hide until next time' })
  expect(away.path).toBe('/my-files')
  expect(away.text).not.toContain('80% of this month’s words')
  await use(350)
  expect((await member.open('/dashboard')).text).toContain('This month’s words are used up')
})
