/** What the router's own requests end in: they ask for a page's data, or send its form, in place of the browser. */
const DATA = /(?:^\/_root)?\.data$/

/** Whether a page sent it, as a form or through the router, and is to be answered with a page: programs are not. */
export function isPageRequest(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') || isRouterRequest(request)
}

/** Whether the router sent it, in the place of the browser: the page stays, and what has changed is asked for anew. */
export function isRouterRequest(request: Pick<Request, 'url'>): boolean {
  return new URL(request.url).pathname.endsWith('.data')
}

/** The address of the page that a request is about, as a person sees it: without what the router adds to ask for its data. */
export function pageUrl(request: Pick<Request, 'url'>): URL {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(DATA, '') || '/'
  // What nobody added is not written anew.
  if (isRouterRequest(request)) url.searchParams.delete('_routes')
  return url
}
