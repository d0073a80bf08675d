import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { Code } from '#app/domain/accounts/forms.ts'
import { enterWithCode, pendingStep } from '#app/http/enter.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { visitorAction } from '#app/http/mutation.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Route } from './+types/code'
import { AuthPage } from './AuthPage.tsx'
import { SIGN_IN } from './addresses.ts'
import { TooLate } from './TooLate.tsx'
import { visitorsOnly } from './visitors.server.ts'

export const handle: PageHandle = { document: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  visitorsOnly(context)
  const waits = (await pendingStep(request)) !== null
  return data({ waits, constraint: getZodConstraint(Code) }, { status: waits ? 200 : 401 })
}

export const action = visitorAction(Code, async ({ request, context, values }) => {
  const { to, headers, user, used } = await enterWithCode(request, values.code)
  if (used === 'recovery') await tellOwner(context, user, 'recovery_code')
  return { to, headers }
})

/** The second step of signing in. */
export default function EnterCode({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<{ code: string }, { code: string }, string[]>({
    id: 'code',
    lastResult: actionData?.result,
    constraint: loaderData.constraint,
  })
  return (
    <AuthPage title="Enter your code" failed={actionData !== undefined}>
      {loaderData.waits ? (
        <Form method="post" id={form.id} className="stack" noValidate>
          <FormErrors form={form} fields={fields} />
          <TextField
            label="Code"
            hint="The six digits your authenticator app shows, or one of your recovery codes."
            field={fields.code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button block busyLabel="Checking…">
            Sign in
          </Button>
          <p>
            <a href={SIGN_IN}>Begin again</a>
          </p>
        </Form>
      ) : (
        <TooLate next="" />
      )}
    </AuthPage>
  )
}
