/** A sheet with bars around what is read or written on it; each adds how high it is. */
export const PANE = 'flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-sheet'

/** A bar of a pane: what is above or beneath it draws the line. */
export const PANE_BAR = 'flex flex-wrap items-center gap-2 border-line px-3 py-2'
