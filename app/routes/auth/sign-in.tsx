import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href, redirect } from 'react-router'
import { PROVIDERS } from '#app/domain/accounts/ask-provider.server.ts'
import { SignIn } from '#app/domain/accounts/forms.ts'
import { atTheDoor, authenticator } from '#app/http/auth.server.ts'
import { visitorAction } from '#app/http/mutation.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Route } from './+types/sign-in'
import { AuthPage } from './AuthPage.tsx'
import { AuthTabs } from './AuthTabs.tsx'
import { movedTo, SIGN_IN, withNext } from './addresses.ts'
import { CreateAccountPage } from './CreateAccountPage.tsx'
import { GitHubSoon, ProviderButtons } from './OtherWays.tsx'
import { enterAndGo, nextOf, registration, visitorsOnly } from './visitors.server.ts'

export const handle: PageHandle = { document: true, sameForVisitors: ['/auth'] }

export async function loader({ url, context }: Route.LoaderArgs) {
  const moved = movedTo(url)
  if (moved) throw redirect(moved)
  visitorsOnly(context)
  if (url.searchParams.get('tab') === 'register') return { newcomer: await registration(url), known: null }
  const known = { next: nextOf(url), providers: PROVIDERS, constraint: getZodConstraint(SignIn) }
  return { newcomer: null, known }
}

export const action = visitorAction(SignIn, async ({ request, context, values }) => {
  const user = await atTheDoor(request, context, values.email, () =>
    authenticator.authenticate('form', request),
  )
  return enterAndGo(user, request)
})

export default function Entrance({ loaderData, actionData }: Route.ComponentProps) {
  const { newcomer, known } = loaderData
  return newcomer ? <CreateAccountPage {...newcomer} /> : <SignInPage {...known} failed={actionData} />
}

type SignInPageProps = NonNullable<Route.ComponentProps['loaderData']['known']> & {
  failed: Route.ComponentProps['actionData']
}

function SignInPage({ next, providers, constraint, failed }: SignInPageProps) {
  const [form, fields] = useForm<SignIn, SignIn, string[]>({
    id: 'login',
    lastResult: failed?.result,
    constraint,
  })
  return (
    <AuthPage title="Sign in" failed={failed !== undefined}>
      <AuthTabs current="sign-in" next={next} />
      <ProviderButtons providers={providers} next={next} />
      <Form method="post" id={form.id} action={withNext(SIGN_IN, next)} className="stack" noValidate>
        <FormErrors form={form} fields={fields} title={failed?.code && 'Login failed'} />
        <TextField label="Email" field={fields.email} type="email" autoComplete="username" />
        <TextField label="Password" field={fields.password} type="password" autoComplete="current-password" />
        <Button block busyLabel="Signing in…">
          Sign in
        </Button>
      </Form>
      <div data-passkey-use hidden>
        <Button type="button" variant="secondary" block>
          Sign in with a passkey
        </Button>
        <p role="status" />
      </div>
      <p className="cluster justify-between">
        <a href={href('/auth/forgot')}>Forgot your password?</a>
        <a href={withNext(href('/auth/benefits'), next)}>Back to Benefits</a>
      </p>
      <GitHubSoon />
    </AuthPage>
  )
}
