import type { ReactNode } from 'react'
import { buttonClass, type ButtonVariant } from './Button.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type MenuProps = {
  label: string
  icon?: IconName
  /** Shows the icon alone; the label is spoken. */
  iconOnly?: boolean
  /** Opens under the button's left edge instead of its right one. */
  start?: boolean
  variant?: ButtonVariant
  small?: boolean
  className?: string
  children: ReactNode
}

/** A button that unfolds links and forms. The script closes it on Escape and on a click elsewhere. */
export function Menu(props: MenuProps) {
  const { label, icon, iconOnly, start, variant = 'secondary', small, className = '', children } = props
  return (
    <details className={`menu${start ? ' menu-start' : ''} ${className}`.trim()} data-menu>
      <summary className={buttonClass({ variant, small, iconOnly })} title={iconOnly ? label : undefined}>
        {icon && <Icon name={icon} />}
        <span className={iconOnly ? 'visually-hidden' : undefined}>{label}</span>
        {!iconOnly && <Icon name="chevron-down" />}
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  )
}

type MenuEntry = { icon?: IconName; danger?: boolean; children: ReactNode }

/** A place to go, in a menu. */
export function MenuLink({
  href,
  icon,
  danger,
  current,
  dialog,
  children,
}: MenuEntry & {
  href: string
  current?: boolean
  /** It leads to a dialog, which the script opens over the page. */
  dialog?: boolean
}) {
  return (
    <a
      className={danger ? 'menu-item menu-item-danger' : 'menu-item'}
      href={href}
      data-opens-dialog={dialog || undefined}
      aria-current={current ? 'page' : undefined}
    >
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

type MenuFormProps = MenuEntry & {
  action: string
  fields?: Record<string, string>
  busyLabel?: string
  /** The script sends it without leaving the page. */
  inPlace?: boolean
  /** What is said then when the server cannot be reached. */
  why?: string
}

/** A thing to do, in a menu: a form of its own with hidden fields. */
export function MenuForm({
  action,
  fields = {},
  icon,
  danger,
  busyLabel,
  inPlace,
  why,
  children,
}: MenuFormProps) {
  return (
    <form method="post" action={action} data-in-place={inPlace || undefined} data-why={why}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className={danger ? 'menu-item menu-item-danger' : 'menu-item'}
        data-busy-label={busyLabel}
      >
        {icon && <Icon name={icon} />}
        <span data-label>{children}</span>
      </button>
    </form>
  )
}
