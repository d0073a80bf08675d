import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { asMarkdown } from '#app/domain/chat/export.ts'
import { literal, MARKERS, plainWords } from '#app/domain/chat/answer-text.ts'
import { answerTree } from '#app/domain/chat/answer-tree.server.ts'
import { AnswerText } from './AnswerText.tsx'

const marked = [1, 2].map((number) => ({ number, page: 7, href: '/there' }))
/** What is drawn of an answer, without how it looks. */
const html = (content: string) =>
  renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(AnswerText, { blocks: answerTree(content), marked })),
  ).replaceAll(/ (?:class|data-discover)="[^"]*"/g, '')
const link = (number: number) => `<a aria-label="Source ${number}, page 7" href="/there">${number}</a>`

const QUOTES = [
  'shows her drawings.[1]',
  'two horses,[2] which pulled',
  'as said [1, 3] and [4](x)',
  '5 * 3 * 2 = 30, **not** _thirty_ `x` <b>',
  '# not a heading',
  '- not an entry',
  '1. not a list',
  '+ [ ] not a task',
  'Head | Line\n--- | ---\n1 | 2',
  'Title\n=====',
  'Title\n-----',
  '***',
  String.raw`C:\temp\[1] and \* and \\`,
  'snake_case_name and &amp; and ~~old~~',
  '[x](javascript:alert(1)) ![y](https://evil.invalid)',
  'see www.example.org, http://example.org/a_b and mail@example.org',
]

test.each(QUOTES)('%s stands in an answer letter by letter, and no mark in it is ours', (quote) => {
  const content = `${literal(quote)} [1]`.replaceAll(/^/gm, '> ')
  const escaped = quote.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  expect(html(content)).toBe(`<blockquote><p>${escaped} ${link(1)}</p></blockquote>`)
  expect([...content.matchAll(MARKERS)]).toHaveLength(1)
  expect(plainWords(content)).toBe(quote)
})

test.each([
  [
    '1. First\n   - a\n   - b\n2. Second',
    '<ol><li><div><p>First</p><ul><li><div><p>a</p></div></li><li><div><p>b</p></div></li></ul></div></li>' +
      '<li><div><p>Second</p></div></li></ol>',
  ],
  [
    '3. Third\n4. Fourth',
    '<ol start="3"><li><div><p>Third</p></div></li><li><div><p>Fourth</p></div></li></ol>',
  ],
  [
    'It **is *so* [1]** and _so_ ~~not~~ `x`.',
    `<p>It <strong>is <em>so</em> ${link(1)}</strong> and <em>so</em> <del>not</del> <code>x</code>.</p>`,
  ],
  ['Both [1, 2], [3], [2; 3].', `<p>Both ${link(1)}${link(2)}, [3], [2, 3].</p>`],
  ['# Head\n\n---\n\n```\na < b\n```', '<p><strong>Head</strong></p><hr/><pre>a &lt; b</pre>'],
  [
    '- [x] done\n- [ ] not yet',
    '<ul><li><span role="img" aria-label="Done">☑</span><div><p>done</p></div></li>' +
      '<li><span role="img" aria-label="To do">☐</span><div><p>not yet</p></div></li></ul>',
  ],
  [
    '| Year | Built |\n| --- | --- |\n| 1874 [1] | yes |',
    '<div role="region" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">Year</th>' +
      `<th scope="col">Built</th></tr></thead><tbody><tr><td>1874 ${link(1)}</td><td>yes</td></tr></tbody></table></div>`,
  ],
])('%j is drawn as what it means', (content, drawn) => {
  expect(html(content)).toBe(drawn)
})

test.each([
  '![x](https://evil.invalid/a.png?q=SECRET)',
  '[click](javascript:alert(1))',
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  '[a]: https://evil.invalid "t"\n[a]',
  '<https://evil.invalid>',
  '**[b](https://evil.invalid)**',
  '`<iframe src="https://evil.invalid">`',
  'https://evil.invalid and www.evil.invalid',
  'so[^1]\n\n[^1]: <script src="https://evil.invalid">',
])('%s loads nothing and leads nowhere', (content) => {
  expect(html(content)).not.toMatch(/<(?:img|a|script|iframe|link|style)\b/)
})

test.each([
  `${'*a '.repeat(60_000)}${'['.repeat(60_000)}`,
  `${'>'.repeat(9_000)}deep`,
  '- '.repeat(5_000),
  `${'> '.repeat(20)}so deep`,
])('what no answer says is taken apart without delay', (content) => {
  expect(plainWords(html(content))).toContain(content.slice(-5).trim().replaceAll('>', '&gt;'))
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
