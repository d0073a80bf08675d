import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type Coverage, coverageOf, unitOf } from './coverage.ts'
import { extensionOf } from './extensions.ts'
import { formatOf } from './formats.ts'
import { LIMITS } from './limits.ts'
import type { Reading } from './reader.ts'
import { refusal } from './refusals.ts'
import { follow, gatherPages } from './follow.server.ts'
import { extractionSlots } from './slots.server.ts'
import { letGo, prepareExtraction, takeProcess } from './spare.server.ts'
import { watchReading } from './watched-reading.server.ts'

export type Extraction = Reading & {
  /** The file's ending, in lower case. */
  extension: string
  coverage: Coverage
}

export type ExtractOptions = {
  /** The name people gave it; its ending says what it should be. */
  fileName: string
  /** Whose file it is: places are shared fairly between people. Files without an owner share one turn. */
  person?: string
  /** Languages that the text of pictures may be in, as ISO 639-1 codes, the likeliest first. */
  languages?: string[]
  /** Ends waiting and reading at once; the promise rejects with its reason. */
  signal?: AbortSignal
  /** Told when the reading begins to go through pages; both count from 1. */
  onProgress?: (progress: { page: number; of: number }) => void
  /** No more files follow: no process is started for the next. */
  isLast?: boolean
  /** For tests: the path of another module with `readerNamed`, and milliseconds for the work. */
  instead?: { readers: string; time?: number }
}

/**
 * Reads the file at `path` into Markdown by page, in a process of its own with limits on time, memory, output and pages.
 * Throws a refusal (see refusals.ts) with a sentence for people when it cannot be read; when nothing is in it, too.
 */
export async function extractFile(path: string, options: ExtractOptions): Promise<Extraction> {
  const { fileName, person = '', languages = [], signal, onProgress, isLast = false, instead } = options
  const extension = extensionOf(fileName)
  const format = formatOf(extension)
  if (!format) throw refusal('type')
  const { size } = await stat(path)
  if (size === 0) throw refusal('empty')
  if (size > LIMITS.fileBytes) throw refusal('too_large')
  const reading = await extractionSlots.take(
    person,
    async () => {
      signal?.throwIfAborted()
      const child = takeProcess({ readers: instead?.readers })
      const bytes = createReadStream(path)
      const reading = { format: extension, reader: child.process.pid, signal }
      try {
        return await watchReading(reading, () =>
          follow(child, {
            job: { extension, languages },
            bytes,
            gathering: gatherPages(onProgress),
            signal,
            time: instead?.time,
          }),
        )
      } finally {
        bytes.destroy()
        letGo(child)
        if (!instead && !isLast) prepareExtraction()
      }
    },
    signal,
  )
  if (!reading.pages.some(({ text }) => text.trim() !== '')) throw refusal('no_text')
  return { ...reading, extension, coverage: coverageOf(reading, unitOf(format.kind, extension)) }
}
