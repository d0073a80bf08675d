import { redirectDocument, type RouterContextProvider } from 'react-router'
import { keepDraft, type Typed } from '#app/domain/humanizer/drafts.server.ts'
import { DRAFT_HOURS } from '#app/domain/humanizer/limits.ts'
import { limitAnonymousDrafts } from '#app/domain/accounts/attempts.server.ts'
import { clientAddressContext } from './context.server.ts'
import { type Flash, flashHeader } from './flash.server.ts'
import { signedCookie } from './secret.server.ts'

/** Holds the id of a text that came in without a session, on the browser it came from. */
const draftCookie = signedCookie('draft', DRAFT_HOURS * 3600)

const KEPT: Flash = { kind: 'info', title: 'Please sign in again', description: 'Your text is kept.' }
const KEPT_FOR_NEWCOMER: Flash = {
  kind: 'info',
  title: 'Your text is kept',
  description: `It waits in the humanizer for ${DRAFT_HOURS} hours, until you have made an account or signed in.`,
}

/** The draft this browser left before signing in, if any. */
export async function waitingDraft(request: Request): Promise<string | undefined> {
  const header = request.headers.get('cookie')
  const id: unknown = header?.includes('draft=') ? await draftCookie().parse(header) : undefined
  return typeof id === 'string' ? id : undefined
}

export function forgetDraftHeader(): Promise<string> {
  return draftCookie().serialize('', { maxAge: 0 })
}

/**
 * A text posted without a session: it is kept, and waits in the humanizer once its writer has signed in. A newcomer, who
 * never had one, is led to where accounts are made.
 */
export async function signInFirst(
  context: Readonly<RouterContextProvider>,
  draft: Typed,
  { newcomer = false } = {},
): Promise<Response> {
  const headers = new Headers()
  if (draft.text.trim() !== '') {
    await limitAnonymousDrafts(context.get(clientAddressContext))
    headers.append('set-cookie', await draftCookie().serialize(await keepDraft(null, draft)))
    headers.append('set-cookie', await flashHeader(newcomer ? KEPT_FOR_NEWCOMER : KEPT))
  }
  const view = newcomer ? 'tab=register&' : ''
  return redirectDocument(`/auth?${view}next=%2Fhumanizer`, { status: 303, headers })
}
