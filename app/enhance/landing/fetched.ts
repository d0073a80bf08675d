/** The page that `request` answers, as a document; throws when no page of ours comes back. */
export async function fetchedPage(address: string, init?: RequestInit): Promise<Document> {
  const response = await fetch(address, init)
  const html = response.headers.get('content-type')?.startsWith('text/html')
  if (!html) throw new Error(`no page, but ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** Tells the script of all pages that there is something new to look after. */
export function lookAfter() {
  dispatchEvent(new Event('wordkin:ready'))
}
