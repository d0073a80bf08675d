import { describe, expect, it } from 'vitest'

import { readXml } from './read-xml.ts'

async function textOf(xml: string): Promise<string> {
  const { pages } = await readXml({ bytes: Buffer.from(xml), extension: 'xml', languages: [], report() {} })
  return pages.map((page) => page.text).join('\n\n')
}

describe('readXml', () => {
  it('reads articles with sections, labels, lists, tables and notes', async () => {
    const xml = `<article><front><article-meta><title-group><article-title>Big <italic>claims</italic></article-title></title-group>
      <contrib><name><surname>Roe</surname><given-names>Jo</given-names></name></contrib></article-meta></front>
      <body><sec><label>1</label><title>Start</title><p>Words<xref ref-type="fn" rid="n1">1</xref> of CO<sub>2</sub>.</p>
      <list list-type="order"><list-item><p>one</p></list-item><list-item><p>two</p></list-item></list>
      <table-wrap><label>Table 1.</label><caption><title>Sizes.</title></caption><table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table></table-wrap>
      <p><inline-formula><alternatives><tex-math>x^2</tex-math><math><mi>x</mi></math></alternatives></inline-formula> ends</p></sec></body>
      <back><fn-group><fn id="n1"><label>1</label><p>A note.</p></fn></fn-group></back></article>`
    expect(await textOf(xml)).toBe(
      [
        '# Big *claims*',
        'Roe Jo',
        '## 1 Start',
        'Words[^1] of CO₂.',
        '1. one\n2. two',
        '**Table 1. Sizes.**',
        '| a | b |\n| --- | --- |\n| 1 | 2 |',
        '$x^2$ ends',
        '[^1]: A note.',
      ].join('\n\n'),
    )
  })

  it('reads books in DocBook', async () => {
    const xml =
      '<article xmlns="http://docbook.org/ns/docbook"><info><title>Guide</title><author><personname><firstname>Ida</firstname><surname>Morn</surname></personname></author></info><section><title>Use</title><para>Run <code>go</code><footnote><para>Soon.</para></footnote>:</para><programlisting>a\n  b</programlisting><itemizedlist><listitem><para>x</para></listitem></itemizedlist></section></article>'
    expect(await textOf(xml)).toBe(
      '# Guide\n\nIda Morn\n\n## Use\n\nRun `go`[^1]:\n\n```\na\n  b\n```\n\n- x\n\n[^1]: Soon.',
    )
  })

  it('reads data as tables and named values', async () => {
    const xml =
      '<stockList day="Monday"><owner><firstName>Ann</firstName></owner><item sku="1"><name>Pen</name></item><item sku="2"><name>Ink</name><price>3</price></item></stockList>'
    expect(await textOf(xml)).toBe(
      '# Stock list\n\nDay: Monday\n\n## Owner\n\nFirst name: Ann\n\n## Item\n\n| Sku | Name | Price |\n| --- | --- | --- |\n| 1 | Pen |  |\n| 2 | Ink | 3 |',
    )
  })

  it('reads web pages, feeds and drawings as what they are', async () => {
    expect(await textOf('<html xmlns="http://www.w3.org/1999/xhtml"><body><h1>Page</h1></body></html>')).toBe(
      '# Page',
    )
    expect(await textOf('<rss><channel><title>Feed</title></channel></rss>')).toBe('# Feed')
    expect(await textOf('<svg><text>Sign <tspan>words</tspan></text><script>x</script></svg>')).toBe(
      'Sign words',
    )
  })

  it('reads documents of word processors that are one file', async () => {
    const word =
      '<w:wordDocument xmlns:w="urn:w"><w:styles><w:style w:styleId="H"><w:name w:val="heading 1"/></w:style></w:styles><w:body><w:sect>' +
      '<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:r><w:t>Head</w:t></w:r></w:p><w:p><w:pPr><w:listPr><w:t w:val="a)"/></w:listPr></w:pPr><w:r><w:t>item</w:t></w:r></w:p>' +
      '<w:p><w:r><w:t>Word</w:t><w:footnote><w:p><w:r><w:t>Note.</w:t></w:r></w:p></w:footnote></w:r></w:p></w:sect></w:body></w:wordDocument>'
    expect(await textOf(word)).toBe('# Head\n\n- a) item\n\nWord[^1]\n\n[^1]: Note.')
    const open =
      '<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:t"><office:meta><x>skipped</x></office:meta>' +
      '<office:body><office:text><text:h text:outline-level="2">Head</text:h><text:p>Words</text:p></office:text></office:body></office:document>'
    expect(await textOf(open)).toBe('## Head\n\nWords')
  })

  it('survives depth', async () => {
    expect(await textOf(`<a>${'<b>'.repeat(60_000)}deep words${'</b>'.repeat(60_000)}</a>`)).toContain(
      'deep words',
    )
  })
})
