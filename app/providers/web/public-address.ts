import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { placeOf } from '../disclosure.ts'

/** Networks of IPv4 that are no part of the public internet (IANA's registry of special-purpose addresses). */
const special = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Also what clouds tell their machines: 169.254.169.254.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [address = '', bits] = network.split('/')
  special.addSubnet(address, Number(bits))
}

/** What of IPv6 is given out: everything else, such as local networks and IPv4 addresses in disguise, is not asked. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')
/** And what of that leads elsewhere: tunnels, which end at an IPv4 address, benchmarks and examples. */
const specialSix = new BlockList()
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  specialSix.addSubnet(address, bits, 'ipv6')

/** Returns whether an address is one of the public internet, and none of this machine or of a network behind it. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address)
  return isIPv6(address) && given.check(address, 'ipv6') && !specialSix.check(address, 'ipv6')
}

/** Ports that web sites have. */
const PORTS = ['', '80', '443']

/**
 * Returns the address that somebody gave, as browsers read it: a host that is written as one number, or in octal, comes
 * out as what it is. Undefined where it is none of the public web, by its scheme, its port, its name or a password in it.
 */
export function publicUrl(address: string, base?: string): URL | undefined {
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  if (!/^https?:$/.test(url.protocol) || !PORTS.includes(url.port)) return undefined
  if (url.username !== '' || url.password !== '') return undefined
  const host = hostOf(url)
  if (isIPv4(host) || isIPv6(host)) return isPublicAddress(host) ? url : undefined
  url.hash = ''
  return placeOf({ hostname: host.replace(/\.$/, '') }).where === 'outside' ? url : undefined
}

/** Returns the host of an address, without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}
