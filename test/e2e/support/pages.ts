import { finishedRewrite, humanizeButton, input, options, ready } from './humanizer.ts'
import type { Looks, Visit } from './looks.ts'
import { haveRewritten, register } from './people.ts'
import { expect } from './test.ts'
import { ESSAY, NOTE, ofWords } from './texts.ts'

/** Goes through every page there is without an account, mistakes included. */
export async function visitVisitors({ page, problems }: Visit, { look, visit }: Looks) {
  problems.expect(/^422 POST \/auth\/register$/)
  problems.expect(/^404 GET \/nowhere$/)
  for (const path of [
    '/',
    '/auth',
    '/auth?tab=register',
    '/subscription',
    '/subscription?billing=annual&next=%2Fhumanizer',
    '/subscription?code=WRONG',
  ]) {
    await visit(path)
  }
  await page.goto('/nowhere')
  await look('no such page')
  await page.goto('/auth?tab=register')
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveTitle(/^Error: /)
  await look('mistakes at sign-up')
}

/** Goes through every page and dialog of a new member who has rewritten two texts and made a tone. */
export async function visitSignedIn({ page, context, problems, scripted }: Visit, looks: Looks) {
  await register(context)
  const { look } = looks
  const visit = (path: string, name = path) =>
    looks.visit(path, name, () => (path.startsWith('/humanizer') ? ready(page, scripted) : Promise.resolve()))
  await visit('/dashboard', 'dashboard of a newcomer')
  await visit('/humanizer/history', 'empty history')
  await haveRewritten(context, [NOTE, ESSAY])
  const answer = await context.request.post('/api/tones', {
    data: { name: 'A tone with a name of 32 letters' },
  })
  const tone = (await answer.json()) as { id: number }
  for (const path of ['/dashboard', '/account', '/subscription', '/humanizer']) await visit(path)
  await visit('/humanizer/tones/new', 'custom tone')
  await visit('/humanizer/usage', 'usage')
  await visit('/humanizer/history', 'history')
  await visit('/humanizer/history?q=nothing+like+it', 'nothing found')
  await visit('/humanizer/history?confirm=all', 'deleting the history')
  await visit(`/humanizer/tones/${tone.id}/delete`, 'deleting a tone')
  const entries = await context.request.get('/api/humanizer/history')
  const [entry] = (await entries.json()) as { id: number }[]
  await visit(`/humanizer?h=${entry?.id}&view=report`, 'writing report')
  await visit(`/humanizer/report?h=${entry?.id}`, 'check of a text')
  await visit(`/humanizer/compare?h=${entry?.id}`, 'choosing two tones')

  await page.goto(`/humanizer?tone=${tone.id}`)
  await ready(page, scripted)
  await look('own tone')
  await page.locator('summary', { hasText: /^More/ }).click()
  await look('more tones')
  await page.keyboard.press('Escape')

  await page.goto('/humanizer')
  await ready(page, scripted)
  await input(page).fill(NOTE)
  await options(page).click()
  await look('options')
  if (!scripted) problems.expect(/^422 POST \/humanizer$/)
  await page.getByLabel('Locked terms').fill('x'.repeat(101))
  // The panel folds by itself where scripts run.
  if (!scripted) await options(page).click()
  await humanizeButton(page).click()
  await expect(page.getByText('Please shorten').first()).toBeVisible()
  await look('a mistake in the options')

  await page.goto('/humanizer')
  await ready(page, scripted)
  if (scripted) {
    // What was typed is there again, with its mistake.
    await expect(page.getByText('Your text is back')).toBeVisible()
    await look('a text that is back')
    const terms = page.getByLabel('Locked terms')
    if (!(await terms.isVisible())) await options(page).click()
    await terms.fill('')
  }
  await input(page).fill(NOTE)
  await humanizeButton(page).click()
  await finishedRewrite(page)
  await look('a finished rewrite')

  problems.expect(/^402 POST /)
  await input(page).fill(ofWords(351))
  await humanizeButton(page).click()
  await expect(page.getByRole('dialog', { name: /^You've reached/ })).toBeVisible()
  await look('word limit')
}

/** Goes through what there is to see of a subscription: the question before it, its payment, and what can be done about it. */
export async function visitPayer({ page, context }: Visit, { look, visit }: Looks) {
  await register(context)
  await visit('/subscription?code=WELCOME25', 'plans with a discount')
  await page.goto('/subscription/choose?price=demo_ninja_month&code=WELCOME25')
  await look('choosing a plan')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('dialog', { name: 'Pay $8.99' })).toBeVisible()
  await look('demo payment')
  await page.getByRole('button', { name: 'Pay $8.99' }).click()
  await expect(page.getByText('Subscription Successful').first()).toBeVisible()
  await look('plans of a payer')
  await visit('/subscription/choose?price=demo_ninja_year', 'price of a change')
  await visit('/account/cancel', 'cancelling')
  await visit('/account/card', 'demo portal')
  await page.goto('/account/tokens/new')
  await page.getByLabel('Name').fill('Laptop')
  await page.getByRole('button', { name: 'Make token' }).click()
  await expect(page.getByText('it is not shown again')).toBeVisible()
  await look('a new token')
  await haveRewritten(context, [NOTE])
  for (const [path, name, hidden] of [
    ['/account', 'plan of a payer', ['Invoices']],
    ['/account/usage', 'usage of a payer', ['The months as a table', 'What counts']],
  ] as const) {
    await page.goto(path)
    for (const each of hidden) await page.locator('summary', { hasText: each }).click()
    await look(name)
  }
  for (const [path, name] of [
    ['/account/tokens', 'tokens'],
    ['/account/profile', 'profile'],
    ['/account/security', 'security'],
    ['/account/data', 'data'],
    ['/account/data/delete', 'deleting the account'],
    ['/account/security/password', 'changing the password'],
    ['/account/time', 'moving time forward'],
  ] as const)
    await visit(path, name)
}
