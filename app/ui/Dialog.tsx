import { createContext, type MouseEvent, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DIALOG_ACTIONS, DIALOG_BODY, DIALOG_HEAD, type DialogLook, dialogClass } from './dialog-class.ts'
import type { ButtonVariant } from './button-class.ts'
import { LinkButton } from './LinkButton.tsx'
import { isOpenedDialog } from './opens-dialog.ts'
import { isPlainClick } from './plain-click.ts'

type DialogProps = DialogLook & {
  /** Also names the heading (`{id}-title`). */
  id: string
  title: string
  /** The page without the dialog: where the close link, Escape and "Cancel" lead. */
  href: string
  /** It is open by what the page knows and not by its address: closing it only says so. */
  onClose?: () => void
  children: ReactNode
}

type Closing = { href: string; onClick?: (event: MouseEvent) => void }

const ClosingContext = createContext<Closing>({ href: '' })

/** What has the focus when a dialog opens, the first that is there: what is wrong in it, what it is there for, its heading. */
const FIRST = ['[data-error-summary]', '[autofocus]', '[data-narrows]', 'h2']

/**
 * A dialog that is part of a page by its address, such as a child route: render it only then, before the rest of the page.
 * Without script it is the page's first block; with script it floats and is modal, Escape follows the close link, and the
 * focus goes back to the link that opened it.
 */
export function Dialog({ id, title, href, onClose, children, ...look }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opened = isOpenedDialog(useLocation().state)
  const navigate = useNavigate()
  const close = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (onClose) return onClose()
    // Back does not open it again.
    if (opened) void navigate(-1)
    else void navigate(href, { replace: true, preventScrollReset: true })
  }
  const closeByClick = (event: MouseEvent) => {
    if (isPlainClick(event)) close(event)
  }
  const { popover } = look
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const here = location.pathname + location.search
    element.removeAttribute('open')
    // Only now: without script a press elsewhere would hide the page's first block.
    if (popover) element.setAttribute('closedby', 'any')
    element.showModal()
    FIRST.map((selector) => element.querySelector<HTMLElement>(selector))
      .find(Boolean)
      ?.focus()
    return () => {
      element.close()
      // The browser gives the focus back itself, except where what opened the dialog is gone, or nothing did.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        const link = linkTo(here)
        // It may stand in a menu that is shut by now.
        const menu = link?.closest('details:not([open])')?.querySelector('summary')
        ;(menu ?? link)?.focus()
      })
    }
  }, [popover])
  return (
    <dialog
      open
      ref={dialog}
      id={id}
      className={dialogClass(look)}
      data-dialog
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        if (event.target === event.currentTarget) close(event)
      }}
    >
      <div className={DIALOG_HEAD}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <LinkButton
          to={href}
          prefetch="none"
          variant="quiet"
          icon="close"
          iconOnly
          data-dialog-close
          onClick={closeByClick}
        >
          Close
        </LinkButton>
      </div>
      <ClosingContext value={{ href, onClick: closeByClick }}>
        <div className={DIALOG_BODY}>{children}</div>
      </ClosingContext>
    </dialog>
  )
}

function linkTo(address: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    (link) => link.pathname + link.search === address,
  )
}

/** The link among a dialog's buttons that closes it, under words of its own. */
export function DialogClose({
  variant = 'secondary',
  children,
}: {
  variant?: ButtonVariant
  children: ReactNode
}) {
  const { href, onClick } = useContext(ClosingContext)
  return (
    <LinkButton to={href} prefetch="none" variant={variant} onClick={onClick}>
      {children}
    </LinkButton>
  )
}

/** The row of buttons that ends a dialog; the main one last, as it reads. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={DIALOG_ACTIONS}>{children}</div>
}
