import { data, redirect, useOutlet } from 'react-router'
import { brand } from '#app/brand.ts'
import { hasGoogle } from '#app/domain/accounts/ask-google.server.ts'
import { isRecentlyAuthenticated } from '#app/domain/accounts/reauthenticate.server.ts'
import { faceOf } from '#app/domain/accounts/picture.ts'
import { waysInto } from '#app/domain/accounts/ways-in.server.ts'
import { hasMail } from '#app/domain/mail/deliver.server.ts'
import { readForm } from '#app/http/body.server.ts'
import { sessionIdContext } from '#app/http/context.server.ts'
import { isLight, themeOf } from '#app/http/preferences.server.ts'
import { ownerOf, requireUser } from '#app/http/session.server.ts'
import { Card } from '#app/ui/Card.tsx'
import { AppearanceForm } from '#app/ui/AppearanceForm.tsx'
import type { PageHandle } from '#app/http/page-handle.ts'
import type { Route } from './+types/account'
import { ACTIONS } from './actions.server.ts'
import { BillingDialog } from './BillingDialog.tsx'
import { billingAction } from './billing-actions.server.ts'
import { billingData } from './billing-data.server.ts'
import { billingPanelOf } from './billing-panels.ts'
import { cardChanged } from './card-changed.server.ts'
import { DataSection } from './DataSection.tsx'
import { LedgerSection } from './LedgerSection.tsx'
import { PanelDialog } from './PanelDialog.tsx'
import { panelData } from './panel-data.server.ts'
import { afterConfirming, confirmedOf, linkToConfirm, panelOf } from './panels.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { SessionsSection, SignInSection } from './SignInSection.tsx'
import { SubscriptionSection } from './SubscriptionSection.tsx'
import { TokenDialog } from './TokenDialog.tsx'
import { tokenAction } from './token-actions.server.ts'
import { tokenData } from './token-data.server.ts'
import { tokenPanelOf } from './token-panels.ts'
import { TokensSection } from './TokensSection.tsx'
import { usageData } from './usage-data.server.ts'
import { UsageSection } from './UsageSection.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const url = new URL(request.url)
  if (url.searchParams.get('card') === 'changed') throw await cardChanged(user)
  const panel = panelOf(url)
  const now = new Date()
  const confirmed = await isRecentlyAuthenticated(ownerOf(user, context), now)
  if (panel === 'confirm' && confirmed) throw redirect(afterConfirming(confirmedOf(url)))
  // The key of an authenticator is shown to the owner alone.
  if (panel === 'two-factor' && !confirmed) throw redirect(linkToConfirm(panel), { status: 303 })
  const [words, billing, tokens, ways, shown] = await Promise.all([
    usageData(user, url.searchParams, now),
    billingData(user, billingPanelOf(url)),
    tokenData(user, request),
    waysInto(user),
    panelData(user, panel),
  ])
  const { firstName, lastName, email, isEduUser } = user
  return {
    person: { firstName, lastName, email, academic: isEduUser },
    face: faceOf(user),
    appearance: { theme: themeOf(request), light: isLight(request), returnTo: '/account' },
    words,
    billing,
    billingPanel: billingPanelOf(url),
    tokens,
    tokenPanel: tokenPanelOf(url),
    ways,
    confirmed,
    confirmFor: confirmedOf(url),
    here: context.get(sessionIdContext),
    panel,
    ...shown,
    google: hasGoogle,
    mail: hasMail,
    now,
  }
}

export const handle: PageHandle = { document: true, entrance: true }

/** A refusal says when to come back; pages drop an action's headers unless they are asked for. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context, request)
  const url = new URL(request.url)
  const form = await readForm(request)
  const billing = billingPanelOf(url)
  if (billing) return billingAction(billing, { user, request, fields: Object.fromEntries(form) })
  const tokens = tokenPanelOf(url)
  if (tokens) return tokenAction(tokens, { user, context, url, form })
  const panel = panelOf(url)
  if (!panel) throw redirect('/account', { status: 303 })
  const done = await ACTIONS[panel]({ form, user, request, context })
  if (done instanceof Response) return done
  if ('codes' in done) return data({ codes: done.codes })
  return data({ result: done.result }, { status: done.status, headers: done.headers })
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const {
    billing,
    billingPanel,
    tokens,
    tokenPanel,
    person,
    face,
    ways,
    words,
    panel,
    offer,
    leaving,
    appearance,
    google,
    mail,
    confirmed,
    confirmFor,
    here,
    now,
  } = loaderData
  // The dialog of an address below this one.
  const dialog = useOutlet()
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined
  const refused = actionData && 'tokenFailure' in actionData ? actionData.tokenFailure : undefined
  const result = actionData && 'result' in actionData ? actionData.result : undefined
  const name = `${person.firstName} ${person.lastName}`.trim()
  return (
    <div className="reading stack stack-lg">
      {dialog ?? (
        <title>{`${result || failure || refused ? 'Error: ' : ''}My account · ${brand.name}`}</title>
      )}
      {panel && (
        <PanelDialog
          panel={panel}
          firstName={person.firstName}
          lastName={person.lastName}
          email={person.email}
          hasPassword={ways.hasPassword}
          hasIdentity={ways.identities.length > 0}
          hasTokens={tokens.tokens.length > 0}
          confirmed={confirmed}
          confirmFor={confirmFor}
          offer={offer}
          leaving={leaving}
          codes={actionData && 'codes' in actionData ? actionData.codes : undefined}
          result={result}
        />
      )}
      {billingPanel && billing && !billing.failed && (
        <BillingDialog panel={billingPanel} data={billing} failure={failure} />
      )}
      {tokenPanel && (
        <TokenDialog
          panel={tokenPanel}
          data={tokens}
          hasPassword={ways.hasPassword}
          hasIdentity={ways.identities.length > 0}
          confirmed={confirmed}
          token={actionData && 'token' in actionData ? actionData.token : undefined}
          failure={refused}
        />
      )}
      <h1 className="page-title">My account</h1>
      <ProfileSection
        face={face}
        name={name}
        email={person.email}
        emailVerified={ways.emailVerified}
        academic={person.academic}
        mail={mail}
        google={google}
      />
      {billing && <SubscriptionSection plan={words.usage.plan} data={billing} />}
      <UsageSection {...words} />
      <LedgerSection {...words} now={now} />
      <TokensSection data={tokens} now={now} />
      <SignInSection {...ways} google={google} confirmed={confirmed} here={here} now={now} />
      <SessionsSection sessions={ways.sessions} here={here} now={now} />
      <Card as="section" className="stack" id="appearance" aria-labelledby="appearance-title">
        <h2 id="appearance-title">Appearance</h2>
        <AppearanceForm {...appearance} />
      </Card>
      <DataSection />
    </div>
  )
}
