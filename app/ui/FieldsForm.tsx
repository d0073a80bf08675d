import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'
import { fieldProps, problemsOf } from './conform.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Field } from './Field.tsx'

/** One thing that is asked for. */
export type Asked = Omit<ComponentProps<typeof Field>, 'id' | 'error' | 'defaultValue'>

export type FieldsFormProps = {
  id: string
  /** Where it posts to: the address of the page it stands on, so that a refusal comes back in place. */
  action: string
  /** What came of the last time it was sent. */
  result: SubmissionResult<string[]> | undefined
  /** What is asked for, in order; a list within stands side by side. */
  asked: readonly (Asked | readonly Asked[])[]
  /** What is known already, by field. */
  values?: Record<string, string>
  /** What stands above the fields. */
  lead?: ReactNode
  /** The button, and what stands below. */
  children: ReactNode
}

/** A form of a few fields. It is checked on the server, in our words, with or without script: hence noValidate. */
export function FieldsForm({ id, action, result, asked, values, lead, children }: FieldsFormProps) {
  const [form, fields] = useForm<Record<string, string>, string[]>({
    id,
    lastResult: result,
    defaultValue: values,
  })
  // Meant as a key: the names are ours, and only looking makes a field.
  const metadata = ({ name }: Asked) => fields[name] as FieldMetadata<string>
  const field = (one: Asked) => <Field key={one.name} {...one} {...fieldProps(metadata(one))} required />
  return (
    <form id={form.id} method="post" action={action} className="stack" noValidate>
      <ErrorSummary errors={problemsOf(form.errors?.flat(), asked.flat().map(metadata))} />
      {lead}
      {asked.map((one) =>
        'name' in one ? (
          field(one)
        ) : (
          <div key={one.map(({ name }) => name).join(' ')} className="grid gap-4 sm:grid-cols-2">
            {one.map(field)}
          </div>
        ),
      )}
      {children}
    </form>
  )
}
