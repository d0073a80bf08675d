/** The key of an n-gram of `kind` (32-bit FNV-1a over its symbols). */
export function hashOf(kind: string, symbols: readonly string[]): number {
  let hash = 0x811c9dc5
  const add = (text: string) => {
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    hash = Math.imul(hash ^ 31, 0x01000193)
  }
  add(kind)
  for (const symbol of symbols) add(symbol)
  return hash >>> 0
}
