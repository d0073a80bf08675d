import { lazy } from 'react'

/** The dialog of a limit that is reached, which few people ever see: it is loaded when it is. */
export const LazyLimitDialog = lazy(async () => ({
  default: (await import('./LimitDialog.tsx')).LimitDialog,
}))
