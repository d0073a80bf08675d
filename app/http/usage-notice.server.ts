import type { User } from '#app/domain/accounts/user.server.ts'
import { currentUsage } from '#app/domain/usage/allowance.server.ts'
import { isPutAway, noticeLevel, noticeMark } from '#app/domain/usage/notice.ts'
import { endOfPeriod } from '#app/domain/usage/period.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { plainCookie, USAGE_NOTICE_COOKIE } from './preferences.server.ts'

/** That 80 % or all of this month's words are used, for the top of every page; null when not, or when it was put away. */
export async function usageNoticeFor(user: User, request: Request) {
  const { larger, wordsUsed, maxWords, wordsLeft, period } = await currentUsage(user)
  const level = noticeLevel({ wordsUsed, maxWords })
  if (!level || isPutAway(plainCookie(request, USAGE_NOTICE_COOKIE), period, level)) return null
  const more = larger && PLANS[larger]
  return {
    level,
    mark: noticeMark(period, level),
    wordsUsed,
    maxWords,
    wordsLeft,
    resetsOn: endOfPeriod(period),
    /** The next larger plan, if there is one to be had. */
    more: more ? { label: more.label, words: more.wordsPerMonth } : null,
  }
}
