/** The class names of a place the frame leads to; the present one says so by `aria-current`. */
export const NAV_LINK =
  'nav-link flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1 text-ink no-underline hover:bg-accent-soft hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent pointer-coarse:min-h-11'
