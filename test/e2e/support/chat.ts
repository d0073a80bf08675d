import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Looks, Visit } from './looks.ts'
import { student } from './study.ts'
import { expect } from './test.ts'

const TEXT = `# The lighthouse of Tallow

The lighthouse stands on the cliff of Tallow. It was finished in 1874 by Ada Thornbury.

# The lamp

The lamp burned whale oil until 1921. Its light is seen 19 miles away.`

/** Somebody who pays for a plan, signed in, with a document to ask. Answers the document's id. */
export async function reader(context: BrowserContext): Promise<string> {
  await student(context)
  const kept = await context.request.post('/api/documents', {
    data: { fileName: 'tallow.md', content: TEXT },
  })
  expect(kept.status(), await kept.text()).toBe(201)
  return ((await kept.json()) as { id: string }).id
}

/** The answers of the conversation on a page. */
export const answersOn = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText('Answer:', { exact: true }) })

/** Waits for so many answers; without script by asking again, as people would. */
export async function answers(page: Page, scripted: boolean, count: number) {
  if (scripted) return expect(answersOn(page)).toHaveCount(count)
  await expect(async () => {
    const onward = page.getByRole('link', { name: /^(?:Check progress|Show the answer with its sources)$/ })
    if ((await onward.count()) > 0) await onward.first().click()
    await expect(answersOn(page)).toHaveCount(count, { timeout: 500 })
  }).toPass()
}

/** Follows a link of the menu of the conversation. */
export async function choose(page: Page, name: string) {
  await page.locator('summary', { hasText: 'More' }).click()
  await page.getByRole('link', { name }).click()
}

/** Goes through every view of Chat PDF. */
export async function visitReader({ page, context }: Visit, { look, visit: visitPath }: Looks) {
  const id = await reader(context)
  const visit = (query: string, name: string) => visitPath(`/chat-pdf${query}`, name)
  await visit('', 'no document selected')
  await visit(`?doc=${id}`, 'suggested questions')
  for (const message of [
    'When was the lighthouse finished?',
    'What does a ticket cost?',
    'Summarise the document',
  ]) {
    const answer = await context.request.post('/api/chat', { data: { message, documentId: id } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await visit(`?doc=${id}`, 'a conversation')
  await visit(`/page?doc=${id}&page=1&quote=It+was+finished+in+1874`, 'a page that is quoted')
  await visit('?find=lighthouse', 'words that were found')
  await visit('?find=zebra', 'words that were not found')
  await page.goto(`/chat-pdf/share?doc=${id}`)
  await look('sharing a conversation')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByLabel('Link to this conversation')
  await expect(link).toHaveValue(/\/shared\?link=/)
  await look('the link to a conversation')
  await page.goto(await link.inputValue())
  await look('a shared conversation')
  await page.goto(`/chat-pdf?doc=${id}`)
  await page.getByRole('link', { name: 'Edit this question' }).first().click()
  await look('a question that is edited')
  await visit(`/delete-document?doc=${id}&id=${id}`, 'deleting a document')
  await visit(`/delete?doc=${id}`, 'deleting a conversation')
  await visit(`/rename?doc=${id}`, 'renaming a conversation')
}
