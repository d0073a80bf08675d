import type { Page } from '@playwright/test'
import { expectNothingCut } from './support/layout.ts'
import { visitPayer, visitSignedIn, visitVisitors } from './support/pages.ts'
import { test } from './support/test.ts'

// The narrowest window that has to do: 320 px, which is also 1280 px at 400 % zoom.
const narrow = (page: Page) => page.setViewportSize({ width: 320, height: 640 })

test('nothing a visitor sees needs scrolling sideways at 320 px', async ({ page, problems }) => {
  await narrow(page)
  await visitVisitors(page, problems, (name) => expectNothingCut(page, name))
})

test('nothing a member sees needs scrolling sideways at 320 px', async ({
  page,
  context,
  problems,
  scripted,
}) => {
  await narrow(page)
  await visitSignedIn({ page, context, problems, scripted }, (name) => expectNothingCut(page, name))
})

test('nothing a payer sees needs scrolling sideways at 320 px', async ({
  page,
  context,
  problems,
  scripted,
}) => {
  await narrow(page)
  await visitPayer({ page, context, problems, scripted }, (name) => expectNothingCut(page, name))
})
