import { type DragEvent, useRef, useState } from 'react'
import { showToast } from '#app/ui/toast.ts'
import { refusedImport } from './import-check.ts'

type Answer = { text?: string; message?: string; title?: string }

/** Reads files into the text: what is picked, or dropped on its pane. `accept` is what can be read, `add` takes its text. */
export function useImport(accept: string, add: (text: string) => void) {
  const [over, setOver] = useState(false)
  const [reading, setReading] = useState<AbortController | null>(null)
  const picker = useRef<HTMLInputElement>(null)

  async function bring(file: File | undefined) {
    if (!file || reading) return
    const refused = refusedImport(file, accept)
    if (refused) return showToast({ kind: 'bad', ...refused })
    const control = new AbortController()
    setReading(control)
    try {
      const body = new FormData()
      body.set('file', file)
      const { signal } = control
      const answer = await fetch('/api/process-file?format=markdown', { method: 'POST', body, signal })
      const { text, message, title } = (await answer.json()) as Answer
      if (answer.ok && text !== undefined) {
        add(text)
        const description = `${file.name} is in the text on the left.`
        showToast({ kind: 'good', title: 'File Processed', description })
      } else
        showToast({ kind: 'bad', title: title ?? 'Error', description: message ?? 'Failed to process file' })
    } catch {
      if (control.signal.aborted) showToast({ kind: 'info', title: 'Cancelled' })
      else showToast({ kind: 'bad', title: 'Error', description: 'Failed to process file' })
    } finally {
      setReading(null)
      if (picker.current) picker.current.value = ''
    }
  }

  const dropping = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      void bring(event.dataTransfer.files[0])
    },
  }
  return { picker, over, cancel: reading && (() => reading.abort()), bring, dropping }
}
