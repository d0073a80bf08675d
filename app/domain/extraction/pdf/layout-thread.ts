import { parentPort } from 'node:worker_threads'
import { type PdfDocument, openPdf } from './engine.ts'
import { layoutOfPage } from './page-layout.ts'
import type { Answer, Request } from './thread-beside.ts'

// A thread that reads pages as the one does that started it: opens the file it is given, and tells the layout of each page
// it is asked for.

let document: PdfDocument | undefined

parentPort!.on('message', (request: Request) => void answer(request))

async function answer(request: Request): Promise<void> {
  if ('open' in request) {
    document = await openPdf(request.open).catch(() => undefined)
    tell({ opened: document !== undefined })
  } else if ('page' in request) {
    tell({ page: request.page, layout: document && (await layoutOfPage(document, request.page)) })
  } else {
    const done = document
    document = undefined
    await done?.loadingTask.destroy()
  }
}

function tell(message: Answer): void {
  parentPort!.postMessage(message, [])
}
