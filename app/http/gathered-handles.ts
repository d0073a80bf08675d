import { matchPath, type ServerBuild } from 'react-router'
import type { BodyLimit, PageHandle } from './page-handle.ts'
import { pageUrl } from './page-request.ts'

/**
 * Returns what the handles of all routes say together: the addresses that are the same for visitors, on which of these
 * Stripe's form may open, those to be listed, and how large a body may be that is sent to an address.
 */
export function gatherHandles({ routes }: Pick<ServerBuild, 'routes'>) {
  const handles = Object.values(routes).map((route) => route?.module.handle as PageHandle | undefined)
  return {
    sameForVisitors: new Set(handles.flatMap((handle) => handle?.sameForVisitors ?? [])),
    payment: new Set(handles.flatMap((handle) => (handle?.payment ? (handle.sameForVisitors ?? []) : []))),
    sitemap: handles.flatMap((handle) => handle?.sitemap ?? []),
    bodyLimit: bodyLimits(routes),
  }
}

/** Returns what answers, of a request, the limit that the route at its address says; undefined where it says none. */
function bodyLimits(routes: ServerBuild['routes']): (request: Pick<Request, 'url'>) => BodyLimit | undefined {
  const byId = new Map(Object.entries(routes))
  const pattern = (id: string | undefined): string => {
    const route = id === undefined ? undefined : byId.get(id)
    return route ? `${pattern(route.parentId)}/${route.path ?? ''}`.replace(/\/{2,}/g, '/') : ''
  }
  const limits = [...byId].flatMap(([id, route]) => {
    const limit = (route?.module.handle as PageHandle | undefined)?.body
    return limit ? [{ pattern: pattern(id), limit }] : []
  })
  return (request) => {
    const { pathname } = pageUrl(request)
    return limits.find((one) => matchPath(one.pattern, pathname))?.limit
  }
}
