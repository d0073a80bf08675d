import { answers, openChat, reader } from './support/chat.ts'
import { chooseEarly, textFile } from './support/files.ts'
import { student } from './support/study.ts'
import { expect, test } from './support/test.ts'

test('a document is asked, and each answer leads to the page it stands on', {
  tag: ['@plain', '@blocked'],
}, async ({ page, context, scripted }) => {
  await reader(context)
  await openChat(page, scripted, '?file=tallow.md')
  await expect(page.getByRole('heading', { name: 'Suggested questions' })).toBeVisible()
  const question = page.getByLabel('Your question')
  await question.fill('When was the lighthouse finished?')
  await page.getByRole('button', { name: 'Send' }).click()
  await answers(page, scripted, 1)
  const answer = page.locator('.turn-answer').last()
  await expect(answer).toContainText('It was finished in 1874 by Ada Thornbury.')
  await expect(answer).toContainText('Built-in engine')

  await question.fill('What does a ticket cost?')
  await page.getByRole('button', { name: 'Send' }).click()
  await answers(page, scripted, 2)
  await expect(page.locator('.turn-answer').last()).toContainText('I found no passage')

  await page
    .getByRole('link', { name: /^Source 1/ })
    .first()
    .click()
  await expect(page.locator('mark')).toContainText('1874')
  await page.getByRole('link', { name: 'Close the page' }).click()
  await expect(page.locator('mark')).toHaveCount(0)

  await page.getByRole('link', { name: 'Delete conversation' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Suggested questions' })).toBeVisible()
  await page.getByRole('button', { name: 'Summarise the whole document' }).click()
  await answers(page, scripted, 1)
  await expect(page.locator('.cite').first()).toBeVisible()

  await page.getByRole('link', { name: 'Delete tallow.md' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No document selected' })).toBeVisible()
})

test('a document chosen before the script arrives is opened when it comes @script', async ({
  page,
  context,
}) => {
  await student(context)
  const file = textFile('pier.txt', 'The pier was built in 1902. It is 90 metres long.')
  await chooseEarly(page, {
    script: 'chat',
    address: '/chat-pdf',
    field: '[data-drop-one] [type=file]',
    file,
  })
  await expect(page.getByRole('heading', { name: 'Suggested questions' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Delete pier.txt' })).toBeVisible()
})

test('Enter sends, Shift and Enter begin a new line @script', async ({ page, context }) => {
  await reader(context)
  await openChat(page, true, '?file=tallow.md')
  const question = page.getByLabel('Your question')
  await question.fill('How far is')
  await question.press('Shift+Enter')
  await question.pressSequentially('the light seen?')
  await expect(question).toHaveValue('How far is\nthe light seen?')
  await question.press('Enter')
  await answers(page, true, 1)
  await expect(page.locator('.turn-answer')).toContainText('19 miles')
  await expect(question).toHaveValue('')
  await expect(page.getByRole('status').filter({ hasText: 'The answer is ready.' })).toBeAttached()
})
