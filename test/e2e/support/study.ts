import type { BrowserContext, Locator, Page } from '@playwright/test'
import { ARTICLES } from '#app/domain/study/embedded/samples.test-help.ts'
import type { Looks, Visit } from './looks.ts'
import { register } from './people.ts'
import { expect } from './test.ts'

/** Somebody who pays for a plan, signed in, with a document to study. Answers the document's id. */
export async function student(context: BrowserContext): Promise<string> {
  await register(context)
  const begun = await context.request.post('/api/create-subscription', {
    data: { priceId: 'demo_grasshopper_month' },
  })
  expect(begun.status(), await begun.text()).toBe(200)
  await context.request.post('/subscription/pay', { form: { card: 'works' } })
  const kept = await context.request.post('/api/study-documents', {
    data: { fileName: 'curie.md', content: ARTICLES.en.join('\n\n') },
  })
  expect(kept.status(), await kept.text()).toBe(201)
  return ((await kept.json()) as { id: string }).id
}

/** Opens Study Buddy and waits until it is hydrated, where there is script. */
export async function openStudy(page: Page, scripted: boolean, query = '') {
  await page.goto(`/study-buddy${query}`)
  if (scripted) await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached()
}

/** Waits for what is being made; without script by asking again and again, as people would. */
export async function made(page: Page, scripted: boolean, what: Locator) {
  if (scripted) return expect(what).toBeVisible()
  await expect(async () => {
    const progress = page.getByRole('link', { name: 'Check progress' })
    if (await progress.isVisible()) await progress.click()
    await expect(what).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** Goes through every view of Study Buddy. */
export async function visitStudent({ page, context }: Visit, looks: Looks) {
  const id = await student(context)
  const visit = (query: string, name: string) => looks.visit(`/study-buddy${query}`, name)
  await visit('', 'no document selected')
  await visit('/search', 'search palette')
  await visit(`?doc=${id}`, 'no quiz yet')
  await visit(`/delete?doc=${id}&id=${id}`, 'deleting a document')
  for (const path of ['generate-quiz', 'generate-key-points']) {
    const answer = await context.request.post(`/api/${path}`, { data: { documentId: id } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  for (const index of ['0', '1', '2']) {
    await context.request.post(`/api/study/${id}/answer`, { form: { index, answer: 'not at all' } })
  }
  await visit(`?doc=${id}`, 'an open question')
  await visit(`?doc=${id}&question=1`, 'an answered question')
  await visit(`?doc=${id}&question=result`, 'the result of a quiz')
  await visit(`?doc=${id}&tab=notes`, 'notes')
  await visit(`/notes?doc=${id}`, 'editing the notes')
  await visit(`?doc=${id}&tab=videos&searched=1`, 'videos without a key')
  await page.goto(`/study-buddy?doc=${id}&tab=cards`)
  await page.getByText('Show the answer').click()
  await looks.look('a flashcard')
}
