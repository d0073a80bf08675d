import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { href } from 'react-router'
import { limitPictures } from '#app/domain/accounts/attempts.server.ts'
import { faceOf, MAX_PICTURE_BYTES, PICTURE_TOO_LARGE, PICTURE_TYPES } from '#app/domain/accounts/picture.ts'
import { expectPicture, keepPicture } from '#app/domain/profile-picture/profile-picture.server.ts'
import { formFailure } from '#app/http/errors.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { requireUser } from '#app/http/session.server.ts'
import { receiveForm } from '#app/http/upload.server.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { wereChosenEarly } from '#app/ui/chosen-early.ts'
import { DialogActions, DialogClose } from '#app/ui/Dialog.tsx'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { Field } from '#app/ui/Field.tsx'
import { Form } from '#app/ui/Form.tsx'
import { PageDialog } from '#app/ui/FormDialog.tsx'
import type { Route } from './+types/picture'
import { drawMiddle } from './draw-middle.ts'

const BACK = href('/account/profile')

export const handle: PageHandle = { body: { bytes: 3 * MAX_PICTURE_BYTES, tooLarge: PICTURE_TOO_LARGE } }

export function loader({ request, context }: Route.LoaderArgs) {
  return faceOf(requireUser(context, request))
}

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
  return redirectWith(BACK, { kind: 'good', title: 'Your picture was changed' })
}

/** The dialog in which a picture is chosen. With script it is sent at once, and seen while it is on its way. */
export default function PictureDialog({ loaderData, actionData }: Route.ComponentProps) {
  const [tooLarge, setTooLarge] = useState(false)
  const [drawn, setDrawn] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const error = tooLarge ? PICTURE_TOO_LARGE : actionData?.failure.message
  const send = (input: HTMLInputElement) => {
    const file = input.files?.[0]
    setTooLarge(file !== undefined && file.size > MAX_PICTURE_BYTES)
    if (!file || file.size > MAX_PICTURE_BYTES) return
    if (canvas.current) void drawMiddle(file, canvas.current).then(setDrawn)
    input.form?.requestSubmit(input.form.querySelector<HTMLElement>('[type=submit]'))
  }
  const sendEarly = useEffectEvent(() => {
    if (field.current && wereChosenEarly(field.current)) send(field.current)
  })
  useEffect(() => sendEarly(), [])
  return (
    <PageDialog title="Your picture" back={BACK} failed={error !== undefined}>
      <Form
        method="post"
        encType="multipart/form-data"
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        noValidate
      >
        <ErrorSummary errors={error ? [{ field: 'picture-file', message: error }] : []} />
        <span className="relative grid size-24">
          <Avatar {...loaderData} label="Your picture now" large />
          <canvas
            ref={canvas}
            className="absolute inset-0 size-full rounded-full object-cover"
            width={256}
            height={256}
            hidden={!drawn}
          />
        </span>
        <Field
          id="picture-file"
          name="file"
          ref={field}
          type="file"
          accept={PICTURE_TYPES}
          label="Choose a picture"
          hint={`PNG, JPEG, WebP or GIF, up to ${MAX_PICTURE_BYTES / 1024 / 1024} MB. Only a small square from its middle is kept: no place, no camera, no file name. Nobody but you sees it.`}
          error={error}
          required
          onChange={(event) => send(event.currentTarget)}
        />
        <DialogActions>
          <DialogClose>Cancel</DialogClose>
          <Button busyLabel="Uploading…">Save picture</Button>
        </DialogActions>
      </Form>
    </PageDialog>
  )
}
