import { AppError } from '../../errors.ts'
import { chooseReader } from '../choose.ts'
import { extensionOf } from '../extensions.ts'
import { formatOf } from '../formats.ts'
import type { OleFile } from '../legacy/ole.ts'
import { oneLine } from '../markdown/escape.ts'
import type { Page, ReaderInput, Reading } from '../reader.ts'
import { PROPERTY, readProperties } from './properties.ts'

/** A file, or another message, that came with a message. */
export type Attachment = { name: string; folder: string; bytes: Uint8Array | null; isMessage: boolean }

const MAX_ATTACHMENTS = 200
const HEADER_BYTES = 8
/** Pictures in mails are logos more often than not; archives and mails in mails would go on for ever. */
const LISTED_ONLY = new Set(['image', 'archive', 'mail'])

/** What came with the message kept in the storage `folder`; pictures that belong to its text are left out. */
export function readAttachments(file: OleFile, folder: string, codePage: number | undefined): Attachment[] {
  return file.entries
    .filter(({ path, kind }) => kind === 'storage' && isAttachment(path, folder))
    .slice(0, MAX_ATTACHMENTS)
    .flatMap(({ path }) => {
      const inner = `${path}/`
      const properties = readProperties(file, inner, HEADER_BYTES, codePage)
      if (properties.number(PROPERTY.hidden)) return []
      const isMessage = file.has(`${inner}__substg1.0_3701000D/__properties_version1.0`)
      const told = properties.text(PROPERTY.attachLongFileName, PROPERTY.attachFileName, PROPERTY.displayName)
      const name = oneLine(told.replace(/[\p{Cc}\p{Cf}]/gu, '')).slice(0, 150)
      const bytes = isMessage ? null : properties.binary(PROPERTY.attachData)
      return { name: name || 'Attachment', folder: `${inner}__substg1.0_3701000D/`, bytes, isMessage }
    })
}

function isAttachment(path: string, folder: string): boolean {
  return path.startsWith(`${folder}__attach_version1.0_`) && !path.slice(folder.length).includes('/')
}

/** Reads the attached documents that are of a format of ours; their pages bear the file's name. */
export async function readAttached(attachments: readonly Attachment[], input: ReaderInput): Promise<Reading> {
  const pages: Page[] = []
  const notes: string[] = []
  for (const { name, bytes } of attachments) {
    const extension = extensionOf(name)
    const format = formatOf(extension)
    if (!bytes || !format || LISTED_ONLY.has(format.kind)) continue
    try {
      const { readerNamed } = await import('../child/readers.ts')
      const reader = await readerNamed(chooseReader(extension, bytes))
      const reading = await reader({ ...input, bytes, extension })
      for (const page of reading.pages)
        pages.push({ ...page, label: page.label ? `${name}: ${page.label}` : name })
      notes.push(...reading.notes.map((note) => `${name}: ${note}`))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      notes.push(`${name} was left out: ${error.message}`)
    }
  }
  return { pages, notes }
}
