import type { FormMetadata } from '@conform-to/react'
import { ErrorSummary } from './ErrorSummary.tsx'

type FormErrorsProps<Values extends Record<string, unknown>> = {
  form: FormMetadata<Values, string[]>
  /** The fields by name, as `useForm` gives them. */
  fields: Record<string, { id: string }>
  /** What did not happen, where that is no fault of a field. */
  title?: string
}

/** What is wrong with a form, at its top and with the focus: each entry leads to its field. */
export function FormErrors<Values extends Record<string, unknown>>({
  form,
  fields,
  title,
}: FormErrorsProps<Values>) {
  const idOf = new Map(
    // Meant as a key: the names are those of the form's own fields.
    Object.keys(form.allErrors).map((name) => [name, name === '' ? undefined : fields[name]?.id]),
  )
  const errors = Object.entries(form.allErrors).flatMap(([name, messages]) =>
    (messages ?? []).map((message) => ({ field: idOf.get(name), message })),
  )
  return <ErrorSummary errors={errors} title={title} />
}
