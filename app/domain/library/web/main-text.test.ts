import { expect, test } from 'vitest'
import { mainTextOf } from './main-text.ts'

const PARAGRAPH =
  '<p>The mill of Tallow was built in 1871 by Ada Thornbury, who had seen such wheels in the north.'

test('the main text of a page is taken, also where the page leaves out what browsers add', () => {
  const page = `<title>The mill &lt;of&gt; Tallow</title><nav>Shop</nav><article>${PARAGRAPH.repeat(8)}</article>`
  const found = mainTextOf(page)
  expect(found?.title).toBe('The mill <of> Tallow')
  expect(found?.html).toContain('<title>The mill &lt;of&gt; Tallow</title>')
  expect(found?.html).toContain('built in 1871')
  expect(found?.html).not.toContain('Shop')
  expect(found?.asksToSignIn).toBe(false)
})

test('a page without text has none, and one to sign in is known', () => {
  expect(mainTextOf('<div id="root"></div><script>start()</script>')).toBeUndefined()
  expect(mainTextOf('')).toBeUndefined()
  expect(mainTextOf(`<form>${PARAGRAPH.repeat(4)}<input type="password"></form>`)?.asksToSignIn).toBe(true)
})
