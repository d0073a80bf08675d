import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { INHERITED_NAMES, shapeOf, twinOf } from '#test/inherited-names.ts'
import { readerNamed } from './child/readers.ts'
import { formatOf, type ReaderName } from './formats.ts'
import { document } from './legacy/write-doc.test-help.ts'
import { writeOle } from './legacy/write-ole.test-help.ts'
import { PROPERTY } from './mail/properties.ts'
import { line, writePdf } from './pdf/write-pdf.ts'
import { RECORD } from './presentation/ppt-records.ts'
import {
  box,
  drawing,
  listed,
  presentation,
  record,
  slideAtom,
  wide,
} from './presentation/write-ppt.test-help.ts'
import { read } from './reading.test-help.ts'
import { writeZip } from './zip/write-zip.test-help.ts'

// What inherits from an object answers to `constructor`. So each name that objects inherit is put at each place of a
// format where files have names of their own, and must read like a word that nobody knows.

type Make = (name: string) => string | Uint8Array

const zip = (files: Record<string, string>) =>
  writeZip(Object.entries(files).map(([path, content]) => ({ path, content })))
const json = (value: unknown) => JSON.stringify(value)
/** JSON with `name` for NAME, also where an object of ours could not have it as a key. */
const named = (name: string, value: unknown) => json(value).replaceAll('NAME', name)
const bulk = 'Words of the miller, and more words that make a paragraph of them.'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const link = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
const links = (...all: string[]) => `<Relationships>${all.join('')}</Relationships>`

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" ' +
  `xmlns:r="${OFFICE}"`
const docx = (body: string, parts: Record<string, string> = {}) =>
  zip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': links(link('d', 'officeDocument', 'word/document.xml')),
    'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`,
    ...parts,
  })
const w = (text: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`

const ODF = ['office', 'text', 'table', 'style', 'draw']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')
const odt = (content: string, styles = '') =>
  zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content ${ODF} xmlns:fo="urn:fo"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${content}</office:text></office:body></office:document-content>`,
  })

const xlsx = (name: string, sheet: string, id = 's', styles = '') =>
  zip({
    '_rels/.rels': links(link('r', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook><sheets><sheet name="${name}" sheetId="1" r:id="${id}"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links(
      link(id, 'worksheet', 'worksheets/one.xml'),
      link('y', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/worksheets/one.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  })
const cell = (text: string, more = ' t="inlineStr"') =>
  `<row r="1"><c r="A1"${more}><is><t>${text}</t></is><v>7</v></c></row>`

const pptx = (tree: string, id = 's0', more: Record<string, string> = {}) =>
  zip({
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml': `<p:presentation><p:sldIdLst><p:sldId id="256" r:id="${id}"/></p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': links(link(id, 'slide', 'slides/one.xml')),
    'ppt/slides/one.xml': `<p:sld><p:cSld><p:spTree>${tree}</p:spTree></p:cSld></p:sld>`,
    ...more,
  })
const box2 = (text: string, place = '') =>
  `<p:sp><p:nvSpPr><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`

const epub = (name: string, body: string, more = '') =>
  zip({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>',
    'book.opf': `<package><metadata><dc:title>${name}</dc:title><meta name="${name}" content="x"/></metadata><manifest><item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml" properties="${name}"/><item id="other" href="other.xhtml" media-type="${name}"/></manifest><spine toc="${name}"><itemref idref="${name}"/><itemref idref="other" linear="${name}"/></spine></package>`,
    [`${name}.xhtml`]: `<html xmlns="http://www.w3.org/1999/xhtml"${more}><body>${body}</body></html>`,
    'other.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><body><p>Other</p></body></html>`,
  })

const message = (
  fields: Partial<Record<keyof typeof PROPERTY, string>>,
  attached: Record<string, string> = {},
) => {
  const streams: [string, Uint8Array][] = []
  const put = (folder: string, head: number, values: Record<string, string>) => {
    for (const [field, value] of Object.entries(values)) {
      const number = PROPERTY[field as keyof typeof PROPERTY].toString(16).padStart(4, '0')
      streams.push([`${folder}__substg1.0_${number}001F`, Buffer.from(value, 'utf16le')])
    }
    streams.push([`${folder}__properties_version1.0`, Buffer.alloc(head)])
  }
  put('', 32, fields)
  put('__recip_version1.0_#00000000/', 8, { displayName: fields.subject ?? 'Ben' })
  if (Object.keys(attached).length > 0) put('__attach_version1.0_#00000000/', 8, attached)
  return writeOle(Object.fromEntries(streams))
}

const rtf = (body: string, tables = '') => `{\\rtf1\\ansi${tables} ${body}\\par ${bulk}\\par}`

const spreadsheet = (name: string, inner: string) =>
  `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="${name}"><Table>${inner}</Table></Worksheet></Workbook>`

const xls = (names: string[]) => {
  const book = utils.book_new()
  for (const name of names) utils.book_append_sheet(book, utils.aoa_to_sheet([[name, bulk]]), name)
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer
}

const ppt = (text: string) => {
  const list = record(RECORD.slideList, [listed(2, 256)])
  const slide = record(RECORD.slide, [slideAtom(0), drawing(box(wide(0, text)), box(wide(1, bulk)))])
  return presentation([record(RECORD.document, [list]), slide])
}

/** By reader, the places of a file where names stand. */
const PLACES: Record<Exclude<ReaderName, 'image'>, Record<string, Make>> = {
  text: { word: (name) => `${bulk} ${name}.\n\n${name}: ${name}\n` },
  markdown: {
    words: (name) =>
      `# ${name}\n\n${bulk}[^${name}] ${name} [${name}] [link][${name}]\n\n[${name}]: #${name}\n[^${name}]: Note\n`,
    fence: (name) => `\`\`\`${name}\n${name}\n\`\`\`\n\n---\n${name}: ${name}\n---\n`,
    'front matter': (name) => `---\ntitle: A\n${name}: ${name}\n---\n\n${bulk}\n`,
    markup: (name) => `<${name} ${name}="${name}">${bulk}</${name}>\n`,
  },
  csv: {
    head: (name) => `${name},b\n1,2\n3,4\n`,
    cells: (name) => `a,b\n${name},${name}\n${name},2\n`,
    'one column': (name) => `${name}\n${name}\n`,
  },
  json: {
    key: (name) => named(name, { NAME: 'words', inner: { NAME: [1, 'x'], b: { NAME: null } } }),
    value: (name) => named(name, { title: 'NAME', list: ['NAME', 'NAME'] }),
    table: (name) => named(name, [{ NAME: 1, b: 2 }, { NAME: 3, b: 4 }, { b: 5 }, { NAME: 6, b: 7 }]),
    'missing in a table': (name) =>
      named(name, [
        { a: 1, b: 2 },
        { a: 3, NAME: 4 },
        { a: 5, b: 6 },
      ]),
    twice: (name) => `{"${name}": "one", "${name}": "two", "b": "three"}`,
  },
  jsonl: {
    key: (name) => named(name, { NAME: 'words', b: { NAME: 2 } }) + '\n' + named(name, { b: 1 }),
    table: (name) => [1, 2, 3].map((nth) => named(name, { NAME: nth, b: 2 })).join('\n'),
  },
  notebook: {
    'cell type': (name) =>
      named(name, { cells: [{ cell_type: 'NAME', source: bulk }], metadata: {}, nbformat: 4 }),
    output: (name) =>
      named(name, {
        cells: [
          {
            cell_type: 'code',
            source: 'x',
            NAME: 1,
            outputs: [
              { output_type: 'NAME', text: 'a' },
              {
                output_type: 'display_data',
                data: { NAME: 'b', 'text/plain': 'c' },
                metadata: { NAME: 'd' },
              },
              { output_type: 'error', ename: 'NAME', evalue: 'NAME' },
            ],
          },
        ],
        metadata: { NAME: 'y', language_info: { name: 'NAME' }, kernelspec: { language: 'NAME' } },
        NAME: [],
        nbformat: 4,
      }),
    attachment: (name) =>
      named(name, {
        cells: [
          { cell_type: 'markdown', source: `![NAME](attachment:NAME) ${bulk}`, attachments: { NAME: {} } },
        ],
        metadata: {},
      }),
  },
  tex: {
    environment: (name) => `${bulk}\n\\begin{${name}}\nInner words\n\\end{${name}}\n\nAfter`,
    'starred environment': (name) => `\\begin{${name}*}[x]{y}\nInner words\n\\end{${name}*}`,
    command: (name) => `Before \\${name}{inner words} after \\${name} end`,
    macro: (name) =>
      `\\newcommand{\\${name}}[1]{made of #1} \\${name}{words} and \\def\\${name}{other} \\${name}`,
    'own environment': (name) => `\\newenvironment{${name}}{begin}{end}\\begin{${name}}Inner\\end{${name}}`,
    theorem: (name) => `\\newtheorem{${name}}{Theorem}\\begin{${name}}Inner\\end{${name}}`,
    names: (name) =>
      `\\usepackage[${name}]{${name}} ${bulk} \\ref{${name}} \\cite{${name}} \\label{${name}} \\href{${name}}{${name}}`,
    'in a formula': (name) => `$\\${name}{x}$ and \\begin{equation}\\${name}\\end{equation}`,
    table: (name) => `\\begin{tabular}{${name}}a & \\${name}{b}\\\\ c & d\\end{tabular}`,
    list: (name) => `\\begin{itemize}\\item[${name}] one \\item \\${name}{two}\\end{itemize}`,
  },
  html: {
    element: (name) => `<p>Before <${name}>inner words</${name}> after</p><${name}>block</${name}>`,
    attribute: (name) => `<p ${name}="x" ${name}>words</p><a href="https://e.org" ${name}=y>link</a>`,
    names: (name) =>
      `<h1 id="${name}" class="${name}">Top</h1><p role="${name}" style="${name}: ${name}">words</p><a name="${name}" href="#${name}">there</a>`,
    list: (name) =>
      `<ol type="${name}" start="${name}"><li value="${name}">one<li>two</ol><ul type="${name}"><li>x</ul>`,
    head: (name) =>
      `<html lang="${name}"><head><meta charset="${name}"><meta name="${name}" content="${name}"><title>${name}</title></head><body><p>words</p></body></html>`,
    foreign: (name) =>
      `<svg><${name} ${name}="x">drawn</${name}></svg><math><${name}>x</${name}><mi ${name}="y">z</mi></math><p>words</p>`,
    table: (name) =>
      `<table ${name}><tr ${name}><td colspan="${name}" ${name}>a<td>b<tr><td>c<td><${name}>d</table>`,
    entity: (name) => `<p>&${name}; words &${name}</p>`,
    code: (name) => `<pre><code class="language-${name}">x = 1</code></pre>`,
  },
  xml: {
    root: (name) => `<${name}><p>${bulk}</p></${name}>`,
    record: (name) =>
      `<list><item><${name}>one</${name}><b>x</b></item><item><${name}>two</${name}><b>y</b></item></list>`,
    records: (name) => `<list><${name}><a>1</a><b>x</b></${name}><${name}><a>2</a><b>y</b></${name}></list>`,
    attribute: (name) => `<list><item ${name}="one" b="2"/><item ${name}="two" b="3"/><item b="4"/></list>`,
    prefix: (name) =>
      `<r xmlns:${name}="urn:x"><${name}:a ${name}:b="c">words</${name}:a><${name}:p>more</${name}:p></r>`,
    encoding: (name) => `<?xml version="1.0" encoding="${name}"?><a><b>words</b></a>`,
    entity: (name) => `<!DOCTYPE a [<!ENTITY ${name} "x">]><a>&${name}; words</a>`,
    document: (name) =>
      `<article><sec><title>T</title><p>a <${name}>b</${name}> c</p><list list-type="${name}"><list-item><p>x</p></list-item></list><${name}><p>y</p></${name}></sec></article>`,
    drawing: (name) =>
      `<svg xmlns="http://www.w3.org/2000/svg"><${name}><text ${name}="x">words</text></${name}></svg>`,
  },
  feed: {
    field: (name) =>
      `<rss><channel><title>News</title><${name}>about</${name}><item><title>One</title><${name}>two</${name}><link>https://e.org</link></item></channel></rss>`,
    attribute: (name) =>
      `<feed xmlns="http://www.w3.org/2005/Atom"><title type="${name}">T</title><entry ${name}="x"><title>E</title><link rel="${name}" href="https://e.org"/><content type="${name}">words</content><category term="${name}"/></entry></feed>`,
    prefix: (name) =>
      `<rss xmlns:${name}="urn:x"><channel><title>News</title><item><title>One</title><${name}:field>two</${name}:field></item></channel></rss>`,
  },
  epub: {
    names: (name) => epub(name, `<p id="${name}">words</p>`),
    elements: (name) =>
      epub('book', `<${name} ${name}="x"><p>words</p></${name}><ol type="${name}"><li>x</li></ol>`),
    prefix: (name) => epub('book', `<p ${name}:type="${name}">words</p>`, ` xmlns:${name}="urn:x"`),
  },
  docx: {
    style: (name) =>
      docx(w('Words', `<w:pStyle w:val="${name}"/>`) + w(bulk), {
        'word/_rels/document.xml.rels': links(link(name, 'styles', 'styles.xml')),
        'word/styles.xml': `<w:styles ${W}><w:style w:type="paragraph" w:styleId="${name}"><w:name w:val="${name}"/><w:basedOn w:val="${name}"/></w:style></w:styles>`,
      }),
    'style that is nowhere': (name) =>
      docx(
        w('Words', `<w:pStyle w:val="${name}"/>`) +
          `<w:p><w:r><w:rPr><w:rStyle w:val="${name}"/></w:rPr><w:t>run</w:t></w:r></w:p>`,
      ),
    numbering: (name) =>
      docx(w('One', `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${name}"/></w:numPr>`) + w(bulk), {
        'word/_rels/document.xml.rels': links(link('n', 'numbering', 'numbering.xml')),
        'word/numbering.xml': `<w:numbering ${W}><w:abstractNum w:abstractNumId="${name}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${name}"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="${name}"><w:abstractNumId w:val="${name}"/></w:num></w:numbering>`,
      }),
    field: (name) =>
      docx(
        `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${name} "x" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>shown</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p><w:p><w:fldSimple w:instr="${name}"><w:r><w:t>simple</w:t></w:r></w:fldSimple></w:p>`,
      ),
    element: (name) =>
      docx(
        `<w:${name}>${w('inner')}</w:${name}>${w(bulk)}<w:p><w:${name} w:${name}="x"><w:r><w:t>run</w:t></w:r></w:${name}></w:p>`,
      ),
    formula: (name) =>
      docx(
        `<w:p><m:oMath><m:${name}><m:r><m:t>x</m:t></m:r></m:${name}><m:acc><m:accPr><m:chr m:val="${name}"/></m:accPr><m:e><m:r><m:t>y</m:t></m:r></m:e></m:acc></m:oMath></w:p>`,
      ),
    names: (name) =>
      docx(
        `<w:p><w:bookmarkStart w:id="1" w:name="${name}"/><w:hyperlink w:anchor="${name}"><w:r><w:t>link</w:t></w:r></w:hyperlink><w:hyperlink r:id="${name}"><w:r><w:t>out</w:t></w:r></w:hyperlink><w:r><w:footnoteReference w:id="${name}"/></w:r><w:r><w:sym w:font="${name}" w:char="F0A7"/></w:r></w:p>`,
        {
          'word/_rels/document.xml.rels': links(
            link(name, 'hyperlink', 'https://e.org'),
            link('f', 'footnotes', `${name}.xml`),
          ),
          [`word/${name}.xml`]: `<w:footnotes ${W}><w:footnote w:id="${name}">${w('Note')}</w:footnote></w:footnotes>`,
        },
      ),
  },
  odt: {
    style: (name) =>
      odt(
        `<text:p text:style-name="${name}">words <text:span text:style-name="${name}">run</text:span></text:p>`,
        `<style:style style:name="${name}" style:family="paragraph" style:parent-style-name="${name}"/><style:style style:name="${name}" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>`,
      ),
    'style that is nowhere': (name) =>
      odt(
        `<text:p text:style-name="${name}">words</text:p><text:section text:style-name="${name}"><text:p>inside</text:p></text:section>`,
      ),
    list: (name) =>
      odt(
        `<text:list text:style-name="${name}"><text:list-item><text:p>one</text:p></text:list-item></text:list>`,
        `<text:list-style style:name="${name}"><text:list-level-style-number text:level="1" style:num-format="${name}" style:num-suffix="."/></text:list-style>`,
      ),
    element: (name) =>
      odt(
        `<text:${name}><text:p>inner</text:p></text:${name}><text:p ${name}="x">a <text:${name}>b</text:${name}></text:p>`,
      ),
    table: (name) =>
      odt(
        `<table:table table:name="${name}" table:style-name="${name}"><table:table-row><table:table-cell table:style-name="${name}"><text:p>a</text:p></table:table-cell><table:table-cell office:value-type="${name}"><text:p>b</text:p></table:table-cell></table:table-row></table:table>`,
      ),
  },
  archive: {
    path: (name) => zip({ [`${name}.txt`]: bulk, [`${name}/${name}.md`]: `# ${name}` }),
    ending: (name) => zip({ [`notes.${name}`]: bulk, 'ok.txt': 'words' }),
    'no ending': (name) => zip({ [name]: bulk, [`${name}/x`]: 'words' }),
    'broken file': (name) => zip({ [`${name}.docx`]: 'PK no archive', 'ok.txt': 'words' }),
  },
  xlsx: {
    sheet: (name) => xlsx(name, cell('words')),
    id: (name) => xlsx('One', cell(name), name),
    'kind of cell': (name) => xlsx('One', cell('words', ` t="${name}" s="${name}"`)),
    'format of a number': (name) =>
      xlsx(
        'One',
        '<row r="1"><c r="A1" s="0"><v>45352.5</v></c></row>',
        's',
        `<numFmts><numFmt numFmtId="164" formatCode="0 &quot;${name}&quot;"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>`,
      ),
  },
  xls: {
    sheet: (name) => xls([name]),
    'sheet among others': (name) => xls(['One', name, 'Two']),
    'sheet as XML': (name) =>
      spreadsheet(name, '<Row><Cell><Data ss:Type="String">words</Data></Cell></Row>'),
    'cell as XML': (name) =>
      spreadsheet(
        'One',
        `<Row><Cell ss:StyleID="${name}" ${name}="x"><Data ss:Type="${name}">words</Data></Cell></Row><${name}><Cell><Data>in</Data></Cell></${name}>`,
      ),
  },
  pptx: {
    placeholder: (name) => pptx(box2('words', `<p:ph type="${name}" idx="${name}"/>`)),
    id: (name) => pptx(box2(name), name),
    element: (name) => pptx(`<p:${name}>${box2('inner')}</p:${name}>${box2(bulk)}`),
    chart: (name) =>
      pptx(
        `<p:graphicFrame><a:graphic><a:graphicData uri="chart"><c:chart r:id="${name}"/></a:graphicData></a:graphic></p:graphicFrame>${box2('words')}`,
        's0',
        {
          'ppt/slides/_rels/one.xml.rels': links(link(name, 'chart', `../charts/${name}.xml`)),
          [`ppt/charts/${name}.xml`]: `<c:chartSpace><c:chart><c:plotArea><c:${name}><c:ser><c:tx><c:v>${name}</c:v></c:tx><c:cat><c:strRef><c:strCache><c:pt idx="0"><c:v>a</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache><c:pt idx="0"><c:v>1</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:${name}></c:plotArea></c:chart></c:chartSpace>`,
        },
      ),
  },
  ppt: { text: (name) => ppt(`${name} and ${name}`) },
  doc: {
    text: (name) => document([{ text: `${name}\r` }, { text: `${bulk} ${name}\r` }]),
    field: (name) =>
      document([{ text: `See \x13 ${name} "x" \x14shown words\x15, and \x13${name}\x15 more\r` }]),
  },
  rtf: {
    'control word': (name) => rtf(`Before \\${name} after \\${name}1 end`),
    destination: (name) => rtf(`Before {\\*\\${name} hidden words} and {\\${name} shown words} after`),
    font: (name) => rtf('\\f1 words', `{\\fonttbl{\\f1\\fnil ${name};}}`),
    style: (name) => rtf('\\pard\\s1 words\\par\\pard', `{\\stylesheet{\\s1 ${name};}}`),
    field: (name) => rtf(`{\\field{\\*\\fldinst ${name} "x"}{\\fldrslt shown}}`),
    info: (name) => rtf('words', `{\\info{\\title ${name}}{\\${name} x}}`),
    bookmark: (name) => rtf(`{\\*\\bkmkstart ${name}}words{\\*\\bkmkend ${name}}`),
  },
  msg: {
    people: (name) =>
      message({ subject: name, senderName: name, senderAddress: name, body: bulk, displayTo: name }),
    headers: (name) =>
      message({
        subject: 'Plan',
        body: bulk,
        headers: `${name}: ${name}\r\nFrom: ${name} <${name}@e.org>\r\nDate: ${name}\r\n`,
      }),
    attachment: (name) =>
      message(
        { subject: 'Plan', body: bulk },
        { attachLongFileName: `${name}.${name}`, attachFileName: name, displayName: name },
      ),
  },
  pdf: {
    // Names of PDF may hold letters alone here; all are drawn on one page, for a page takes its time.
    names: (name) =>
      writePdf([
        {
          content: `/${name} BMC ${line(bulk, 60, 700)} EMC /${name} gs /${name} Do /${name} cs /${name} <</${name} 1>> BDC ${line(name, 60, 660)} EMC`,
        },
      ]),
    font: (name) => writePdf([{ content: line('words', 60, 700, 11, name) + line(bulk, 60, 660) }]),
    entries: (name) =>
      writePdf([
        {
          content: line(bulk, 60, 700),
          entries: `/${name}(x)/Annots[<</Type/Annot/Subtype/${name}/T(${name})/Rect[0 0 9 9]/Contents(said)>>]`,
        },
      ]),
  },
}

/** What became of a file: all its text, as people get it, or why it was refused. */
async function outcome(reader: ReaderName, content: string | Uint8Array): Promise<string> {
  try {
    const { pages, notes, title } = await read(await readerNamed(reader), content, reader)
    return JSON.stringify({ pages, notes, title })
  } catch (error) {
    const { details } = error as { details?: { reason?: string } }
    // What is no refusal is a mistake of ours, and says so.
    if (!details?.reason) throw error
    return `refused: ${details.reason}`
  }
}

const places = Object.entries(PLACES).flatMap(([reader, all]) =>
  Object.entries(all).map(([place, make]) => ({ reader: reader as ReaderName, place, make })),
)

test.each(places)('$reader, $place: names that objects inherit are words', async ({ reader, make }) => {
  const [shapes, twins]: [[string, string][], [string, string][]] = [[], []]
  for (const name of INHERITED_NAMES) {
    shapes.push([name, shapeOf(await outcome(reader, make(name)))])
    twins.push([name, shapeOf(await outcome(reader, make(twinOf(name))))])
  }
  expect(shapes).toEqual(twins)
  // A file that cannot be read at all proves nothing.
  expect(twins.filter(([, shape]) => shape.startsWith(shapeOf('refused')))).toEqual([])
})

test('several sheets of such names are all there', async () => {
  const names = INHERITED_NAMES.filter((name, at, all) => {
    return all.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at
  })
  const { pages } = await read(await readerNamed('xls'), xls(names), 'xls')
  expect(pages.map(({ label }) => label)).toEqual(names.map((name) => `Sheet ${name}`))
  for (const [nth, name] of names.entries())
    expect(pages[nth]?.text.replaceAll('\\', '')).toContain(`| ${name} |`)
})

describe('endings', () => {
  test.each(INHERITED_NAMES)('.%s is none that is read', (name) => {
    expect(formatOf(name)).toBeUndefined()
  })
})
