import { type DragEvent, useEffect, useRef, useState } from 'react'
import { acceptOf, EXTENSIONS } from '#app/domain/extraction/extensions.ts'
import { MAX_FILE_BYTES } from '#app/domain/library/limits.ts'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { DROP_ICON, dropClass } from '#app/ui/drop-class.ts'
import { Form } from '#app/ui/Form.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { wereChosenEarly } from '#app/ui/chosen-early.ts'

/** The browser's own field for files. */
const FILE =
  'w-full min-w-0 file:me-3 file:min-h-10 file:rounded-sm file:border file:border-line-strong file:bg-sheet file:px-4 file:py-1.5 file:font-semibold'
/** The label shows the focus that the field has, and goes while a file is sent. */
const BROWSE =
  'group-has-focus-visible:outline-2 group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-accent group-has-aria-busy:hidden'

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
      className={dropClass(isOver, 'group relative gap-2 p-4')}
      data-drop-one
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
    >
      <input type="hidden" name="goTo" value={goTo} />
      <input type="hidden" name="features" value="chat_pdf,study_buddy" />
      {/* As high before the script is at work as after: where the browser's field was, the icon and the words are. */}
      {hydrated ? (
        <>
          <Icon name="upload" className={DROP_ICON} />
          <p className="text-ink-soft">Drop your file here</p>
        </>
      ) : (
        <label className="font-semibold" htmlFor="file">
          Browse Files
        </label>
      )}
      <input
        ref={field}
        id="file"
        className={hydrated ? 'sr-only' : FILE}
        type="file"
        name="file"
        accept={acceptOf(EXTENSIONS)}
        required
        onChange={(event) => {
          if (event.target.files?.length) event.target.form?.requestSubmit()
        }}
      />
      <p className="text-sm text-ink-soft">Up to {MAX_FILE_BYTES / 1024 / 1024} MB</p>
      {/* A file is sent as soon as it is chosen: then the button only says how far it is. */}
      {hydrated && (
        <label className={buttonClass({ variant: 'secondary' }, BROWSE)} htmlFor="file">
          Browse Files
        </label>
      )}
      <Button
        variant="secondary"
        busyLabel="Processing document..."
        className={hydrated ? 'not-aria-busy:hidden' : undefined}
      >
        Upload
      </Button>
    </Form>
  )
}
