import type { ComponentProps } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id'> & { name: string; options: { value: string; label: string }[] }

/** One choice from a list the browser draws, with label, hint and error. */
export function SelectField({
  id,
  label,
  hint,
  error,
  options,
  className = '',
  ...select
}: SelectFieldProps) {
  const texts = { id, label, hint, error }
  return (
    <FieldFrame {...texts}>
      <select className={`input ${className}`.trim()} {...describedBy(texts)} {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
