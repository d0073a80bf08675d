import { href } from 'react-router'
import { limitBilling } from '#app/domain/accounts/attempts.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { collectOwed, type Collected } from '#app/domain/billing/collect.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { type Flash, redirectWith } from '#app/http/flash.server.ts'

/** What a new card has done about a payment that failed; undefined where none had. */
export const CARD_NEWS: Record<Collected, string | undefined> = {
  nothing: undefined,
  paid: 'What was owed has been paid with it, and your plan goes on.',
  refused: 'What is owed could not be charged to it. Please press “Pay now”.',
}

/** Answers somebody who comes back from changing the card at the provider's: what is owed is charged to it at once. */
export async function cardChanged(user: User): Promise<Response> {
  return redirectWith(href('/account'), await newsFor(user))
}

async function newsFor(user: User): Promise<Flash> {
  const title = 'Your card was updated'
  try {
    await limitBilling(user)
    const description = CARD_NEWS[await collectOwed(user)]
    return { kind: 'good', title, ...(description && { description }) }
  } catch (error) {
    // Not even a customer, or the provider is away: it tries by itself later.
    if (!(error instanceof AppError)) throw error
    return { kind: 'info', title: 'Back from the billing portal', description: error.message }
  }
}
