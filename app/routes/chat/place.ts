import { href } from 'react-router'

/**
 * Where somebody is in Chat PDF: a document, and one of its conversations (the last one when none is named); or about to
 * begin one about a collection.
 */
export type Place = { doc: string | null; chat: string | null; collection?: string | null }

/** What opens over a conversation, at an address of its own. */
type Over =
  | '/chat-pdf/page'
  | '/chat-pdf/share'
  | '/chat-pdf/rename'
  | '/chat-pdf/delete'
  | '/chat-pdf/delete-document'

/** The place that an address names. */
export function placeOf(query: URLSearchParams): Place {
  return { doc: query.get('doc'), chat: query.get('chat'), collection: query.get('collection') }
}

/** The address of a place, or of a state of it (`more`). */
export function addressOf(place: Place, more: Record<string, string> = {}): string {
  return withQuery(href('/chat-pdf'), place, more)
}

/** The address of what opens over a place. */
export function overHref(over: Over, place: Place, more: Record<string, string> = {}): string {
  return withQuery(href(over), place, more)
}

function withQuery(path: string, { doc, chat, collection }: Place, more: Record<string, string>): string {
  const query = new URLSearchParams({
    ...(doc && { doc }),
    ...(chat && { chat }),
    ...(collection && { collection }),
    ...more,
  }).toString()
  return query ? `${path}?${query}` : path
}

/** Where those read along who have the link to a conversation. What is secret is not in the path, which is logged. */
export function sharedHref(token: string): string {
  return `${href('/shared')}?link=${token}`
}

/** Where a citation of the message with this number leads: the page's text beside the conversation, the quote marked. */
export function citationHref(
  place: Place,
  message: number,
  citation: { documentId: string; page: number; quote: string },
): string {
  const { documentId, page, quote } = citation
  const from: Record<string, string> = documentId === place.doc ? {} : { from: documentId }
  return `${overHref('/chat-pdf/page', place, { ...from, page: String(page), quote, at: String(message) })}#q`
}

/** Where what an older address shows is now; undefined where it is what it was. */
export function movedTo({ pathname, searchParams: query }: URL): string | undefined {
  if (pathname !== href('/chat-pdf')) return undefined
  const place = placeOf(query)
  const id = query.get('id')
  if (query.get('dialog') === 'share') return overHref('/chat-pdf/share', place)
  if (query.get('confirm') === 'chat') return overHref('/chat-pdf/delete', place)
  if (query.get('confirm') === 'delete') return overHref('/chat-pdf/delete-document', place, id ? { id } : {})
  const [page, quote, from] = [query.get('page'), query.get('quote'), query.get('from')]
  if (page === null || quote === null) return undefined
  return overHref('/chat-pdf/page', place, { ...(from && { from }), page, quote })
}

/** Whether two addresses show the same conversation, whatever is open over it. */
export function isSameConversation(one: URL, other: URL): boolean {
  return ['doc', 'chat', 'collection', 'file', 'edit', 'find', 'ask'].every(
    (name) => one.searchParams.get(name) === other.searchParams.get(name),
  )
}
