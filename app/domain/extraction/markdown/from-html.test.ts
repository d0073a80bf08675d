import { describe, expect, it } from 'vitest'

import { markdownFromHtml, readHtmlText } from './from-html.ts'

describe('markdownFromHtml', () => {
  it.each([
    ['headings', '<h1>One</h1><h3><b>Two</b> more</h3>', '# One\n\n### Two more'],
    [
      'marks',
      '<p>a <b>bold </b>b <i>it</i> <s>gone</s> <code>x*y</code></p>',
      'a **bold** b *it* ~~gone~~ `x*y`',
    ],
    ['marks within words', '<p>un<i>believ</i>able <b>Note:</b>text</p>', 'un*believ*able Note:text'],
    ['lists', '<ul><li>a<ol><li>b<li>c</ol><li>d</ul>', '- a\n  1. b\n  2. c\n- d'],
    ['lettered lists', '<ol type="a" start="2"><li>x<li>y</ol>', '- b. x\n- c. y'],
    [
      'tasks',
      '<ul><li><input type=checkbox checked> done<li><input type=checkbox> open</ul>',
      '- [x] done\n- [ ] open',
    ],
    ['quotes', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    [
      'code',
      '<pre><code class="language-js">if (a &lt; b)\n  go()</code></pre>',
      '```js\nif (a < b)\n  go()\n```',
    ],
    ['paragraphs by breaks', 'one<br>two<br><br>three', 'one  \ntwo\n\nthree'],
    ['raised and lowered', 'x<sup>2</sup> H<sub>2</sub>O 4<sup>th</sup>', 'x² H₂O 4th'],
    ['pictures', '<p>See <img src="http://example.org/x.png" alt="a chart"></p>', 'See a chart'],
    [
      'scripts of letters',
      '<p>2<sup>q</sup> = a<sub>m</sub><sub>ax</sub> + x<sup>k+1</sup>, the 4<sup>th</sup>, 2<sup>a</sup></p>',
      '2^q = a_max + x^(k+1), the 4th, 2a',
    ],
    [
      'paragraphs of cells side by side',
      '<table><tr><th>Item<th>EUR</tr><tr><td><p>Rent</p><p>Heating</p><td><p>700</p><p>120</p></tr></table>',
      '| Item | EUR |\n| --- | --- |\n| Rent | 700 |\n| Heating | 120 |',
    ],
    [
      'paragraphs and items of one cell',
      '<table><tr><th>Task<th>Who</tr><tr><td><ul><li>Paint<li>Clean up.</ul><p>Pay</p><td>Ann<br>Lee</tr></table>',
      '| Task | Who |\n| --- | --- |\n| Paint; Clean up. Pay | Ann Lee |',
    ],
    ['formulas', '<math><mfrac><mn>1</mn><mi>x</mi></mfrac></math>', '1/x'],
    [
      'text like markup',
      '<p># a</p><p>1. b</p><p>a_b *c* [1] AT&amp;T</p>',
      '\\# a\n\n1\\. b\n\na_b \\*c\\* [1] AT&T',
    ],
    ['escaped markup', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '\\<script>alert(1)\\</script>'],
    ['definition lists', '<dl><dt>Term<dd>Meaning</dl>', '**Term**\n\nMeaning'],
    ['blocks in marks', '<font><p>one</p><p>two</p></font>', 'one\n\ntwo'],
  ])('%s', (_, html, markdown) => {
    expect(markdownFromHtml(html)).toBe(markdown)
  })

  it('keeps links of the web and the words of others', () => {
    const link = (href: string) => markdownFromHtml(`<a href="${href}">words</a>`)
    expect(link('https://example.org/a_b?c=1&amp;d=(2)')).toBe(
      '[words](https://example.org/a_b?c=1&d=%282%29)',
    )
    expect(link('mailto:a@example.org')).toBe('[words](mailto:a@example.org)')
    for (const href of [
      'javascript:alert(1)',
      'java\nscript:x',
      'data:text/html,x',
      '/page',
      '#top',
      'file:///etc',
    ])
      expect(link(href)).toBe('words')
  })

  it('leaves out what a page does not show', () => {
    const hidden = [
      '<script>BAD</script>',
      '<style>BAD</style>',
      '<template>BAD</template>',
      '<noscript>BAD</noscript>',
      '<p hidden>BAD</p>',
      '<div style="color:red; display : none">BAD</div>',
      '<span style="font-size:0">BAD</span>',
      '<dialog>BAD</dialog>',
      '<svg><text>BAD</text></svg>',
      '<!-- BAD --><iframe>BAD</iframe>',
      '<script>"<p>BAD</p>"</SCRIPT >',
    ]
    expect(markdownFromHtml(`seen ${hidden.join(' ')} words`)).toBe('seen words')
  })

  it('reads what a set of frames says where there are none', () => {
    const html =
      '<html><frameset cols="1,2"><frame src="a.html"><noframes><body><p>See the <b>plain</b> page.</p></body></noframes></frameset></html>'
    expect(markdownFromHtml(html)).toBe('See the **plain** page.')
  })

  it('turns raised links to items into footnotes', () => {
    const html =
      '<p>Word<sup><a href="#n1" id="r1">1</a></sup>.</p><ol><li id="n1"><p>The note. <a href="#r1">↩</a></p></li></ol>'
    expect(markdownFromHtml(html)).toBe('Word[^1].\n\n[^1]: The note.')
  })

  it('turns two links that lead to each other into a footnote', () => {
    const html =
      '<p>Word<a name="ref1" href="#note1">[1]</a> and <a href="#note1x">[2]</a></p><div><p><a name="note1" href="#ref1">[1]</a> The note.</p></div>'
    expect(markdownFromHtml(html)).toBe('Word[^1] and [2]\n\n[^1]: The note.')
  })

  describe('tables', () => {
    it('have their first row as heading', () => {
      expect(markdownFromHtml('<table><tr><td>a<td>b<tr><td>c|d<td>e</table>')).toBe(
        '| a | b |\n| --- | --- |\n| c\\|d | e |',
      )
    })

    it('keep their columns under cells that reach over several', () => {
      const html =
        '<table><tr><th>A<th colspan=2>B<tr><td rowspan=2>x<td>1<td>2<tr><td>3<td>4<tr><td>y<td colspan=900000000>5</table>'
      const rows = markdownFromHtml(html).split('\n')
      expect(
        rows.map((row) =>
          row
            .split('|')
            .map((cell) => cell.trim())
            .slice(1, 4),
        ),
      ).toEqual([
        ['A', 'B', ''],
        ['---', '---', '---'],
        ['x', '1', '2'],
        ['', '3', '4'],
        ['y', '5', ''],
      ])
    })

    it('that only place things on a page are read through', () => {
      const html = '<table><tr><td>left<td><table><tr><td>a<td>b<tr><td>c<td>d</table><pre>x</pre></table>'
      expect(markdownFromHtml(html)).toBe('left\n\n| a | b |\n| --- | --- |\n| c | d |\n\n```\nx\n```')
    })

    it('keep blocks of cells apart, and together what stands side by side', () => {
      const html = '<table><tr><td>a<td>b<tr><td><ul><li>one<li>two</ul><td><p>p</p><p>q</p></table>'
      expect(markdownFromHtml(html)).toContain('| one | p |\n| two | q |')
    })

    it.each([
      ['lists about one thing', 'Model A', '<p>cheap</p><p>fast</p>', '<p>noisy</p><p>heavy</p>'],
      ['sentences', '', '<p>It is cheap.</p><p>It is fast.</p>', '<p>It is loud.</p><p>It is slow.</p>'],
    ])('keep %s in one row', (_, name, one, other) => {
      const html = `<table><tr><td>a<td>b<td>c<tr><td>${name}<td>${one}<td>${other}</table>`
      expect(markdownFromHtml(html).split('\n')).toHaveLength(3)
    })

    it('part lists about one thing where one of them is of figures', () => {
      const html =
        '<table><tr><td>a<td>b<td>c<tr><td>May<td><p>Rent</p><p>Heating</p><td><p>700</p><p>120</p></table>'
      expect(markdownFromHtml(html)).toContain('| May | Rent | 700 |\n|  | Heating | 120 |')
    })
  })

  it.each([
    ['nested blocks', '<div>'.repeat(100_000)],
    ['nested marks', '<b>'.repeat(100_000)],
    ['nested lists', '<ul><li>'.repeat(20_000)],
    ['nested tables', '<table><tr><td>'.repeat(5_000)],
    ['open marks in every paragraph', `<p>${'<font size=1><i class=x>'.repeat(200)}${'<p>'.repeat(5_000)}`],
    ['open comments', '<!--x'.repeat(10_000) + '-->'],
  ])('survives %s', (_, html) => {
    expect(markdownFromHtml(`${html} deep words`)).toContain('deep words')
  })

  it('finds the title', () => {
    expect(readHtmlText('<head><title> A\n page </title></head>x')).toEqual({
      title: 'A page',
      markdown: 'x',
    })
  })

  it('closes empty elements of XHTML', () => {
    const html = '<html><head><title/><script src="a.js"/></head><body><p>a<a id="x"/></p><i/>b</body></html>'
    expect(markdownFromHtml(html, { xml: true })).toBe('a\n\nb')
  })
})
