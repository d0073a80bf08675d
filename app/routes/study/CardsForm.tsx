import { href } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { addressOf, type Place } from './place.ts'

type CardsFormProps = { documentId: string; place: Place; of: 'quiz' | 'outline'; children: string }

/** Makes flashcards of a quiz or, where few questions can be made of a document, of its headings and terms. */
export function CardsForm({ documentId, place, of, children }: CardsFormProps) {
  return (
    <Form method="post" action={href('/api/study/:id/cards', { id: documentId })} preventScrollReset>
      <input type="hidden" name="goTo" value={addressOf(place)} />
      <input type="hidden" name="of" value={of} />
      <Button variant="secondary" small icon="plus" busyLabel="Adding…">
        {children}
      </Button>
    </Form>
  )
}

/** What `CardsForm` says where it makes cards of the outline. */
export const OF_OUTLINE = 'Make flashcards of its headings and terms'
