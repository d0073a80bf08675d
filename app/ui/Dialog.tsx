import type { ReactNode } from 'react'
import { LinkButton } from './LinkButton.tsx'

type DialogProps = {
  /** Also names the heading (`{id}-title`). */
  id: string
  title: string
  /** The page without the dialog: where the close link, Escape and "Cancel" lead. */
  href: string
  wide?: boolean
  /** Slides in from the right and fills the height. */
  drawer?: boolean
  children: ReactNode
}

/**
 * A dialog that is part of a page by its address (`?dialog=…`): render it only then, before the rest of the page. Without
 * script it is the page's first block; with script it floats, is made modal, and Escape follows the close link.
 */
export function Dialog({ id, title, href, wide, drawer, children }: DialogProps) {
  return (
    <dialog
      open
      id={id}
      className={`dialog${wide ? ' dialog-wide' : ''}${drawer ? ' drawer' : ''}`}
      data-dialog
      aria-labelledby={`${id}-title`}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <LinkButton href={href} variant="quiet" icon="close" iconOnly data-dialog-close>
          Close
        </LinkButton>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}

/** The row of buttons that ends a dialog; the main one last, as it reads. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>
}
