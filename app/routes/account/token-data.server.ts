import type { User } from '#app/domain/accounts/user.server.ts'
import { listTokens, mayUseTokens } from '#app/domain/tokens/tokens.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'

/** What the account page shows of API tokens. Those of a plan that is over are shown, too: they can still be revoked. */
export async function tokenData(user: User, request: Request) {
  return {
    allowed: mayUseTokens(user),
    tokens: await listTokens(user),
    origin: publicOrigin(request),
    /** The one that `?panel=revoke&id=…` is about. */
    id: new URL(request.url).searchParams.get('id'),
  }
}

export type TokenData = Awaited<ReturnType<typeof tokenData>>
