import { renderSVG } from 'uqr'
import { belongingsOf } from '#app/domain/accounts/belongings.server.ts'
import { offerTwoFactor } from '#app/domain/accounts/two-factor.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { formatCount } from '#app/ui/format.ts'
import type { Panel } from './panels.ts'

export type TwoFactorOffer = { secret: string; svg: string }
export type LeavingFacts = { documents: string; rewrites: string; subscribed: boolean }

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`
}

/** What a panel shows beside its fields. */
export async function panelData(user: User, panel: Panel | undefined) {
  return {
    offer: panel === 'two-factor' ? await offer(user) : null,
    leaving: panel === 'delete' ? await leaving(user) : null,
  }
}

async function offer(user: User): Promise<TwoFactorOffer | null> {
  try {
    const { secret, uri } = await offerTwoFactor(user)
    return { secret, svg: renderSVG(uri, { border: 2 }) }
  } catch (error) {
    // It is on already, for instance because the form was sent again.
    if (error instanceof AppError) return null
    throw error
  }
}

async function leaving(user: User): Promise<LeavingFacts> {
  const { documents, rewrites } = await belongingsOf(user)
  return {
    documents: counted(documents, 'document', 'documents'),
    rewrites: counted(rewrites, 'rewrite', 'rewrites'),
    subscribed: user.subscription !== 'free',
  }
}
