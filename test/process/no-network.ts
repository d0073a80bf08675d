import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

// Loaded before a program that is to work on a machine without a network: this machine alone can be reached, and every
// attempt to reach another one is told and fails.

const HERE = /^(?:localhost|127(?:\.\d+){3}|::1|)$/

function refuse(host: string): never {
  process.stderr.write(`wanted the network: ${host}\n`)
  throw Object.assign(new Error(`no way to ${host}`), { code: 'ENETUNREACH' })
}

type Target = { host?: string; path?: string }

/** Where a connection is to lead, however `connect` was called; empty for a socket on the disk. */
function hostOf([first, second]: unknown[]): string {
  if (Array.isArray(first)) return hostOf(first)
  if (typeof first === 'string') return ''
  const { host, path } = (typeof first === 'object' ? first : { host: second }) as Target
  return path ? '' : (host ?? '')
}

net.Socket.prototype.connect = new Proxy(Reflect.get(net.Socket.prototype, 'connect'), {
  apply(connect, socket, args: unknown[]) {
    const host = hostOf(args)
    if (!HERE.test(host)) refuse(host)
    return Reflect.apply(connect, socket, args) as net.Socket
  },
})

for (const api of [dns, dns.promises] as unknown as Record<string, unknown>[]) {
  for (const name of Object.keys(api)) {
    const original = api[name]
    if (!/^(?:lookup|resolve)/.test(name) || typeof original !== 'function') continue
    api[name] = (host: string, ...rest: unknown[]) =>
      HERE.test(host) ? (Reflect.apply(original, api, [host, ...rest]) as unknown) : refuse(host)
  }
}
dgram.Socket.prototype.send = () => refuse('a datagram')
syncBuiltinESMExports()
