import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A line between the browser and the server that can be broken. */
export type Line = {
  /** The server's address at this end of the line. */
  address: string
  /** Breaks every connection there is; new ones get through. */
  cut(): void
  close(): Promise<void>
}

/** Opens a line to the server at `address` on a free port. */
export async function openLine(address: string): Promise<Line> {
  const { hostname, port } = new URL(address)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.pipe(to)
      // A broken line is what it is for.
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy()
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close() {
      cut()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}
