import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { SignIn, SignUp } from '#app/domain/accounts/forms.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { brand } from '#app/brand.ts'
import { authenticate, register } from '#app/http/auth.server.ts'
import { readForm } from '#app/http/body.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { retryHeaders, statusOf } from '#app/http/errors.server.ts'
import { safeNext } from '#app/http/next.server.ts'
import { sessionHeader } from '#app/http/session.server.ts'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import type { Route } from './+types/auth'
import { LoginForm, RegisterForm } from './forms.tsx'

type Tab = 'login' | 'register'

function tabOf(request: Request): Tab {
  return new URL(request.url).searchParams.get('tab') === 'register' ? 'register' : 'login'
}

export function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(userContext)) throw redirect('/')
  return { tab: tabOf(request), next: safeNext(new URL(request.url).searchParams.get('next'), '') }
}

/** A refusal says when to come back; pages drop an action's headers unless they are asked for. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const next = safeNext(new URL(request.url).searchParams.get('next'))
  const enter = tabOf(request) === 'register' ? tryRegister : tryLogin
  const entered = await enter(form, request, context)
  if ('id' in entered) {
    return redirect(next, { status: 303, headers: { 'set-cookie': await sessionHeader(entered, request) } })
  }
  return data(entered.result, { status: entered.status, headers: entered.headers })
}

type Refused = { result: SubmissionResult<string[]>; status: number; headers?: Record<string, string> }
type Enter = (
  form: FormData,
  request: Request,
  context: Route.ActionArgs['context'],
) => Promise<User | Refused>

const tryLogin: Enter = async (form, request, context) => {
  const submission = parseWithZod(form, { schema: SignIn })
  if (submission.status !== 'success')
    return { result: submission.reply({ hideFields: ['password'] }), status: 422 }
  return authenticate(request, context, submission.value).catch((error) =>
    refused(submission, error, 'Login failed'),
  )
}

const tryRegister: Enter = async (form, request, context) => {
  const submission = parseWithZod(form, { schema: SignUp })
  if (submission.status !== 'success')
    return { result: submission.reply({ hideFields: ['password'] }), status: 422 }
  return register(request, context, submission.value).catch((error) =>
    refused(submission, error, 'Registration failed'),
  )
}

type Submission = {
  reply: (options: { formErrors: string[]; hideFields: string[] }) => SubmissionResult<string[]>
}

/** What the form shows when the account itself said no. */
function refused(submission: Submission, error: unknown, title: string): Refused {
  if (!(error instanceof AppError)) throw error
  return {
    result: submission.reply({ formErrors: [`${title}. ${error.message}`], hideFields: ['password'] }),
    status: statusOf(error),
    headers: retryHeaders(error),
  }
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, next } = loaderData
  const query = next ? `next=${encodeURIComponent(next)}` : ''
  const link = (to: Tab) => {
    const parts = [to === 'register' && 'tab=register', query].filter(Boolean)
    return parts.length === 0 ? '/auth' : `/auth?${parts.join('&')}`
  }
  const title = tab === 'register' ? 'Create your account' : 'Sign in'
  return (
    <div className="page grid items-start gap-8 lg:grid-cols-2">
      <title>{`${actionData ? 'Error: ' : ''}${title} · ${brand.name}`}</title>
      <Card className="stack">
        <h1 className="page-title">{title}</h1>
        <Tabs
          label="Sign in or create an account"
          tabs={[
            { href: link('login'), label: 'Login', current: tab === 'login' },
            { href: link('register'), label: 'Register', current: tab === 'register' },
          ]}
        />
        {tab === 'register' ? (
          <RegisterForm result={actionData} action={link('register')} />
        ) : (
          <LoginForm result={actionData} action={link('login')} />
        )}
      </Card>
      <aside className="stack lg:pt-6">
        <h2 className="page-title">Transform AI Text into Natural Writing</h2>
        <p className="lead">
          {brand.name} converts machine text into human-like writing that bypasses detection tools while
          keeping the meaning.
        </p>
        <ul className="stack stack-sm">
          {BENEFITS.map((benefit) => (
            <li key={benefit} className="flex gap-2">
              <Icon name="check" /> {benefit}
            </li>
          ))}
        </ul>
        <p className="muted">
          No tool can promise what a detector will say. What is checked, every time, is that your numbers,
          names and quotations survive.
        </p>
      </aside>
    </div>
  )
}

const BENEFITS = [
  'Transform AI text into natural writing',
  'Improve quality, readability and engagement',
  'Save time on every draft',
  'Keep every number, name and quotation',
]
