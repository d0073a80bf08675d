import { showToast } from '#app/ui/toast.ts'
import { refusedImport } from './import-check.ts'

type Answer = { text?: string; message?: string; title?: string }

/** Has the server read a file, tells what came of it, and returns its text; null where there is none. Throws when the line is lost. */
export async function readFile(file: File, accept: string, signal: AbortSignal): Promise<string | null> {
  const refused = refusedImport(file, accept)
  if (refused) {
    showToast({ kind: 'bad', ...refused })
    return null
  }
  try {
    const body = new FormData()
    body.set('file', file)
    const answer = await fetch('/api/process-file?format=markdown', { method: 'POST', body, signal })
    const { text, message, title } = (await answer.json()) as Answer
    if (answer.ok && text !== undefined) {
      const description = `${file.name} is in the text on the left.`
      showToast({ kind: 'good', title: 'File Processed', description })
      return text
    }
    showToast({ kind: 'bad', title: title ?? 'Error', description: message ?? 'Failed to process file' })
  } catch (error) {
    if (!signal.aborted) throw error
    showToast({ kind: 'info', title: 'Canceled' })
  }
  return null
}
