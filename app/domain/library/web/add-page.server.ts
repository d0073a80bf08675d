import { RateLimiterDrizzle, type RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'
import { publicUrl } from '#app/providers/web/public-address.ts'
import { prepared } from '#db/client.server.ts'
import { rateLimits } from '#db/schema/accounts.ts'
import { expectFile } from '../arrive.server.ts'
import type { Owner } from '../document.server.ts'
import { keepFile, type Kept, type KeepOptions } from '../keep.server.ts'
import { fetchPage, webRefusal } from './fetch-page.server.ts'

/** Pages that a person may ask for in an hour: nobody is made to ask a site without end. */
const MOST_AN_HOUR = 60

const limiter = prepared(
  (db) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: 'web-pages-user',
      points: MOST_AN_HOUR,
      duration: 3_600,
      clearExpiredByTimeout: false,
    }),
)

async function limitPages(user: Owner) {
  try {
    await limiter().consume(user.id)
  } catch (reason) {
    if (reason instanceof Error) throw reason
    const seconds = Math.max(1, Math.ceil((reason as RateLimiterRes).msBeforeNext / 1000))
    const message = `You have asked for ${MOST_AN_HOUR} pages within an hour. Nothing was stored. Please try again later.`
    throw new AppError('too_many', message, { details: { retryAfterSeconds: seconds } })
  }
}

type AddOptions = KeepOptions & {
  signal?: AbortSignal
  /** The path of a module with another network than the internet; for tests. */
  network?: string
}

/**
 * Fetches what is at an address of the public web and keeps it as a document that names its source: of a page the main
 * text, of anything else the file. Throws a refusal, and then nothing is stored.
 */
export async function addPage(user: Owner, address: string, options: AddOptions = {}): Promise<Kept> {
  if (!env.webPages) throw new AppError('forbidden', 'Pages from the web cannot be added on this server.')
  const typed = address.trim()
  const url = publicUrl(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`)
  if (!url) throw webRefusal('private')
  await limitPages(user)
  const { network, signal, ...keeping } = options
  const page = await fetchPage(user.id, url.href, { origin: env.origin, network, signal })
  const file = await expectFile(user, page.name, page.bytes.length)
  try {
    await file.write(page.bytes)
  } catch (error) {
    await file.discard()
    throw error
  }
  return keepFile(user, file, { ...keeping, sourceUrl: page.url })
}
