import type { ComponentProps } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { Icon } from './Icon.tsx'

type FieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id'> & { name: string }

/** One line of text with label, hint and error. A password gets a "Show" button that only the script reveals. */
export function Field({ id, label, hint, error, className = '', ...input }: FieldProps) {
  const texts = { id, label, hint, error }
  const box = <input type="text" className={`input ${className}`.trim()} {...describedBy(texts)} {...input} />
  return (
    <FieldFrame {...texts}>
      {input.type === 'password' ? (
        <div className="input-row">
          {box}
          <button
            type="button"
            className="btn btn-secondary"
            data-show-password={id}
            aria-controls={id}
            aria-pressed="false"
            hidden
          >
            <Icon name="eye" />
            <span>
              Show <span className="visually-hidden">password</span>
            </span>
          </button>
        </div>
      ) : (
        box
      )}
    </FieldFrame>
  )
}
