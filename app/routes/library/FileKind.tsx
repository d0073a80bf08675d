import type { DocumentRow, DocumentStatus } from '#app/domain/library/types.ts'
import { kindOf } from './size.ts'

const TONES: Record<DocumentStatus, string> = {
  waiting: 'info',
  reading: 'info',
  ready: 'accent',
  failed: 'bad',
}

/** A small sheet that says which kind of file it is. What became of the file is said beside it. */
export function FileKind({ file }: { file: DocumentRow }) {
  const kind = kindOf(file.fileName)
  return (
    <span className={`file-kind tone-${TONES[file.status]}`} data-letters={kind.length} aria-hidden="true">
      {kind}
    </span>
  )
}
