import { later } from '#app/ui/later.tsx'

/** The dialog of a limit that is reached, which few people ever see: it is loaded when it is. */
export const LazyLimitDialog = later(async () => (await import('./LimitDialog.tsx')).LimitDialog)
