import { Worker } from 'node:worker_threads'
import { moduleBeside } from '../module-beside.ts'
import type { PageLayout } from './page-layout.ts'

/** What the thread is asked: to open a file of these bytes, to read a page, counted from 1, to let go of the file. */
export type Request = { open: Uint8Array } | { page: number } | { close: true }
export type Answer = { opened: boolean } | { page: number; layout: PageLayout | undefined }

export type ThreadBeside = {
  /** Opens a file; whether that went well. One at a time. */
  open(bytes: Uint8Array): Promise<boolean>
  /** The layout of a page with fonts in the thread's own names; nothing where the page is damaged. */
  layoutOf(page: number): Promise<PageLayout | undefined>
  close(): void
}

let beside: { thread: Worker; calls: ThreadBeside } | undefined

/**
 * A second thread that reads pages; the same at every call. What kills it, such as too little memory, ends the process.
 */
export function threadBeside(): ThreadBeside {
  beside ??= start()
  return beside.calls
}

/** Whether the second thread has been started. */
export function hasThreadBeside(): boolean {
  return beside !== undefined
}

/** Lets go of the second thread and its memory. */
export async function endThreadBeside(): Promise<void> {
  const ended = beside
  beside = undefined
  await ended?.thread.terminate()
}

function start() {
  const thread = new Worker(moduleBeside('layout-thread', import.meta.url))
  thread.unref()
  const asked = new Map<number, (layout: PageLayout | undefined) => void>()
  let opened: ((isOpen: boolean) => void) | undefined
  thread.on('message', (answer: Answer) => {
    if ('opened' in answer) opened?.(answer.opened)
    else {
      asked.get(answer.page)?.(answer.layout)
      asked.delete(answer.page)
    }
  })
  const ask = (request: Request) => thread.postMessage(request, [])
  const calls: ThreadBeside = {
    open(bytes) {
      return new Promise((resolve) => {
        opened = resolve
        ask({ open: bytes })
      })
    },
    layoutOf(page) {
      return new Promise((resolve) => {
        asked.set(page, resolve)
        ask({ page })
      })
    },
    close: () => ask({ close: true }),
  }
  return { thread, calls }
}
