import { useNavigate } from 'react-router'
import type { ToneProfile } from '#app/domain/humanizer/tone-profiles.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { notify } from './notify.ts'

type DeleteToneDialogProps = {
  tone: ToneProfile | undefined
  closeHref: string
  onDeleted: (id: number) => void
}

/** Asks before a custom tone is deleted. */
export function DeleteToneDialog({ tone, closeHref, onDeleted }: DeleteToneDialogProps) {
  const navigate = useNavigate()
  if (!tone) return null
  const address = `/api/tones/${tone.id}`
  async function remove(id: number) {
    const answer = await fetch(address, { method: 'DELETE' }).catch(() => undefined)
    if (answer?.ok) {
      onDeleted(id)
      notify({ kind: 'good', title: 'Tone deleted' })
    } else {
      notify({ kind: 'bad', title: 'Error', description: 'The tone could not be deleted. Please try again.' })
    }
    await navigate(closeHref)
  }
  return (
    <Dialog id="delete-tone" title={`Delete the tone “${tone.name}”?`} href={closeHref}>
      <p>Texts you wrote with it stay in your history.</p>
      <form
        method="post"
        action={address}
        onSubmit={(event) => {
          event.preventDefault()
          void remove(tone.id)
        }}
      >
        <DialogActions>
          <LinkButton href={closeHref} variant="secondary">
            Cancel
          </LinkButton>
          <Button type="submit" variant="danger" busyLabel="Deleting…">
            Delete
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
