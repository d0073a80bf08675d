import type { DocumentView } from '#app/domain/extraction/page-image/document-view.ts'
import { viewDocument } from '#app/domain/extraction/page-image/page-image.server.ts'
import type { Owner } from './document.server.ts'
import { findOriginal, openOriginal } from './original.server.ts'
import { keepSeen } from './seen-originals.server.ts'

const seen = keepSeen<DocumentView>(({ html }) => html.length * 2)

/**
 * A .docx of theirs as HTML, with marks around `passage`. Throws not_found, also when no original is kept, a refusal when it
 * cannot be shown, and unavailable while it cannot be fetched or too many wait.
 */
export async function documentView(
  user: Owner,
  id: string,
  passage: string,
  signal?: AbortSignal,
): Promise<DocumentView> {
  const { fileName } = await findOriginal(user, id)
  const known = () => seen.get(id, passage)
  const open = async () => (await openOriginal(user, id)).stream
  const view = known() ?? (await viewDocument({ fileName, passage, person: user.id, known, open, signal }))
  seen.set(id, passage, view)
  return view
}
