import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './Button.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type LinkButtonProps = ComponentProps<'a'> & ButtonLook & { href: string; icon?: IconName }

/** A plain link that looks like a button: for going somewhere, never for changing something. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, small, block, iconOnly, icon, className, children, ...rest } = props
  return (
    <a
      className={buttonClass({ variant, small, block, iconOnly }, className)}
      title={iconOnly && typeof children === 'string' ? children : undefined}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      <span className={iconOnly ? 'visually-hidden' : undefined}>{children}</span>
    </a>
  )
}
