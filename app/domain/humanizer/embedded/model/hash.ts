/** The key of the n-gram of `symbols` from `start` to `end` (32-bit FNV-1a). */
export function hashOf(symbols: readonly string[], start = 0, end = symbols.length): number {
  let hash = 0x811c9dc5
  for (let place = start; place < end; place++) {
    const symbol = symbols[place] ?? ''
    for (let at = 0; at < symbol.length; at++) hash = Math.imul(hash ^ symbol.charCodeAt(at), 0x01000193)
    hash = Math.imul(hash ^ 31, 0x01000193)
  }
  return hash >>> 0
}
