/**
 * Characters that XML cannot hold are written `_x000D_` in Office files (ISO/IEC 29500-1, 22.9.2.19): line ends become
 * line ends, other control characters blanks; `_x005F_` is an underscore that was meant.
 */
export function decodeControlEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, digits: string) => {
    const code = Number.parseInt(digits, 16)
    if (code === 10 || code === 11) return '\n'
    return code < 32 ? ' ' : String.fromCharCode(code)
  })
}
