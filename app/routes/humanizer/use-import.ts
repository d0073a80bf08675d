import { type DragEvent, useRef, useState } from 'react'
import { showToast } from '#app/ui/toast.ts'

/** Reads files into the text: what is picked, or dropped on its pane. `accept` is what can be read, `add` takes its text. */
export function useImport(accept: string, add: (text: string) => void) {
  const [over, setOver] = useState(false)
  const [reading, setReading] = useState<AbortController | null>(null)
  const picker = useRef<HTMLInputElement>(null)

  async function bring(file: File | undefined) {
    if (!file || reading) return
    const control = new AbortController()
    setReading(control)
    try {
      const { readFile } = await import('./read-file.ts')
      const text = await readFile(file, accept, control.signal)
      if (text !== null) add(text)
    } catch {
      showToast({ kind: 'bad', title: 'Error', description: 'Failed to process file' })
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
