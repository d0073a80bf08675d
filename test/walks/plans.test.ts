import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, PASSWORD, startApp } from './app.ts'
import { daysPass, pay, planOf, subscribe } from './subscribing.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe('a visitor', () => {
  test('sees the plans by the month and by the year, in figures of the catalogue', async () => {
    const visitor = app.visitor()
    const monthly = await visitor.open('/subscription')
    for (const words of [
      'Demo billing: no card is charged',
      'Most Popular',
      '$3.99 per month',
      '$11.99 per month',
      '500,000 words a month',
      '7-day money-back guarantee',
      'Cancel anytime',
      'Secure payments',
      'Prices in USD',
      'include ChatPDF and Study Buddy',
    ]) {
      expect(monthly.text).toContain(words)
    }
    const yearly = await visitor.open('/subscription?billing=annual')
    for (const words of [
      '$3.19 per month',
      '$38.30 per year, save 20%',
      '$9.59 per month',
      '$115.10 per year',
    ]) {
      expect(yearly.text).toContain(words)
    }
  })

  test('is let in on the way to a plan, and comes back to it', async () => {
    const visitor = app.visitor()
    const plans = await visitor.open('/subscription?code=welcome25')
    expect(plans.text).toContain('25% off the first month')
    expect(plans.text).toMatch(/\$2\.99 now, then \$3\.99 a month from \d+ \w+ \d{4}/)
    expect(plans.text).toMatch(/\$8\.99 now, then \$11\.99 a month from/)
    const door = await visitor.open(plans.link('Choose Grasshopper'))
    expect(door.path).toMatch(/^\/auth\?tab=register&next=/)
    const email = `${crypto.randomUUID()}@example.org`
    const choice = await visitor.submit(door, {
      button: 'Create account',
      fields: { firstName: 'Ada', lastName: 'Byron', email, password: PASSWORD },
    })
    expect(choice.path).toMatch(/^\/subscription\/choose\?code=welcome25&price=/)
    expect(choice.text).toMatch(
      /Grasshopper, monthly \$3\.99 a month Discount 25% off the first month Tax None is added Charged today \$2\.99/,
    )
    expect(choice.text).toMatch(/Then on \d+ \w+ \d{4}, and every month after \$3\.99/)
    const payment = await visitor.submit(choice, { button: 'Continue to payment' })
    expect(payment.path).toBe('/subscription/pay')
    expect(payment.text).toMatch(
      /Discount 25% off the first month Tax None is added Charged today \$2\.99 Then on \d+ \w+ \d{4}, and every month after \$3\.99 It renews by itself until you cancel\./,
    )
    const done = await pay(visitor, payment, 'works')
    expect(done.text).toContain('Subscription Successful')
    expect((await visitor.open('/account')).text).toMatch(
      /Grasshopper, monthly DEMO-0001 \d+ \w+ \d{4} Paid \$2\.99/,
    )
  })

  test('is sent to the door when a form of the plans comes without a session', async () => {
    const member = await app.member()
    const plans = await member.open('/subscription')
    member.cookies.delete('session')
    const door = await member.submit(plans, { button: 'Choose Ninja' })
    expect(door.path).toMatch(/^\/auth\?tab=register&next=%2Fsubscription%2Fchoose%3Fprice%3D/)
  })
})

describe('the first payment', () => {
  test('that works opens the plan at once, whose card then says so', async () => {
    const member = await app.member()
    const done = await subscribe(member)
    expect(done.path).toBe('/subscription')
    expect(done.text).toContain('Subscription Successful You are on Grasshopper now.')
    expect(await planOf(member)).toBe('grasshopper')
    expect(done.forms.flatMap(({ controls }) => controls)).not.toContainEqual(
      expect.objectContaining({ label: 'Choose Grasshopper' }),
    )
    expect(done.html).toMatch(/<button[^>]* disabled=""[^>]*>.*?Current Plan/)
  })

  test('that is declined can be made with another card', async () => {
    const member = await app.member()
    const declined = await subscribe(member, 'Ninja', 'declined')
    expect(declined).toMatchObject({ path: '/subscription/pay', status: 409 })
    expect(declined.html).toContain('<title>Error: Pay $11.99')
    expect(declined.value('card')).toBe('declined')
    expect(declined.text).toContain('Payment failed — Please try another payment method')
    expect(declined.text).toContain('You began Ninja, monthly Nothing is charged until you pay.')
    expect(await planOf(member)).toBe('free')
    const done = await pay(member, await member.open(declined.link('Pay now')), 'works')
    expect(done.text).toContain('You are on Ninja now.')
  })

  test('whose bank asks is made or refused by the answer', async () => {
    const member = await app.member()
    const bank = await subscribe(member, 'Grasshopper', 'confirm')
    expect(bank.text).toContain('is it you who pays $3.99?')
    const refused = await member.submit(bank, { button: 'No, refuse' })
    expect(refused.text).toContain('Payment failed — Please try another payment method')
    expect(await planOf(member)).toBe('free')
    const again = await pay(member, await member.open('/subscription/pay'), 'confirm')
    const done = await member.submit(again, { button: 'Yes, it is me' })
    expect(done.text).toContain('You are on Grasshopper now.')
  })

  test('is for prices of ours alone', async () => {
    const member = await app.member()
    const form = { price: 'price_of_somebody_else' }
    const answer = await member.call('POST', '/subscription/choose', {
      form,
      headers: { accept: 'text/html' },
    })
    expect([400, 422]).toContain(answer.status)
    expect(answer.text).toContain('This subscription option is currently unavailable')
    const question = await member.open('/subscription/choose?price=price_of_somebody_else')
    expect(question.text).toContain('Subscription Unavailable')
    expect(await planOf(member)).toBe('free')
  })

  test('is believed from the provider, whatever the address says', async () => {
    const member = await app.member()
    for (const [query, words] of [
      ['redirect_status=succeeded', 'Something went wrong — Please try again later'],
      ['redirect_status=requires_payment_method', 'Payment failed — Please try another payment method'],
      ['redirect_status=canceled', 'Something went wrong — Please try again later'],
      ['payment_intent=pi_1&session_id=cs_1', 'Something went wrong — Please try again later'],
    ] as const) {
      const page = await member.open(`/subscription?${query}`)
      expect(page.path).toBe('/subscription')
      expect(page.text).toContain(words)
    }
    await member.submit(await member.open('/subscription'), { button: 'Choose Ninja' })
    for (const claim of ['succeeded', 'processing']) {
      const page = await member.open(`/subscription?redirect_status=${claim}`)
      expect(page.text).toContain('Payment processing')
    }
    expect(await planOf(member)).toBe('free')
    expect((await app.visitor().open('/subscription?redirect_status=succeeded')).path).toBe('/subscription')
  })
})

describe('a change of plan', () => {
  test('to a larger one costs what was shown, and nothing else', async () => {
    const member = await app.member()
    const plans = await subscribe(member)
    const question = await member.open(plans.link('Upgrade to Ninja'))
    expect(question.text).toContain('Due now $8.00')
    const cheap = member.submission(question, { button: 'Pay $8.00 and switch' })
    const fields = new URLSearchParams(await new Response(cheap.init.body).text())
    fields.set('dueNow', '1')
    const tampered = await member.call('POST', cheap.path, { form: Object.fromEntries(fields) })
    expect(tampered.status).toBe(409)
    expect(await planOf(member)).toBe('grasshopper')
    const done = await member.submit(question, { button: 'Pay $8.00 and switch' })
    expect(done.text).toContain('Subscription Successful You are on Ninja now.')
    expect(await planOf(member)).toBe('ninja')
    expect((await member.open('/subscription')).text).toContain('Downgrade to Grasshopper')
    const same = await member.submit(question, { button: 'Pay $8.00 and switch' })
    expect(same.status).toBe(409)
    expect(same.text).toContain('Already Subscribed')
  })

  test('without its price before one’s eyes asks first', async () => {
    const member = await app.member()
    const stale = await member.open('/subscription')
    await subscribe(member)
    const asked = await member.submit(stale, { button: 'Choose Ninja' })
    expect(asked.path).toContain('/subscription/choose?price=')
    expect(asked.text).toContain('Due now $8.00')
    expect(await planOf(member)).toBe('grasshopper')
  })

  test('to a smaller one is scheduled, and can be taken back', async () => {
    const member = await app.member()
    const plans = await subscribe(member, 'Ninja')
    const question = await member.open(plans.link('Downgrade to Grasshopper'))
    expect(question.text).toContain('Nothing is charged now.')
    const done = await member.submit(question, {
      button: /Switch on [\w ]+? \d{4}/.exec(question.text)?.[0] ?? '',
    })
    expect(done.text).toContain('Downgrade Scheduled')
    expect(await planOf(member)).toBe('ninja')
    const kept = await member.submit(await member.open('/account'), { button: 'Keep my plan as it is' })
    expect(kept.text).toContain('Subscription Resumed')
    await daysPass(member, 32)
    expect(await planOf(member)).toBe('ninja')
  })

  test('to a smaller one comes with the end of the month', async () => {
    const member = await app.member()
    const plans = await subscribe(member, 'Ninja')
    const question = await member.open(plans.link('Downgrade to Grasshopper'))
    await member.submit(question, { button: /Switch on [\w ]+? \d{4}/.exec(question.text)?.[0] ?? '' })
    await daysPass(member, 32)
    expect(await planOf(member)).toBe('grasshopper')
  })

  test('to the year is at once, back to the month at the end of it', async () => {
    const member = await app.member()
    await subscribe(member)
    const yearly = await member.open('/subscription?billing=annual')
    const question = await member.open(yearly.link('Switch to yearly'))
    const button = /Pay \$[\d.]+ and switch/.exec(question.text)?.[0] ?? ''
    const done = await member.submit(question, { button })
    expect(done.text).toContain('You pay for Grasshopper by the year now.')
    expect((await member.open('/account')).text).toContain('$38.30 per year')
    // The prices by the year are theirs, and stand there by themselves.
    const theirs = await member.open('/subscription')
    expect(theirs.text).toMatch(/Grasshopper Most Popular \$3\.19 per month.*Current Plan/)
    const monthly = await member.open(theirs.link('Monthly'))
    expect(monthly.path).toContain('/subscription?billing=monthly')
    const back = await member.open(monthly.link('Switch to monthly'))
    expect(back.text).toContain('Nothing is charged now.')
    const later = await member.submit(back, { button: /Switch on [\w ]+? \d{4}/.exec(back.text)?.[0] ?? '' })
    expect(later.text).toContain('Change Scheduled')
    expect(later.text).toContain('Then Grasshopper, monthly begins.')
  })

  test('to Free is asked about, and comes at the end of the month', async () => {
    const member = await app.member()
    const plans = await subscribe(member)
    const question = await member.open(plans.link('Switch to Free'))
    expect(question.text).toContain('Then you have 350 words a month')
    const done = await member.submit(question, { button: 'Switch to Free' })
    expect(done.text).toContain('Subscription Canceled You keep your plan until')
    expect(await planOf(member)).toBe('grasshopper')
    await daysPass(member, 32)
    expect(await planOf(member)).toBe('free')
    expect((await member.open('/account')).text).toContain('No Active Subscription')
  })
})

describe('a discount', () => {
  test('is refused with a sentence where it does not apply', async () => {
    const member = await app.member()
    expect((await member.open('/subscription?code=HALFPRICE')).text).toContain(
      'There is no code “HALFPRICE”.',
    )
    const yearly = await member.open('/subscription?billing=annual&code=WELCOME25')
    expect(yearly.text).toContain('not for yearly ones')
    const payment = await member.submit(yearly, { button: 'Choose Grasshopper' })
    expect(payment.text).toContain('Pay $38.30')
    await member.open('/subscription')
    await subscribe(member)
    const canceled = await member.submit(await member.open('/account/refund'), {
      button: 'Refund $3.99',
    })
    expect(canceled.text).toContain('$3.99 will be paid back')
    const again = await member.open('/subscription?code=WELCOME25')
    expect(again.text).toContain('WELCOME25 is for a first subscription, and you have had one.')
    const full = await member.submit(again, { button: 'Choose Grasshopper' })
    expect(full.text).toContain('Pay $3.99')
  })

  test('of the word limit is given while its time runs, and not after', async () => {
    const member = await app.member()
    const text = Array.from({ length: 351 }, (_, at) => `word${at}`).join(' ')
    expect((await member.call('POST', '/api/humanize', { json: { text, tone: 'formal' } })).status).toBe(402)
    // The public code takes more off: whoever has the offer gets that by itself.
    const plans = await member.open('/subscription')
    expect(plans.text).toContain('25% off the first month')
    expect(plans.text).toContain('It is WELCOME25, the best there is for you.')
    expect(plans.text).not.toContain('20% off')
    const payment = await member.submit(plans, { button: 'Choose Grasshopper' })
    expect(payment.text).toContain('Pay $2.99')
    await app.sql`update users set limit_offer_ends_at = now() - interval '1 second' where email = ${member.email}`
    const after = await member.open('/subscription')
    expect(after.text).not.toContain('the best there is for you')
    // What is over is asked for in vain, and that is told before anybody pays more.
    const form = { price: 'demo_grasshopper_month', offer: 'limit' }
    const late = await member.call('POST', '/subscription/choose', { form, headers: { accept: 'text/html' } })
    expect(late).toMatchObject({ status: 409, text: expect.stringContaining('This offer has ended.') })
    expect((await member.submit(after, { button: 'Choose Grasshopper' })).text).toContain('Pay $3.99')
  })
})

describe('a payment that was begun', () => {
  test('can be withdrawn, on the plans, in the dialog and in the account, without script', async () => {
    const member = await app.member()
    for (const path of ['/subscription', '/subscription/pay', '/account']) {
      await member.submit(await member.open('/subscription'), { button: 'Choose Ninja' })
      const page = await member.open(path)
      const done = await member.submit(page, { button: 'I changed my mind' })
      expect(done.text, path).toContain(
        'Payment withdrawn Nothing was charged, and nothing waits to be paid.',
      )
      for (const shown of ['/subscription', '/account']) {
        const after = await member.open(shown)
        expect(after.text, path).not.toContain('You began')
        expect(after.text, path).not.toContain('I changed my mind')
      }
    }
    const again = await member.call('POST', '/api/subscription/withdraw', { json: {} })
    expect(again).toMatchObject({ status: 409, json: { message: 'No payment is waiting.' } })
    expect(await planOf(member)).toBe('free')
  })

  test('leaves Free to be chosen, which withdraws it', async () => {
    const member = await app.member()
    await member.submit(await member.open('/subscription'), { button: 'Choose Grasshopper' })
    const plans = await member.open('/subscription')
    expect(plans.html).not.toMatch(/<button[^>]* disabled=""[^>]*>.*?Current Plan/)
    const done = await member.submit(plans, { button: 'Stay on Free' })
    expect(done.text).toContain('Payment withdrawn')
    expect(done.html).toMatch(/<button[^>]* disabled=""[^>]*>.*?Current Plan/)
  })
})
