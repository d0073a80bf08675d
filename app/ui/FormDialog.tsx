import type { FormMetadata } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'
import { brand } from '#app/brand.ts'
import { Button } from './Button.tsx'
import { Dialog, DialogActions, DialogClose } from './Dialog.tsx'
import { Form } from './Form.tsx'
import { FormErrors } from './FormErrors.tsx'

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

/** A dialog over a section with one form, which is sent to the dialog's own address. */
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

export type PageDialogProps = { title: string; back: string; failed?: boolean; children: ReactNode }

/** A dialog over a section; the page bears its name. */
export function PageDialog({ title, back, failed, children }: PageDialogProps) {
  return (
    <Dialog id="section-dialog" title={title} href={back}>
      <title>{`${failed ? 'Error: ' : ''}${title} · ${brand.name}`}</title>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </Dialog>
  )
}
