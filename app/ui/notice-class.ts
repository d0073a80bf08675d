import { type Tone, TONES } from './tone.ts'

const FRAME = 'notice flex gap-3 rounded-sm border border-s-4 border-tone/35 border-s-tone px-4 py-3'

/** The class names of a message in its place, an icon and its words beside it; `ground` is what it stands on. */
export function noticeClass(tone: Tone, extra = '', ground = 'bg-tone-soft'): string {
  return `${FRAME} ${ground} ${TONES[tone]} ${extra}`.trim()
}

/** Of its icon, its first line, and all of its words. */
export const NOTICE_ICON = 'mt-0.5 text-tone'
export const NOTICE_TITLE = 'font-sans text-base font-semibold tracking-normal text-tone'
export const NOTICE_WORDS = 'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5'
