import { type BrowserContext, expect as expectValue, type Locator, type Page } from '@playwright/test'
import { barriers } from './support/axe.ts'
import { expectNews, humanize, openHumanizer, ready, rewrite } from './support/humanizer.ts'
import { expectNothingCut } from './support/layout.ts'
import { haveRewritten, register } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { ESSAY } from './support/texts.ts'
import { some } from '#test/long.ts'

/** Sentences that can be said in many ways. */
const WORDY = `Moreover, numerous people utilize the library in order to study. Furthermore, it is important to note that the garden demonstrates how neighbours utilize numerous tools. In addition, several clubs assist beginners and provide a multitude of books.`

const VIEWS = ['Rewrite', 'Changes', 'Sentences', 'Facts']

const desk = (page: Page): Locator => page.getByRole('region', { name: 'The rewrite' })
const view = (page: Page, name: string): Locator =>
  desk(page).getByRole('navigation', { name: 'Views of the rewrite' }).getByRole('link', { name })

type Entry = { id: number; outputText: string; updatedAt: string }

const newest = async (context: BrowserContext): Promise<Entry> => {
  const list = (await (await context.request.get('/api/humanizer/history')).json()) as Entry[]
  const [entry] = list
  if (!entry) throw new Error('The history is empty')
  return entry
}

/** Changes the newest rewrite as another window would. */
async function changeElsewhere(context: BrowserContext, change: (output: string) => string) {
  const { id, outputText, updatedAt } = await newest(context)
  const data = { version: String(Date.parse(updatedAt)), output: change(outputText) }
  const answer = await context.request.put(`/api/humanizer/history/${id}/text`, { data })
  expectValue(answer.status()).toBe(200)
  return id
}

/** A rewrite of the essay that says some things otherwise. */
async function wrong(context: BrowserContext): Promise<number> {
  await haveRewritten(context, [ESSAY])
  return changeElsewhere(context, (output) =>
    output.replace('64%', 'most').replace('Hanna Weiss', 'Paul Meyer'),
  )
}

test('a finished rewrite says that its facts are kept, and shows what was changed', {
  tag: '@phone',
}, async ({ page, context, scripted }) => {
  await register(context)
  await openHumanizer(page, scripted)
  await humanize(page, ESSAY)
  await expect(
    desk(page).getByText(/Fact check: [a-z, ]+ compared: (?:both|all \d+) are there/),
  ).toBeVisible()
  await expect(view(page, 'Rewrite')).toHaveAttribute('aria-current', 'page')
  await view(page, 'Changes').click()
  await expect(page).toHaveURL(/[?&]view=changes/)
  await expect(desk(page).getByText(/\d+ of \d+ words changed, \d+ of \d+ sentences\./)).toBeVisible()
  await expect(desk(page).locator('.changes del').first()).toBeVisible()
  await desk(page).getByRole('link', { name: 'Only new text' }).click()
  await expect(desk(page).locator('.changes del')).toHaveCount(0)
  await expect(desk(page).locator('.changes ins').first()).toBeVisible()
  await view(page, 'Facts').click()
  await expect(desk(page).getByRole('heading', { name: 'What was protected' })).toBeVisible()
  await expect(desk(page).getByText('Hanna Weiss')).toBeVisible()
  await page.reload()
  await expect(view(page, 'Facts')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(view(page, 'Changes')).toHaveAttribute('aria-current', 'page')
})

test('a changed phrase opens beside itself, takes another wording, and gives it up again', {
  tag: '@phone',
}, async ({ page, context, browser, scripted }) => {
  await register(context)
  await haveRewritten(context, [WORDY])
  const { id, outputText } = await newest(context)
  await openHumanizer(page, scripted, `?h=${id}&view=changes`)
  const phrase = desk(page).locator('.changes a').nth(1)
  const name = await phrase.innerText()
  const sentence = page.getByRole('dialog', { name: /^Sentence/ })
  if (scripted) {
    await phrase.focus()
    await page.keyboard.press('Enter')
    await expect(sentence.getByRole('heading', { name: /^Sentence/ })).toBeFocused()
    await barriers(browser, page, scripted)('Phrase')
    await page.keyboard.press('Escape')
    await expect(sentence).toBeHidden()
    await expect(phrase).toBeFocused()
  }
  await phrase.click()
  await expect(sentence).toBeVisible()
  await expectNothingCut(page, 'Phrase')
  await sentence.locator('button[name=words]').first().click()
  await expect(sentence).toBeHidden()
  expect((await newest(context)).outputText).not.toBe(outputText)
  await desk(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone').first()).toBeVisible()
  expect((await newest(context)).outputText).toBe(outputText)
  await expect(phrase).toHaveText(name)
})

test('facts that differ are named and put back', async ({ page, context, scripted }) => {
  await register(context)
  const id = await wrong(context)
  await openHumanizer(page, scripted, `?h=${id}`)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await desk(page).getByRole('link', { name: 'Show what differs' }).click()
  for (const sentence of [
    '“64%” of the original is missing.',
    '“Hanna Weiss” of the original is missing.',
    '“Paul Meyer” was not in the original.',
  ])
    await expect(desk(page).getByText(sentence)).toBeVisible()
  await desk(page).getByRole('button', { name: 'Restore', exact: true }).first().click()
  await expect(page.getByText('2 facts still differ.').first()).toBeVisible()
  await expect(desk(page).getByText('“64%” of the original is missing.')).toBeHidden()
  await desk(page).getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText('All facts are kept now.').first()).toBeVisible()
  await expect(
    desk(page).getByText(/Fact check: [a-z, ]+ compared: (?:both|all \d+) are there/),
  ).toBeVisible()
  // The button is gone: focus is on the view, and not at the top of the page.
  if (scripted) {
    await expect(view(page, 'Facts')).toBeFocused()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  }
  await view(page, 'Rewrite').click()
  await expect(rewrite(page)).toHaveValue(/and 64% of them had never held a spade before\./)
  await expect(rewrite(page)).toHaveValue(/Hanna Weiss/)
})

test('sentences are kept, put back or tried again', { tag: '@long' }, async ({ page, context, scripted }) => {
  await register(context)
  await haveRewritten(context, [WORDY])
  const { id, outputText } = await newest(context)
  await openHumanizer(page, scripted, `?h=${id}&view=sentences`)
  const pairs = desk(page).getByRole('group', { name: /^Sentence/ })
  const before = 3
  await expect(pairs).toHaveCount(before)
  await pairs.nth(0).getByRole('radio', { name: 'Keep original' }).check()
  await pairs.nth(1).getByRole('radio', { name: 'Try again' }).check()
  const apply = desk(page).getByRole('button', { name: 'Apply' })
  await apply.click()
  await expect(
    page.getByText(/1 sentence put back to the original\. 1 sentence written anew\./).first(),
  ).toBeVisible()
  await expect(pairs).toHaveCount(before - 1)
  await expect(pairs.nth(0).getByRole('radio', { name: 'Keep new' })).toBeChecked()
  if (scripted) await expect(apply).toBeFocused()
  const now = await newest(context)
  expect(now.outputText.startsWith(WORDY.slice(0, WORDY.indexOf('.') + 1))).toBe(true)
  expect(now.outputText).not.toBe(outputText)
  await view(page, 'Rewrite').click()
  await expect(rewrite(page)).toHaveValue(now.outputText)
})

test('the review is done by keyboard alone', { tag: '@wide' }, async ({ page, context, scripted }) => {
  await register(context)
  await haveRewritten(context, [ESSAY])
  const { id } = await newest(context)
  await openHumanizer(page, scripted, `?h=${id}&view=sentences`)
  const first = desk(page)
    .getByRole('group', { name: /^Sentence/ })
    .first()
  await expect(first).toBeVisible()
  await view(page, 'Sentences').focus()
  for (let presses = 0; presses < 12 && !(await first.locator(':focus').count()); presses++) {
    await page.keyboard.press('Tab')
  }
  await expect(first.getByRole('radio', { name: 'Keep new' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(first.getByRole('radio', { name: 'Keep original' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 sentence put back to the original.').first()).toBeVisible()
})

test('a text changed by hand is saved and checked', { tag: '@long' }, async ({ page, context, scripted }) => {
  await register(context)
  await haveRewritten(context, [ESSAY])
  const { id, outputText } = await newest(context)
  await openHumanizer(page, scripted, `?h=${id}`)
  const save = desk(page).getByRole('button', { name: 'Save changes' })
  if (scripted) await expect(save).toBeHidden()
  await rewrite(page).fill(outputText.replace('1,250', '1,300'))
  await save.click()
  await expectNews(page, 'Changes saved')
  await expect(desk(page).getByText('Fact check: 2 facts differ')).toBeVisible()
  await page.reload()
  await ready(page, scripted)
  await expect(rewrite(page)).toHaveValue(/1,300/)
})

test('what was typed is kept when the text was changed elsewhere', { tag: '@long' }, async ({
  page,
  context,
  problems,
  scripted,
}) => {
  await register(context)
  await haveRewritten(context, [ESSAY])
  const { id } = await newest(context)
  await openHumanizer(page, scripted, `?h=${id}`)
  await rewrite(page).fill('Typed here.')
  await changeElsewhere(context, () => 'Changed there.')
  if (scripted) problems.expect(/^409 POST \/api\/humanizer\/history\/\d+\/text$/)
  await desk(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('This text was changed elsewhere meanwhile.').first()).toBeVisible()
  await expect(rewrite(page)).toHaveValue('Typed here.')
  await desk(page).getByRole('link', { name: 'Show the saved text' }).click()
  await expect(rewrite(page)).toHaveValue('Changed there.')
})

test('mine can be saved over another change all the same', { tag: '@long' }, async ({
  page,
  context,
  problems,
  scripted,
}) => {
  await register(context)
  await haveRewritten(context, [ESSAY])
  const { id } = await newest(context)
  await openHumanizer(page, scripted, `?h=${id}`)
  await rewrite(page).fill('Typed here.')
  await changeElsewhere(context, () => 'Changed there.')
  if (scripted) problems.expect(/^409 POST \/api\/humanizer\/history\/\d+\/text$/)
  await desk(page).getByRole('button', { name: 'Save changes' }).click()
  await desk(page).getByRole('button', { name: 'Save this text' }).click()
  await expect(page.getByText('Changes saved').first()).toBeVisible()
  expect((await newest(context)).outputText).toBe('Typed here.')
})

test.describe('with script', { tag: '@script' }, () => {
  test('what is typed is saved on leaving the field, and never lost between views', async ({
    page,
    context,
  }) => {
    await register(context)
    await haveRewritten(context, [ESSAY])
    const { id } = await newest(context)
    await openHumanizer(page, true, `?h=${id}`)
    await rewrite(page).fill('Handwritten.')
    await view(page, 'Changes').click()
    await expect(desk(page).locator('.changes')).toContainText('Handwritten.')
    await view(page, 'Rewrite').click()
    await expect(rewrite(page)).toHaveValue('Handwritten.')
    expect((await newest(context)).outputText).toBe('Handwritten.')
  })

  test('what is typed while the line is lost waits on the page', async ({ page, context, problems }) => {
    await register(context)
    await haveRewritten(context, [ESSAY])
    const { id } = await newest(context)
    await openHumanizer(page, true, `?h=${id}`)
    await page.route('**/text', (route) => route.abort())
    problems.expect(/^net::ERR_FAILED POST/)
    await rewrite(page).fill('Typed in a tunnel.')
    await desk(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(desk(page).getByText('The connection was lost. Please try again.')).toBeVisible()
    await view(page, 'Facts').click()
    await desk(page).getByRole('link', { name: 'Back to your text' }).click()
    await expect(rewrite(page)).toHaveValue('Typed in a tunnel.')
    await page.unroute('**/text')
    await desk(page).getByRole('button', { name: 'Save changes' }).click()
    await expectNews(page, 'Changes saved')
    expect((await newest(context)).outputText).toBe('Typed in a tunnel.')
    // Another view needs the network: without one the page stays as it is.
    await context.setOffline(true)
    await view(page, 'Facts').click()
    await expect(page.getByText('You are offline')).toBeVisible()
    await expect(rewrite(page)).toHaveValue('Typed in a tunnel.')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(view(page, 'Facts')).toHaveAttribute('aria-current', 'page')
    // Neither is a form sent, though it leads to the page that it stands on.
    await page.goto('/account/profile/name')
    await page.getByLabel('First Name').fill('Augusta')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('There is still no network.')).toBeVisible()
    await expect(page.getByLabel('First Name')).toHaveValue('Augusta')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByText('Augusta').first()).toBeVisible()
  })

  test('a view whose script is lost says so in its place, and comes with another try', async ({
    page,
    context,
    problems,
  }) => {
    await register(context)
    await haveRewritten(context, [ESSAY])
    const { id } = await newest(context)
    await openHumanizer(page, true, `?h=${id}`)
    problems.allow(/net::ERR_FAILED/)
    problems.allow(/could not be loaded|dynamically imported/)
    await page.route('**/assets/ChosenView-*', (route) => route.abort())
    await view(page, 'Changes').click()
    await expect(desk(page).getByText('This could not be loaded. What you wrote is kept.')).toBeVisible()
    await page.unroute('**/assets/ChosenView-*')
    await desk(page).getByRole('button', { name: 'Try again' }).click()
    await expect(desk(page).locator('.changes')).toBeVisible()
  })

  test('the page stays where it is while a form of the desk is sent', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await register(context)
    const id = await wrong(context)
    await openHumanizer(page, true, `?h=${id}&view=facts`)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const restore = desk(page).getByRole('button', { name: 'Restore', exact: true }).first()
    await restore.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await restore.evaluate((button: HTMLButtonElement) => button.click())
    await expectNews(page, 'Original restored', '2 facts still differ.')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await expect(desk(page)).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(before)
  })
})

test('no view has known barriers, and none is cut off', async ({ page, context, browser, scripted }) => {
  test.slow()
  await register(context)
  const id = await wrong(context)
  const look = barriers(browser, page, scripted)
  for (const name of some(VIEWS, 1)) {
    await openHumanizer(page, scripted, `?h=${id}&view=${name.toLowerCase()}`)
    await expect(view(page, name)).toHaveAttribute('aria-current', 'page')
    await look(name)
    await expectNothingCut(page, name)
  }
})
