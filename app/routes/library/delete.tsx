import * as z from 'zod'
import { href } from 'react-router'
import { brand } from '#app/brand.ts'
import { MAX_CHOSEN_AT_ONCE } from '#app/domain/library/limits.ts'
import { deleteDocuments } from '#app/domain/library/remove.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { pageUrl } from '#app/http/page-request.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { Form } from '#app/ui/Form.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Route } from './+types/delete'
import { deletionNews } from './deletion-news.ts'
import { filesNamed, requireFilesNamed } from './files-named.server.ts'
import { addressOf, viewOf } from './view.ts'

/** The ids of all files that are deleted at once. */
export const handle: PageHandle = { body: { bytes: 256 * 1024 } }

/** Asks before files (`?id=`, as often as there are files) are deleted, and names every one of them. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = requireUser(context, request, '/auth')
  const back = addressOf(viewOf(url.searchParams))
  const ids = url.searchParams.getAll('id')
  const files = await requireFilesNamed(ids, user, back, 'to delete, then choose Delete Selected')
  return { files: files.map(({ id, fileName }) => ({ id, fileName })), back }
}

const one = z.string()
const Ids = z.object({ id: z.union([z.array(one).max(MAX_CHOSEN_AT_ONCE), one.transform((id) => [id])]) })

export const action = pageAction(Ids, async ({ user, values, request }) => {
  const [only] = values.id.length === 1 ? await filesNamed(values.id, user) : []
  const news = deletionNews(await deleteDocuments(user, values.id), only?.fileName)
  return { to: addressOf(viewOf(pageUrl(request).searchParams)), flash: news }
})

export default function DeleteFiles({ loaderData: { files, back } }: Route.ComponentProps) {
  const several = files.length > 1
  const title = several ? 'Delete Multiple Files' : 'Delete File'
  return (
    <Dialog id="delete-files" title={title} href={back}>
      <title>{`${title} · ${brand.name}`}</title>
      <Form
        method="post"
        action={`${href('/my-files/delete')}${back.slice(href('/my-files').length)}`}
        className="stack gap-2"
        preventScrollReset
      >
        {files.map(({ id }) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        {several ? (
          <>
            <Notice kind="warn" title="Are they still in use?">
              <p>
                Please make sure that these files are not in use in Study Buddy sessions or ChatPDF
                conversations. They cannot be brought back.
              </p>
            </Notice>
            <p>This permanently removes {files.length} files from your account and from all features:</p>
            {/* However many names there are, the buttons stay in sight: the names scroll. */}
            <div
              className="max-h-[40dvh] overflow-y-auto rounded-sm border border-line px-3 py-2"
              role="region"
              aria-label="Files to delete"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- They scroll with the keyboard too.
              tabIndex={0}
            >
              <ul className="wrap-anywhere">
                {files.map(({ id, fileName }) => (
                  <li key={id}>{fileName}</li>
                ))}
              </ul>
            </div>
          </>
        ) : (
          <p>
            This permanently removes <strong className="wrap-anywhere">{files[0]?.fileName}</strong> from all
            features. It cannot be brought back.
          </p>
        )}
        <DialogActions>
          <LinkButton to={back} replace preventScrollReset variant="secondary">
            Cancel
          </LinkButton>
          <Button variant="danger" busyLabel="Deleting…">
            Delete
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
