import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as pdfjsModule from 'pdfjs-dist'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { definePDFJSModule, getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { LIMITS } from '../limits.ts'
import { refusal } from '../refusals.ts'
import { loadParser } from './untold.ts'

export type PdfDocument = PDFDocumentProxy
export type PdfPage = PDFPageProxy

type PdfJs = typeof pdfjsModule
type Engine = { pdfjs: PdfJs; files: Record<string, string | boolean> }

/** Pixels of a picture in a PDF: A4 at 600 dots per inch has 35 million, and each is held as three or four bytes. */
const PIXELS = 48_000_000

/** Versions of pdf.js before 5 made code of fonts and functions; newer ones never do. */
const NO_CODE: Record<string, boolean> = { isEvalSupported: false }

/** Loaded at once: a process that is started ahead has it ready when its file comes. */
const engine = load()
engine.catch(() => undefined)

/**
 * Returns pdf.js, as unpdf has it, with its decoders (CCITT, JBIG2, JPEG 2000), character maps and standard fonts from disk.
 */
export function pdfEngine(): Promise<Engine> {
  return engine
}

async function load(): Promise<Engine> {
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  // Where pdf.js looks for its parser first. It parses in this thread: a process of its own reads each file.
  const pdfjsWorker = await loadParser(pathToFileURL(join(folder, 'legacy/build/pdf.worker.mjs')).href)
  Object.assign(globalThis, { pdfjsWorker })
  await definePDFJSModule(() => import('pdfjs-dist/legacy/build/pdf.mjs'))
  return {
    pdfjs: (await getResolvedPDFJS()) as unknown as PdfJs,
    files: {
      cMapUrl: join(folder, 'cmaps/'),
      cMapPacked: true,
      standardFontDataUrl: join(folder, 'standard_fonts/'),
      wasmUrl: join(folder, 'wasm/'),
      iccUrl: join(folder, 'iccs/'),
    },
  }
}

/**
 * Opens a PDF of `bytes`, which pdf.js takes over. Throws the refusals `password_pdf`, `damaged` and `too_many_pages`.
 * An empty user password opens by itself.
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const { files } = await pdfEngine()
  const opened = getDocumentProxy(bytes, {
    ...NO_CODE,
    ...files,
    // The numbers of signs, by which it is seen which of them the file says a letter for.
    fontExtraProperties: true,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: PIXELS,
    verbosity: 0,
  })
  const document = await opened.catch((error: unknown) => {
    throw refusal(nameOf(error) === 'PasswordException' ? 'password_pdf' : 'damaged', undefined, error)
  })
  if (document.numPages > LIMITS.pdfPages) throw refusal('too_many_pages')
  if (document.numPages < 1) throw refusal('damaged')
  // unpdf's types are those of the pdf.js that it carries.
  return document as unknown as PdfDocument
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}
