import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * The address of whoever asks, with `proxies` of our own before the server. Each proxy appends the address it was asked
 * from to X-Forwarded-For, so the one that the outermost of ours has seen stands so many places from the right; what
 * stands before it was said by the client, and is not believed. Where that is no address, or with no proxies, it is the
 * address of the other end of the connection.
 */
export function clientAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const connected = socket.remoteAddress ?? ''
  if (proxies === 0) return connected
  const said = String(headers['x-forwarded-for'] ?? '').split(',')
  return addressIn(said.at(-proxies) ?? '') ?? connected
}

/** The address in one item of the list: some proxies add the port, and brackets around IPv6. */
function addressIn(item: string): string | undefined {
  const address = item
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
  return isIP(address) === 0 ? undefined : address
}
