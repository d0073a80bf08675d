import type { DocumentView } from '#app/domain/extraction/page-image/document-view.ts'
import { viewDocument } from '#app/domain/extraction/page-image/page-image.server.ts'
import type { Owner } from './document.server.ts'
import { inTurns } from '../turns.ts'
import { type Letters, readLetters } from './mark-passage.ts'
import { findOriginal, openOriginal } from './original.server.ts'
import { keepSeen } from './seen-originals.server.ts'

/** Two bytes a character, and as much again twice for its letters once a passage is looked for in it. */
const seen = keepSeen<DocumentView>(({ html }) => html.length * 6)

const letters = new WeakMap<DocumentView, Promise<Letters>>()

/** A document has one view, whatever is looked for in it. */
const NAME = 'view'

/**
 * A .docx of theirs as HTML. Throws not_found, also when no original is kept, a refusal when it cannot be shown, and
 * unavailable while it cannot be fetched or too many wait.
 */
export async function documentView(user: Owner, id: string, signal?: AbortSignal): Promise<DocumentView> {
  const { fileName } = await findOriginal(user, id)
  const known = () => seen.get(id, NAME)
  const open = async () => (await openOriginal(user, id)).stream
  const view = known() ?? (await viewDocument({ fileName, person: user.id, known, open, signal }))
  seen.set(id, NAME, view)
  return view
}

/** Returns the letters of such a view, for passages to be found in; they are read once, and let others have their turns. */
export function lettersOfView(view: DocumentView): Promise<Letters> {
  const known = letters.get(view) ?? inTurns(readLetters(view.html))
  letters.set(view, known)
  return known
}
