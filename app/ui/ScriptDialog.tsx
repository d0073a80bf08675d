import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { DIALOG_BODY, DIALOG_HEAD, dialogClass } from './dialog-class.ts'

/** A dialog that stands closed in a document until its script opens it. Without script it stays so. */
export function ScriptDialog({ id, title, children }: { id: string; title?: string; children?: ReactNode }) {
  return (
    <dialog id={id} className={dialogClass()} aria-labelledby={`${id}-title`}>
      <form method="dialog" className={DIALOG_HEAD}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <Button variant="quiet">Close</Button>
      </form>
      <div className={`${DIALOG_BODY} stack`}>{children}</div>
    </dialog>
  )
}
