import type { ComponentProps } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'

type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id'> & { name: string }

/** Several lines of text with label, hint and error. */
export function TextAreaField({ id, label, hint, error, className = '', ...area }: TextAreaFieldProps) {
  const texts = { id, label, hint, error }
  return (
    <FieldFrame {...texts}>
      <textarea rows={4} className={`input ${className}`.trim()} {...describedBy(texts)} {...area} />
    </FieldFrame>
  )
}
