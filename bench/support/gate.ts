import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/**
 * A door on a free loopback port to a service at `url`, which can be shut and opened again: what comes through it cannot
 * reach the service while it is shut. `fetched` counts the GET requests that went through.
 */
export async function startGate(url: string) {
  const to = new URL(url)
  const open = new Set<Socket>()
  let fetched = 0
  const server = createServer((visitor) => {
    const service = connect(Number(to.port), to.hostname)
    for (const socket of [visitor, service]) {
      open.add(socket)
      socket.on('close', () => {
        open.delete(socket)
        visitor.destroy()
        service.destroy()
      })
      socket.on('error', () => {})
    }
    // A request without a body is one piece.
    visitor.on('data', (chunk: Buffer) => {
      if (chunk.subarray(0, 4).toString('latin1') === 'GET ') fetched++
    })
    visitor.pipe(service)
    service.pipe(visitor)
  })
  const listen = (port: number) =>
    new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    fetched: () => fetched,
    /** Ends all connections; new ones are refused from now on. */
    async shut() {
      for (const socket of open) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
    open: () => listen(port),
    stop() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

export type Gate = Awaited<ReturnType<typeof startGate>>
