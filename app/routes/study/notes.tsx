import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import * as z from 'zod'
import { brand } from '#app/brand.ts'
import { requirePaidPlan } from '#app/domain/billing/rights.server.ts'
import { editKeyPoints, findSession } from '#app/domain/study/sessions.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { pageUrl } from '#app/http/page-request.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { KEPT_TEXTS } from '#app/ui/kept-texts.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { LongTextField } from '#app/ui/TextField.tsx'
import type { Route } from './+types/notes'
import { addressOf, dialogHref, placeOf } from './place.ts'
import { useDraft } from './use-draft.ts'

export const handle: PageHandle = { body: { bytes: 512 * 1024 } }

/** No notes at all is well, too. */
const Notes = z.object({ notes: z.string().default('') })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const place = placeOf(url.searchParams)
  const { keyPoints } = await findSession(user, place.doc ?? '')
  return {
    place: { ...place, tab: 'notes' as const },
    notes: keyPoints.join('\n'),
    account: user.id,
    constraint: getZodConstraint(Notes),
  }
}

export const action = pageAction(Notes, async ({ user, values, request }) => {
  requirePaidPlan(user, 'study')
  const { doc } = placeOf(pageUrl(request).searchParams)
  await editKeyPoints(user, doc ?? '', values.notes.split('\n'))
  return { to: addressOf({ doc, tab: 'notes' }), flash: { kind: 'good', title: 'Notes saved' } }
})

/** Edits the key points of a document. What was typed and not saved is there again when the dialog is opened once more. */
export default function EditNotes({ loaderData, actionData }: Route.ComponentProps) {
  const { place, notes, account, constraint } = loaderData
  const [form, fields] = useForm({
    id: 'notes-form',
    lastResult: actionData?.result,
    constraint,
    defaultValue: { notes },
  })
  const draft = useDraft(`${KEPT_TEXTS}notes:${account}:${place.doc}`, notes, fields.notes.id)
  return (
    <Dialog id="edit-notes" title="Edit the notes" href={addressOf(place)} wide>
      <title>{`${form.status === 'error' ? 'Error: ' : ''}Edit the notes · ${brand.name}`}</title>
      <Form
        method="post"
        action={dialogHref('notes', place)}
        id={form.id}
        onSubmit={form.onSubmit}
        className="grid gap-4"
        noValidate
      >
        <FormErrors form={form} fields={fields} />
        <LongTextField
          label="Key points, one a line"
          field={fields.notes}
          rows={14}
          onChange={(event) => draft.keep(event.target.value)}
        />
        <p className="flex min-h-8 flex-wrap items-center gap-2 text-sm text-ink-soft" role="status">
          {draft.state === 'restored' && 'What you typed but did not save is here again.'}
          {draft.state === 'typed' && 'Not saved yet. Your browser keeps it until you save.'}
          {draft.state !== 'saved' && (
            <Button type="button" variant="quiet" small icon="undo" onClick={draft.discard}>
              Back to the saved notes
            </Button>
          )}
        </p>
        <DialogActions>
          <LinkButton to={addressOf(place)} variant="secondary" replace preventScrollReset>
            Cancel
          </LinkButton>
          <Button busyLabel="Saving…">Save notes</Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
