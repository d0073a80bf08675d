import type { FormMetadata } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'
import { brand } from '#app/brand.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions, DialogClose } from '#app/ui/Dialog.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'

type FormDialogProps<Values extends Record<string, unknown>> = {
  title: string
  /** The section that it lies over. */
  back: string
  /** As conform's `useForm` gives them. */
  form: FormMetadata<Values, string[]>
  fields: Record<string, { id: string }>
  /** The button that sends it. */
  label: string
  busyLabel: string
  danger?: boolean
  /** What leaving everything as it is is called. */
  cancel?: string
  /** What did not happen, where that is no fault of a field. */
  failed?: string
  /** What stands above the form, such as a form of its own. */
  before?: ReactNode
  /** Of the form, where it is not sent as usual. */
  send?: Pick<ComponentProps<typeof Form>, 'encType' | 'reloadDocument'>
  children?: ReactNode
}

/** A dialog over a section of the account with one form, which is sent to the dialog's own address. */
export function FormDialog<Values extends Record<string, unknown>>(props: FormDialogProps<Values>) {
  const { title, back, form, fields, label, busyLabel, danger, failed, before, send, children } = props
  return (
    <PageDialog title={title} back={back} failed={form.status === 'error'}>
      {before}
      <Form
        {...send}
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        noValidate
      >
        <FormErrors form={form} fields={fields} title={failed} />
        {children}
        <DialogActions>
          <DialogClose>{props.cancel ?? 'Cancel'}</DialogClose>
          <Button variant={danger ? 'danger' : 'primary'} busyLabel={busyLabel}>
            {label}
          </Button>
        </DialogActions>
      </Form>
    </PageDialog>
  )
}

type PageDialogProps = { title: string; back: string; failed?: boolean; children: ReactNode }

/** A dialog over a section of the account; the page bears its name. */
export function PageDialog({ title, back, failed, children }: PageDialogProps) {
  return (
    <Dialog id="account-dialog" title={title} href={back}>
      <title>{`${failed ? 'Error: ' : ''}${title} · ${brand.name}`}</title>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </Dialog>
  )
}

/** A dialog in which nothing can be done, and why. */
export function NothingDialog({ title, back, children }: PageDialogProps) {
  return (
    <PageDialog title={title} back={back}>
      <p>{children}</p>
      <BackToAccount />
    </PageDialog>
  )
}

/** The way out of a dialog in which nothing is left to do. */
export function BackToAccount() {
  return (
    <DialogActions>
      <DialogClose variant="primary">Back to your account</DialogClose>
    </DialogActions>
  )
}
