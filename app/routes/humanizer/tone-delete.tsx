import { data, Link } from 'react-router'
import * as z from 'zod'
import { brand } from '#app/brand.ts'
import { deleteTone, listTones } from '#app/domain/humanizer/tone-profiles.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { pageUrl } from '#app/http/page-request.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { Form } from '#app/ui/Form.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { Route } from './+types/tone-delete'
import { useOverPage } from './over-page.ts'
import { placeOf } from './place.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const tones = await listTones(requireUser(context, request))
  const name = tones.find(({ id }) => String(id) === params.id)?.name ?? null
  return data({ name }, { status: name === null ? 404 : 200 })
}

export const action = pageAction(z.object({}), async ({ user, params, request }) => {
  await deleteTone(user, params.id ?? '')
  return { to: placeOf(pageUrl(request).searchParams), flash: { kind: 'good', title: 'Tone deleted' } }
})

/** Asks before a custom tone is deleted. */
export default function DeleteTone({ loaderData: { name }, actionData }: Route.ComponentProps) {
  const { here } = useOverPage()
  const errors = Object.values(actionData?.result?.error ?? {}).flatMap((messages) => messages ?? [])
  if (name === null) {
    return (
      <Dialog id="delete-tone" title="There is no such tone" href={here}>
        <title>{`There is no such tone · ${brand.name}`}</title>
        <p>
          It has been deleted already. <Link to={here}>Back to the humanizer</Link>
        </p>
      </Dialog>
    )
  }
  return (
    <Dialog id="delete-tone" title={`Delete the tone “${name}”?`} href={here}>
      <title>{`${errors.length > 0 ? 'Error: ' : ''}Delete the tone “${name}” · ${brand.name}`}</title>
      <Form method="post">
        <ErrorSummary errors={errors.map((message) => ({ message }))} />
        <p>Texts you wrote with it stay in your history.</p>
        <DialogActions>
          <LinkButton to={here} variant="secondary">
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
