import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

type Kept = { headers: Record<string, string>; body: Buffer }

/** What a page asks of the browser: some of it, such as a process of its own, takes time whoever sends it. */
function policies(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => /policy|security|permissions/.test(name)))
}

/**
 * A server that does nothing but send files from memory, compressed ahead: the page at `path` of the product and all that
 * it asks for, as they are now.
 */
export async function serveCopy(address: string, path: string) {
  const files = new Map<string, Kept>()
  const html = await (await fetch(address + path)).text()
  const asked = [...html.matchAll(/ (?:href|src)="(\/(?:assets|fonts|[\w-]+\.)[^"]*)"/g)].map(
    ([, file = '']) => file,
  )
  for (const file of [path, ...asked]) {
    const answer = await fetch(address + file)
    const type = answer.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await answer.arrayBuffer())
    const packed = /^(font|image\/png)/.test(type)
    files.set(file, {
      headers: {
        ...policies(answer.headers),
        'content-type': type,
        ...(!packed && { 'content-encoding': 'br' }),
      },
      body: packed ? bytes : brotliCompressSync(bytes),
    })
  }
  const server = createServer((request, response) => {
    const kept = files.get(request.url ?? '')
    if (kept) response.writeHead(200, kept.headers).end(kept.body)
    else response.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
