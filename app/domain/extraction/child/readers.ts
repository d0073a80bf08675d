import type { ReaderName } from '../formats.ts'
import type { Reader } from '../reader.ts'

/** Readers are loaded when they are needed: the libraries behind them are large. */
const READERS: Record<ReaderName, () => Promise<Reader>> = {
  text: async () => (await import('../text/read-text.ts')).readText,
  markdown: async () => (await import('../text/read-markdown.ts')).readMarkdown,
  csv: async () => (await import('../text/read-csv.ts')).readCsv,
  json: async () => (await import('../text/read-json.ts')).readJson,
  jsonl: async () => (await import('../text/read-json.ts')).readJsonl,
  notebook: async () => (await import('../text/read-notebook.ts')).readNotebook,
  tex: async () => (await import('../tex/read-tex.ts')).readTex,
  html: async () => (await import('../html/read-html.ts')).readHtml,
  xml: async () => (await import('../xml/read-xml.ts')).readXml,
  feed: async () => (await import('../feeds/read-feed.ts')).readFeed,
  epub: async () => (await import('../epub/read-epub.ts')).readEpub,
  docx: async () => (await import('../docx/read-docx.ts')).readDocx,
  odt: async () => (await import('../odt/read-odt.ts')).readOdt,
  archive: async () => (await import('../archive/read-archive.ts')).readArchive,
  pdf: async () => (await import('../pdf/read-pdf.ts')).readPdf,
  image: async () => (await import('../images/read-image.ts')).readImage,
  xlsx: async () => (await import('../spreadsheet/read-xlsx.ts')).readXlsx,
  xls: async () => (await import('../spreadsheet/read-xls.ts')).readXls,
  pptx: async () => (await import('../presentation/read-pptx.ts')).readPptx,
  ppt: async () => (await import('../presentation/read-ppt.ts')).readPpt,
  doc: async () => (await import('../legacy/read-doc.ts')).readDoc,
  rtf: async () => (await import('../rtf/read-rtf.ts')).readRtf,
  msg: async () => (await import('../mail/read-msg.ts')).readMsg,
}

/** Rounds after which reading a PDF is no longer made faster by having read others. */
const ROUNDS = 4

/** Makes the slowest reader faster, in steps, as long as no file is there. */
export async function warmUp(isWanted: () => boolean): Promise<void> {
  const { warmUpPdf } = await import('../pdf/warm-up.ts')
  for (let round = 0; round < ROUNDS && !isWanted(); round++) await warmUpPdf()
}

/** The reader of that name. */
export function readerNamed(name: ReaderName): Promise<Reader> {
  return READERS[name]()
}
