import {
  createServer,
  type ClientRequest,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** Names the visitor a request comes from, where many are played by one program; otherwise it is who has connected. */
export const CLIENT_HEADER = 'x-client'

/**
 * A reverse proxy on a free loopback port that gives requests to each of `targets` (host:port) in turn, as they come and
 * without holding anything back. A target that cannot be connected to is passed over, and so is one that dies before it has
 * begun to answer a GET; another request is then answered with 502, since it may have been obeyed.
 */
export async function startProxy() {
  const targets: string[] = []
  let turn = 0

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, tried: number) {
    const target = targets[turn++ % targets.length]
    if (target === undefined || tried >= targets.length * 2) {
      return void outgoing.writeHead(502, { 'x-proxy': 'nobody there' }).end('Bad gateway')
    }
    const [host, port] = target.split(':')
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': String(incoming.headers[CLIENT_HEADER] ?? incoming.socket.remoteAddress),
    }
    const options = { host, port, method: incoming.method, path: incoming.url, headers, agent: false }
    const asked: ClientRequest = send(options)
    let connected = false
    asked.on('socket', (socket) =>
      socket.on('connect', () => {
        connected = true
        socket.setNoDelay(true)
        incoming.pipe(asked)
      }),
    )
    asked.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      outgoing.flushHeaders()
      answer.pipe(outgoing)
      // A target that dies in the middle of its answer: the visitor's connection breaks, too.
      answer.on('error', () => outgoing.destroy())
    })
    asked.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy()
      else if (!connected || incoming.method === 'GET') {
        incoming.unpipe(asked)
        forward(incoming, outgoing, tried + 1)
      } else outgoing.writeHead(502, { 'x-proxy': 'died' }).end('Bad gateway')
    })
    outgoing.on('close', () => asked.destroy())
  }

  const server = createServer((incoming, outgoing) => forward(incoming, outgoing, 0))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sends to these from now on. */
    lead(...to: string[]) {
      targets.splice(0, targets.length, ...to)
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
