import { brand } from '#app/brand.ts'
import { limitPictures } from '#app/domain/accounts/attempts.server.ts'
import { faceOf, MAX_PICTURE_BYTES, PICTURE_TOO_LARGE, PICTURE_TYPES } from '#app/domain/accounts/picture.ts'
import { expectPicture, keepPicture } from '#app/domain/accounts/picture.server.ts'
import { formFailure } from '#app/http/errors.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { requireUser } from '#app/http/session.server.ts'
import { receiveForm } from '#app/http/upload.server.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { DocumentScript } from '#app/ui/DocumentScript.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { Field } from '#app/ui/Field.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import script from '#app/enhance/picture.ts?script'
import type { Route } from './+types/picture'

export const handle: PageHandle = { body: { bytes: 3 * MAX_PICTURE_BYTES, tooLarge: PICTURE_TOO_LARGE } }

/** Sends what is chosen at once, and shows it meanwhile. */

export function loader({ request, context }: Route.LoaderArgs) {
  return faceOf(requireUser(context, request))
}

/** A refusal says when to come back; pages drop an action's headers unless they are asked for. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Takes a picture (multipart, field `file`). */
export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context, request)
  try {
    const { file, failure } = await receiveForm(request, expectPicture)
    if (!file) throw failure
    try {
      await limitPictures(user)
      await keepPicture(user, file)
    } finally {
      await file.discard()
    }
  } catch (error) {
    return formFailure(error)
  }
  return redirectWith('/account#profile', { kind: 'good', title: 'Your picture was changed' })
}

/** The dialog, over the account page, in which a picture is chosen. */
export default function PictureDialog({ loaderData, actionData }: Route.ComponentProps) {
  const error = actionData?.failure.message
  return (
    <>
      <title>{`${error ? 'Error: ' : ''}Your picture · ${brand.name}`}</title>
      <DocumentScript src={script} />
      <Dialog id="picture" title="Your picture" href="/account">
        <form
          method="post"
          action="/account/picture"
          encType="multipart/form-data"
          className="stack"
          noValidate
          data-picture
          data-max={MAX_PICTURE_BYTES}
          data-too-large={PICTURE_TOO_LARGE}
        >
          <ErrorSummary errors={error ? [{ field: 'picture-file', message: error }] : []} />
          <Avatar {...loaderData} label="Your picture now" large />
          <Field
            id="picture-file"
            name="file"
            type="file"
            accept={PICTURE_TYPES}
            label="Choose a picture"
            hint={`PNG, JPEG, WebP or GIF, up to ${MAX_PICTURE_BYTES / 1024 / 1024} MB. Only a small square from its middle is kept: no place, no camera, no file name. Nobody but you sees it.`}
            error={error}
            required
          />
          <DialogActions>
            <LinkButton href="/account" variant="secondary">
              Cancel
            </LinkButton>
            <Button busyLabel="Uploading…">Save picture</Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
