/** The page that comes back for `address`, and where it is from; throws when no page of ours does. */
export async function fetchedPage(
  address: string,
  init?: RequestInit,
): Promise<{ page: Document; url: string }> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, ...init })
  const html = response.headers.get('content-type')?.startsWith('text/html')
  if (!html) throw new Error(`no page, but ${response.status}`)
  return { page: new DOMParser().parseFromString(await response.text(), 'text/html'), url: response.url }
}

/** Tells the script of all documents that there is something new to look after. */
export function lookAfter() {
  dispatchEvent(new Event('wordkin:fetched'))
}
