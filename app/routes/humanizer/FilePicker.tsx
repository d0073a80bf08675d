import type { ChangeEvent, RefObject } from 'react'
import { MAX_IMPORT_BYTES } from '#app/domain/humanizer/limits.ts'
import { Button } from '#app/ui/Button.tsx'
import { Menu } from '#app/ui/Menu.tsx'

type FilePickerProps = {
  picker: RefObject<HTMLInputElement | null>
  onPick: (event: ChangeEvent<HTMLInputElement>) => void
  /** Endings and media types, as a file input lists them. */
  accept: string
  busy: boolean
  ready: boolean
}

/** Once React is there a file is read as soon as it is picked; before, or without it, a button sends it with the text. */
export function FilePicker({ picker, onPick, accept, busy, ready }: FilePickerProps) {
  if (ready) {
    return (
      <>
        <input
          ref={picker}
          id="file"
          type="file"
          className="sr-only"
          accept={accept}
          onChange={onPick}
          disabled={busy}
          tabIndex={-1}
          aria-label="File to add"
        />
        <Button
          type="button"
          variant="secondary"
          small
          icon="upload"
          disabled={busy}
          onClick={() => picker.current?.click()}
        >
          Upload File
        </Button>
      </>
    )
  }
  return (
    <Menu label="Upload File" icon="upload" small start>
      <div className="grid gap-2 p-3">
        <label htmlFor="file">Text, document or image, up to {MAX_IMPORT_BYTES / 1024 / 1024} MB</label>
        <input id="file" type="file" name="file" accept={accept} className="max-w-full" />
        <Button variant="secondary" small formAction="/api/process-file" name="goTo" value="humanizer">
          Add to the text
        </Button>
      </div>
    </Menu>
  )
}
