import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonClass, type ButtonVariant } from './button-class.ts'
import { Form, useSender } from './Form.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { OPENS_DIALOG } from './opens-dialog.ts'

type MenuProps = {
  label: string
  icon?: IconName
  /** Stands in place of an icon. */
  face?: ReactNode
  /** Shows the icon alone; the label is spoken. */
  iconOnly?: boolean
  /** Opens under the button's left edge instead of its right one. */
  start?: boolean
  variant?: ButtonVariant
  small?: boolean
  className?: string
  /** Opens above the button, at the end of something tall. */
  above?: boolean
  /** It comes unfolded. */
  open?: boolean
  children: ReactNode
}

/** The browser's own triangle goes: the chevron stands for it. */
const SUMMARY = 'list-none [&::-webkit-details-marker]:hidden'
const PANEL =
  'absolute z-30 my-1 grid w-max max-w-[min(20rem,calc(100vw-2rem))] min-w-48 rounded-sm border border-line bg-sheet p-1 shadow-float'
const ITEM =
  'flex min-h-10 w-full cursor-pointer items-center gap-2 rounded-[0.375rem] px-3 py-1 text-start no-underline hover:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent pointer-coarse:min-h-11'

function menuItemClass(danger = false) {
  return `${ITEM} ${danger ? 'text-bad hover:text-bad' : 'text-ink hover:text-ink'}`
}

/** A button that unfolds links and forms. It closes on Escape, on a click or a focus elsewhere, and where one of its links leads. */
export function Menu(props: MenuProps) {
  const {
    label,
    icon,
    face,
    iconOnly,
    start,
    variant = 'secondary',
    small,
    className = '',
    above,
    open,
    children,
  } = props
  const menu = useClosedOnArrival(open)
  return (
    <details ref={menu} className={`menu relative inline-block ${className}`.trim()} data-menu open={open}>
      <summary
        className={buttonClass({ variant, small, iconOnly }, SUMMARY)}
        title={iconOnly ? label : undefined}
      >
        {face ?? (icon && <Icon name={icon} />)}
        <span className={iconOnly ? 'sr-only' : undefined}>{label}</span>
        {!iconOnly && <Icon name="chevron-down" />}
      </summary>
      <div className={`${PANEL} ${above ? 'bottom-full' : 'top-full'} ${start ? 'start-0' : 'end-0'}`}>
        {children}
      </div>
    </details>
  )
}

/** Closes a menu where one of its links or forms has led, unless that wants it `open`. */
function useClosedOnArrival(open = false) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const here = useRef(key)
  useEffect(() => {
    if (here.current !== key && menu.current) menu.current.open = open
    here.current = key
  }, [key, open])
  return menu
}

type MenuEntry = { icon?: IconName; danger?: boolean; children: ReactNode }

/** `to` a page of the app, by the router; `href` for documents, files and what lies elsewhere. */
type MenuTarget =
  | { to: string /** It opens a dialog over this page. */; dialog?: boolean }
  | { href: string; dialog?: boolean }

/** A place to go, in a menu. */
export function MenuLink({
  icon,
  danger,
  current,
  dialog,
  children,
  ...target
}: MenuEntry & MenuTarget & { current?: boolean }) {
  const look: ComponentProps<'a'> = {
    className: menuItemClass(danger),
    'aria-current': current ? 'page' : undefined,
  }
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  )
  if ('href' in target) {
    return (
      <a {...look} href={target.href}>
        {content}
      </a>
    )
  }
  return (
    <Link {...look} to={target.to} prefetch="intent" {...(dialog && OPENS_DIALOG)}>
      {content}
    </Link>
  )
}

type MenuFormProps = MenuEntry & {
  action: string
  fields?: Record<string, string>
  busyLabel?: string
  /** Has the browser send it, and load the page that comes of it. */
  reload?: boolean
}

/** A thing to do, in a menu: a form of its own with hidden fields. */
export function MenuForm({ action, fields = {}, icon, danger, busyLabel, reload, children }: MenuFormProps) {
  return (
    <Form method="post" action={action} reloadDocument={reload}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <MenuButton icon={icon} danger={danger} busyLabel={busyLabel}>
        {children}
      </MenuButton>
    </Form>
  )
}

function MenuButton({ icon, danger, busyLabel, children }: MenuEntry & { busyLabel?: string }) {
  const { sender, isSending: busy } = useSender()
  return (
    <button
      type="submit"
      data-sender={sender}
      className={menuItemClass(danger)}
      data-busy-label={busyLabel}
      aria-busy={busy || undefined}
    >
      {icon && <Icon name={icon} />}
      <span data-label>{busy && busyLabel ? busyLabel : children}</span>
    </button>
  )
}
