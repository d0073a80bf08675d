/** The endings of all files that are read, as each upload of the library offers them; `formats.ts` says how they are read. */
export const EXTENSIONS = [
  'txt',
  'md',
  'markdown',
  'tex',
  'json',
  'jsonl',
  'ipynb',
  'html',
  'htm',
  'xml',
  'rss',
  'atom',
  'pdf',
  'doc',
  'docx',
  'rtf',
  'odt',
  'epub',
  'ppt',
  'pptx',
  'csv',
  'xls',
  'xlsx',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'tif',
  'tiff',
  'bmp',
  'webp',
  'msg',
  'zip',
] as const
export type Extension = (typeof EXTENSIONS)[number]

/** Those that the humanizer offers for bringing in a text; what else is read is taken there, too. */
export const TEXT_EXTENSIONS = [
  'txt',
  'md',
  'markdown',
  'csv',
  'html',
  'htm',
  'xml',
  'json',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'png',
  'jpg',
  'jpeg',
  'gif',
] as const satisfies Extension[]

/** The ending of a file's name, in lower case and without the dot; empty when it has none. Folders in the name do not count. */
export function extensionOf(fileName: string): string {
  const base = fileName
    .split(/[/\\]/)
    .at(-1)!
    .replace(/[\p{Cc}\p{Cf}\s.]+$/u, '')
  return /\.([a-z\d]{1,12})$/i.exec(base)?.[1]?.toLowerCase() ?? ''
}

/** Returns the value of `accept` of a file input for those endings: `.txt,.md,…`. */
export function acceptOf(extensions: readonly string[]): string {
  return extensions.map((extension) => `.${extension}`).join(',')
}
