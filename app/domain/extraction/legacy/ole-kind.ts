import type { OleFile } from './ole.ts'

/** What a compound file holds. `encrypted` is a .docx, .xlsx or .pptx behind a password ([MS-OFFCRYPTO] 2.3.2). */
export type OleKind = 'doc' | 'xls' | 'ppt' | 'msg' | 'encrypted' | 'other'

/** Tells by the names of its streams what a compound file is. */
export function oleKind(file: OleFile): OleKind {
  if (file.has('EncryptedPackage')) return 'encrypted'
  if (file.has('WordDocument')) return 'doc'
  if (file.has('Workbook') || file.has('Book')) return 'xls'
  if (file.has('PowerPoint Document')) return 'ppt'
  if (file.has('__properties_version1.0')) return 'msg'
  return 'other'
}
