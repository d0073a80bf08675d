import { noticeClass } from './notice-class.ts'
import type { Tone } from './tone.ts'

/** Of the place where toasts appear: over the middle of the header, for panes and dialogs have their buttons at the bottom and in the right corner. */
export const TOASTS =
  'toasts fixed start-1/2 top-3 z-70 w-[min(24rem,calc(100vw-2rem))] -translate-x-1/2 print:hidden'

const MARK =
  'before:mt-0.5 before:grid before:size-5 before:flex-none before:place-items-center before:rounded-full before:border-[1.5px] before:border-current before:font-sans before:text-[0.75rem] before:leading-none before:font-bold before:text-tone'
/** What stands in its round, and what is said for it. */
const SIGNS: Record<'good' | 'warn' | 'bad' | 'info', string> = {
  good: "before:content-['✓'/'Done']",
  warn: "before:content-['!'/'Warning']",
  bad: "before:content-['!'/'Error']",
  info: "before:content-['i'/'Note']",
}

const FLOATS = 'toast touch-pan-y shadow-float motion-safe:animate-rise'
/** Nothing shines through. */
const GROUND = 'bg-[color-mix(in_oklab,var(--tone-soft),var(--color-sheet))]'

/** The class names of a toast. */
export function toastClass(kind: keyof typeof SIGNS & Tone): string {
  return noticeClass(kind, `${FLOATS} ${MARK} ${SIGNS[kind]}`, GROUND)
}

/** Of the button that sends it off. */
export const TOAST_BUTTON = '-my-1 -me-2 self-start'
