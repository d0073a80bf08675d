import { useEffect, useReducer, useRef } from 'react'
import { useRevalidator } from 'react-router'
import {
  LIBRARY_FILE_TOO_LARGE,
  LIBRARY_IMAGE_TOO_LARGE,
  MAX_FILE_BYTES,
} from '#app/domain/library/limits.ts'
import { showToast } from '#app/ui/toast.ts'
import { type Outcome, sendFile } from './send-file.ts'

/** Files that are on their way at the same time; the others wait for their turn. */
const AT_ONCE = 2

/** A file on its way, or what became of it. */
export type Upload = {
  id: number
  file: File
  /** Bytes that have gone out. */
  sent: number
  outcome?: Outcome
}

/** What is brought in, and what can be done about it. */
export type Uploads = {
  list: readonly Upload[]
  add: (files: File[]) => void
  cancel: (upload: Upload) => void
  retry: (upload: Upload) => void
  dismiss: (upload: Upload) => void
  /** Takes away what needs no more reading. */
  tidy: () => void
}

type Change =
  | { added: Upload[] }
  | { sent: number; id: number }
  | { outcome: Outcome; id: number }
  | { gone: (upload: Upload) => boolean }

function reduce(list: readonly Upload[], change: Change): readonly Upload[] {
  if ('added' in change) return [...list, ...change.added]
  if ('gone' in change) return list.filter((upload) => !change.gone(upload))
  return list.map((upload) => (upload.id === change.id ? { ...upload, ...change } : upload))
}

/**
 * Sends files one after the other, as long as the page is there. Whoever would leave it is asked first; when all have come,
 * it says how that went, and `onAllWell` is called where nothing is left to be read about it.
 */
export function useUploads(onAllWell: () => void): Uploads {
  const [list, change] = useReducer(reduce, [])
  const count = useRef(0)
  const cancels = useRef(new Map<number, () => void>())
  const { revalidate } = useRevalidator()
  const isBusy = list.some(({ outcome }) => outcome === undefined)
  const told = useRef(0)

  useEffect(() => {
    const running = cancels.current
    const waiting = list.filter(({ id, outcome }) => outcome === undefined && !running.has(id))
    for (const { id, file } of waiting.slice(0, Math.max(0, AT_ONCE - running.size))) {
      const { done, cancel } = sendFile('/api/upload-document', file, (sent) => change({ id, sent }))
      running.set(id, cancel)
      const settle = async () => {
        const outcome = await done
        running.delete(id)
        change({ id, outcome })
        if (outcome.kind === 'stored') await revalidate()
      }
      void settle()
    }
  }, [list, revalidate])

  useEffect(() => {
    if (isBusy || list.length === 0) return
    const news = list.filter(({ id }) => id > told.current)
    told.current = count.current
    if (tell(news)) {
      change({ gone: () => true })
      onAllWell()
    }
  }, [isBusy, list, onAllWell])

  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])

  const add = (files: File[]) => {
    const added = files.map((file): Upload => {
      count.current += 1
      const upload = { id: count.current, file, sent: 0 }
      if (file.size <= MAX_FILE_BYTES) return upload
      const message = file.type.startsWith('image/') ? LIBRARY_IMAGE_TOO_LARGE : LIBRARY_FILE_TOO_LARGE
      return { ...upload, outcome: { kind: 'refused', message } }
    })
    change({ added })
  }
  const gone = (upload: Upload) => change({ gone: ({ id }) => id === upload.id })
  return {
    list,
    add,
    cancel(upload) {
      const cancel = cancels.current.get(upload.id)
      if (cancel) cancel()
      else change({ id: upload.id, outcome: { kind: 'cancelled' } })
    },
    retry(upload) {
      gone(upload)
      add([upload.file])
    },
    dismiss: gone,
    tidy: () => change({ gone: ({ outcome }) => outcome !== undefined && problemOf(outcome) === undefined }),
  }
}

/** Says what became of the uploads that came to their ends. Returns whether nothing about them is left to be read. */
function tell(news: readonly Upload[]): boolean {
  const outcomes = news.flatMap(({ outcome }) => outcome ?? [])
  const stored = outcomes.filter((outcome) => outcome.kind === 'stored')
  const problems = outcomes.flatMap((outcome) => problemOf(outcome) ?? [])
  if (problems.length > 0) {
    const others = problems.length === 1 ? '' : ` The same happened to ${problems.length} files.`
    showToast({ kind: 'bad', title: 'Upload Failed', description: `${problems[0]}${others}` })
    return false
  }
  if (stored.length === 0) return outcomes.length > 0
  const fresh = stored.filter(({ existing }) => !existing)
  if (fresh.length > 0) {
    const what = fresh.length === 1 ? `${fresh[0]?.name} has` : `${fresh.length} files have`
    showToast({ kind: 'good', title: 'File Uploaded', description: `${what} been successfully uploaded.` })
  } else {
    const names = stored.map(({ name }) => name).join(', ')
    showToast({
      kind: 'info',
      title: 'Already in your files',
      description: `You already have this file: ${names}`,
    })
  }
  // Which of several were known already can still be read.
  return fresh.length === 0 || fresh.length === stored.length
}

/** Returns what went wrong with an upload, in words; undefined where nothing did. */
export function problemOf(outcome: Outcome): string | undefined {
  if (outcome.kind === 'refused') return outcome.message
  if (outcome.kind === 'lost') return 'There was an error uploading your file.'
  return outcome.kind === 'stored' && outcome.problem
    ? `${outcome.name} is kept. ${outcome.problem}`
    : undefined
}
