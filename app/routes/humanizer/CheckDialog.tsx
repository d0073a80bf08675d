import { Dialog } from '#app/ui/Dialog.tsx'
import { MadeOnServer } from './ReportView.tsx'

/** What can be said of the text as it is: hidden characters, and how it is written. */
export function CheckDialog({ html, closeHref }: { html: string; closeHref: string }) {
  return (
    <Dialog id="check" title="Check of your text" href={closeHref} wide>
      <MadeOnServer label="What was found" className="report" html={html} />
    </Dialog>
  )
}
