import type { Usage } from './allowance.server.ts'

/** Shares of a month's words, in per cent, at which somebody is told. */
const NOTICE_LEVELS = [100, 80] as const
export type NoticeLevel = (typeof NOTICE_LEVELS)[number]

/** The highest level that has been reached; null below all of them. */
export function noticeLevel({
  wordsUsed,
  maxWords,
}: Pick<Usage, 'wordsUsed' | 'maxWords'>): NoticeLevel | null {
  return NOTICE_LEVELS.find((level) => wordsUsed * 100 >= maxWords * level) ?? null
}

/** What is remembered of a notice that was put away: it comes again at the next level, and the next month. */
export function noticeMark(period: string, level: NoticeLevel): string {
  return `${period}:${level}`
}

/** Whether a notice was put away, by the mark that is remembered. */
export function isPutAway(mark: string | undefined, period: string, level: NoticeLevel): boolean {
  const [month, seen] = mark?.split(':') ?? []
  return month === period && Number(seen) >= level
}
