import type { FieldMetadata } from '@conform-to/react'

/** What our fields want to know of a field: its id and name, what was typed before, and what is wrong with it. */
export function fieldProps(field: FieldMetadata<string>) {
  return { id: field.id, name: field.name, defaultValue: field.initialValue, error: field.errors?.[0] }
}

/** Everything wrong with a form, for the summary above it. */
export function problemsOf(formErrors: string[] | undefined, fields: FieldMetadata<string>[]) {
  return [
    ...(formErrors ?? []).map((message) => ({ message })),
    ...fields.flatMap((field) => (field.errors ?? []).map((message) => ({ field: field.id, message }))),
  ]
}
