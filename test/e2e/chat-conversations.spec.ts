import { answers, openChat, reader } from './support/chat.ts'
import { expect, test } from './support/test.ts'

test('a question is asked in other words, found again, and shared by a link', async ({
  page,
  context,
  browser,
  scripted,
}) => {
  await reader(context)
  await openChat(page, scripted, '?file=tallow.md')
  const question = page.getByLabel('Your question')
  await question.fill('Who finished the lighthouse?')
  await page.getByRole('button', { name: 'Send' }).click()
  await answers(page, scripted, 1)

  await page.getByRole('link', { name: 'Edit this question' }).click()
  await expect(question).toHaveValue('Who finished the lighthouse?')
  await question.fill('Until when did the lamp burn whale oil?')
  await page.getByRole('button', { name: 'Ask anew' }).click()
  await expect(page.getByText('You are editing a question')).toHaveCount(0)
  await answers(page, scripted, 1)
  await expect(page.locator('.turn-answer')).toContainText('1921')
  await expect(page.getByText('Conversations (2)')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('thornbury')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.locator('.found mark')).toHaveText('Thornbury')
  await page.locator('.found a').click()
  await expect(page.locator('.turn-question')).toContainText('Who finished the lighthouse?')

  await page.getByRole('link', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Link to this conversation').inputValue()
  const stranger = await browser.newPage()
  await stranger.goto(link)
  await expect(stranger.locator('.turn-answer')).toContainText('It was finished in 1874 by Ada Thornbury.')
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
  expect((await stranger.goto(link))?.status()).toBe(404)
  await stranger.close()
})
