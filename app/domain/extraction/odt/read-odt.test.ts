import { describe, expect, it } from 'vitest'

import { writeZip } from '../zip/write-zip.test-help.ts'
import { readOdt } from './read-odt.ts'

const NAMES = ['office', 'text', 'table', 'style', 'draw', 'manifest']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')

/** An OpenDocument text with that content and those automatic styles. */
function odt(content: string, styles = '', files: Record<string, string> = {}): Buffer {
  const body = `<office:document-content ${NAMES} xmlns:fo="urn:fo" xmlns:xlink="urn:xlink"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${content}</office:text></office:body></office:document-content>`
  const all = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': body, ...files }
  return writeZip(Object.entries(all).map(([path, part]) => ({ path, content: part })))
}

async function read(...parts: Parameters<typeof odt>) {
  return readOdt({ bytes: odt(...parts), extension: 'odt', languages: [], report() {} })
}

async function textOf(...parts: Parameters<typeof odt>): Promise<string> {
  return (await read(...parts)).pages.map((page) => page.text).join('\n\n')
}

const p = (words: string, style = '') =>
  `<text:p${style ? ` text:style-name="${style}"` : ''}>${words}</text:p>`
const item = (...content: string[]) => `<text:list-item>${content.join('')}</text:list-item>`

const STYLES =
  '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Quotations"/>' +
  '<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>' +
  '<style:style style:name="H" style:family="text"><style:text-properties text:display="none"/></style:style>' +
  '<style:style style:name="Up" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>' +
  '<text:list-style style:name="N"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/>' +
  '<text:list-level-style-number text:level="2" style:num-format="a" style:num-suffix=")" text:display-levels="2"/></text:list-style>' +
  '<text:list-style style:name="D"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/></text:list-style>'

describe('readOdt', () => {
  it('reads headings, quotes, marks and spaces', async () => {
    const content = [
      p('Name', 'Title'),
      '<text:h text:outline-level="2">Part</text:h>',
      p(
        'a<text:s text:c="3"/>b<text:tab/>c <text:span text:style-name="B">bold</text:span>, x<text:span text:style-name="Up">2</text:span><text:line-break/>next',
      ),
      p('said', 'P1'),
      p('more', 'P1'),
      p('x = 1', 'Preformatted_20_Text'),
      p('<text:s text:c="2"/>y', 'Preformatted_20_Text'),
    ]
    expect(await textOf(content.join(''), STYLES)).toBe(
      '# Name\n\n## Part\n\na b c **bold**, x²  \nnext\n\n> said\n>\n> more\n\n```\nx = 1\n  y\n```',
    )
  })

  it('leaves out comments, deleted and hidden text', async () => {
    const content =
      `<text:tracked-changes><text:changed-region><text:deletion>${p('deleted')}</text:deletion></text:changed-region></text:tracked-changes>` +
      p(
        'a<office:annotation>' +
          p('comment') +
          '</office:annotation><text:span text:style-name="H">hidden</text:span><text:hidden-text>x</text:hidden-text> b',
      ) +
      `<text:section text:display="none">${p('hidden part')}</text:section><text:section>${p('c')}</text:section>`
    expect(await textOf(content, STYLES)).toBe('a b\n\nc')
  })

  it('keeps the labels of lists and goes on counting', async () => {
    const list = (content: string, extra = '') =>
      `<text:list text:style-name="N"${extra}>${content}</text:list>`
    const content = [
      list(item(p('one'), `<text:list>${item(p('sub'))}</text:list>`) + item(p('two'))),
      p('between'),
      list(item(p('three')), ' text:continue-numbering="true"'),
      // A list that begins below the first level goes on the item before it.
      list(item(`<text:list>${item(p('below'))}</text:list>`), ' text:continue-numbering="true"'),
      `<text:list text:style-name="D">${item(p('dot'))}</text:list>`,
    ]
    expect(await textOf(content.join(''), STYLES)).toBe(
      '1. one\n   - 1.a) sub\n2. two\n\nbetween\n\n3. three\n   - 3.a) below\n\n- dot',
    )
  })

  it('puts notes at the end and text boxes after their paragraph', async () => {
    const note = `<text:note><text:note-citation>7</text:note-citation><text:note-body>${p('The note.')}</text:note-body></text:note>`
    const box = `<draw:frame><draw:text-box>${p('boxed')}</draw:text-box></draw:frame>`
    const picture =
      '<draw:frame><draw:image xlink:href="http://example.org/x.png"/><svg:desc>a map</svg:desc></draw:frame>'
    expect(await textOf(p(`Word${note} ${box}${picture}`) + p('End'))).toBe(
      'Word[^1] a map\n\nboxed\n\nEnd\n\n[^1]: The note.',
    )
  })

  it('reads formulas of embedded objects', async () => {
    const formula =
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><msup><mi>x</mi><mn>2</mn></msup></math>'
    const frame = '<draw:frame><draw:object xlink:href="./Object 1"/></draw:frame>'
    expect(await textOf(p(`So ${frame}.`), '', { 'Object 1/content.xml': formula })).toBe('So x^2.')
  })

  it('reads tables, with repeated and covered cells', async () => {
    const cell = (words: string, extra = '') =>
      `<table:table-cell${extra}>${words ? p(words) : ''}</table:table-cell>`
    const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
    const content = `<table:table><table:table-header-rows>${row(
      cell('A'),
      cell('B', ' table:number-columns-spanned="2"'),
      '<table:covered-table-cell/>',
    )}</table:table-header-rows>${row(cell('x'), cell('same', ' table:number-columns-repeated="2"'))}${row(
      cell('', ' table:number-columns-repeated="1000000000"'),
    )}</table:table>`
    expect(await textOf(content)).toBe('| A | B |  |\n| --- | --- | --- |\n| x | same | same |')
  })

  it('bounds what a few bytes ask for', async () => {
    const text = await textOf(p('a<text:s text:c="2000000000"/>b') + p('c', 'P9'), STYLES)
    expect(text).toBe('a b\n\nc')
  })

  it('says so when a password is needed or the content is missing', async () => {
    const refused = (reason: string) =>
      expect.objectContaining({ details: expect.objectContaining({ reason }) })
    const manifest = `<manifest:manifest ${NAMES}><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>`
    await expect(read('', '', { 'META-INF/manifest.xml': manifest })).rejects.toEqual(refused('password'))
    await expect(read('', '', { 'content.xml': '<a/>' })).rejects.toEqual(refused('damaged'))
  })

  it('tells heads and feet of pages on a page of their own', async () => {
    const styles = `<office:document-styles ${NAMES}><office:master-styles><style:master-page><style:header>${p('Example Ltd')}</style:header><style:footer>${p('<text:page-number>3</text:page-number>')}</style:footer></style:master-page></office:master-styles></office:document-styles>`
    const { pages } = await read(p('Body'), '', { 'styles.xml': styles })
    expect(pages.map((page) => page.text)).toEqual(['Body', 'Example Ltd'])
  })
})
