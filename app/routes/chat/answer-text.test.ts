import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { AnswerText } from './AnswerText.tsx'
import { asMarkdown } from '#app/domain/chat/export.ts'
import { literal, MARKERS, plainWords } from '#app/domain/chat/answer-text.ts'

const QUOTES = [
  'shows her drawings.[1]',
  'two horses,[2] which pulled',
  'as said [1, 3] and [4](x)',
  '5 * 3 * 2 = 30, **not** _thirty_ `x` <b>',
  '# not a heading',
  '- not an entry',
  '1. not a list',
  String.raw`C:\temp\[1] and \* and \\`,
  'snake_case_name and &amp; and ~~old~~',
  '[x](javascript:alert(1)) ![y](https://evil.invalid)',
]

test.each(QUOTES)('%s stands in an answer letter by letter, and no mark in it is ours', (quote) => {
  const content = `> ${literal(quote)} [1]`
  const marked = [{ number: 1, page: 7, href: '/there' }]
  const html = renderToStaticMarkup(createElement(AnswerText, { content, marked }))
  const link = '<a class="cite" href="/there" aria-label="Source 1, page 7">1</a>'
  const escaped = quote.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  expect(html).toBe(`<blockquote><span>${escaped} ${link}</span></blockquote>`)
  expect([...content.matchAll(MARKERS)]).toHaveLength(1)
  expect(plainWords(content)).toBe(quote)
})

test('words are plain words', () => {
  expect(plainWords('**Bold** and *so* on [1].\n\n> quoted [2]\n- entry\n\n2 * 3 = 6')).toBe(
    'Bold and so on.\n\nquoted\n• entry\n\n2 * 3 = 6',
  )
})

test('an exported quote is what the page says, in Markdown too', () => {
  const citation = {
    number: 1,
    documentId: 'd',
    fileName: 'a_b.pdf',
    page: 2,
    label: null,
    quote: 'so [4] *it* is',
  }
  const markdown = asMarkdown('Name [1]', [{ role: 'assistant', content: 'Yes [1].', citations: [citation] }])
  expect(markdown).toContain(String.raw`“so \[4] \*it\* is”`)
  expect(markdown).toContain(String.raw`# Name \[1]`)
})
