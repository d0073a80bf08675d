import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

// An answer may be complete before the body it answers: a refusal by size, or of somebody who is not signed in. Closing
// the connection then loses the answer, because what still arrives resets it; keeping it needs the rest to be read.

/** So much of a body that nobody wants is still read, in bytes, so that the connection serves the next request. */
const REST_BYTES = 256 * 1024
/** So long is read what comes on a connection that is being closed, in milliseconds and bytes: until its client has seen why. */
const CLOSING = { ms: 5_000, bytes: 64 * 1024 * 1024 }
/** A body has to bring so many bytes in so many milliseconds, while it is being read. */
const SLOWEST_BODY = { ms: 20_000, bytes: 10_000 }

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Connections that have had their last answer; what else is asked on them is not done, because it cannot be answered. */
const closing = new WeakSet<Socket>()

/** Whether nothing is answered any more on the connection that `request` came by. */
export function isClosing({ socket }: IncomingMessage): boolean {
  return closing.has(socket)
}

/**
 * Sees to it that an answer given before all of the request has come reaches its client. A small rest is read, and the
 * connection kept; otherwise the answer says that the connection is closed, and it is when the client has had the time to
 * read it. Bodies that come more slowly than `SLOWEST_BODY` are given up with 408.
 */
export function endInOrder(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return
  const before = request.socket.bytesRead
  const isSmall = () => restOf(request, request.socket.bytesRead - before) <= REST_BYTES
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse
  response.writeHead = (...all: unknown[]) => {
    if (!request.complete && !isSmall()) closeAfter(request, response)
    return writeHead(...all)
  }
  response.once('finish', () => {
    if (!request.complete) discard(request)
  })
  giveUpWhenSlow(request, response)
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** How many bytes of a body are still to come, of which at most `come` have; what does not say its length may be endless. */
function restOf({ headers }: IncomingMessage, come: number): number {
  const length = headers['content-length']
  return length === undefined ? Number.POSITIVE_INFINITY : Number(length) - come
}

/** Reads the rest of a body for nothing. */
function discard(request: IncomingMessage): void {
  request.removeAllListeners('data')
  request.resume()
}

/** Has the connection closed once `response` is written: our side first, the other when it has closed its own. */
function closeAfter(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  response.shouldKeepAlive = false
  closing.add(socket)
  // Called by Node.js when the last answer is written. By itself it would close both sides at once.
  socket.destroySoon = () => {
    if (socket.destroyed) return
    socket.end()
    const end = () => socket.destroy()
    const patience = setTimeout(end, CLOSING.ms)
    const most = socket.bytesRead + CLOSING.bytes
    const look = setInterval(() => socket.bytesRead > most && end(), 100)
    socket.once('end', end)
    socket.once('close', () => {
      clearTimeout(patience)
      clearInterval(look)
    })
  }
}

/** Looks now and then whether a body still comes. Whoever does not read it cannot blame the client. */
function giveUpWhenSlow(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  let seen = socket.bytesRead
  const look = setInterval(() => {
    const come = socket.bytesRead - seen
    seen = socket.bytesRead
    if (request.complete || socket.destroyed) clearInterval(look)
    else if (come < SLOWEST_BODY.bytes && !request.isPaused()) {
      if (!response.headersSent) socket.write(TOO_SLOW)
      socket.destroySoon()
    }
  }, SLOWEST_BODY.ms)
  look.unref()
  for (const over of ['end', 'close'] as const) request.once(over, () => clearInterval(look))
}
