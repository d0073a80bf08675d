import { describe, expect, it } from 'vitest'

import { writeZip } from '../zip/write-zip.test-help.ts'
import { readPptx } from './read-pptx.ts'

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const link = (id: string, type: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"${more}/>`
const links = (entries: string) => `<Relationships>${entries}</Relationships>`
const run = (text: string) => `<a:r><a:t>${text}</a:t></a:r>`
const line = (text: string, properties = '') => `<a:p>${properties}${run(text)}</a:p>`
const shape = (place: string, body: string) =>
  `<p:sp><p:nvSpPr><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:txBody>${body}</p:txBody></p:sp>`

const LAYOUT = `<p:sldLayout><p:cSld><p:spTree>${shape('<p:ph idx="1"/>', '')}${shape(
  '<p:ph type="subTitle" idx="2"/>',
  '<a:lstStyle><a:lvl1pPr><a:buNone/></a:lvl1pPr></a:lstStyle>',
)}</p:spTree></p:cSld></p:sldLayout>`
const MASTER =
  '<p:sldMaster><p:txStyles><p:bodyStyle><a:lvl1pPr><a:buChar char="•"/></a:lvl1pPr><a:lvl2pPr><a:buChar char="–"/></a:lvl2pPr></p:bodyStyle></p:txStyles></p:sldMaster>'

/** A presentation of the slides' shapes, listed from the last to the first. */
function deck(
  slides: readonly { tree: string; links?: string; more?: string }[],
  parts: Record<string, string> = {},
) {
  const order = slides.map((_, nth) => `<p:sldId id="${256 + nth}" r:id="r${nth}"/>`).toReversed()
  return writeZip([
    {
      path: 'ppt/presentation.xml',
      content: `<p:presentation><p:sldIdLst>${order.join('')}</p:sldIdLst></p:presentation>`,
    },
    {
      path: 'ppt/_rels/presentation.xml.rels',
      content: links(slides.map((_, nth) => link(`r${nth}`, 'slide', `slides/s${nth}.xml`)).join('')),
    },
    { path: 'ppt/slideLayouts/l.xml', content: LAYOUT },
    {
      path: 'ppt/slideLayouts/_rels/l.xml.rels',
      content: links(link('m', 'slideMaster', '../slideMasters/m.xml')),
    },
    { path: 'ppt/slideMasters/m.xml', content: MASTER },
    ...slides.flatMap(({ tree, links: own = '', more = '' }, nth) => [
      {
        path: `ppt/slides/s${nth}.xml`,
        content: `<p:sld${more}><p:cSld><p:spTree>${tree}</p:spTree></p:cSld></p:sld>`,
      },
      {
        path: `ppt/slides/_rels/s${nth}.xml.rels`,
        content: links(link('l', 'slideLayout', '../slideLayouts/l.xml') + own),
      },
    ]),
    ...Object.entries(parts).map(([path, content]) => ({ path, content })),
  ])
}

const read = async (bytes: Uint8Array) => readPptx({ bytes, extension: 'pptx', languages: [], report() {} })
const slide = async (tree: string, own = '', parts: Record<string, string> = {}) =>
  (await read(deck([{ tree, links: own }], parts))).pages[0]?.text

describe('readPptx', () => {
  it('goes by the order of the presentation and names hidden slides', async () => {
    const { pages, notes } = await read(
      deck([
        { tree: shape('', line('first file')) },
        { tree: shape('', line('second file')), more: ' show="0"' },
      ]),
    )
    expect(pages.map(({ label, text }) => [label, text])).toEqual([
      ['Slide 1', 'second file'],
      ['Slide 2', 'first file'],
    ])
    expect(notes).toEqual(['Slide 1 is hidden in the presentation.'])
  })

  it('puts the title first and leaves out what stands on every slide', async () => {
    const tree = `${shape('<p:ph type="ftr"/>', line('footer'))}${shape('', line('body'))}${shape('<p:ph type="ctrTitle"/>', `<a:p>${run('Two')}<a:br/>${run('lines')}</a:p>`)}`
    expect(await slide(tree)).toBe('# Two lines\n\nbody')
  })

  it('knows which paragraphs bear marks: their own, the layout’s, the master’s', async () => {
    const body = `${line('one')}${line('deep', '<a:pPr lvl="1"/>')}${line('bare', '<a:pPr><a:buNone/></a:pPr>')}${line('first', '<a:pPr><a:buAutoNum type="arabicPeriod"/></a:pPr>')}`
    expect(await slide(shape('<p:ph idx="1"/>', body))).toBe('- one\n   - deep\n\nbare\n\n1. first')
    expect(await slide(shape('<p:ph type="subTitle" idx="2"/>', line('no mark')))).toBe('no mark')
    expect(await slide(shape('', line('a box')))).toBe('a box')
  })

  it('reads groups, tables and links, and passes over pictures', async () => {
    const cell = (text: string) => `<a:tc><a:txBody>${line(text)}</a:txBody></a:tc>`
    const table = `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr>${cell('h|1')}${cell('h2')}</a:tr><a:tr>${cell('c')}<a:tc hMerge="1"/></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
    const linked = '<a:p><a:r><a:rPr><a:hlinkClick r:id="w"/></a:rPr><a:t>site</a:t></a:r></a:p>'
    const tree = `<p:grpSp><p:grpSp>${shape('', line('inner'))}</p:grpSp></p:grpSp><p:pic><p:nvPicPr><p:cNvPr descr="a cat"/></p:nvPicPr></p:pic>${table}${shape('', linked)}`
    expect(await slide(tree, link('w', 'hyperlink', 'https://example.org/', ' TargetMode="External"'))).toBe(
      'inner\n\n| h\\|1 | h2 |\n| --- | --- |\n| c |  |\n\n[site](https://example.org/)',
    )
  })

  it('reads notes, diagrams and charts', async () => {
    const frame = (data: string) =>
      `<p:graphicFrame><a:graphic><a:graphicData>${data}</a:graphicData></a:graphic></p:graphicFrame>`
    const point = (id: string, text: string, more = '') =>
      `<dgm:pt modelId="${id}"${more}><dgm:t>${line(text)}</dgm:t></dgm:pt>`
    const diagram = `<dgm:dataModel><dgm:ptLst>${point('0', '', ' type="doc"')}${point('2', 'child')}${point('1', 'parent')}</dgm:ptLst><dgm:cxnLst><dgm:cxn srcId="1" destId="2" srcOrd="0"/><dgm:cxn srcId="0" destId="1" srcOrd="0"/><dgm:cxn srcId="2" destId="1" srcOrd="0"/></dgm:cxnLst></dgm:dataModel>`
    const points = (...values: string[]) =>
      values.map((value, nth) => `<c:pt idx="${nth}"><c:v>${value}</c:v></c:pt>`).join('')
    const chart = `<c:chartSpace><c:chart><c:title><c:tx><c:rich>${line('Sales')}</c:rich></c:tx></c:title><c:ser><c:tx>${points('Q')}</c:tx><c:cat>${points('a', 'b')}</c:cat><c:val>${points('1', '2')}</c:val></c:ser></c:chart></c:chartSpace>`
    const notes = `<p:notes><p:cSld><p:spTree>${shape('<p:ph type="body"/>', line('Say hello'))}${shape('<p:ph type="sldNum"/>', line('7'))}</p:spTree></p:cSld></p:notes>`
    const own =
      link('d', 'diagramData', '../d.xml') +
      link('c', 'chart', '../c.xml') +
      link('n', 'notesSlide', '../n.xml')
    const tree =
      frame('<dgm:relIds r:dm="d"/>') + frame('<c:chart r:id="c"/>') + frame('<c:chart r:id="missing"/>')
    expect(await slide(tree, own, { 'ppt/d.xml': diagram, 'ppt/c.xml': chart, 'ppt/n.xml': notes })).toBe(
      '- parent\n   - child\n\nSales\n\n|  | Q |\n| --- | --- |\n| a | 1 |\n| b | 2 |\n\nNotes:\n\nSay hello',
    )
  })

  it('refuses a package without a presentation', async () => {
    await expect(read(writeZip([{ path: 'ppt/slides/slide1.xml', content: '<p:sld/>' }]))).rejects.toThrow(
      'damaged',
    )
  })
})
