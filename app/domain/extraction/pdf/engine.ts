import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MessageChannel, Worker } from 'node:worker_threads'
import type * as pdfjsModule from 'pdfjs-dist'
import type { PDFDocumentProxy, PDFPageProxy, PDFWorker } from 'pdfjs-dist'
import { LIMITS } from '../limits.ts'
import { refusal } from '../refusals.ts'

export type PdfDocument = PDFDocumentProxy
export type PdfPage = PDFPageProxy

type PdfJs = typeof pdfjsModule
/** `parser` is the file of the part that parses. */
type Engine = { pdfjs: PdfJs; parser: string; files: Record<string, string | boolean> }

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
  // Parses in this thread, as long as no other is asked for: a process of its own reads each file.
  const parser = pathToFileURL(join(folder, 'legacy/build/pdf.worker.min.mjs')).href
  pdfjs.GlobalWorkerOptions.workerSrc = parser
  await import(parser)
  return {
    pdfjs,
    parser,
    files: {
      cMapUrl: join(folder, 'cmaps/'),
      cMapPacked: true,
      standardFontDataUrl: join(folder, 'standard_fonts/'),
      wasmUrl: join(folder, 'wasm/'),
      iccUrl: join(folder, 'iccs/'),
    },
  }
}

type Beside = { parser: PDFWorker; thread: Worker }
let beside: Promise<Beside> | undefined

/**
 * A second parser, in a thread beside this one; the same at every call. What kills the thread, such as too little memory,
 * ends the process.
 */
export async function parserBeside(): Promise<PDFWorker> {
  beside ??= startParser()
  return (await beside).parser
}

/** Whether the second parser has been started. */
export function hasParserBeside(): boolean {
  return beside !== undefined
}

/** Lets go of the second parser and its memory. */
export async function endParserBeside(): Promise<void> {
  const ended = beside
  beside = undefined
  await (await ended)?.thread.terminate()
}

async function startParser(): Promise<Beside> {
  const { pdfjs, parser } = await pdfEngine()
  const { port1, port2 } = new MessageChannel()
  const thread = new Worker(new URL('parser-thread.ts', import.meta.url), {
    workerData: { parser, port: port2 },
    transferList: [port2],
  })
  thread.unref()
  return { parser: pdfjs.PDFWorker.create({ port: port1 as unknown as globalThis.Worker }), thread }
}

/**
 * Opens a PDF of `bytes`, which pdf.js takes over. Throws the refusals `password_pdf`, `damaged` and `too_many_pages`.
 * An empty user password opens by itself. `parser` is one beside this thread.
 */
export async function openPdf(bytes: Uint8Array, parser?: PDFWorker): Promise<PdfDocument> {
  const { pdfjs, files } = await pdfEngine()
  const task = pdfjs.getDocument({
    ...NO_CODE,
    ...files,
    ...(parser ? { worker: parser } : {}),
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
