import { describe, expect, it } from 'vitest'

import { writeZip } from '../zip/write-zip.test-help.ts'
import { readXlsx } from './read-xlsx.ts'

type Sheet = { name: string; xml: string; state?: string; comments?: string; links?: string }

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function workbook(
  sheets: readonly Sheet[],
  parts: { shared?: string; styles?: string; properties?: string } = {},
) {
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`
  const links = (entries: string) => `<Relationships>${entries}</Relationships>`
  const listed = sheets.map(
    ({ name, state }, nth) =>
      `<sheet name="${name}" sheetId="${nth + 1}" r:id="s${nth}"${state ? ` state="${state}"` : ''}/>`,
  )
  const files = sheets.flatMap(({ xml, comments = '', links: own = '' }, nth) => [
    { path: `xl/worksheets/sheet${nth}.xml`, content: `<worksheet>${xml}</worksheet>` },
    {
      path: `xl/worksheets/_rels/sheet${nth}.xml.rels`,
      content: links(link('c', 'comments', `../comments${nth}.xml`) + own),
    },
    {
      path: `xl/comments${nth}.xml`,
      content: `<comments><commentList>${comments}</commentList></comments>`,
    },
  ])
  const own = sheets.map((_, nth) => link(`s${nth}`, 'worksheet', `worksheets/sheet${nth}.xml`)).join('')
  return writeZip([
    { path: '_rels/.rels', content: links(link('r', 'officeDocument', 'xl/workbook.xml')) },
    {
      path: 'xl/workbook.xml',
      content: `<workbook>${parts.properties ?? ''}<sheets>${listed.join('')}</sheets></workbook>`,
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      content: links(
        `${own}${link('x', 'sharedStrings', 'sharedStrings.xml')}${link('y', 'styles', '/xl/styles.xml')}`,
      ),
    },
    { path: 'xl/sharedStrings.xml', content: `<sst>${parts.shared ?? ''}</sst>` },
    { path: 'xl/styles.xml', content: `<styleSheet>${parts.styles ?? ''}</styleSheet>` },
    ...files,
  ])
}

const read = async (bytes: Uint8Array) => readXlsx({ bytes, extension: 'xlsx', languages: [], report() {} })
const sheet = async (rows: string, parts: Parameters<typeof workbook>[1] = {}) =>
  (await read(workbook([{ name: 'One', xml: `<sheetData>${rows}</sheetData>` }], parts))).pages[0]?.text
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`

describe('readXlsx', () => {
  it('shows numbers as people see them', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="170" formatCode="#,##0.00\\ &quot;€&quot;"/><numFmt numFmtId="171" formatCode="dd.mm.yyyy"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="10"/><xf numFmtId="14"/></cellXfs>'
    const row =
      '<row r="1"><c r="A1"><v>0.30000000000000004</v></c><c r="B1" s="1"><v>1234.5</v></c><c r="C1" s="2"><v>45352</v></c><c r="D1" s="3"><v>0.125</v></c><c r="E1" s="4"><v>45352</v></c><c r="F1" t="b"><v>1</v></c><c r="G1" t="e"><v>#N/A</v></c></row>'
    expect(await sheet(row, { styles })).toContain(
      '| 0.3 | 1,234.50 € | 01.03.2024 | 12.50% | 2024-03-01 | TRUE | #N/A |',
    )
    for (const yes of ['1', 'true']) {
      const properties = `<workbookPr date1904="${yes}"/>`
      expect(await sheet('<row r="1"><c r="A1" s="2"><v>0</v></c></row>', { styles, properties })).toBe(
        '01.01.1904',
      )
    }
  })

  it('takes shared and rich strings, without readings, and the kept value of formulas', async () => {
    const shared =
      '<si><t>plain</t></si><si><r><t>rich </t></r><r><t>text</t></r><rPh><t>reading</t></rPh></si>'
    const row =
      '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="str"><f>HYPERLINK("http://example.org")</f><v>kept</v></c><c t="s"><v>99</v></c></row>'
    expect(await sheet(row, { shared })).toBe('| plain | rich text | kept |\n| --- | --- | --- |')
  })

  it('makes titles, tables between empty rows, and drops empty columns', async () => {
    const rows = `<row r="2">${text('B2', 'Report | 2024')}</row><row r="3">${text('B3', 'a')}${text('D3', 'b')}</row><row r="4">${text('D4', '1. x')}</row><row r="9">${text('A9', 'alone')}</row>`
    expect(await sheet(rows)).toBe('Report \\| 2024\n\n| a | b |\n| --- | --- |\n|  | 1. x |\n\nalone')
  })

  it('labels pages, leaves hidden sheets out and says so', async () => {
    const data = (word: string) => `<sheetData><row>${text('A1', word)}</row></sheetData>`
    const { pages, notes } = await read(
      workbook([
        { name: '__proto__', xml: data('first') },
        { name: 'Lists', xml: data('secret'), state: 'hidden' },
        { name: 'Sheet2', xml: data('third') },
      ]),
    )
    expect(pages.map((page) => [page.label, page.text])).toEqual([
      ['Sheet __proto__', 'first'],
      ['Sheet2', 'third'],
    ])
    expect(notes).toEqual(['1 hidden sheet was left out.'])
  })

  it('leaves comments out, whatever they refer to', async () => {
    const comments =
      '<comment ref="__proto__"><text><r><t>odd</t></r></text></comment><comment ref="B2"><text><t>check *this*</t></text></comment>'
    const { pages } = await read(
      workbook([{ name: 'One', xml: `<sheetData><row>${text('A1', 'cell')}</row></sheetData>`, comments }]),
    )
    expect(pages[0]?.text).toBe('cell')
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('tells where cells lead, to the web and to mail only', async () => {
    const xml = `<sheetData><row>${text('A1', 'site')}</row></sheetData><hyperlinks><hyperlink ref="A1" r:id="w"/><hyperlink ref="B2" r:id="j"/><hyperlink ref="C3" location="Other!A1"/></hyperlinks>`
    const outside = (id: string, target: string) =>
      `<Relationship Id="${id}" Type="${RELATIONSHIPS}/hyperlink" TargetMode="External" Target="${target}"/>`
    const links = outside('w', 'https://example.org/a_b') + outside('j', 'javascript:alert(1)')
    const { pages } = await read(workbook([{ name: 'One', xml, links }]))
    expect(pages[0]?.text).toBe('site\n\nLinks:\n\n- A1: https://example.org/a_b')
  })

  it('does not believe what a sheet says of its size', async () => {
    const far = `<row r="1">${text('A1', 'first')}</row><row r="1048576">${text('XFD1048576', 'last')}</row><row r="99999999">${text('A1', 'beyond')}</row>`
    const { pages } = await read(
      workbook([{ name: 'One', xml: `<dimension ref="A1:XFD1048576"/><sheetData>${far}</sheetData>` }]),
    )
    expect(pages[0]?.text).toBe('first\n\nlast\n\nbeyond')
  })

  it('refuses a shared string that is shown until it is too much text', async () => {
    const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(100)
    await expect(sheet(rows, { shared: `<si><t>${'long '.repeat(200)}</t></si>` })).rejects.toThrow(
      'more text',
    )
  })

  it('expands no entities and refuses a package without a workbook', async () => {
    const shared = '<!DOCTYPE sst [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><si><t>x &b; y</t></si>'
    expect(await sheet('<row><c t="s"><v>0</v></c></row>', { shared })).not.toContain('aaaaaaaaaa')
    await expect(read(writeZip([{ path: 'xl/other.xml', content: '<a/>' }]))).rejects.toThrow('damaged')
  })
})
