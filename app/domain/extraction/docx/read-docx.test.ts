import { describe, expect, it } from 'vitest'

import { writeZip } from '../zip/write-zip.test-help.ts'
import { readDocx } from './read-docx.ts'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

type Parts = Record<string, string>

const relationships = (all: [id: string, type: string, target: string, mode?: string][]) =>
  `<Relationships>${all
    .map(
      ([id, type, target, mode]) =>
        `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`

const PACKAGE = {
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': relationships([['rId1', 'officeDocument', 'word/document.xml']]),
}

/** A Word document with that body; `parts` are further files. */
function docx(body: string, parts: Parts = {}): Buffer {
  const all = {
    ...PACKAGE,
    'word/document.xml': `<w:document ${W} ${R} ${M}><w:body>${body}</w:body></w:document>`,
    ...parts,
  }
  return writeZip(Object.entries(all).map(([path, content]) => ({ path, content, deflate: true })))
}

const run = (words: string, properties = '') =>
  `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t xml:space="preserve">${words}</w:t></w:r>`
const paragraph = (content: string, properties = '') =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${content}</w:p>`

async function read(bytes: Buffer) {
  return readDocx({ bytes, extension: 'docx', languages: [], report() {} })
}

async function textOf(body: string, parts: Parts = {}): Promise<string> {
  const { pages } = await read(docx(body, parts))
  return pages.map((page) => page.text).join('\n\n')
}

const STYLES = `<w:styles ${W}>
  <w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>
  <w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="My head"/><w:basedOn w:val="berschrift1"/></w:style>
  <w:style w:type="paragraph" w:styleId="Ring"><w:name w:val="Ring"/><w:basedOn w:val="Ring"/></w:style>
  <w:style w:type="paragraph" w:styleId="Zitat"><w:name w:val="Quote"/></w:style>
  <w:style w:type="paragraph" w:styleId="Pre"><w:name w:val="HTML Preformatted"/></w:style>
  <w:style w:type="character" w:styleId="Fett"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>
</w:styles>`

const NUMBERING = `<w:numbering ${W}>
  <w:abstractNum w:abstractNumId="1">
    <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
    <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="(%2)"/></w:lvl>
    <w:lvl w:ilvl="2"><w:start w:val="1"/><w:numFmt w:val="lowerRoman"/><w:lvlText w:val="%1.%3"/></w:lvl>
  </w:abstractNum>
  <w:abstractNum w:abstractNumId="2">
    <w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl>
  </w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>
  <w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>
</w:numbering>`

const WITH_STYLES: Parts = {
  'word/_rels/document.xml.rels': relationships([
    ['s', 'styles', 'styles.xml'],
    ['n', 'numbering', 'numbering.xml'],
  ]),
  'word/styles.xml': STYLES,
  'word/numbering.xml': NUMBERING,
}

const styled = (style: string, words: string) => paragraph(run(words), `<w:pStyle w:val="${style}"/>`)
const numbered = (id: number, level: number, words: string) =>
  paragraph(run(words), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`)

describe('readDocx', () => {
  it('knows headings, quotes and code by the names of their styles, in any language', async () => {
    const body = [
      styled('berschrift1', 'One'),
      styled('Mine', 'Two'),
      styled('Ring', 'text'),
      styled('Zitat', 'said'),
    ]
    const code = [styled('Pre', 'a = 1'), styled('Pre', '  b = 2')]
    expect(await textOf([...body, ...code].join(''), WITH_STYLES)).toBe(
      '# One\n\n# Two\n\ntext\n\n> said\n\n```\na = 1\n  b = 2\n```',
    )
  })

  it('keeps the labels of lists, and goes on counting after other text', async () => {
    const body = [
      numbered(1, 0, 'first'),
      numbered(1, 1, 'clause'),
      numbered(1, 1, 'clause'),
      numbered(1, 2, 'deep'),
      numbered(1, 0, 'second'),
      paragraph(run('between')),
      numbered(1, 0, 'third'),
      numbered(1, 1, 'clause anew'),
      numbered(3, 0, 'restarted'),
      numbered(2, 0, 'bullet'),
      numbered(0, 0, 'none'),
    ]
    expect(await textOf(body.join(''), WITH_STYLES)).toBe(
      [
        '1. first\n   - (a) clause\n   - (b) clause\n     - 1.i deep\n2. second',
        'between',
        '3. third\n   - (a) clause anew',
        // Markdown tells two lists in a row apart by their signs.
        '5) restarted',
        '- bullet',
        'none',
      ].join('\n\n'),
    )
  })

  it('numbers headings as they are printed', async () => {
    const heading = (words: string) =>
      paragraph(run(words), '<w:pStyle w:val="berschrift1"/><w:numPr><w:numId w:val="1"/></w:numPr>')
    expect(await textOf(heading('Start') + heading('End'), WITH_STYLES)).toBe('# 1. Start\n\n# 2. End')
  })

  it('leaves out deleted, moved and hidden text, comments and instructions', async () => {
    const body = [
      paragraph(
        `${run('kept ')}<w:del>${run('deleted')}</w:del><w:ins>${run('inserted ')}</w:ins><w:moveFrom>${run('moved')}</w:moveFrom>` +
          `${run('hidden', '<w:vanish/>')}${run('shown', '<w:vanish w:val="0"/>')}<w:r><w:commentReference w:id="1"/></w:r>`,
      ),
      paragraph(
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>INCLUDETEXT "/etc/passwd"</w:instrText></w:r>' +
          `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('result')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      ),
      paragraph(run('joined '), '<w:rPr><w:del/></w:rPr>'),
      paragraph(run('words')),
      `<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>${paragraph(run('deleted row'))}</w:tc></w:tr></w:tbl>`,
    ]
    const comments = {
      'word/comments.xml': `<w:comments ${W}><w:comment w:id="1">${paragraph(run('secret'))}</w:comment></w:comments>`,
    }
    expect(await textOf(body.join(''), comments)).toBe('kept inserted shown\n\nresult\n\njoined words')
  })

  it('writes notes of both kinds at the end', async () => {
    const note = (kind: string, id: string) => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`
    const parts = {
      'word/_rels/document.xml.rels': relationships([
        ['f', 'footnotes', 'footnotes.xml'],
        ['e', 'endnotes', 'endnotes.xml'],
      ]),
      'word/footnotes.xml': `<w:footnotes ${W}><w:footnote w:type="separator" w:id="0">${paragraph(run('line'))}</w:footnote><w:footnote w:id="4">${paragraph(run('Foot.'))}</w:footnote></w:footnotes>`,
      'word/endnotes.xml': `<w:endnotes ${W}><w:endnote w:id="4">${paragraph(run('End.'))}</w:endnote></w:endnotes>`,
    }
    const body = paragraph(
      `${run('One')}${note('endnote', '4')}${run(' two')}${note('footnote', '4')}${note('footnote', '99')}`,
    )
    expect(await textOf(body, parts)).toBe('One[^1] two[^2]\n\n[^1]: End.\n\n[^2]: Foot.')
  })

  it('keeps links of fields and relationships, and no others', async () => {
    const parts = {
      'word/_rels/document.xml.rels': relationships([
        ['a', 'hyperlink', 'https://example.org/', 'External'],
        ['b', 'hyperlink', 'javascript:alert(1)', 'External'],
      ]),
    }
    const field = (words: string) =>
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://example.com/f" </w:instrText></w:r>' +
      `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${words}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
    const body = paragraph(
      `<w:hyperlink r:id="a">${run('web')}</w:hyperlink> <w:hyperlink r:id="b">${run(' bad ')}</w:hyperlink>` +
        `<w:hyperlink w:anchor="x">${run('place ')}</w:hyperlink>${field(run('two ') + run('runs'))}`,
    )
    expect(await textOf(body, parts)).toBe(
      '[web](https://example.org/) bad place [two runs](https://example.com/f)',
    )
  })

  it('shows what follows fields that were never closed or begun', async () => {
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
    const open = paragraph(
      `${run('a')}${mark('begin')}<w:r><w:instrText>DATE</w:instrText></w:r>${run('unseen')}`,
    )
    const stray = paragraph(`${mark('end')}${mark('separate')}${run('c')}${mark('end')}`)
    expect(await textOf(open + paragraph(run('b')) + stray)).toBe('a\n\nb\n\nc')
  })

  it('reads tables with cells over several columns and rows', async () => {
    const cell = (words: string, properties = '') =>
      `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(run(words))}</w:tc>`
    const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
    const body = `<w:tbl>${row(cell('A'), cell('B', '<w:gridSpan w:val="2"/>'))}${row(
      cell('x', '<w:vMerge w:val="restart"/>'),
      cell('1'),
      cell('2'),
    )}${row(cell('stale', '<w:vMerge/>'), cell('3'), `<w:sdt><w:sdtContent>${cell('4')}</w:sdtContent></w:sdt>`)}</w:tbl>`
    expect(await textOf(body)).toBe('| A | B |  |\n| --- | --- | --- |\n| x | 1 | 2 |\n|  | 3 | 4 |')
  })

  it('reads text boxes once, and pictures by their description', async () => {
    const box = `<w:txbxContent>${paragraph(run('boxed'))}</w:txbxContent>`
    const body = paragraph(
      `${run('before ')}<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice>` +
        `<mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r>` +
        '<w:r><w:drawing><wp:docPr descr="a bar chart" name="Picture 1"/><a:blip r:link="x"/></w:drawing></w:r>',
    )
    expect(await textOf(body)).toBe('before a bar chart\n\nboxed')
  })

  it('writes formulas in a line', async () => {
    const math =
      '<m:oMath><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f>' +
      '<m:r><m:t>=</m:t></m:r><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>'
    expect(await textOf(paragraph(`${run('So ')}${math}`))).toBe('So (a+b)/2=x^2')
  })

  it('reads tabs, breaks, symbols and raised text', async () => {
    const body = paragraph(
      `${run('a')}<w:r><w:tab/></w:r>${run('b')}<w:r><w:br/></w:r>${run('c')}<w:r><w:br w:type="page"/></w:r>` +
        `<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>${run('2', '<w:vertAlign w:val="superscript"/>')}<w:r><w:noBreakHyphen/></w:r>${run('z')}`,
    )
    expect(await textOf(body)).toBe('a b  \nc\n\nα²\u2011z')
  })

  it('tells heads and feet of pages once, without page numbers', async () => {
    const page = '<w:fldSimple w:instr=" PAGE "><w:r><w:t>17</w:t></w:r></w:fldSimple>'
    const parts = {
      'word/_rels/document.xml.rels': relationships([
        ['h1', 'header', 'header1.xml'],
        ['h2', 'header', 'header2.xml'],
        ['f1', 'footer', 'footer1.xml'],
      ]),
      'word/header1.xml': `<w:hdr ${W}>${paragraph(run('Example Ltd'))}</w:hdr>`,
      'word/header2.xml': `<w:hdr ${W}>${paragraph(run('Example Ltd'))}</w:hdr>`,
      'word/footer1.xml': `<w:ftr ${W}>${paragraph(page)}</w:ftr>`,
    }
    const { pages } = await read(docx(paragraph(run('Body')), parts))
    expect(pages.map((one) => [one.label, one.text])).toEqual([
      [null, 'Body'],
      ['Header and footer', 'Example Ltd'],
    ])
  })

  it('reads strict files and bodies of any depth', async () => {
    const strict = writeZip([
      {
        path: '_rels/.rels',
        content:
          '<Relationships><Relationship Id="a" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/word/main.xml"/></Relationships>',
      },
      {
        path: 'word/main.xml',
        content: `<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:r><x:t>Strict</x:t></x:r></x:p></x:body></x:document>`,
      },
    ])
    expect((await read(strict)).pages[0]?.text).toBe('Strict')
    const deep = `${'<w:sdt><w:sdtContent>'.repeat(20_000)}${'</w:sdtContent></w:sdt>'.repeat(20_000)}`
    expect(await textOf(`${deep}${paragraph(run('after'))}`)).toBe('after')
  })

  it('refuses what has no document part', async () => {
    const damaged = expect.objectContaining({ details: expect.objectContaining({ reason: 'damaged' }) })
    await expect(read(writeZip([{ path: '[Content_Types].xml', content: '<Types/>' }]))).rejects.toEqual(
      damaged,
    )
    await expect(read(docx('', { 'word/document.xml': '<html/>' }))).rejects.toEqual(damaged)
  })
})
