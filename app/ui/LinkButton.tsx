import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { OPENS_DIALOG } from './opens-dialog.ts'

/** `to` a page of the app, by the router; `href` for documents, files and what lies elsewhere. */
type Target =
  | ({ to: string /** It opens a dialog over this page. */; dialog?: boolean } & Omit<
      ComponentProps<typeof Link>,
      'to'
    >)
  | ({ href: string } & ComponentProps<'a'>)

type LinkButtonProps = Target & ButtonLook & { icon?: IconName }

/** A link that looks like a button: for going somewhere, never for changing something. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, small, large, block, iconOnly, icon, className, children, ...target } = props
  const look = {
    className: buttonClass({ variant, small, large, block, iconOnly }, className),
    title: iconOnly && typeof children === 'string' ? children : undefined,
  }
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span className={iconOnly ? 'sr-only' : undefined}>{children}</span>
    </>
  )
  if ('href' in target) {
    return (
      <a {...look} {...target}>
        {content}
      </a>
    )
  }
  const { dialog, ...rest } = target
  return (
    <Link prefetch="intent" {...look} {...(dialog && OPENS_DIALOG)} {...rest}>
      {content}
    </Link>
  )
}
