import type { ComponentProps } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { inputClass } from './input-class.ts'

type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id'> & { name: string }

/** Several lines of text with label, hint and error. */
export function TextAreaField({ id, label, hint, error, className = '', ...area }: TextAreaFieldProps) {
  const texts = { id, label, hint, error }
  return (
    <FieldFrame {...texts}>
      <textarea
        rows={4}
        className={inputClass(`min-h-24 resize-y ${className}`)}
        {...describedBy(texts)}
        {...area}
      />
    </FieldFrame>
  )
}
