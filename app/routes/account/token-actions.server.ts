import { data, redirect, type RouterContextProvider } from 'react-router'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { createToken, revokeToken } from '#app/domain/tokens/tokens.server.ts'
import { retryHeaders, statusOf } from '#app/http/errors.server.ts'
import { flashHeader } from '#app/http/flash.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { ownerOf } from '#app/http/session.server.ts'
import { reauthenticateIfAsked } from './reauthenticate.server.ts'
import type { TokenPanel } from './token-panels.ts'

type Given = { user: User; context: Readonly<RouterContextProvider>; url: URL; form: FormData }

function text(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}

/** Makes a token, which comes back this once, or ends one; a refusal comes back into the panel. */
export async function tokenAction(panel: TokenPanel, { user, context, url, form }: Given) {
  const name = text(form.get('name'))
  try {
    if (panel === 'token') {
      await reauthenticateIfAsked({ user, context }, text(form.get('current')))
      const { token } = await createToken(ownerOf(user, context), name)
      await tellOwner(context, user, 'token_added')
      return data({ token })
    }
    await revokeToken(user, url.searchParams.get('id') ?? '')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const field = error.code === 'forbidden' ? ('current' as const) : ('name' as const)
    const refused = { tokenFailure: { why: error.message, name, field } }
    return data(refused, { status: statusOf(error), headers: retryHeaders(error) })
  }
  const flash = await flashHeader({
    kind: 'good',
    title: 'The token was revoked',
    description: 'Programs that use it are refused from now on.',
  })
  return redirect('/account#tokens', { status: 303, headers: { 'set-cookie': flash } })
}
