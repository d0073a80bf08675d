import type { ComponentProps } from 'react'
import { useSender } from './Form.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

/** How much a button weighs: one primary per screen, secondary beside it, quiet in bars, danger for what destroys. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** What buttons and links that look like buttons have in common. */
export type ButtonLook = { variant?: ButtonVariant; small?: boolean; block?: boolean; iconOnly?: boolean }

/** The class names of a button's look. */
export function buttonClass({ variant = 'primary', small, block, iconOnly }: ButtonLook, extra = '') {
  return `btn btn-${variant}${small ? ' btn-sm' : ''}${iconOnly ? ' btn-icon' : ''}${block ? ' btn-block' : ''} ${extra}`.trim()
}

type ButtonProps = ComponentProps<'button'> &
  Omit<ButtonLook, 'iconOnly'> & {
    icon?: IconName
    /** Shown while the form is under way, e.g. "Deleting…". */
    busyLabel?: string
    /** Shows the busy look now, where it is not the button's own form that is under way. */
    busy?: boolean
    /** With an icon: the words are spoken and shown as a tooltip, only the icon is seen. */
    iconOnly?: boolean
  }

/** A button; submits its form unless `type` says otherwise, and shows that the form is under way. */
export function Button(props: ButtonProps) {
  const { variant, small, block, iconOnly, icon, busyLabel, busy: own, className, children, ...rest } = props
  const { sender, isSending } = useSender()
  const busy = own ?? (busyLabel !== undefined && isSending)
  return (
    <button
      type="submit"
      data-sender={sender}
      className={buttonClass({ variant, small, block, iconOnly }, className)}
      data-busy-label={busyLabel}
      aria-busy={busy || undefined}
      title={iconOnly && typeof children === 'string' ? children : undefined}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      <span className={iconOnly ? 'visually-hidden' : undefined} data-label>
        {busy && busyLabel ? busyLabel : children}
      </span>
    </button>
  )
}
