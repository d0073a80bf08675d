import type { DocumentView } from '#app/domain/extraction/page-image/document-view.ts'
import { viewDocument } from '#app/domain/extraction/page-image/page-image.server.ts'
import type { Owner } from './document.server.ts'
import { findOriginal, openOriginal } from './original.server.ts'
import { keepSeen } from './seen-originals.server.ts'

const seen = keepSeen<DocumentView>(({ html }) => html.length * 2)

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
