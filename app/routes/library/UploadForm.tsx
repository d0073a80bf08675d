import { type DragEvent, useEffect, useRef, useState } from 'react'
import { acceptOf } from '#app/domain/extraction/formats.ts'
import { MAX_FILE_BYTES } from '#app/domain/library/limits.ts'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { wereChosenEarly } from '#app/ui/chosen-early.ts'

/** Brings one file in and leads to it (`goTo`): chosen or dropped, and where there is script sent at once. */
export function UploadForm({ goTo }: { goTo: string }) {
  const hydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (field.current && wereChosenEarly(field.current)) field.current.form?.requestSubmit()
  }, [])
  const drag = (event: DragEvent<HTMLFormElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type === 'dragover')
    const [file] = event.dataTransfer.files
    if (event.type !== 'drop' || !file || !field.current) return
    // Several files are dropped: the first is taken.
    const one = new DataTransfer()
    one.items.add(file)
    field.current.files = one.files
    event.currentTarget.requestSubmit()
  }
  return (
    <Form
      method="post"
      action="/api/upload-document"
      encType="multipart/form-data"
      className="drop study-drop"
      data-over={isOver || undefined}
      data-drop-one
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
    >
      <input type="hidden" name="goTo" value={goTo} />
      <input type="hidden" name="features" value="chat_pdf,study_buddy" />
      <Icon name="upload" className="icon-tile" />
      {hydrated && <p className="muted">Drop your file here</p>}
      <label className="label" htmlFor="file">
        Browse Files
      </label>
      <input
        ref={field}
        id="file"
        type="file"
        name="file"
        accept={acceptOf('study')}
        required
        onChange={(event) => {
          if (event.target.files?.length) event.target.form?.requestSubmit()
        }}
      />
      <p className="hint">Up to {MAX_FILE_BYTES / 1024 / 1024} MB</p>
      <Button variant="secondary" busyLabel="Processing document...">
        Upload
      </Button>
    </Form>
  )
}
