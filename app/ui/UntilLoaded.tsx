import { type ReactNode, Suspense, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Around parts that are loaded later (`later`) and that the router shows: nothing pops in. In a page that the server has
 * rendered they stand as they are until they are loaded; where the router leads to them, the page before stays until then.
 */
export function UntilLoaded({ children }: { children: ReactNode }) {
  const [cameByRouter] = useState(useHydrated())
  return cameByRouter ? children : <Suspense>{children}</Suspense>
}
