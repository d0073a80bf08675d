import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as pdfjsModule from 'pdfjs-dist'
import type { PDFDocumentProxy, PDFPageProxy, PDFWorker } from 'pdfjs-dist'
import { LIMITS } from '../limits.ts'
import { refusal } from '../refusals.ts'
import { readDrawnAnnotations } from './drawn-annotations.ts'
import { createLoopback } from './loopback.ts'
import { readTextFaster } from './page-text.ts'
import { loadParser } from './pdfjs-parser.ts'

export type PdfDocument = PDFDocumentProxy
export type PdfPage = PDFPageProxy

type PdfJs = typeof pdfjsModule
/** `worker` is the part that parses. */
type Engine = { pdfjs: PdfJs; worker: PDFWorker; files: Record<string, string | boolean> }

/** Pixels of a picture in a PDF: A4 at 600 dots per inch has 35 million, and each is held as three or four bytes. */
const PIXELS = 48_000_000

/** Versions of pdf.js before 5 made code of fonts and functions; newer ones never do. */
const NO_CODE: Record<string, boolean> = { isEvalSupported: false }

/** Loaded at once: a process that is started ahead has it ready when its file comes. */
const engine = load()
engine.catch(() => undefined)

/**
 * pdf.js with its decoders (CCITT, JBIG2, JPEG 2000), character maps and standard fonts from disk.
 */
export function pdfEngine(): Promise<Engine> {
  return engine
}

async function load(): Promise<Engine> {
  const entry = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
  const folder = dirname(entry)
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const parser = await loadParser(pathToFileURL(join(folder, 'legacy/build/pdf.worker.mjs')).href)
  readTextFaster(parser)
  readDrawnAnnotations(parser)
  // Parses in this thread: a process of its own reads each file.
  const port = createLoopback()
  parser.WorkerMessageHandler.initializeFromPort(port)
  return {
    pdfjs,
    worker: pdfjs.PDFWorker.create({ port: port as unknown as globalThis.Worker, verbosity: 0 }),
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
  const { pdfjs, worker, files } = await pdfEngine()
  const task = pdfjs.getDocument({
    ...NO_CODE,
    ...files,
    worker,
    data: bytes,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: PIXELS,
    verbosity: 0,
  })
  const document = await task.promise.catch((error: unknown) => {
    throw refusal(nameOf(error) === 'PasswordException' ? 'password_pdf' : 'damaged', undefined, error)
  })
  if (document.numPages > LIMITS.pdfPages) throw refusal('too_many_pages')
  if (document.numPages < 1) throw refusal('damaged')
  return document
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}
