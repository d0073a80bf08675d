/**
 * The class names of one of a few: a link, or the label of a radio button, which stays in the tree and takes the focus
 * while the label is what is seen.
 */
export function chipClass(extra = ''): string {
  return `chip relative inline-flex min-h-9 cursor-pointer items-center justify-center gap-1.5 rounded-full border border-line bg-sheet px-3 py-1 text-sm font-semibold text-ink no-underline hover:border-accent hover:text-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:text-ink-soft aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-on-accent pointer-coarse:min-h-11 ${extra}`.trim()
}

/** Of the radio button in such a label. */
export const CHIP_INPUT = 'absolute inset-0 cursor-pointer appearance-none outline-none'
