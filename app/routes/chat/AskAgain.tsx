import { Button } from '#app/ui/Button.tsx'
import { addressOf, type Place } from './place.ts'

type AskAgainProps = { question: string; place: Place; label: string; variant: 'quiet' | 'secondary' }

/** Asks the same question once more, in the same conversation. */
export function AskAgain({ question, place, label, variant }: AskAgainProps) {
  return (
    <form method="post" action={addressOf(place)} data-ask>
      <input type="hidden" name="message" value={question} />
      <input type="hidden" name="documentId" value={place.doc ?? ''} />
      <Button variant={variant} small icon="undo" busyLabel="Asking…">
        {label}
      </Button>
    </form>
  )
}
