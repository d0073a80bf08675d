import { DRAFT, tryOut, tryRewrite, tryText } from './support/landing.ts'
import { newcomer } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('a visitor has a text rewritten and takes it along into an account', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Humanize My Text' }).click()
  await expect(tryText(page)).toBeInViewport()
  await tryOut(page, DRAFT)
  await expect(tryRewrite(page)).toContainText('42')
  await expect(tryRewrite(page)).toContainText('Ada Byron')
  await expect(tryRewrite(page)).not.toContainText('utilizes')
  await expect(tryText(page)).toHaveValue(DRAFT)
  await expect(page.getByText('281 of 300 trial words left')).toBeVisible()
  await page.getByText('Show what was changed').first().click()
  await expect(page.locator('.try-changes del').first()).toBeVisible()

  await page.getByRole('button', { name: 'Keep this text and create an account' }).click()
  await expect(page.getByText('Your text is kept').first()).toBeVisible()
  const person = newcomer()
  await page.getByLabel('First Name').fill(person.firstName)
  await page.getByLabel('Last Name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/humanizer/)
  await expect(page.locator('#text')).toHaveValue(DRAFT)
})

test('what cannot be rewritten stays where it is', { tag: '@long' }, async ({ page, problems, scripted }) => {
  problems.expect(/^413 POST \/$/)
  problems.expect(/^422 POST \/$/)
  const long = `${DRAFT} `.repeat(8).trim()
  await page.goto('/')
  await tryOut(page, long)
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('This text has 152 words; without an account it can be up to 100.')
  if (scripted) await expect(refusal).toBeFocused()
  await expect(tryText(page)).toHaveValue(long)
  await page.getByRole('button', { name: 'Humanize the first 100 words' }).click()
  await expect(tryRewrite(page)).toContainText('42')
  await expect(tryText(page)).toHaveValue(long)
  await expect(refusal).toBeHidden()

  await tryOut(page, '   ')
  await expect(refusal).toContainText('Please enter the text you want to humanize.')
  await refusal.getByRole('link').click()
  await expect(tryText(page)).toBeFocused()
})

test('the demo speaks in four tones, and the prices by month or year', async ({ page, scripted }) => {
  await page.goto('/')
  const after = page.locator('.demo-after')
  await expect(after).toContainText('do a lot to cut')
  const tones = page.getByRole('navigation', { name: 'Tone of the sample' })
  for (const [tone, words] of [
    ['Formal', 'Further, as visitors do not have to pay'],
    ['Persuasive', 'many different tools'],
    ['Friendly', "visitors don't have to pay"],
  ] as const) {
    await tones.getByRole('link', { name: tone }).click()
    await expect(after).toContainText(words)
    await expect(tones.getByRole('link', { name: tone })).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(`/?demo=${tone.toLowerCase()}#demo`)
    if (scripted) await expect(page.locator('#landing-status')).toHaveText(`${tone}: shown.`)
  }
  await page.getByRole('link', { name: 'Annual' }).click()
  await expect(page.getByText('$38.30 per year')).toBeVisible()
  await expect(page).toHaveURL('/?demo=friendly&billing=annual#pricing')
  if (scripted) await expect(page.getByRole('link', { name: 'Annual' })).toBeFocused()
  await page.reload()
  await expect(after).toContainText("visitors don't have to pay")
  await page.getByRole('link', { name: 'Monthly' }).click()
  await expect(page.getByText('$38.30 per year')).toBeHidden()
})

test('questions unfold, one at a time', { tag: '@long' }, async ({ page }) => {
  await page.goto('/#faq')
  const answer = page.getByText('no tool can promise a detector’s verdict')
  await expect(answer).toBeHidden()
  await page.getByText('Will my text pass AI detectors?').click()
  await expect(answer).toBeVisible()
  await page.getByText('What counts as a word?').click()
  await expect(answer).toBeHidden()
})

test('nothing is asked of anybody else, and no framework is loaded', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  const foreign = asked.filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'))
  expect(foreign).toEqual([])
  const scripts = asked.filter((url) => new URL(url).pathname.endsWith('.js'))
  for (const url of scripts) expect(new URL(url).pathname).toMatch(/^\/assets\/enhance-[\w-]{8}\.js$/)
})

test('what moves can be stopped, and does not move for those who want less motion', async ({
  page,
  scripted,
}) => {
  const moves = () =>
    page
      .locator('.ticker ul')
      .first()
      .evaluate((list) => {
        const { animationName, animationPlayState } = getComputedStyle(list)
        return animationName !== 'none' && animationPlayState === 'running'
      })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const label = page.locator('[data-counter-label]')
  if (scripted) {
    await expect(label).toHaveText('words humanized since you landed')
    await expect.poll(async () => page.locator('[data-counter]').textContent()).not.toBe('0')
    expect(await moves()).toBe(true)
    await page.getByLabel('Pause motion').check()
    expect(await moves()).toBe(false)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await moves()).toBe(false)
  await expect(label).toHaveText('words humanized in a minute on this page')
  await expect(page.getByLabel('Pause motion')).toBeHidden()
})

test('who is about to leave is shown an offer, once', { tag: '@script' }, async ({ page }) => {
  const leave = () =>
    page.evaluate(() =>
      document.body.dispatchEvent(
        new MouseEvent('mouseout', { bubbles: true, relatedTarget: null, clientY: -1 }),
      ),
    )
  await page.clock.install()
  await page.goto('/')
  const offer = page.getByRole('dialog', { name: '25% off your first month' })
  await leave()
  await expect(offer).toBeHidden()
  await page.clock.fastForward(10_000)
  await tryText(page).fill('I am writing.')
  await leave()
  await expect(offer).toBeHidden()
  await tryText(page).fill('')
  await tryText(page).blur()
  await leave()
  await expect(offer).toContainText('WELCOME25')
  await page.keyboard.press('Escape')
  await expect(offer).toBeHidden()
  await leave()
  await expect(offer).toBeHidden()
  await page.reload()
  await page.clock.fastForward(10_000)
  await leave()
  await expect(offer).toBeHidden()

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.clock.fastForward(10_000)
  await leave()
  await offer.getByRole('button', { name: 'No Thanks' }).click()
  await expect(offer).toBeHidden()
  await expect(page).toHaveURL('/')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.clock.fastForward(10_000)
  await leave()
  await offer.getByRole('link', { name: 'Claim Discount' }).click()
  await expect(page).toHaveURL('/auth?tab=register&next=%2Fsubscription%3Fcode%3DWELCOME25')
})

test('a lost line loses no text', { tag: '@script' }, async ({ page, problems }) => {
  problems.expect(/ERR_FAILED POST \/$/)
  await page.goto('/')
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await tryOut(page, DRAFT)
  await expect(page.getByText('Your text is still here')).toBeVisible()
  await page.unroute('**/*')
  await page.reload()
  await expect(tryText(page)).toHaveValue(DRAFT)
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  await expect(tryRewrite(page)).toContainText('42')
})
