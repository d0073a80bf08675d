/**
 * Text as it can be stored and shown: line ends are \n; page and column breaks too; NULs are blanks; other control
 * characters, byte order marks and halves of characters (lone surrogates) are gone.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f]/g, '\n')
    .replace(/\0+/g, ' ')
    .replace(/[\x01-\x08\x0e-\x1f\x7f\ufeff]/g, '')
    .toWellFormed()
}
