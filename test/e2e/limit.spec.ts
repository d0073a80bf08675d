import { haveRewritten, register } from './support/people.ts'
import { humanizeButton, input, openHumanizer } from './support/humanizer.ts'
import { expect, test } from './support/test.ts'
import { ofWords } from './support/texts.ts'

const HEADLINE = "You've reached your 350 free words limit for this month."

test('a text that is too long for the month is answered with figures and an offer, and stays', async ({
  page,
  context,
  problems,
  scripted,
}) => {
  problems.expect(scripted ? /^402 POST \/api\/humanize\/stream$/ : /^402 POST \/humanizer$/)
  await register(context)
  await haveRewritten(context, [ofWords(50)])
  await openHumanizer(page, scripted)
  await input(page).fill(ofWords(301))
  await humanizeButton(page).click()

  const dialog = page.getByRole('dialog', { name: HEADLINE })
  await expect(dialog.getByText('301 words')).toBeVisible()
  await expect(dialog.getByText('50 of 350 words')).toBeVisible()
  await expect(dialog.getByText('20% off the first month')).toBeVisible()
  await expect(
    dialog.getByText(/^Ends \d+ \w+ \d{4}, \d\d:\d\d UTC \(in 2[34](:\d\d:\d\d| h \d+ min)\)$/),
  ).toBeVisible()
  const countdown = dialog.locator('time[data-countdown]')
  if (scripted) await expect(countdown).toHaveText(/^2[34]:\d\d:\d\d$/)
  else await expect(page).toHaveTitle(/^Error: /)
  const end = await countdown.getAttribute('datetime')
  await expect(dialog.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription')

  await dialog.getByRole('link', { name: 'Back to my text' }).click()
  await expect(dialog).toBeHidden()
  await expect(input(page)).toHaveValue(ofWords(301))

  // The end of the offer is the same the next time.
  await humanizeButton(page).click()
  await expect(countdown).toHaveAttribute('datetime', String(end))
  await dialog.getByRole('link', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await input(page).fill(ofWords(300))
  await humanizeButton(page).click()
  await expect(
    page.getByText('Done in Conversational tone.').or(page.getByText('Show the finished page')),
  ).toBeVisible()
})

test('the offer goes when its day is over', { tag: '@script' }, async ({
  page,
  context,
  problems,
  scripted,
}) => {
  problems.expect(/^402 POST \/api\/humanize\/stream$/)
  await register(context)
  await page.clock.install()
  await openHumanizer(page, scripted)
  await input(page).fill(ofWords(351))
  await humanizeButton(page).click()
  const offer = page.getByText('20% off the first month')
  await expect(offer).toBeVisible()
  await page.clock.fastForward('24:00:01')
  await expect(offer).toBeHidden()
  await expect(page.getByRole('dialog', { name: HEADLINE })).toBeVisible()
})
