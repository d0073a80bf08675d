import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseReader } from './choose.ts'

/** A ZIP container with entries of these names and texts; `packed` deflates them. */
function zip(entries: Record<string, string>, packed = true): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(entries)) {
    const data = packed && name !== 'mimetype' ? deflateRawSync(text) : Buffer.from(text)
    const method = packed && name !== 'mimetype' ? 8 : 0
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(method, 8)
    local.writeUInt32LE(data.length, 18)
    local.writeUInt32LE(text.length, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(data.length, 20)
    entry.writeUInt32LE(text.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(local, Buffer.from(name), data)
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + data.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(entries).length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...directory, end])
}

/** A compound file whose directory has streams of these names. */
function ole(...names: string[]): Buffer {
  const header = Buffer.alloc(512)
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(1, 48)
  const directory = ['Root Entry', ...names].map((name) => {
    const entry = Buffer.alloc(128)
    entry.write(name, 'utf16le')
    entry.writeUInt16LE((name.length + 1) * 2, 64)
    return entry
  })
  return Buffer.concat([header, Buffer.alloc(512), ...directory])
}

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const types = '[Content_Types].xml'
const docx = zip({ [types]: '<Types/>', 'word/document.xml': '<w:document/>' })
const xlsx = zip({ [types]: '<Types/>', 'xl/workbook.xml': '<workbook/>' })
const epub = zip({ mimetype: 'application/epub+zip', 'META-INF/container.xml': '<container/>' })
const odt = zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' })
const page = Buffer.from('<!DOCTYPE html>\n<html><body>Hello</body></html>')
const packedPage = Buffer.from(
  'MIME-Version: 1.0\nContent-Type: multipart/related; boundary="x"\n\n--x\n\nSome =E4 words',
)
const rtf = Buffer.from('{\\rtf1\\ansi Hello}')
const text = Buffer.from('Plain words.')
const program = Buffer.concat([
  Buffer.from('MZ'),
  Buffer.alloc(100),
  Buffer.from('This program cannot be run'),
])
const pdf = Buffer.from('%PDF-1.4\n1 0 obj')
const sheets2003 = Buffer.from(
  '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
)

test.each([
  ['txt', text, 'text'],
  ['txt', page, 'text'],
  ['txt', packedPage, 'text'],
  ['md', text, 'markdown'],
  ['csv', Buffer.from('a;b\n1;2'), 'csv'],
  ['json', Buffer.from('{"a": 1}'), 'json'],
  ['html', page, 'html'],
  ['html', Buffer.from('<?xml version="1.0"?><!-- x --><html xmlns="x"/>'), 'html'],
  ['xml', Buffer.from('<?xml version="1.0"?><note/>'), 'xml'],
  ['xml', Buffer.from('<?xml version="1.0"?><rss version="2.0"/>'), 'feed'],
  ['atom', Buffer.from('<feed xmlns="http://www.w3.org/2005/Atom"/>'), 'feed'],
  ['txt', Buffer.from('\ufeffwords', 'utf16le'), 'text'],
  ['pdf', pdf, 'pdf'],
  ['pdf', Buffer.concat([Buffer.from('Content-Length: 12\r\n\r\n'), pdf]), 'pdf'],
  ['docx', docx, 'docx'],
  ['xlsx', xlsx, 'xlsx'],
  ['epub', epub, 'epub'],
  ['odt', odt, 'odt'],
  ['zip', zip({ 'notes.txt': 'words' }), 'archive'],
  ['zip', docx, 'docx'],
  ['docx', zip({ 'other.xml': 'x' }), 'docx'],
  ['doc', ole('WordDocument'), 'doc'],
  ['doc', rtf, 'rtf'],
  ['doc', page, 'html'],
  ['doc', docx, 'docx'],
  ['doc', text, 'text'],
  ['rtf', rtf, 'rtf'],
  ['rtf', ole('WordDocument'), 'doc'],
  ['xls', ole('Workbook'), 'xls'],
  ['xls', ole('Book'), 'xls'],
  ['xls', Buffer.from('0908100000060500', 'hex'), 'xls'],
  ['xls', xlsx, 'xlsx'],
  ['xls', page, 'html'],
  ['xls', Buffer.from('a\tb\n1\t2'), 'csv'],
  ['xls', sheets2003, 'xls'],
  ['ppt', ole('PowerPoint Document'), 'ppt'],
  ['msg', ole('__properties_version1.0', '__substg1.0_1000001F'), 'msg'],
  ['png', png, 'image'],
  ['jpg', png, 'image'],
  ['xml', Buffer.from('<?xml version="1.0"?>\n<table><row><a>1</a></row></table>'), 'xml'],
  ['xml', Buffer.from('<!DOCTYPE article PUBLIC "-//NLM//DTD JATS//EN" "a.dtd">\n<article/>'), 'xml'],
  ['xml', Buffer.from('<article xmlns="http://docbook.org/ns/docbook" version="5.0"/>'), 'xml'],
  ['xml', Buffer.from('<?xml version="1.0"?><div xmlns="http://www.w3.org/1999/xhtml">a</div>'), 'html'],
  ['xml', Buffer.from('<table><tr><td>a</table>'), 'html'],
])('a .%s file is read as what it is (%#)', (extension, bytes, reader) => {
  expect(chooseReader(extension, bytes)).toBe(reader)
})

test.each([
  ['exe', text, 'type'],
  ['txt', Buffer.alloc(0), 'empty'],
  ['pdf', page, 'mismatch'],
  ['pdf', Buffer.concat([page, pdf]), 'mismatch'],
  ['pdf', docx, 'mismatch'],
  ['png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'mismatch'],
  ['png', pdf, 'mismatch'],
  ['txt', docx, 'mismatch'],
  ['txt', rtf, 'mismatch'],
  ['txt', png, 'mismatch'],
  ['docx', program, 'mismatch'],
  ['doc', program, 'mismatch'],
  ['doc', packedPage, 'mismatch'],
  ['txt', program, 'mismatch'],
  ['docx', xlsx, 'mismatch'],
  ['docx', ole('WordDocument'), 'mismatch'],
  ['doc', ole('Workbook'), 'mismatch'],
  ['rss', page, 'mismatch'],
  ['html', Buffer.from(Array.from({ length: 400 }, (_, at) => (at * 91) % 256)), 'mismatch'],
  ['docx', ole('EncryptionInfo', 'EncryptedPackage'), 'password'],
  ['docx', ole(), 'password'],
])('a .%s file that is something else is refused (%#: %s)', (extension, bytes, reason) => {
  expect(() => chooseReader(extension, bytes)).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ reason }) as unknown }) as Error,
  )
})

test('a document in a mail does not make the mail a document', () => {
  const mail = ole('__properties_version1.0', '__substg1.0_37010102', 'WordDocument')
  expect(chooseReader('msg', mail)).toBe('msg')
})

test('what is too old says so, and what is encrypted beside a page that tells it is encrypted', () => {
  for (const begin of ['dba52d00', '9ba52100', 'ff575043'])
    expect(() => chooseReader('doc', Buffer.from(begin + '00'.repeat(60), 'hex'))).toThrow('older than')
  expect(() => chooseReader('docx', ole('WordDocument', 'EncryptedPackage'))).toThrow('password-protected')
})
