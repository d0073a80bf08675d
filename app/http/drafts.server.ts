import { redirect, type RouterContextProvider } from 'react-router'
import { keepDraft, type Typed } from '#app/domain/humanizer/drafts.server.ts'
import { DRAFT_HOURS } from '#app/domain/humanizer/limits.ts'
import { limitAnonymousDrafts } from '#app/domain/accounts/attempts.server.ts'
import { clientAddressContext } from './context.server.ts'
import { flashHeader } from './flash.server.ts'
import { signedCookie } from './secret.server.ts'

/** Holds the id of a text that came in without a session, on the browser it came from. */
const draftCookie = signedCookie('draft', DRAFT_HOURS * 3600)

/** The draft this browser left before signing in, if any. */
export async function waitingDraft(request: Request): Promise<string | undefined> {
  const header = request.headers.get('cookie')
  const id: unknown = header?.includes('draft=') ? await draftCookie().parse(header) : undefined
  return typeof id === 'string' ? id : undefined
}

export function forgetDraftHeader(): Promise<string> {
  return draftCookie().serialize('', { maxAge: 0 })
}

/** A text posted after the session had ended: it is kept, and waits in the humanizer once its writer has signed in. */
export async function signInFirst(context: Readonly<RouterContextProvider>, draft: Typed): Promise<Response> {
  const headers = new Headers()
  if (draft.text.trim() !== '') {
    await limitAnonymousDrafts(context.get(clientAddressContext))
    headers.append('set-cookie', await draftCookie().serialize(await keepDraft(null, draft)))
    headers.append(
      'set-cookie',
      await flashHeader({ kind: 'info', title: 'Please sign in again', description: 'Your text is kept.' }),
    )
  }
  return redirect('/auth?next=%2Fhumanizer', { status: 303, headers })
}
