/**
 * The network that a client's address belongs to, as limits count it: an IPv4 address by itself, however it is written, an
 * IPv6 address by its first 64 bits, since a household or a rented server has all the rest to itself.
 */
export function addressBlock(address: string): string {
  const [plain = ''] = address.split('%')
  const url = `http://[${plain}]`
  if (!plain.includes(':') || !URL.canParse(url)) return plain
  // Its one canonical form: lower case, no zeros in front, IPv4 addresses in it in hexadecimal.
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const missing = 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return dotted(groups.slice(6))
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** An IPv4 address from its two halves in hexadecimal. */
function dotted(halves: readonly string[]): string {
  return halves
    .map((half) => Number.parseInt(half, 16))
    .flatMap((half) => [half >> 8, half & 0xff])
    .join('.')
}
