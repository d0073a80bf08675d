import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'

export type TokenRow = { id: string; name: string; prefix: string; createdAt: Date; lastUsedAt: Date | null }

/** Makes a token and answers it, this once. Throws plan_required unless the plan is Ninja, conflict beyond 20, invalid for names. */
export async function createToken(_user: User, _name: string): Promise<{ token: string; row: TokenRow }> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

/** The tokens in use, newest first. */
export async function listTokens(_user: Pick<User, 'id'>): Promise<TokenRow[]> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

/** Ends a token at once. Throws not_found when it is not theirs. */
export async function revokeToken(_user: Pick<User, 'id'>, _id: string): Promise<void> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}
