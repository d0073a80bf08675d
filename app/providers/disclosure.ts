import { BlockList, isIP } from 'node:net'

/** Somebody outside this server who is told something: a heading that names them, and what they get, when. */
export type OutsideParty = { name: string; gets: readonly string[] }

/** Whom a part of the product tells something as it is configured, and what stays here, for the privacy page. */
export type Disclosure = { parties: readonly OutsideParty[]; stays: readonly string[] }

/** Whose the machine at an address is, as far as the address shows. */
type Place = { where: 'here' | 'near' | 'outside'; host: string }

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const ownNetworks = new BlockList()
ownNetworks.addSubnet('10.0.0.0', 8)
ownNetworks.addSubnet('172.16.0.0', 12)
ownNetworks.addSubnet('192.168.0.0', 16)
ownNetworks.addSubnet('169.254.0.0', 16)
ownNetworks.addSubnet('100.64.0.0', 10)
ownNetworks.addSubnet('fc00::', 7, 'ipv6')
ownNetworks.addSubnet('fe80::', 10, 'ipv6')

/** Names that no server of the internet has. */
const OWN_NAME = /^[^.]+$|\.(?:local|internal|lan|home\.arpa)$/

/** Returns where an address leads: to this machine, into a network of its own, or to somebody outside. */
export function placeOf({ hostname }: Pick<URL, 'hostname'>): Place {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase()
  const family = { 0: undefined, 4: 'ipv4', 6: 'ipv6' } as const
  const kind = family[isIP(host) as 0 | 4 | 6]
  if (host === '' || /^(?:.+\.)?localhost$/.test(host) || (kind && loopback.check(host, kind))) {
    return { where: 'here', host }
  }
  const isOwn = kind ? ownNetworks.check(host, kind) : OWN_NAME.test(host)
  return { where: isOwn ? 'near' : 'outside', host }
}

/** Names what is at an address: "The mail server at mail.example.org". Names inside a network say nothing to readers. */
export function at(what: string, url: Pick<URL, 'hostname'>): string {
  const { where, host } = placeOf(url)
  if (where === 'here') return `${what} on this machine`
  return where === 'near' ? `${what} in this server’s own network` : `${what} at ${host}`
}
