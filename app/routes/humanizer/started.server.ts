import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { keepDraft } from '#app/domain/humanizer/drafts.server.ts'
import { typedTerms } from '#app/domain/humanizer/options.ts'
import type { wishOf } from '#app/http/humanize-request.server.ts'
import {
  FORMATTING_COOKIE,
  LENGTH_COOKIE,
  plainCookieHeader,
  STRENGTH_COOKIE,
  TONE_COOKIE,
} from '#app/http/preferences.server.ts'

type Wish = ReturnType<typeof wishOf>

/** Returns the headers that have what was chosen chosen again on the next page. */
export function remembered({ tone, options }: Wish): Headers {
  const headers = new Headers({ 'set-cookie': plainCookieHeader(TONE_COOKIE, tone) })
  headers.append('set-cookie', plainCookieHeader(STRENGTH_COOKIE, options.strength))
  headers.append('set-cookie', plainCookieHeader(LENGTH_COOKIE, options.length))
  headers.append('set-cookie', plainCookieHeader(FORMATTING_COOKIE, options.formatting))
  return headers
}

/**
 * Does `work` with a text. A refusal keeps the text in a draft and names it: the page that follows has no address of its
 * own, and links on it come back to the text.
 */
export async function refusedWithDraft<T>(
  user: User,
  { text, tone, options, language }: Wish,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { strength, length, formatting, locked } = options
    const typed = { strength, length, formatting, language, locked: typedTerms(locked) }
    const draft = await keepDraft(user, { text, tone, options: typed })
    throw new AppError(error.code, error.message, { cause: error, details: { ...error.details, draft } })
  }
}
