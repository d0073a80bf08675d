import type { Extension } from './extensions.ts'

/** What a file is for people. */
export type Kind = 'text' | 'document' | 'spreadsheet' | 'presentation' | 'image' | 'archive' | 'mail'

/** What the bytes of a file are (see sniff.ts). */
export type Content =
  | 'text'
  | 'html'
  | 'xml'
  | 'feed'
  | 'svg'
  | 'mhtml'
  | 'pdf'
  | 'rtf'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'odt'
  | 'epub'
  | 'zip'
  | 'word'
  | 'excel'
  | 'powerpoint'
  | 'outlook'
  | 'encrypted'
  | 'ole'
  | 'picture'
  | 'binary'
  | 'empty'

export type ReaderName =
  | 'text'
  | 'markdown'
  | 'csv'
  | 'json'
  | 'jsonl'
  | 'tex'
  | 'notebook'
  | 'html'
  | 'xml'
  | 'feed'
  | 'epub'
  | 'docx'
  | 'odt'
  | 'archive'
  | 'pdf'
  | 'image'
  | 'xlsx'
  | 'xls'
  | 'pptx'
  | 'ppt'
  | 'doc'
  | 'rtf'
  | 'msg'

export type Format = {
  mediaType: string
  kind: Kind
  /** Which reader serves which content. Other content under this ending is refused. */
  reads: Partial<Record<Content, ReaderName>>
}

/** Marked-up text is text too: a page about HTML may well be a .txt file. */
const writtenAs = (reader: ReaderName) => ({
  text: reader,
  html: reader,
  xml: reader,
  feed: reader,
  svg: reader,
  mhtml: reader,
})
const picture = (mediaType: string): Format => ({ mediaType, kind: 'image', reads: { picture: 'image' } })
const page: Format = { mediaType: 'text/html', kind: 'document', reads: writtenAs('html') }
const feed = { feed: 'feed', xml: 'feed' } as const
const office = 'application/vnd.openxmlformats-officedocument'

/** Every format that is read, by its ending. Programs name some files by an older ending: those are read as what they are. */
const FORMATS = {
  txt: { mediaType: 'text/plain', kind: 'text', reads: writtenAs('text') },
  md: { mediaType: 'text/markdown', kind: 'text', reads: writtenAs('markdown') },
  markdown: { mediaType: 'text/markdown', kind: 'text', reads: writtenAs('markdown') },
  tex: { mediaType: 'application/x-tex', kind: 'text', reads: writtenAs('tex') },
  json: { mediaType: 'application/json', kind: 'text', reads: writtenAs('json') },
  jsonl: { mediaType: 'application/jsonl', kind: 'text', reads: writtenAs('jsonl') },
  ipynb: { mediaType: 'application/x-ipynb+json', kind: 'text', reads: writtenAs('notebook') },
  html: page,
  htm: page,
  xml: {
    mediaType: 'application/xml',
    kind: 'text',
    reads: { text: 'xml', xml: 'xml', svg: 'xml', feed: 'feed', html: 'html' },
  },
  rss: { mediaType: 'application/rss+xml', kind: 'text', reads: feed },
  atom: { mediaType: 'application/atom+xml', kind: 'text', reads: feed },
  pdf: { mediaType: 'application/pdf', kind: 'document', reads: { pdf: 'pdf' } },
  doc: {
    mediaType: 'application/msword',
    kind: 'document',
    reads: { word: 'doc', rtf: 'rtf', docx: 'docx', html: 'html', xml: 'xml', text: 'text' },
  },
  docx: { mediaType: `${office}.wordprocessingml.document`, kind: 'document', reads: { docx: 'docx' } },
  rtf: {
    mediaType: 'application/rtf',
    kind: 'document',
    reads: { rtf: 'rtf', word: 'doc', docx: 'docx', text: 'text' },
  },
  odt: { mediaType: 'application/vnd.oasis.opendocument.text', kind: 'document', reads: { odt: 'odt' } },
  epub: { mediaType: 'application/epub+zip', kind: 'document', reads: { epub: 'epub' } },
  ppt: {
    mediaType: 'application/vnd.ms-powerpoint',
    kind: 'presentation',
    reads: { powerpoint: 'ppt', pptx: 'pptx' },
  },
  pptx: {
    mediaType: `${office}.presentationml.presentation`,
    kind: 'presentation',
    reads: { pptx: 'pptx' },
  },
  csv: { mediaType: 'text/csv', kind: 'spreadsheet', reads: writtenAs('csv') },
  xls: {
    mediaType: 'application/vnd.ms-excel',
    kind: 'spreadsheet',
    reads: { excel: 'xls', xlsx: 'xlsx', xml: 'xls', html: 'html', text: 'csv' },
  },
  xlsx: { mediaType: `${office}.spreadsheetml.sheet`, kind: 'spreadsheet', reads: { xlsx: 'xlsx' } },
  png: picture('image/png'),
  jpg: picture('image/jpeg'),
  jpeg: picture('image/jpeg'),
  gif: picture('image/gif'),
  tif: picture('image/tiff'),
  tiff: picture('image/tiff'),
  bmp: picture('image/bmp'),
  webp: picture('image/webp'),
  msg: { mediaType: 'application/vnd.ms-outlook', kind: 'mail', reads: { outlook: 'msg' } },
  zip: {
    mediaType: 'application/zip',
    kind: 'archive',
    reads: { zip: 'archive', docx: 'docx', xlsx: 'xlsx', pptx: 'pptx', odt: 'odt', epub: 'epub' },
  },
} satisfies Record<Extension, Format>

/** The format with that ending; undefined when there is none. */
export function formatOf(extension: string): Format | undefined {
  return Object.hasOwn(FORMATS, extension) ? FORMATS[extension as Extension] : undefined
}

/** The media type for an ending; `application/octet-stream` for one that is not known. */
export function mediaTypeOf(extension: string): string {
  return formatOf(extension)?.mediaType ?? 'application/octet-stream'
}
