import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useOutletContext } from 'react-router'
import { brand } from '#app/brand.ts'
import { acceptOf } from '#app/domain/extraction/formats.ts'
import { MAX_FILE_BYTES } from '#app/domain/library/limits.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { DROP_ICON, dropClass } from '#app/ui/drop-class.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Route } from './+types/upload'
import { wereChosenEarly } from '#app/ui/chosen-early.ts'
import { UploadLines } from './UploadLines.tsx'
import type { Uploads } from './use-uploads.ts'
import { addressOf, viewOf } from './view.ts'

export function loader({ request, context, url }: Route.LoaderArgs) {
  requireUser(context, request, '/auth')
  return { back: addressOf(viewOf(url.searchParams)) }
}

/** Brings files in. Where there is script several at once, each with a line of progress; without, one by its form. */
export default function UploadFiles({ loaderData: { back } }: Route.ComponentProps) {
  const uploads = useOutletContext<Uploads | undefined>()
  const hydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const send = (input: HTMLInputElement) => {
    uploads?.add([...(input.files ?? [])])
    input.value = ''
  }
  const sendEarly = useEffectEvent(() => {
    if (field.current && wereChosenEarly(field.current)) send(field.current)
  })
  const tidy = useEffectEvent(() => uploads?.tidy())
  useEffect(() => {
    sendEarly()
    return () => tidy()
  }, [])
  return (
    <Dialog id="upload" title="Upload File" href={back} wide>
      <title>{`Upload File · ${brand.name}`}</title>
      <form method="post" action="/api/upload-document" encType="multipart/form-data" className="stack">
        <input type="hidden" name="goTo" value={back} />
        <p>Upload a document to add to your library. It will be available in both ChatPDF and Study Buddy</p>
        <div className={dropClass(false, 'gap-2 px-4 py-6')}>
          <Icon name="upload" className={DROP_ICON} />
          {hydrated && <p className="text-ink-soft">Drop your files here, or</p>}
          <label className={hydrated ? 'sr-only' : 'font-semibold'} htmlFor="file">
            Choose a file
          </label>
          <input
            ref={field}
            id="file"
            type="file"
            name="file"
            accept={acceptOf('library')}
            required
            multiple={hydrated}
            tabIndex={hydrated ? -1 : undefined}
            className={hydrated ? 'sr-only' : 'max-w-full'}
            onChange={(event: ChangeEvent<HTMLInputElement>) => send(event.target)}
          />
          {hydrated && (
            <Button type="button" onClick={() => field.current?.click()}>
              Select File
            </Button>
          )}
          <p className="text-sm text-ink-soft">
            Supports PDF, Word, text files, and images (PNG, JPEG, WEBP, GIF)
            <br />
            Also PowerPoint, Excel, e-books, web pages and mail
            <br />
            Up to {MAX_FILE_BYTES / 1024 / 1024} MB each
          </p>
        </div>
        {uploads && <UploadLines uploads={uploads} />}
        <DialogActions>
          <LinkButton to={back} replace preventScrollReset variant="secondary">
            {hydrated ? 'Close' : 'Cancel'}
          </LinkButton>
          {!hydrated && (
            <Button busyLabel="Uploading…" icon="upload">
              Upload
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
