import sharp from 'sharp'
import { drawPage } from '#app/domain/extraction/ocr/draw-page.test-help.ts'
import { line, writePdf } from '#app/domain/extraction/pdf/write-pdf.ts'
import { writeZip } from '#app/domain/extraction/zip/write-zip.test-help.ts'

/** What a reader of each file sees. */
export const SHOWN = 'The ferry leaves at nine'
/** What each file says of its writer, its place, and what was deleted in it or remarked on it: no reader sees it. */
export const PLANTED = /planted/i

const core = (more = '') =>
  `<cp:coreProperties><dc:creator>PlantedAuthor</dc:creator><cp:lastModifiedBy>PlantedEditor</cp:lastModifiedBy><dc:description>PlantedDescription</dc:description><cp:keywords>PlantedKeyword</cp:keywords>${more}</cp:coreProperties>`
const app =
  '<Properties><Company>PlantedCompany</Company><Manager>PlantedManager</Manager><Template>PlantedTemplate.dotx</Template></Properties>'

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationships = (...links: [id: string, type: string, target: string][]) =>
  `<Relationships>${links.map(([id, type, target]) => `<Relationship Id="${id}" Type="${TYPE}/${type}" Target="${target}"/>`).join('')}</Relationships>`

/** A package of Office with its properties, which name the writer. */
function office(main: string, parts: Record<string, string>): Buffer {
  const all = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationships(
      ['m', 'officeDocument', main],
      ['c', 'core-properties', 'docProps/core.xml'],
      ['a', 'extended-properties', 'docProps/app.xml'],
      ['u', 'custom-properties', 'docProps/custom.xml'],
    ),
    'docProps/core.xml': core(),
    'docProps/app.xml': app,
    'docProps/custom.xml':
      '<Properties><property name="Case"><vt:lpwstr>PlantedProperty</vt:lpwstr></property></Properties>',
    ...parts,
  }
  return writeZip(Object.entries(all).map(([path, content]) => ({ path, content, deflate: true })))
}

function docx(): Buffer {
  const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const by = 'w:id="7" w:author="PlantedReviewer" w:date="2026-01-01T00:00:00Z"'
  const run = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`
  const comment = (words: string) =>
    `<w:comments ${W}><w:comment ${by} w:initials="PlantedInitials"><w:p>${run(words)}</w:p></w:comment></w:comments>`
  const body =
    `<w:p><w:commentRangeStart w:id="7"/>${run(SHOWN)}<w:commentRangeEnd w:id="7"/><w:r><w:commentReference w:id="7"/></w:r>` +
    `<w:ins ${by}>${run(' sharp')}</w:ins><w:del ${by}><w:r><w:delText>PlantedDeletion</w:delText></w:r></w:del>` +
    `<w:moveFrom ${by}>${run('PlantedMove')}</w:moveFrom></w:p>` +
    `<w:p><w:pPr><w:rPr><w:del ${by}/></w:rPr></w:pPr><w:del ${by}><w:r><w:delText>PlantedParagraph</w:delText></w:r></w:del></w:p>`
  return office('word/document.xml', {
    'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`,
    'word/comments.xml': comment('PlantedComment'),
    'word/commentsExtended.xml': comment('PlantedReply'),
    'word/people.xml': '<w15:people><w15:person w15:author="PlantedPerson"/></w15:people>',
    'word/_rels/document.xml.rels': relationships(['c', 'comments', 'comments.xml']),
  })
}

function pptx(): Buffer {
  const tree = (words: string) =>
    `<p:cSld><p:spTree><p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:txBody><a:p><a:r><a:t>${words}</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld>`
  return office('ppt/presentation.xml', {
    'ppt/presentation.xml':
      '<p:presentation><p:sldIdLst><p:sldId id="256" r:id="s"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels': relationships(
      ['s', 'slide', 'slides/s.xml'],
      ['w', 'commentAuthors', 'commentAuthors.xml'],
    ),
    'ppt/slides/s.xml': `<p:sld>${tree(SHOWN)}</p:sld>`,
    'ppt/slides/_rels/s.xml.rels': relationships(['c', 'comments', '../comments/c.xml']),
    'ppt/comments/c.xml': '<p:cmLst><p:cm authorId="0"><p:text>PlantedComment</p:text></p:cm></p:cmLst>',
    'ppt/commentAuthors.xml':
      '<p:cmAuthorLst><p:cmAuthor id="0" name="PlantedReviewer" initials="PlantedInitials"/></p:cmAuthorLst>',
  })
}

function xlsx(): Buffer {
  const cell = `<c r="A1" t="inlineStr"><is><t>${SHOWN}</t></is></c>`
  return office('xl/workbook.xml', {
    'xl/workbook.xml':
      '<workbook><fileSharing userName="PlantedUser"/><sheets><sheet name="One" sheetId="1" r:id="s"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships(
      ['s', 'worksheet', 'worksheets/s.xml'],
      ['v', 'revisionHeaders', 'revisions/revisionHeaders.xml'],
    ),
    'xl/worksheets/s.xml': `<worksheet><sheetData><row r="1">${cell}</row></sheetData></worksheet>`,
    'xl/worksheets/_rels/s.xml.rels': relationships(
      ['c', 'comments', '../comments.xml'],
      ['t', 'threadedComment', '../threadedComments/t.xml'],
    ),
    'xl/comments.xml':
      '<comments><authors><author>PlantedReviewer</author></authors><commentList><comment ref="A1" authorId="0"><text><t>PlantedComment</t></text></comment></commentList></comments>',
    'xl/threadedComments/t.xml':
      '<ThreadedComments><threadedComment ref="A1"><text>PlantedThread</text></threadedComment></ThreadedComments>',
    'xl/persons/person.xml': '<personList><person displayName="PlantedPerson"/></personList>',
    'xl/revisions/revisionHeaders.xml': '<headers><header userName="PlantedUser"/></headers>',
    'xl/revisions/revisionLog1.xml':
      '<revisions><rcc><oc r="A1" t="inlineStr"><is><t>PlantedOld</t></is></oc></rcc></revisions>',
  })
}

/** A workbook of before 2007 as XML, whose comments hold their words as cells do. */
const spreadsheetXml = () =>
  Buffer.from(
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">' +
      '<DocumentProperties><Author>PlantedAuthor</Author><Company>PlantedCompany</Company></DocumentProperties>' +
      `<Worksheet ss:Name="One"><Table><Row><Cell><Data ss:Type="String">${SHOWN}</Data>` +
      '<Comment ss:Author="PlantedReviewer"><ss:Data xmlns="http://www.w3.org/TR/REC-html40"><B>PlantedReviewer:</B> PlantedComment</ss:Data></Comment>' +
      '</Cell></Row></Table></Worksheet></Workbook>',
  )

function odt(): Buffer {
  const names = ['office', 'text', 'dc', 'meta']
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(' ')
  const info = '<dc:creator>PlantedReviewer</dc:creator><dc:date>2026-01-01</dc:date>'
  const content =
    `<text:tracked-changes><text:changed-region text:id="d"><text:deletion><office:change-info>${info}</office:change-info><text:p>PlantedDeletion</text:p></text:deletion></text:changed-region></text:tracked-changes>` +
    `<text:p>${SHOWN}<text:change text:change-id="d"/><office:annotation>${info}<text:p>PlantedComment</text:p></office:annotation></text:p>`
  const parts = {
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content ${names}><office:body><office:text>${content}</office:text></office:body></office:document-content>`,
    'meta.xml': `<office:document-meta ${names}><office:meta><meta:initial-creator>PlantedAuthor</meta:initial-creator><dc:creator>PlantedEditor</dc:creator><meta:user-defined>PlantedProperty</meta:user-defined></office:meta></office:document-meta>`,
  }
  return writeZip(Object.entries(parts).map(([path, part]) => ({ path, content: part })))
}

const rtf = () =>
  Buffer.from(
    '{\\rtf1\\ansi{\\info{\\author PlantedAuthor}{\\operator PlantedEditor}{\\*\\company PlantedCompany}{\\doccomm PlantedDescription}}' +
      '{\\*\\revtbl{Unknown;}{PlantedReviewer;}}' +
      `${SHOWN}{\\deleted\\revauthdel1 PlantedDeletion}{\\*\\atnid PI}{\\*\\atnauthor PlantedReviewer}\\chatn{\\*\\annotation{\\*\\atnref 1}PlantedComment}\\par}`,
  )

function pdf(): Buffer {
  const remark = (kind: string) =>
    `<</Type/Annot/Subtype/${kind}/T(PlantedReviewer)/Contents(PlantedComment)/RC(<p>PlantedRich</p>)/Rect[60 690 200 715]/QuadPoints[60 715 200 715 60 690 200 690]>>`
  const written = writePdf([
    {
      content: line(SHOWN, 60, 700),
      entries: `/Annots[${remark('Text')}${remark('Highlight')}${remark('Popup')}]`,
    },
  ]).toString('latin1')
  // The places of objects are counted from the start, so that what is appended moves none of them.
  const info =
    '<</Author(PlantedAuthor)/Creator(PlantedProgram)/Subject(PlantedDescription)/Keywords(PlantedKeyword)>>'
  return Buffer.from(
    written.replace(/trailer\s*<</, (trailer) => `${trailer}/Info ${info}`),
    'latin1',
  )
}

/** A picture of text with the place where it was taken, who took it and what they wrote about it. */
async function photograph(kind: 'jpeg' | 'png'): Promise<Buffer> {
  const page = drawPage(SHOWN, { width: 1100, height: 240, margin: 70 }).toBuffer('image/png')
  return sharp(page)
    .withExif({
      IFD0: { Artist: 'PlantedAuthor', Copyright: 'PlantedOwner', ImageDescription: 'PlantedDescription' },
      IFD2: { UserComment: 'PlantedComment', BodySerialNumber: 'PlantedCamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSAreaInformation: 'PlantedPlace' },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description><dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">PlantedAuthor</dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>',
    )
    .toFormat(kind)
    .toBuffer()
}

const html = () =>
  Buffer.from(
    `<!doctype html><html><head><title>Ferry</title><meta name="author" content="PlantedAuthor"><meta name="geo.position" content="PlantedPlace"></head><body><!-- PlantedComment --><p data-editor="PlantedEditor">${SHOWN}</p><template>PlantedTemplate</template></body></html>`,
  )

/** Files of many formats that show `SHOWN` and hold what `PLANTED` matches, by their names. */
export async function plantedFiles(): Promise<[name: string, bytes: Buffer][]> {
  return [
    ['letter.docx', docx()],
    ['slides.pptx', pptx()],
    ['table.xlsx', xlsx()],
    ['table.xls', spreadsheetXml()],
    ['letter.odt', odt()],
    ['letter.rtf', rtf()],
    ['letter.pdf', pdf()],
    ['photograph.jpg', await photograph('jpeg')],
    ['photograph.png', await photograph('png')],
    ['page.html', html()],
  ]
}
