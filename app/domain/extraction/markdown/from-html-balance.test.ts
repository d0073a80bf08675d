import { describe, expect, it } from 'vitest'

import { balanceTags } from './from-html-balance.ts'

describe('balanceTags', () => {
  it.each([
    ['closes marks with their block', '<p><b>a<i>b</p>c', '<p><b>a<i>b</i></b></p>c'],
    [
      'ends paragraphs and items where the next begins',
      '<p>a<p>b<ul><li>c<li>d</ul>',
      '<p>a</p><p>b</p><ul><li>c</li><li>d</li></ul>',
    ],
    ['drops end tags without a beginning', 'a</div></b>b<td>c</div></td>', 'ab<td>c</td>'],
    ['drops comments and scripts', 'a<!-- b --><script>if (a<b) "</p>"</script><?x y?>c', 'ac'],
    ['keeps signs that begin no tag', 'a < b <3 <', 'a &lt; b &lt;3 &lt;'],
    [
      'finds the end of tags with brackets in values',
      '<p title="a>b" x=\'>\'>c</p>',
      '<p title="a>b" x=\'>\'>c</p>',
    ],
    ['lets marks end in the middle of a block', '<b><p>a</b>b</p>', '<b><p>a</b>b</p>'],
  ])('%s', (_, source, balanced) => {
    expect(balanceTags(source)).toEqual([balanced])
  })

  it('bounds depth, and tells tags beyond it from those within', () => {
    const [balanced = ''] = balanceTags(`${'<div>'.repeat(400)}a${'</div>'.repeat(400)}<p>b</p>`)
    expect(balanced.match(/<div>/g)).toHaveLength(150)
    expect(balanced.match(/<\/div>/g)).toHaveLength(150)
    expect(balanced.endsWith('</div><p>b</p>')).toBe(true)
  })

  it('cuts long pages where nothing but shown wrappers is open', () => {
    const page =
      '<main><div><p>a</p><p>b</p><p>c</p></div><div style="display:none"><p>d</p><p>e</p><p>f</p></div><ul><li>g<li>h<li>i</ul><p>j</main>'
    expect(balanceTags(page, { tagsAtOnce: 5 })).toEqual([
      '<main><div><p>a</p><p>b</p>',
      '<p>c</p></div><div style="display:none"><p>d</p><p>e</p><p>f</p></div>',
      '<ul><li>g</li><li>h</li><li>i</li></ul><p>j</p></main>',
    ])
  })
})
