import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { FIELD_ERROR } from './input-class.ts'

/** What every field of a form is given around its input. */
export type FieldTexts = { id: string; label: ReactNode; hint?: ReactNode; error?: string }

/** The attributes that tie an input to its hint and error. */
export function describedBy({ id, hint, error }: FieldTexts) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined }
}

/** Label above, hint and error between label and input, so that a screen keyboard never covers them. */
export function FieldFrame({ id, label, hint, error, children }: FieldTexts & { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <label className="font-semibold" htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {hint && (
        <p className="text-sm text-ink-soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={FIELD_ERROR} id={`${id}-error`}>
          <Icon name="bad" />
          <span>
            <span className="sr-only">Error: </span>
            {error}
          </span>
        </p>
      )}
      {children}
    </div>
  )
}
