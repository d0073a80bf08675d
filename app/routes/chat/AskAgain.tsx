import { Button } from '#app/ui/Button.tsx'
import type { ButtonVariant } from '#app/ui/button-class.ts'
import { Form } from '#app/ui/Form.tsx'
import { addressOf, type Place } from './place.ts'

type AskAgainProps = {
  question: string
  place: Place
  /** The key of the page. */
  pageKey: string
  label: string
  variant: ButtonVariant
}

/** Asks the same question once more, in the same conversation. */
export function AskAgain({ question, place, pageKey, label, variant }: AskAgainProps) {
  return (
    <Form method="post" action={addressOf(place)} preventScrollReset>
      <input type="hidden" name="message" value={question} />
      <input type="hidden" name="documentId" value={place.doc ?? ''} />
      <input type="hidden" name="key" value={pageKey} />
      <Button variant={variant} small icon="undo" busyLabel="Asking…">
        {label}
      </Button>
    </Form>
  )
}
