import type { DocumentRow, DocumentStatus } from '#app/domain/library/types.ts'
import { type Tone, TONES } from '#app/ui/tone.ts'
import { kindOf } from './size.ts'

const TONE_OF: Record<DocumentStatus, Tone> = {
  waiting: 'info',
  reading: 'info',
  ready: 'accent',
  failed: 'bad',
}

const SHEET =
  'row-span-2 flex h-11 w-9 flex-none items-end justify-center rounded-[0.25rem] rounded-se-lg border border-tone/35 bg-tone-soft pb-1.25 font-sans leading-none font-bold tracking-wide text-tone'

/** A small sheet that says which kind of file it is. What became of the file is said beside it. */
export function FileKind({ file, className = '' }: { file: DocumentRow; className?: string }) {
  const kind = kindOf(file.fileName)
  const size = kind.length > 4 ? 'text-[0.5rem]' : 'text-[0.625rem]'
  return (
    <span
      className={`${SHEET} ${size} ${TONES[TONE_OF[file.status]]} ${className}`.trim()}
      aria-hidden="true"
    >
      {kind}
    </span>
  )
}
