import { type ComponentProps, useState } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { Icon } from './Icon.tsx'
import { useHydrated } from './use-hydrated.ts'

type FieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id'> & { name: string }

/** One line of text with label, hint and error. A password gets a "Show" button where there is script. */
export function Field({ id, label, hint, error, className = '', ...input }: FieldProps) {
  const texts = { id, label, hint, error }
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  const box = (
    <input
      type="text"
      className={`input ${className}`.trim()}
      {...describedBy(texts)}
      {...input}
      {...(shown && { type: 'text' })}
    />
  )
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
            aria-pressed={shown}
            hidden={!hydrated}
            onClick={() => setShown(!shown)}
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
