import { drawPageImage } from '#app/domain/extraction/page-image/page-image.server.ts'
import type { PageImage } from '#app/domain/extraction/page-image/page-image.ts'
import type { Owner } from './document.server.ts'
import { findOriginal, openOriginal } from './original.server.ts'
import { keepSeen } from './seen-originals.server.ts'

/** Bytes that the place of a stretch of text takes, beside its letters. */
const PLACE_BYTES = 120

const seen = keepSeen<PageImage>(({ bytes, texts }) => {
  return texts.reduce((sum, { text }) => sum + PLACE_BYTES + text.length * 2, bytes.length)
})

/** Changes when pages are drawn in another way: browsers then ask for them anew. */
const MANNER = 1

/** What a page of a document of theirs is called by browsers that have it. Throws not_found. */
export async function pageImageTag(user: Owner, id: string, page: number): Promise<string> {
  const { sha256 } = await findOriginal(user, id)
  return `"${sha256}-${page}-${MANNER}"`
}

/**
 * A page of a document of theirs as it looks, counted from 1. Throws not_found, also beyond the last page and when no
 * original is kept, a refusal when it cannot be drawn, and unavailable while it cannot be fetched or too many wait.
 */
export async function pageImage(
  user: Owner,
  id: string,
  page: number,
  signal?: AbortSignal,
): Promise<PageImage> {
  const { fileName } = await findOriginal(user, id)
  const name = String(page)
  const known = () => seen.get(id, name)
  const image =
    known() ??
    (await drawPageImage({
      fileName,
      page,
      person: user.id,
      known,
      signal,
      open: async () => (await openOriginal(user, id)).stream,
    }))
  seen.set(id, name, image)
  return image
}
