import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { useSender } from './Form.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

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
  const {
    variant,
    small,
    large,
    block,
    iconOnly,
    icon,
    busyLabel,
    busy: own,
    className,
    children,
    ...rest
  } = props
  const { sender, isSending } = useSender()
  const busy = own ?? (busyLabel !== undefined && isSending)
  return (
    <button
      type="submit"
      data-sender={sender}
      className={buttonClass({ variant, small, large, block, iconOnly }, className)}
      data-busy-label={busyLabel}
      aria-busy={busy || undefined}
      title={iconOnly && typeof children === 'string' ? children : undefined}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      <span className={iconOnly ? 'sr-only' : undefined} data-label>
        {busy && busyLabel ? busyLabel : children}
      </span>
    </button>
  )
}
