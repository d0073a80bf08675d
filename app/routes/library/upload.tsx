import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useOutletContext } from 'react-router'
import * as z from 'zod'
import { brand } from '#app/brand.ts'
import { acceptOf, EXTENSIONS } from '#app/domain/extraction/extensions.ts'
import { awaitUpload } from '#app/domain/library/control.server.ts'
import { LIBRARY_FILE_TOO_LARGE, MAX_FILE_BYTES } from '#app/domain/library/limits.ts'
import { FEATURES } from '#app/domain/library/types.ts'
import { addPage } from '#app/domain/library/web/add-page.server.ts'
import { env } from '#app/env.server.ts'
import { limitBody } from '#app/http/body.server.ts'
import { formFailure } from '#app/http/errors.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import { languagesOf } from '#app/http/languages.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { pageUrl } from '#app/http/page-request.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { wereChosenEarly } from '#app/ui/chosen-early.ts'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { DROP_ICON, dropClass } from '#app/ui/drop-class.ts'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { FIELD_ERROR } from '#app/ui/input-class.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Route } from './+types/upload'
import { receiveFile } from './receive-file.server.ts'
import { UploadLines } from './UploadLines.tsx'
import { uploadNews } from './upload-news.ts'
import type { Uploads } from './use-uploads.ts'
import { addressOf, viewOf } from './view.ts'

const NO_ADDRESS = 'Please type the address of a page.'
const FromWeb = z.object({
  address: z.string({ error: NO_ADDRESS }).trim().min(1, NO_ADDRESS).max(2_000, 'This address is too long.'),
})

export function loader({ request, context, url }: Route.LoaderArgs) {
  requireUser(context, request, '/auth')
  return {
    back: addressOf(viewOf(url.searchParams)),
    /** Whether pages are fetched from the web here. */
    fetches: env.webPages,
    constraint: getZodConstraint(FromWeb),
  }
}

/** A file somewhat over its limit is still read, so that browsers show the answer. */
export const handle: PageHandle = { body: { bytes: 3 * MAX_FILE_BYTES, tooLarge: LIBRARY_FILE_TOO_LARGE } }

const addFromWeb = pageAction(FromWeb, async ({ user, values, request }) => {
  const { document: kept, existing } = await addPage(user, values.address, {
    features: FEATURES,
    languages: languagesOf(request),
    signal: request.signal,
  })
  const document = await awaitUpload(user, kept, request.signal)
  return {
    to: addressOf(viewOf(pageUrl(request).searchParams)),
    flash: uploadNews(document, existing, { fromWeb: true }),
  }
})

/** Takes a file, which alone comes as multipart, or adds the page of an address: that is an ordinary form. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  if (!request.headers.get('content-type')?.startsWith('multipart/')) {
    return addFromWeb({ ...args, request: limitBody(request) })
  }
  const user = requireUser(context, request)
  try {
    const received = await receiveFile(request, user)
    if (!received.document) throw received.failure
    const to = addressOf(viewOf(pageUrl(request).searchParams))
    return await redirectWith(to, uploadNews(received.document, received.existing))
  } catch (error) {
    return formFailure(error)
  }
}

/** Brings files in. Where there is script several at once, each with a line of progress; without, one by its form. */
export default function UploadFiles({ loaderData, actionData }: Route.ComponentProps) {
  const { back, fetches, constraint } = loaderData
  const [form, fields] = useForm<{ address: string }, { address: string }, string[]>({
    id: 'from-web',
    lastResult: actionData && 'result' in actionData ? actionData.result : undefined,
    constraint,
  })
  const uploads = useOutletContext<Uploads | undefined>()
  const hydrated = useHydrated()
  // What was refused before the script was at work is over as soon as something else is sent.
  const refused =
    actionData && 'failure' in actionData && !uploads?.list.length ? actionData.failure.message : undefined
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
      <title>{`${form.status === 'error' || refused ? 'Error: ' : ''}Upload File · ${brand.name}`}</title>
      {form.status === 'error' && (
        <div className="mb-4">
          <FormErrors form={form} fields={fields} />
        </div>
      )}
      {refused && (
        <div className="mb-4">
          <ErrorSummary errors={[{ field: hydrated ? 'select-file' : 'file', message: refused }]} />
        </div>
      )}
      <form method="post" encType="multipart/form-data" className="stack">
        <p>Upload a document to add to your library. It will be available in both ChatPDF and Study Buddy</p>
        <div className={dropClass(false, 'gap-2 px-4 py-6')}>
          <Icon name="upload" className={DROP_ICON} />
          {hydrated && <p className="text-ink-soft">Drop your files here, or</p>}
          <label className={hydrated ? 'sr-only' : 'font-semibold'} htmlFor="file">
            Choose a file
          </label>
          {refused && (
            <p className={FIELD_ERROR} id="file-error">
              <Icon name="bad" />
              <span>
                <span className="sr-only">Error: </span>
                {refused}
              </span>
            </p>
          )}
          <input
            ref={field}
            id="file"
            type="file"
            name="file"
            aria-describedby={refused && 'file-error'}
            aria-invalid={refused ? true : undefined}
            accept={acceptOf(EXTENSIONS)}
            required
            multiple={hydrated}
            tabIndex={hydrated ? -1 : undefined}
            className={hydrated ? 'sr-only' : 'max-w-full'}
            onChange={(event: ChangeEvent<HTMLInputElement>) => send(event.target)}
          />
          {hydrated && (
            <Button type="button" id="select-file" onClick={() => field.current?.click()}>
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
      {fetches && (
        <Form
          method="post"
          id={form.id}
          onSubmit={form.onSubmit}
          className="mt-4 grid gap-3 border-t border-line pt-4"
          noValidate
          preventScrollReset
        >
          <TextField
            field={fields.address}
            label="Add from the web"
            hint="The address of a page that anybody can open: its main text is kept, or the PDF or other file that is there."
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
          />
          <Button
            variant="secondary"
            icon="external"
            busyLabel="Fetching the page…"
            className="justify-self-end"
          >
            Add page
          </Button>
        </Form>
      )}
    </Dialog>
  )
}
