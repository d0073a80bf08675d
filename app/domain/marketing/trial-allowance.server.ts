import type { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { counter, secondsLeft } from '#app/domain/counter.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { pseudonym } from '#app/domain/secret.server.ts'
import { endOfPeriod, periodOf } from '#app/domain/usage/period.ts'
import { addressBlock } from '../address-block.ts'
import { TRIAL } from './trial-text.ts'

const DAY = 86_400
/** How often one press may be sent: lost answers are asked for again, and again. */
const SENDS = 10
/** A visitor's counter outlives the month it counts. */
const MONTH = 32 * DAY

const byVisitor = counter('trial-visitor', { points: TRIAL.wordsPerMonth, duration: MONTH })
const byPress = counter('trial-press', { points: SENDS, duration: DAY })
const byAddress = counter('trial-address', { points: TRIAL.wordsPerAddressAndDay, duration: DAY })

/** Who tries: the id from the visitor's own cookie, and the network address it came from. */
export type Trier = { visitor: string; address: string }
/** Gives back what was held. */
type Release = () => Promise<void>

export type TrialUsage = { wordsUsed: number; maxWords: number; wordsLeft: number }

function usage(used: number): TrialUsage {
  const wordsUsed = Math.min(used, TRIAL.wordsPerMonth)
  return { wordsUsed, maxWords: TRIAL.wordsPerMonth, wordsLeft: TRIAL.wordsPerMonth - wordsUsed }
}

/** What this visitor has used this month. */
export async function trialUsage(visitor: string | null, now = new Date()): Promise<TrialUsage> {
  if (visitor === null) return usage(0)
  const counted = await byVisitor().get(`${visitor}:${periodOf(now)}`)
  return usage(counted?.consumedPoints ?? 0)
}

/** Adds to a counter; gives back what does not fit, and then answers how many seconds are left of its window. */
async function take(limiter: RateLimiterDrizzle, key: string, words: number): Promise<number | null> {
  try {
    await limiter.consume(key, words)
    return null
  } catch (refused) {
    const seconds = secondsLeft(refused)
    await limiter.reward(key, words)
    return seconds
  }
}

/**
 * Holds `words` for one run; call what it answers when the run fails, and they are there again. Counters live in the
 * database and are added to in one statement, so that parallel requests never get more than there is.
 * Throws limit_reached with the visitor's figures, and too_many when the address has had its share of the day.
 */
export async function reserveTrialWords(
  { visitor, address }: Trier,
  words: number,
  now = new Date(),
): Promise<Release> {
  const month = `${visitor}:${periodOf(now)}`
  const network = addressBlock(address)
  if ((await take(byVisitor(), month, words)) !== null) {
    const { wordsUsed, maxWords } = await trialUsage(visitor, now)
    throw new AppError('limit_reached', 'Word limit exceeded', {
      details: { wordsUsed, wordCount: words, maxWords, renewsAt: endOfPeriod(periodOf(now)).toISOString() },
    })
  }
  const wait = await take(byAddress(), network, words)
  if (wait !== null) {
    await byVisitor().reward(month, words)
    throw new AppError(
      'too_many',
      'Your network has used up today’s trial words. Please come back tomorrow, or create a free account.',
      { details: { retryAfterSeconds: wait } },
    )
  }
  return async () => {
    await Promise.all([byVisitor().reward(month, words), byAddress().reward(network, words)])
  }
}

/**
 * The same for a press of a button, named by `press`: its words are held once, however often it is sent because an answer
 * was lost. Throws too_many when it was sent far too often.
 */
export async function reserveForPress(trier: Trier, words: number, press: string): Promise<Release> {
  const name = pseudonym(`${trier.visitor} ${press}`, 'trial-press')
  const { consumedPoints } = await countPress(name)
  if (consumedPoints > 1) return async () => {}
  const forget = () => byPress().delete(name)
  try {
    const release = await reserveTrialWords(trier, words)
    return async () => {
      await Promise.all([release(), forget()])
    }
  } catch (error) {
    await forget()
    throw error
  }
}

function countPress(name: string): Promise<RateLimiterRes> {
  return byPress()
    .consume(name)
    .catch((refused: unknown) => {
      const retryAfterSeconds = secondsLeft(refused)
      throw new AppError(
        'too_many',
        'This text was sent too many times. Please reload the page to send it again.',
        {
          details: { retryAfterSeconds },
        },
      )
    })
}
