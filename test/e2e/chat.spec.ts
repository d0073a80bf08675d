import { answers, answersOn, choose, reader } from './support/chat.ts'
import { expect, test } from './support/test.ts'

test('a document is asked, its answers lead to their pages, and the conversation is shared and deleted', async ({
  page,
  context,
  browser,
  scripted,
}) => {
  await reader(context)
  await page.goto('/chat-pdf?file=tallow.md')
  await expect(page.getByRole('heading', { name: 'Suggested questions' })).toBeVisible()
  const question = page.getByLabel('Your question')
  await question.fill('When was the lighthouse finished?')
  await page.getByRole('button', { name: 'Send' }).click()
  await answers(page, scripted, 1)
  await expect(answersOn(page)).toContainText('It was finished in 1874 by Ada Thornbury.')
  await expect(answersOn(page)).toContainText('Built-in engine')

  // The page that is quoted stands beside the answer.
  const source = page.getByRole('link', { name: /^Source 1/ })
  await source.click()
  await expect(page.locator('mark')).toContainText('1874')
  await expect(answersOn(page)).toBeVisible()
  await page.getByRole('link', { name: 'Close the page' }).click()
  await expect(page.locator('mark')).toHaveCount(0)
  if (scripted) await expect(source).toBeFocused()

  await page.getByRole('link', { name: 'Edit this question' }).click()
  await expect(question).toHaveValue('When was the lighthouse finished?')
  await question.fill('Until when did the lamp burn whale oil?')
  await page.getByRole('button', { name: 'Ask anew' }).click()
  await expect(page.getByText('You are editing a question')).toHaveCount(0)
  await answers(page, scripted, 1)
  await expect(answersOn(page)).toContainText('1921')
  await expect(page.getByText('Conversations (2)')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('thornbury')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.locator('mark')).toHaveText('Thornbury')
  await page.getByRole('link', { name: 'When was the lighthouse finished?' }).click()
  await expect(answersOn(page)).toContainText('1874')

  await page.getByRole('link', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Link to this conversation').inputValue()
  const stranger = await browser.newPage()
  await stranger.goto(link)
  await expect(answersOn(stranger)).toContainText('It was finished in 1874 by Ada Thornbury.')
  await stranger.close()
  await page.getByRole('link', { name: 'Done' }).click()

  await choose(page, 'Delete conversation')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Conversations (1)')).toBeVisible()
  await page.getByRole('link', { name: 'Delete tallow.md' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No document selected' })).toBeVisible()
})

test('a question is typed, sent by Enter, and never lost @script', async ({ page, context, problems }) => {
  await reader(context)
  await page.goto('/chat-pdf?file=tallow.md')
  const question = page.getByLabel('Your question')
  await expect(page.getByText('Enter sends, Shift and Enter begin a new line')).toBeVisible()
  await question.fill('How far is')
  await question.press('Shift+Enter')
  await question.pressSequentially('the light seen?')
  await expect(question).toHaveValue('How far is\nthe light seen?')
  await page.reload()
  await expect(question).toHaveValue('How far is\nthe light seen?')

  problems.allow(/net::ERR_FAILED POST .*chat-pdf\.data/)
  await page.route(/chat-pdf\.data/, (route) => route.abort())
  await question.press('Enter')
  await expect(page.getByText('The server could not be reached. Your question is kept below')).toBeVisible()
  await expect(question).toHaveValue('How far is\nthe light seen?')
  await page.unroute(/chat-pdf\.data/)

  // The page comes when the answer is there already, as on a slow line.
  const asked = Promise.withResolvers<string>()
  const there = Promise.withResolvers<void>()
  await page.route(/chat-pdf\.data/, async (route) => {
    const request = route.request()
    if (request.method() === 'GET') {
      asked.resolve(request.url().replace('/chat-pdf.data', '/chat-pdf'))
      await there.promise
    }
    await route.continue()
  })
  await question.press('Enter')
  const address = await asked.promise
  await expect.poll(async () => (await context.request.get(address)).text()).toContain('19 miles')
  there.resolve()
  await answers(page, true, 1)
  await expect(answersOn(page)).toContainText('19 miles')
  await expect(question).toHaveValue('')
  await expect(page.getByRole('status').filter({ hasText: 'The answer is ready.' })).toBeAttached()
  // What was said scrolls; the page and the field for the next question do not.
  await expect(question).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
})
