/**
 * The value of Content-Disposition for a file to be saved under `fileName` (RFC 6266): a plain form for old programs and
 * the whole name, encoded. Nothing of the name can end the header or begin another.
 */
export function attachment(fileName: string): string {
  const name = fileName.toWellFormed()
  const plain = name.replaceAll(/[^\u0020-\u007e]/g, '_').replaceAll(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
