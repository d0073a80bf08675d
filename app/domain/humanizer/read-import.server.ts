import { refusal } from '#app/domain/extraction/refusals.ts'
import { FILE_TOO_LARGE, MAX_IMPORT_BYTES } from '#app/domain/humanizer/limits.ts'
import { joinPages } from '#app/domain/extraction/markdown/join.ts'
import type { Owner } from '#app/domain/library/document.server.ts'
import { type Incoming, takeIn } from '#app/domain/library/incoming.server.ts'
import { prepareReading } from '#app/domain/library/prepare-reading.server.ts'

/** Begins to take in a file that is only to be read: it is neither kept nor counted. Throws unsupported by its ending. */
export async function expectImport(sentName: string): Promise<Incoming> {
  const file = await takeIn(sentName, `import-${crypto.randomUUID()}`, {
    maxBytes: MAX_IMPORT_BYTES,
    tooLarge: () => refusal('too_large', FILE_TOO_LARGE.description),
  })
  await prepareReading()
  return file
}

export type ImportOptions = {
  /** Languages that the text of pictures may be in, the likeliest first. */
  languages?: readonly string[]
  /** Ends the reading. */
  signal?: AbortSignal
  /** Pages count from 1. */
  onProgress?: (progress: { page: number; of: number }) => void
}

/** The text of a file that has arrived, as Markdown; nothing of the file is left. Throws a refusal. */
export async function readImport(user: Owner, file: Incoming, options: ImportOptions = {}): Promise<string> {
  const { languages = [], signal, onProgress } = options
  try {
    await file.finish()
    const { extractFile } = await import('#app/domain/extraction/extract.server.ts')
    const { pages } = await extractFile(file.path, {
      fileName: file.fileName,
      person: user.id,
      languages: [...languages],
      signal,
      onProgress,
    })
    return joinPages(pages)
  } finally {
    await file.discard()
  }
}
