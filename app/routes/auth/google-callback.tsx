import { href, data, redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import { connectIdentity, enterWith } from '#app/domain/accounts/google.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { userContext } from '#app/http/context.server.ts'
import { markAuthenticated } from '#app/domain/accounts/reauthenticate.server.ts'
import { hasPassword } from '#app/domain/accounts/change-password.server.ts'
import { enter } from '#app/http/enter.server.ts'
import { statusOf } from '#app/http/errors.server.ts'
import { flashHeader } from '#app/http/flash.server.ts'
import { backFromGoogle, forgetGoogle, keepForJoining } from '#app/http/google.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { ownerOf } from '#app/http/session.server.ts'
import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { PageHandle } from '#app/http/page-handle.ts'
import type { Route } from './+types/google-callback'

/** Where Google sends people back to. Whatever goes wrong is a page, not a session. */
export const handle: PageHandle = { document: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const headers = new Headers()
  for (const cookie of await forgetGoogle(request)) headers.append('set-cookie', cookie)
  try {
    throw redirect(await arrive(request, context, headers), { status: 303, headers })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.details.confirm)
      throw redirect(`${href('/account/security/confirm')}?for=google`, { status: 303, headers })
    return data(
      { message: error.message, back: context.get(userContext) ? href('/account/security') : '/auth' },
      { status: statusOf(error), headers },
    )
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

async function arrive(
  request: Request,
  context: Route.LoaderArgs['context'],
  headers: Headers,
): Promise<string> {
  const { identity, next } = await backFromGoogle(request)
  const user = context.get(userContext)
  if (user) return connect(user, context, headers, { identity, next })
  const entry = await enterWith(identity)
  if (entry.kind === 'password-needed') {
    headers.append('set-cookie', await keepForJoining(identity))
    return `/auth/join?next=${encodeURIComponent(next)}`
  }
  if (entry.joined) await tellOwner(context, entry.user, 'google_connected')
  const entered = await enter(entry.user, request, next)
  for (const cookie of entered.headers.getSetCookie()) headers.append('set-cookie', cookie)
  return entered.to
}

async function connect(
  user: User,
  context: Route.LoaderArgs['context'],
  headers: Headers,
  { identity, next }: Awaited<ReturnType<typeof backFromGoogle>>,
): Promise<string> {
  const owner = ownerOf(user, context)
  if (!(await connectIdentity(owner, identity))) {
    // Connected before: who has no password shows in this way that it is still they.
    if (!(await hasPassword(user))) await markAuthenticated(owner)
    return next
  }
  await tellOwner(context, user, 'google_connected')
  headers.append(
    'set-cookie',
    await flashHeader({ kind: 'good', title: 'Google was connected', description: identity.email }),
  )
  return href('/account/security')
}

export default function GoogleFailed({ loaderData }: Route.ComponentProps) {
  return (
    <div className="reading stack">
      <title>{`Error: Sign-in with Google · ${brand.name}`}</title>
      <Card className="stack">
        <h1>Google did not let you in</h1>
        <p role="alert">{loaderData.message}</p>
        <div className="cluster">
          <LinkButton href="/api/auth/google">Try again</LinkButton>
          <LinkButton href={loaderData.back} variant="secondary">
            Go back
          </LinkButton>
        </div>
      </Card>
    </div>
  )
}
