import type { FieldMetadata } from '@conform-to/react'
import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { TextAreaField } from './TextAreaField.tsx'

type Typed = FieldMetadata<string>
type Texts = { label: string; hint?: string }

/** What a field of conform's hands to the element people type in: its name, what was typed, what is wrong, what may be typed. */
function propsOf(field: Typed) {
  return {
    id: field.id,
    name: field.name,
    defaultValue: field.initialValue,
    error: field.errors?.[0],
    required: field.required,
    minLength: field.minLength,
    maxLength: field.maxLength,
    pattern: field.pattern,
  }
}

type TextFieldProps = Texts & { field: Typed } & Omit<
    ComponentProps<typeof Field>,
    'id' | 'name' | 'error' | 'label' | 'hint'
  >

/** One line of text of a form, by conform's `fields.…`. */
export function TextField({ field, ...rest }: TextFieldProps) {
  return <Field {...propsOf(field)} {...rest} />
}

type LongTextFieldProps = Texts & { field: Typed } & Omit<
    ComponentProps<typeof TextAreaField>,
    'id' | 'name' | 'error' | 'label' | 'hint'
  >

/** Several lines of text of a form, by conform's `fields.…`. */
export function LongTextField({ field, ...rest }: LongTextFieldProps) {
  const { pattern: _, ...props } = propsOf(field)
  return <TextAreaField {...props} {...rest} />
}
