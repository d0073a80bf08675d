import { env } from '#app/env.server.ts'
import type { SendLetter } from '#app/domain/mail/queue.server.ts'
import { originForLetters } from '#app/domain/mail/reached.server.ts'
import type { Database } from '#db/client.server.ts'
import { billingNotices } from '#db/schema/billing.ts'
import type { News } from './news.server.ts'

/** Remembers within `tx` that something was told; false when it was before. */
async function firstTime(tx: Database, userId: string, kind: string, subject: string): Promise<boolean> {
  const noted = await tx
    .insert(billingNotices)
    .values({ userId, kind, subject })
    .onConflictDoNothing()
    .returning({ kind: billingNotices.kind })
  return noted.length > 0
}

/** Has a letter written for each of the news that was not told yet: with the rest of `tx`, or not at all. */
export async function tellNews(tx: Database, userId: string, news: News[], send: SendLetter): Promise<void> {
  const origin = originForLetters()
  for (const { kind, subject, letter } of news) {
    if (await firstTime(tx, userId, kind, subject)) {
      await send(tx, { kind: 'billing', userId, letter, isDemo: env.billing === 'demo', origin })
    }
  }
}
