/** What pdf.js's two halves say to each other; only what is looked at here. */
type Message = { action?: string; stream?: number; chunk?: unknown; callback?: number; data?: unknown }
type Listener = (event: { data: unknown }) => void

/** Requests that hold nothing but numbers and names. */
const SMALL = new Set(['GetPage', 'GetTextContent', 'GetAnnotations', 'CleanupPage'])

const handed = new WeakSet<object>()

/** Says that nobody else has or will change `chunk`, a part of a stream. pdf.js itself fills its chunks again and again. */
export function handOver<Chunk extends object>(chunk: Chunk): Chunk {
  handed.add(chunk)
  return chunk
}

/**
 * The way between pdf.js's two halves where both are in one thread. pdf.js has one of its own, which copies every message:
 * that takes longer than reading the text. Here those that are made anew each time and changed by nobody are handed over as
 * they are.
 */
export function createLoopback() {
  const listeners = new Set<Listener>()
  return {
    postMessage(message: Message, transfer?: ArrayBuffer[]) {
      const data: unknown = isOneWay(message)
        ? message
        : structuredClone(message, { transfer: transfer ?? [] })
      queueMicrotask(() => {
        for (const listener of listeners) listener({ data })
      })
    },
    addEventListener(_: string, listener: Listener, { signal }: { signal?: AbortSignal } = {}) {
      listeners.add(listener)
      signal?.addEventListener('abort', () => listeners.delete(listener))
    },
    removeEventListener(_: string, listener: Listener) {
      listeners.delete(listener)
    },
  }
}

/** Whether whoever sends a message has nothing more to do with what is in it. */
function isOneWay({ action, stream, chunk, callback, data }: Message): boolean {
  if (stream !== undefined) return chunk === undefined || handed.has(chunk as object)
  if (action !== undefined) return SMALL.has(action)
  if (callback === undefined) return false
  const isNothing = data === undefined || data === null || (Array.isArray(data) && data.length === 0)
  return isNothing || (typeof data === 'object' && 'userUnit' in data)
}
