import { visitReader } from './support/chat.ts'
import { looksAt } from './support/looks.ts'
import { visitPayer, visitSignedIn, visitVisitors } from './support/pages.ts'
import { visitStudent } from './support/study.ts'
import { test } from './support/test.ts'

test('what visitors see has no known barriers, and nothing needs scrolling sideways', async ({
  page,
  browser,
  problems,
  scripted,
}) => {
  test.slow()
  await visitVisitors(page, problems, looksAt(browser, page, scripted))
})

test('what members see has no known barriers, and nothing needs scrolling sideways', async ({
  page,
  context,
  browser,
  problems,
  scripted,
}) => {
  test.slow()
  await visitSignedIn({ page, context, problems, scripted }, looksAt(browser, page, scripted))
})

test('what payers see has no known barriers, and nothing needs scrolling sideways', async ({
  page,
  context,
  browser,
  problems,
  scripted,
}) => {
  test.slow()
  await visitPayer({ page, context, problems, scripted }, looksAt(browser, page, scripted))
})

test('what students see has no known barriers, and nothing needs scrolling sideways', async ({
  page,
  context,
  browser,
  scripted,
}) => {
  test.slow()
  await visitStudent(page, context, looksAt(browser, page, scripted))
})

test('what readers see has no known barriers, and nothing needs scrolling sideways', async ({
  page,
  context,
  browser,
  scripted,
}) => {
  test.slow()
  await visitReader(page, context, looksAt(browser, page, scripted))
})
