import { href, data, redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import { type Provider, providerNamed } from '#app/domain/accounts/ask-provider.server.ts'
import { connectIdentity, enterWith } from '#app/domain/accounts/identities.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { userContext } from '#app/http/context.server.ts'
import { markAuthenticated } from '#app/domain/accounts/reauthenticate.server.ts'
import { hasPassword } from '#app/domain/accounts/change-password.server.ts'
import { enter } from '#app/http/enter.server.ts'
import { statusOf } from '#app/http/errors.server.ts'
import { flashHeader } from '#app/http/flash.server.ts'
import { backFromProvider, forgetAttempt, keepForJoining } from '#app/http/provider-sign-in.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { ownerOf } from '#app/http/session.server.ts'
import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { PageHandle } from '#app/http/page-handle.ts'
import { linkToConfirm } from '../account/security/confirm-for.ts'
import type { Route } from './+types/provider-callback'

/** Where a provider sends people back to. Whatever goes wrong is a page, not a session. */
export const handle: PageHandle = { document: true }

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const headers = new Headers()
  for (const cookie of forgetAttempt(request)) headers.append('set-cookie', cookie)
  let provider: Provider = { id: params.provider, name: 'The provider' }
  try {
    provider = providerNamed(params.provider)
    throw redirect(await arrive(request, provider, context, headers), { status: 303, headers })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.details.confirm) throw redirect(linkToConfirm(provider.id), { status: 303, headers })
    const back = context.get(userContext) ? href('/account/security') : '/auth'
    return data({ message: error.message, provider, back }, { status: statusOf(error), headers })
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

async function arrive(
  request: Request,
  provider: Provider,
  context: Route.LoaderArgs['context'],
  headers: Headers,
): Promise<string> {
  const { identity, next } = await backFromProvider(request, provider)
  const user = context.get(userContext)
  if (user) return connect(user, provider, context, headers, { identity, next })
  const entry = await enterWith(identity)
  if (entry.kind === 'password-needed') {
    headers.append('set-cookie', await keepForJoining(identity))
    return `/auth/join?next=${encodeURIComponent(next)}`
  }
  if (entry.joined) await tellOwner(context, entry.user, 'provider_connected', { provider: provider.name })
  const entered = await enter(entry.user, request, next)
  for (const cookie of entered.headers.getSetCookie()) headers.append('set-cookie', cookie)
  return entered.to
}

async function connect(
  user: User,
  provider: Provider,
  context: Route.LoaderArgs['context'],
  headers: Headers,
  { identity, next }: Awaited<ReturnType<typeof backFromProvider>>,
): Promise<string> {
  const owner = ownerOf(user, context)
  if (!(await connectIdentity(owner, identity))) {
    // Connected before: who has no password shows in this way that it is still they.
    if (!(await hasPassword(user))) await markAuthenticated(owner)
    return next
  }
  await tellOwner(context, user, 'provider_connected', { provider: provider.name })
  headers.append(
    'set-cookie',
    await flashHeader({ kind: 'good', title: `${provider.name} was connected`, description: identity.email }),
  )
  return href('/account/security')
}

export default function ProviderRefused({ loaderData: { message, provider, back } }: Route.ComponentProps) {
  return (
    <div className="reading stack">
      <title>{`Error: Sign-in with ${provider.name} · ${brand.name}`}</title>
      <Card className="stack">
        <h1>{provider.name} did not let you in</h1>
        <p role="alert">{message}</p>
        <div className="cluster">
          <LinkButton href={href('/api/auth/:provider', { provider: provider.id })}>Try again</LinkButton>
          <LinkButton href={back} variant="secondary">
            Go back
          </LinkButton>
        </div>
      </Card>
    </div>
  )
}
