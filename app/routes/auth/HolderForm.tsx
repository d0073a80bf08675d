import { useForm } from '@conform-to/react'
import type { getZodConstraint } from '@conform-to/zod/v4'
import type { ReactNode } from 'react'
import type { PageActionData } from '#app/http/mutation.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { TextField } from '#app/ui/TextField.tsx'

type HolderFormProps = {
  id: string
  failed: PageActionData<never> | undefined
  constraint: ReturnType<typeof getZodConstraint>
  isHolder: boolean
  /** The name of the account, for password managers; left out where it is about to change. */
  username?: string
  label: string
  /** What the button does. */
  children: ReactNode
}

/** One button for whoever is signed in to the account that a link is for; others show its password with it. */
export function HolderForm(props: HolderFormProps) {
  const { id, failed, constraint, isHolder, username, label, children } = props
  const [form, fields] = useForm<{ password: string }, { password: string }, string[]>({
    id,
    lastResult: failed?.result,
    constraint,
  })
  return (
    <Form method="post" id={form.id} className="stack" noValidate>
      <FormErrors form={form} fields={fields} />
      {children}
      {!isHolder && (
        <>
          <p>You are not signed in to that account on this device, so we ask for its password.</p>
          {username && <input type="hidden" name="email" value={username} autoComplete="username" />}
          <TextField
            label="Password"
            field={fields.password}
            type="password"
            autoComplete="current-password"
            required
          />
        </>
      )}
      <Button block busyLabel="One moment…">
        {label}
      </Button>
    </Form>
  )
}
