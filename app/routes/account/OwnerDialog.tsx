import type { FieldMetadata } from '@conform-to/react'
import type { ComponentProps } from 'react'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import type { OwnerStanding } from './reauthenticate.server.ts'
import { mustSignInAgain, SignInAgain } from './SignInAgain.tsx'

type OwnerDialogProps<Values extends Record<string, unknown>> = ComponentProps<typeof FormDialog<Values>> & {
  owner: OwnerStanding
  /** The field of the password that is in use. */
  current: FieldMetadata<string>
  /** The password is asked for because of this, and only when it was last given more than ten minutes ago. */
  because?: string
}

/** A dialog for what the owner alone may do: it asks for the password last, or, where there is none, to sign in once more. */
export function OwnerDialog<Values extends Record<string, unknown>>(props: OwnerDialogProps<Values>) {
  const { owner, current, because, children, ...dialog } = props
  if (mustSignInAgain(owner)) return <SignInAgain title={dialog.title} back={dialog.back} owner={owner} />
  return (
    <FormDialog {...dialog}>
      {children}
      {owner.hasPassword && !(because && owner.confirmed) && (
        <CurrentPasswordField field={current} hint={because} />
      )}
    </FormDialog>
  )
}
