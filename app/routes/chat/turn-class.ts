/** The class names of what was asked and answered; a conversation that is shared looks the same. */
export const THREAD = 'grid list-none grid-cols-[minmax(0,1fr)] gap-4 p-0'
export const ASKED = 'grid max-w-[min(100%,36rem)] justify-items-end justify-self-end scroll-mt-4'
export const QUESTION = 'rounded-lg bg-accent-soft px-4 py-3 whitespace-pre-wrap wrap-anywhere'
export const ANSWER =
  'grid grid-cols-[minmax(0,1fr)] gap-2 scroll-mt-4 rounded-lg border border-line bg-sheet p-4'
export const SOURCES =
  'grid list-decimal gap-1 border-t border-line ps-6 pt-3 text-sm wrap-anywhere [&_q]:text-ink-soft'
