/** How a form is sent by a script as the browser would send it. */
export function sent(form: HTMLFormElement, button: HTMLElement | null): RequestInit {
  return {
    method: 'POST',
    body: new URLSearchParams(new FormData(form, button) as unknown as URLSearchParams),
  }
}

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

/** Gives `element` what `page` has in its place; throws when it has none. */
export function fillFrom(element: Element, page: Document) {
  const fresh = page.getElementById(element.id)
  if (!fresh) throw new Error(`no ${element.id} in what came back`)
  element.replaceChildren(...fresh.childNodes)
}
