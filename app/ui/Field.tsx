import { type ComponentProps, useState } from 'react'
import { buttonClass } from './button-class.ts'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { Icon } from './Icon.tsx'
import { inputClass } from './input-class.ts'
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
      className={inputClass(`min-w-0 flex-1 ${className}`)}
      {...describedBy(texts)}
      {...input}
      {...(shown && { type: 'text' })}
    />
  )
  return (
    <FieldFrame {...texts}>
      {input.type === 'password' ? (
        <div className="flex items-stretch gap-2">
          {box}
          <button
            type="button"
            className={buttonClass({ variant: 'secondary' })}
            data-show-password={id}
            aria-controls={id}
            aria-pressed={shown}
            hidden={!hydrated}
            onClick={() => setShown(!shown)}
          >
            <Icon name="eye" />
            <span>
              Show <span className="sr-only">password</span>
            </span>
          </button>
        </div>
      ) : (
        box
      )}
    </FieldFrame>
  )
}
