import { afterAll, beforeAll, expect, test } from 'vitest'
import { times } from '../long.ts'
import { type Random, random } from '../random.ts'
import { type App, startApp } from './app.ts'
import { linksOf } from './html.ts'
import { daysPass, pay } from './subscribing.ts'
import type { Page, Visitor } from './visitor.ts'

/*
 * Whether people are charged what pages say, whatever functions these take it from: amounts are read off pages as people
 * read them, and charges off the invoices.
 */

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const DAY = 86_400_000
const LIVES = times(4, 40)

type Member = Visitor & { email: string }
/** What is said to be charged next: cents, and the day. */
type Next = { amount: number; on: string }

const cents = (dollars = '') => Math.round(Number(dollars) * 100)

async function paidBy({ email }: Member): Promise<number> {
  const [row] = await app.sql`select coalesce(sum(amount_paid), 0)::int as paid from invoices i
    join users u on u.id = i.user_id where u.email = ${email} and i.status = 'paid'`
  return Number(row?.paid)
}

/** Does `step`, which is said to charge `told` cents. */
async function charges<T>(member: Member, told: number, what: string, step: () => Promise<T>): Promise<T> {
  const before = await paidBy(member)
  const done = await step()
  expect((await paidBy(member)) - before, what).toBe(told)
  compared += told > 0 ? 1 : 0
  return done
}

/** What the account says of the next payment; undefined when none comes by itself. */
function nextOn({ text }: Page): Next | undefined {
  const on = /Next billing date (\d+ \w+ \d{4})/.exec(text)?.[1]
  const amount = /Next invoice \$([\d.]+)/.exec(text)?.[1] ?? /Amount \$([\d.]+) per/.exec(text)?.[1]
  return on && amount ? { amount: cents(amount), on } : undefined
}

/** Amounts that were compared: lives in which nothing is charged show nothing. */
let compared = 0

/** What a page says comes after a payment, in any of its ways of saying so. */
function thenOn({ text }: Page): Next | undefined {
  const [, first, on = ''] =
    /then \$([\d.]+) (?:a \w+ from|on) (\d+ \w+ \d{4})/.exec(text) ??
    /The next payment is \$([\d.]+) on (\d+ \w+ \d{4})/.exec(text) ??
    []
  if (first) return { amount: cents(first), on }
  const [, day = '', amount] = /Then on (\d+ \w+ \d{4})(?:, and every \w+ after)? \$([\d.]+)/.exec(text) ?? []
  return amount ? { amount: cents(amount), on: day } : undefined
}

/** The account says the same as the page before the step did. */
async function agrees(member: Member, told: Next | undefined, what: string) {
  if (told) expect(nextOn(await member.open('/account')), `${what}: then`).toEqual(told)
}

/** Presses what charges, and compares; undefined when there is no such button. */
async function press(member: Member, page: Page, button: RegExp, what: string): Promise<Page | undefined> {
  const labels = page.forms.flatMap(({ controls }) => controls.map(({ label }) => label))
  const label = labels.find((each) => button.test(each))
  if (!label) return undefined
  const told = cents(/\$([\d.]+)/.exec(label)?.[1])
  const done = await charges(member, told, `${what}: ${label}`, () => member.submit(page, { button: label }))
  await agrees(member, thenOn(page), `${what}: ${label}`)
  return done
}

const STEPS: Record<string, (member: Member, dice: Random) => Promise<unknown>> = {
  async choose(member, dice) {
    const query = dice.pick(['', '?billing=annual', '?billing=monthly', '?code=WELCOME25'])
    const plans = await member.open(`/subscription${query}`)
    const ways = linksOf(plans.html).filter(({ label }) =>
      /^(?:Upgrade|Downgrade|Switch) to (?!Free)/.test(label),
    )
    const begin = plans.forms
      .flatMap(({ controls }) => controls)
      .filter(({ label }) => label.startsWith('Choose '))
    if (ways.length > 0) {
      const { href, label } = dice.pick(ways)
      const question = await member.open(href)
      return press(member, question, /^Pay .* and switch$|^Switch (?:on|now)/, label)
    }
    if (begin.length === 0) return undefined
    const { label } = dice.pick(begin)
    const onCard = /\$([\d.]+) now, then/.exec(plans.text)?.[1]
    const payment = await member.submit(plans, { button: label })
    const told = cents(/Pay \$([\d.]+)/.exec(payment.text)?.[1])
    if (onCard && label === 'Choose Grasshopper') expect(cents(onCard), 'on the card').toBe(told)
    await charges(member, told, `${label}${query}`, () => pay(member, payment, 'works'))
    return agrees(member, thenOn(payment), `${label}${query}`)
  },
  async wait(member) {
    const next = nextOn(await member.open('/account'))
    if (!next) return daysPass(member, 12)
    const [row] = await app.sql`select clock_ahead_ms from subscriptions s join users u on u.id = s.user_id
      where u.email = ${member.email}`
    const now = Date.now() + Number(row?.clock_ahead_ms)
    const days = Math.floor((Date.parse(`${next.on} UTC`) - now) / DAY) + 2
    return charges(member, next.amount, 'the renewal', () => daysPass(member, days))
  },
  async pause(member) {
    return press(member, await member.open('/account/pause'), /^Pause subscription$/, 'pause')
  },
  async 'a long pause'(member) {
    const paused = await STEPS.pause?.(member, random(1))
    if (paused) await charges(member, 0, 'a pause', () => daysPass(member, 390))
  },
  async resume(member) {
    return press(member, await member.open('/account/resume'), /resume$|^Resume/i, 'resume')
  },
  async stay(member) {
    return press(member, await member.open('/account/cancel'), /^Stay with/, 'stay')
  },
  async cancel(member) {
    return press(member, await member.open('/account/cancel'), /^Cancel subscription$/, 'cancel')
  },
}

async function live(dice: Random, story: string[]): Promise<void> {
  const member = await app.member()
  for (let left = 5 + dice.below(4); left > 0; left -= 1) {
    const name = story.length === 0 ? 'choose' : dice.pick(Object.keys(STEPS))
    story.push(name)
    await STEPS[name]?.(member, dice)
  }
}

test(`in ${LIVES} lives each amount on a page is what is charged`, async () => {
  const only = Number(process.env.SEED)
  const first = only || Math.floor(Math.random() * 1_000_000_000)
  for (let seed = first; seed < first + (only ? 1 : LIVES); seed += 1) {
    const story: string[] = []
    try {
      await live(random(seed), story)
    } catch (error) {
      throw new Error(`SEED=${seed}: ${story.join(', ')}\n${String(error)}`, { cause: error })
    }
  }
  expect(compared).toBeGreaterThanOrEqual(only ? 1 : LIVES)
})
