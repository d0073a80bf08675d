import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page has been hydrated: false on the server and in the browser's first rendering, so that both agree. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
