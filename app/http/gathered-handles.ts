import type { ServerBuild } from 'react-router'
import type { PageHandle } from './page-handle.ts'

/**
 * Returns what the handles of all pages say together: the addresses that are the same for visitors, on which of these
 * Stripe's form may open, and those to be listed.
 */
export function gatherHandles({ routes }: ServerBuild) {
  const handles = Object.values(routes).map((route) => route?.module.handle as PageHandle | undefined)
  return {
    sameForVisitors: new Set(handles.flatMap((handle) => handle?.sameForVisitors ?? [])),
    payment: new Set(handles.flatMap((handle) => (handle?.payment ? (handle.sameForVisitors ?? []) : []))),
    sitemap: handles.flatMap((handle) => handle?.sitemap ?? []),
  }
}
