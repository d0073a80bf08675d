import type { Page } from '@playwright/test'
import { type Gated, gateBefore } from './support/gate.ts'
import {
  finished,
  finishedRewrite,
  humanizeButton,
  input,
  openHumanizer,
  rewrite,
} from './support/humanizer.ts'
import { type Line, openLine } from './support/line.ts'
import { register, wordsUsed } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { LONG, wordsOf } from './support/texts.ts'

test.use({ product: 'helped' })

const stopped = (page: Page) => page.getByText('Stopped. You are charged only for the part below.')

/** Starts a rewrite that stands still half-way; waits until its first sentence is on the page. */
async function begin(page: Page, scripted: boolean): Promise<Gated> {
  const half = gateBefore(11)
  await openHumanizer(page, scripted)
  await input(page).fill(half.text)
  await humanizeButton(page).click()
  await expect(rewrite(page)).toHaveValue(/step 1 /)
  return half
}

/** The first sentences of the text, so many of them, each once. */
function expectSteps(text: string, count: number) {
  expect([...text.matchAll(/step (\d+) /g)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  )
}

/** All 20 sentences, each once. */
async function expectWhole(page: Page) {
  const text = await finishedRewrite(page)
  expectSteps(text, 20)
  expect(text).not.toContain('utilize')
}

test.beforeEach(async ({ context }) => {
  await register(context)
})

test('the words appear as they are written', { tag: '@plain' }, async ({ page, context, scripted }) => {
  const half = await begin(page, scripted)
  await expect(rewrite(page)).toHaveValue(/step 10 /)
  expectSteps((await rewrite(page).inputValue()).replace(/, step 11 .*/, ''), 10)
  await expect(finished(page)).toBeHidden()
  if (scripted) {
    await expect(page.getByRole('progressbar', { name: 'Humanizing your text' })).not.toHaveAttribute(
      'value',
      '0',
    )
    await expect(humanizeButton(page)).toBeDisabled()
    await expect(input(page)).not.toBeEditable()
  } else {
    await expect(page).toHaveURL(/[?&]live=1/)
    await expect(page.getByText('Humanizing your text')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Show the finished page' })).toHaveCount(0)
  }
  await half.open()
  // What said that words were on their way goes with the last of them.
  await expect(page.getByText('Humanizing your text')).toBeHidden()
  await expectWhole(page)
  expect(await wordsUsed(context)).toBe(wordsOf(LONG))
})

test('Stop keeps what was written and charges its share', async ({ page, context, scripted }) => {
  await begin(page, scripted)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(stopped(page)).toBeVisible()
  const text = await rewrite(page).inputValue()
  expect(text).toContain('step 1 ')
  expect(text).not.toContain('step 20 ')
  const used = await wordsUsed(context)
  expect(used).toBeGreaterThan(0)
  expect(used).toBeLessThan(wordsOf(LONG))
  await page.reload()
  await expect(rewrite(page)).toHaveValue(text)
})

test('a reload in the middle goes on where it was', async ({ page, context, scripted }) => {
  const half = await begin(page, scripted)
  await page.reload({ waitUntil: 'commit' })
  await expect(rewrite(page)).toHaveValue(/step 1 /)
  await expect(finished(page)).toBeHidden()
  await half.open()
  await expectWhole(page)
  expect(await wordsUsed(context)).toBe(wordsOf(LONG))
})

test('a text is waiting after the page was left in the middle', { tag: '@long' }, async ({
  page,
  context,
  scripted,
}) => {
  const half = await begin(page, scripted)
  await page.goto('/dashboard')
  await half.open()
  // A connection that was idle may be closed just as it is used again: browsers ask anew, this client when it is told to.
  const history = () => context.request.get('/api/humanizer/history', { maxRetries: 2 })
  await expect.poll(async () => (await history()).json()).toHaveLength(1)
  await page.reload()
  await page
    .locator('main')
    .getByRole('link', { name: /^However, step 1 / })
    .click()
  await expectWhole(page)
})

// Without script a reload takes the text up again.
test.describe('over a line that breaks', { tag: '@script' }, () => {
  let line: Line
  test.use({
    baseURL: async ({ baseURL }, use) => {
      line = await openLine(String(baseURL))
      await use(line.address)
      await line.close()
    },
  })
  test.beforeEach(({ problems }) => {
    problems.expect(/^net::ERR_(CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING) \w+ \/api\/humanize\/stream$/)
  })

  test('a lost connection is taken up again', async ({ page, context, scripted }) => {
    const half = await begin(page, scripted)
    line.cut()
    await half.open()
    await expectWhole(page)
    expect(await wordsUsed(context)).toBe(wordsOf(LONG))
  })

  test('the plain call finishes what cannot be streamed, charged once', async ({
    page,
    context,
    problems,
    scripted,
  }) => {
    problems.expect(/^net::ERR_FAILED GET \/api\/humanize\/stream$/)
    await page.clock.install()
    const half = await begin(page, scripted)
    await page.route('/api/humanize/stream?run=*', (route) => route.abort())
    line.cut()
    const toast = page.locator('.toast', { hasText: 'Streaming failed' })
    await expect
      .poll(
        async () => {
          await page.clock.runFor(500)
          return toast.isVisible()
        },
        { intervals: [100] },
      )
      .toBe(true)
    await expect(toast).toContainText('Using slower fallback method. This may take longer.')
    await half.open()
    await expectWhole(page)
    expect(await wordsUsed(context)).toBe(wordsOf(LONG))
  })
})

test('a model that fails is stood in for by the built-in engine', { tag: '@long' }, async ({
  page,
  context,
  scripted,
}) => {
  await openHumanizer(page, scripted)
  const text = 'However, it is important to note that numerous people saw the fault-server-error 14 times.'
  await input(page).fill(text)
  await humanizeButton(page).click()
  const rewritten = await finishedRewrite(page)
  await expect(finished(page)).toContainText(
    'The language model could not do this text: the built-in engine wrote all of it.',
  )
  expect(rewritten).toContain('14')
  expect(await wordsUsed(context)).toBe(wordsOf(text))
})
