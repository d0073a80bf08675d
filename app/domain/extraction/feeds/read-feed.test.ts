import { describe, expect, it } from 'vitest'

import { readFeed } from './read-feed.ts'

async function textOf(xml: string): Promise<string> {
  const { pages } = await readFeed({ bytes: Buffer.from(xml), extension: 'rss', languages: [], report() {} })
  return pages.map((page) => page.text).join('\n\n')
}

describe('readFeed', () => {
  it('reads RSS with its entries, once each', async () => {
    const xml = `<rss xmlns:c="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
      <title>News &amp;amp; views</title><link>https://example.org/</link><description>About things</description>
      <item><title>First</title><link>https://example.org/1</link><dc:creator>Ann</dc:creator><pubDate>Mon, 01 Jan 2024</pubDate>
        <category>a</category><category>b</category><guid>7</guid>
        <description>&lt;p&gt;Long story begins&lt;/p&gt;</description>
        <c:encoded><![CDATA[<p>Long story begins and <b>goes on</b></p><script>alert(1)</script>]]></c:encoded></item>
      <item><description>No title, AT&T only</description></item>
    </channel></rss>`
    expect(await textOf(xml)).toBe(
      [
        '# News & views',
        'About things',
        '## First',
        'Author: Ann  \nDate: Mon, 01 Jan 2024  \nCategories: a, b',
        '<https://example.org/1>',
        'Long story begins and **goes on**',
        'No title, AT&T only',
      ].join('\n\n'),
    )
  })

  it('reads Atom with text, HTML and XHTML', async () => {
    const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><title type="html">A &lt;i&gt;feed&lt;/i&gt;</title>
      <entry><title>X</title><link rel="self" href="https://example.org/self"/><link href="https://example.org/x"/>
        <summary>Short</summary><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><ul><li>one</li></ul></div></content></entry>
      <entry><title>Y</title><link href="javascript:alert(1)"/><author><name>Bo</name><uri>https://example.org/bo</uri></author></entry></feed>`
    expect(await textOf(xml)).toBe(
      '# A feed\n\n## X\n\n<https://example.org/x>\n\nShort\n\n- one\n\n## Y\n\nAuthor: Bo',
    )
  })

  it('reads RSS 1.0, whose entries stand beside the channel', async () => {
    const xml =
      '<rdf:RDF xmlns:rdf="urn:rdf"><channel><title>Old</title></channel><item><title>Entry</title><description>Words</description></item></rdf:RDF>'
    expect(await textOf(xml)).toBe('# Old\n\n## Entry\n\nWords')
  })
  it('keeps the summary of a feed, and all that entries say in any script', async () => {
    const xml =
      '<rss xmlns:i="urn:i"><channel><title>Ferry</title><i:summary>Told on deck.</i:summary><item><title>A</title>' +
      '<description>Краткое начало</description><encoded>Совсем другие слова</encoded></item></channel></rss>'
    expect(await textOf(xml)).toBe(
      '# Ferry\n\nTold on deck.\n\n## A\n\nКраткое начало\n\nСовсем другие слова',
    )
  })
})
