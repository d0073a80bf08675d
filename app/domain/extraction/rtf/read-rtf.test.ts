import { describe, expect, it } from 'vitest'

import { readRtf } from './read-rtf.ts'

const read = async (rtf: string) => {
  const input = { bytes: Buffer.from(rtf, 'latin1'), extension: 'rtf', languages: [], report() {} }
  return (await readRtf(input)).pages.map(({ text }) => text).join('\n\n')
}

describe('readRtf', () => {
  it('reads the code page of the file and of each font', async () => {
    expect(await read("{\\rtf1\\ansi\\ansicpg1251 \\'cf\\'f0\\'e8}")).toBe('При')
    const fonts =
      '{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset161 Arial Greek;}{\\f2\\fcharset128 Mincho;}}'
    expect(
      await read(`{\\rtf1\\ansi\\deff0${fonts} f\\'fcr {\\f1\\'e1\\'e2} {\\f2\\'93\\'fa\\'96{}\\'7b}}`),
    ).toContain('für αβ 日')
    expect(await read("{\\rtf1\\pca \\'81 ist \\'e1}")).toBe('ü ist ß')
  })

  it('passes over the substitutes of Unicode characters', async () => {
    expect(await read("{\\rtf1\\uc1 a\\u8364?b\\u8364\\'80c}")).toBe('a€b€c')
    expect(await read('{\\rtf1\\uc2 a\\u8364 EUb{\\uc0 \\u1046c}}')).toBe('a€bЖc')
    expect(await read('{\\rtf1 \\u-10179?\\u-8704?}')).toBe('😀')
    expect(await read('{\\rtf1 {\\upr{cafe}{\\*\\ud{caf\\u233?}}}}')).toBe('café')
  })

  it('skips what a star marks, and nothing but that', async () => {
    expect(await read('{\\rtf1 kept {\\*\\unknown gone} and {this \\*\\unknown stays} whole}')).toBe(
      'kept and this stays whole',
    )
  })

  it('finds headings by outline level, by style and, in plain files, by size', async () => {
    expect(await read('{\\rtf1{\\stylesheet{\\s1 heading 1;}}\\pard\\s1 Top\\par\\pard text\\par}')).toBe(
      '# Top\n\ntext',
    )
    expect(await read('{\\rtf1 \\pard\\outlinelevel1 Sub\\par\\pard text\\par}')).toBe('## Sub\n\ntext')
    const plain = '\\pard\\fs36 Large\\par\\pard\\fs22 A paragraph of the usual size.\\par'
    expect(await read(`{\\rtf1 ${plain}}`)).toBe('# Large\n\nA paragraph of the usual size.')
  })

  it('writes lists by their tables, by old marks and by typed marks', async () => {
    const tables =
      '{\\*\\listtable{\\list{\\listlevel\\levelnfc0\\levelstartat3{\\leveltext x;}}{\\listlevel\\levelnfc23}\\listid7}}{\\*\\listoverridetable{\\listoverride\\listid7\\ls1}}'
    expect(
      await read(
        `{\\rtf1${tables}\\pard\\ls1 three\\par\\pard\\ls1\\ilvl1 {\\listtext b\\tab}deep\\par\\pard\\ls1 four\\par}`,
      ),
    ).toBe('3. three\n   - deep\n4. four')
    expect(
      await read("{\\rtf1 \\pard{\\pntext\\'B7\\tab}{\\*\\pn\\pnlvlblt}one\\par{\\pntext x\\tab}two\\par}"),
    ).toBe('- one\n- two')
    expect(await read('{\\rtf1 \\pard\\li360 \\bullet\\tab one\\par\\li720 \\bullet\\tab deep\\par}')).toBe(
      '- one\n   - deep',
    )
  })

  it('writes tables', async () => {
    const row = (...cells: string[]) =>
      `\\trowd\\cellx100\\cellx200 ${cells.map((cell) => `\\pard\\intbl ${cell}\\cell`).join('')}\\row`
    expect(
      await read(`{\\rtf1 before\\par ${row('a|b', 'one\\par two')}${row('c', 'd')}\\pard after\\par}`),
    ).toBe('before\n\n| a\\|b | one two |\n| --- | --- |\n| c | d |\n\nafter')
  })

  it('shows what fields show and links only to the web and to mail', async () => {
    expect(
      await read('{\\rtf1 {\\field{\\*\\fldinst HYPERLINK "https://example.org/a b"}{\\fldrslt here}}}'),
    ).toBe('[here](https://example.org/a%20b)')
    expect(
      await read('{\\rtf1 {\\field{\\*\\fldinst HYPERLINK "javascript:alert(1)"}{\\fldrslt here}}}'),
    ).toBe('here')
    expect(
      await read('{\\rtf1 {\\field{\\*\\fldinst INCLUDEPICTURE "http://example.org/x"}{\\fldrslt kept}}}'),
    ).toBe('kept')
  })

  it('keeps notes and text boxes, and leaves out what nobody sees', async () => {
    expect(await read('{\\rtf1 word{\\super\\chftn{\\footnote\\pard\\chftn  The note.}} goes on}')).toBe(
      'word[^1] goes on\n\n[^1]: The note.',
    )
    expect(
      await read(
        '{\\rtf1 body{\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv y}}{\\shptxt boxed\\par}}{\\shprslt old}}\\par}',
      ),
    ).toBe('body\n\nboxed')
    const unseen =
      '{\\v hidden}{\\deleted gone}{\\header top}{\\*\\unknown x}{\\pict\\wmetafile8 ffff}{\\object{\\*\\objdata 01}{\\result shown}}'
    expect(await read(`{\\rtf1 ${unseen}}`)).toBe('shown')
  })

  it('is not led astray by lies and depth', async () => {
    expect(await read('{\\rtf1 words \\bin2147483647 x}')).toBe('words')
    expect(await read('{\\rtf1 a\\bin3 }}}b}')).toBe('ab')
    expect(await read(`{\\rtf1 ${'{'.repeat(100_000)}deep${'}'.repeat(100_000)} out}`)).toBe('deep out')
    expect(await read('}}}{\\rtf1 a').catch(String)).toContain('damaged')
    expect(await read('{\\rtf1 cut off \\')).toBe('cut off')
  })
})
