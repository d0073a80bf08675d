import { Button } from '#app/ui/Button.tsx'

/** Makes flashcards of a document's headings and terms, where few questions can be made of it. */
export function OutlineCardsForm({ documentId, here }: { documentId: string; here: string }) {
  return (
    <form method="post" action={`/api/study/${documentId}/cards`} data-in-place>
      <input type="hidden" name="goTo" value={here} />
      <input type="hidden" name="of" value="outline" />
      <Button variant="secondary" small icon="plus" busyLabel="Adding…">
        Make flashcards of its headings and terms
      </Button>
    </form>
  )
}
