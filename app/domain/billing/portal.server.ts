import { randomUUID } from 'node:crypto'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { rowFor } from './customer.server.ts'
import { askProvider, payments } from './provider.server.ts'

/**
 * A page of the provider's where the person sees invoices and changes the card (`task`: opened there). Throws not_found
 * with details `title` 'No billing account' for people who have none.
 */
export async function openPortal(
  user: Pick<User, 'id'>,
  { origin, task }: { origin: string; task?: 'card' | undefined },
): Promise<{ url: string }> {
  const row = await rowFor(user.id, (await payments()).kind)
  if (!row) {
    const title = 'No billing account'
    throw new AppError('not_found', "You don't have any billing history yet.", { details: { title } })
  }
  const returnUrl = `${origin}/account`
  const card = task === 'card' ? { doneUrl: `${returnUrl}?card=changed` } : undefined
  const where = { customerId: row.customerId, returnUrl, ...(card && { card }) }
  return { url: await askProvider((provider) => provider.portalUrl(where, randomUUID())) }
}
