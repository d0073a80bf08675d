/** The address of Chat PDF. */
const PATH = '/chat-pdf'

/** The part of a conversation's page that shows its last question and answer. */
export const LATEST = 'latest'

/** Where somebody is in Chat PDF: a document, and one of its conversations (the last one when none is named). */
export type Place = { doc: string | null; chat: string | null }

/** The address of a place, or of something shown over it (`more`). */
export function addressOf({ doc, chat }: Place, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(doc && { doc }), ...(chat && { chat }), ...more }).toString()
  return query ? `${PATH}?${query}` : PATH
}

/** Where those read along who have the link to a conversation. What is secret is not in the path, which is logged. */
export function sharedHref(token: string): string {
  return `/shared?link=${token}`
}

/** Where a citation leads: the page's text beside the conversation, with the quote marked. */
export function citationHref(
  place: Place,
  citation: { documentId: string; page: number; quote: string },
): string {
  const { documentId, page, quote } = citation
  const from: Record<string, string> = documentId === place.doc ? {} : { from: documentId }
  return `${addressOf(place, { ...from, page: String(page), quote })}#q`
}
