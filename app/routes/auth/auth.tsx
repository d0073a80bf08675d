import { data, redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import { hasGoogle } from '#app/domain/accounts/ask-google.server.ts'
import { findEmailToken } from '#app/domain/accounts/email-tokens.server.ts'
import { hasPassword } from '#app/domain/accounts/change-password.server.ts'
import { isProvenAddress } from '#app/domain/accounts/google.server.ts'
import { hasMail, keepsLetters } from '#app/domain/mail/deliver.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'
import { readForm } from '#app/http/body.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { pendingStep } from '#app/http/enter.server.ts'
import { statusOf } from '#app/http/errors.server.ts'
import { waitingToJoin } from '#app/http/google.server.ts'
import { safeNext } from '#app/http/next.server.ts'
import { Card } from '#app/ui/Card.tsx'
import type { PageHandle } from '#app/http/page-handle.ts'
import type { Route } from './+types/auth'
import { ACTIONS } from './actions.server.ts'
import { AuthCard } from './AuthCard.tsx'
import { AuthSide } from './AuthSide.tsx'
import { FOR_EVERYBODY, TITLES, viewOf } from './views.ts'

/** The links of letters, by the view they open. */
const KIND_OF_LINK = { reset: 'reset', verify: 'verify', change: 'change' } as const

export const handle: PageHandle = { document: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const view = viewOf(url)
  const user = context.get(userContext)
  if (user && !FOR_EVERYBODY.includes(view)) throw redirect('/')
  const next = safeNext(url.searchParams.get('next'), '')
  const token = url.searchParams.get('token') ?? ''
  const known = {
    view,
    next,
    token,
    google: hasGoogle,
    mail: hasMail,
    keepsLetters,
    sells: env.billing !== 'off',
    email: '',
    isSignedIn: user !== null,
    isHolder: false,
    holderHasPassword: true,
    isProven: false,
  }
  if (view === 'code') {
    const waits = (await pendingStep(request)) !== null
    return data({ ...known, spent: !waits }, { status: waits ? 200 : 401 })
  }
  if (view === 'join') {
    const identity = await waitingToJoin(request)
    const isProven = identity !== null && (await isProvenAddress(identity.email))
    return data(
      { ...known, email: identity?.email ?? '', isProven, spent: !identity },
      { status: identity ? 200 : 401 },
    )
  }
  if (view === 'reset' || view === 'verify' || view === 'change') {
    const link = await findEmailToken(token, KIND_OF_LINK[view])
    const isHolder = link !== null && link.userId === user?.id
    const holderHasPassword = link !== null && (await hasPassword({ id: link.userId }))
    const shown = { ...known, email: link?.email ?? '', isHolder, holderHasPassword, spent: link === null }
    return data(shown, { status: link ? 200 : 404 })
  }
  return data({ ...known, spent: false })
}

/** A refusal says when to come back; pages drop an action's headers unless they are asked for. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function action({ request, context }: Route.ActionArgs) {
  const act = ACTIONS[viewOf(new URL(request.url))]
  if (!act) throw data(null, { status: 405 })
  try {
    const done = await act({ form: await readForm(request), request, context })
    if (done instanceof Response) return done
    return data({ result: done.result, failure: '' }, { status: done.status, headers: done.headers })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return data({ result: undefined, failure: error.message }, { status: statusOf(error) })
  }
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { view } = loaderData
  const title = TITLES[view]
  return (
    <div className="page grid items-start gap-8 lg:grid-cols-2">
      <title>{`${actionData ? 'Error: ' : ''}${title} · ${brand.name}`}</title>
      <Card className="stack" data-auth-card>
        <h1 className="page-title">{title}</h1>
        <AuthCard {...loaderData} result={actionData?.result} failure={actionData?.failure ?? ''} />
      </Card>
      <AuthSide />
    </div>
  )
}
