/** Of the line above or below what stands in one of the two panes. */
export const PANE_BAR = 'flex flex-wrap items-center gap-2 border-line px-3 py-2'
