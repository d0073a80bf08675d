import { extensionOf } from '../extensions.ts'
import { formatOf } from '../formats.ts'
import type { ZipMember } from '../zip/open-zip.ts'

/** What is done with a file of an archive. */
export type Treatment = 'read' | 'nested' | 'unsupported' | 'ignored'

/** Files that systems put beside those of people. */
const SYSTEM_FILES = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$|ehthumbs\.db$)/i

/** Archives of other kinds; like zip within zip, they are not opened. */
const ARCHIVES = new Set(['zip', 'rar', '7z', 'tar', 'gz', 'tgz', 'bz2', 'xz', 'zst', 'jar', 'cab'])

export function treatmentOf(member: ZipMember): Treatment {
  if (SYSTEM_FILES.test(member.path)) return 'ignored'
  const extension = extensionOf(member.path)
  if (ARCHIVES.has(extension)) return 'nested'
  if (extension === '') return 'read'
  return formatOf(extension) ? 'read' : 'unsupported'
}

/** The ending a member is read under: files without one (README, LICENSE) are texts. */
export function readingExtension(path: string): string {
  return extensionOf(path) || 'txt'
}

const LONGEST_LABEL = 200

/** A member's path as it may be shown: without characters that reverse or hide text, and not too long. */
export function memberLabel(path: string): string {
  const clean = path.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return clean.length > LONGEST_LABEL ? `…${clean.slice(-LONGEST_LABEL)}` : clean
}
