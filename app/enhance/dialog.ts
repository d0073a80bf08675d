import { isPlainClick } from '#app/ui/plain-click.ts'

const FOCUS_KEY = 'return-focus'

/** Follows a dialog's close link; back where the dialog came from, so that Back does not open it again. */
function onCloseClick(event: MouseEvent) {
  const link = event.currentTarget
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return
  event.preventDefault()
  sessionStorage.setItem(FOCUS_KEY, location.pathname + location.search)
  if (document.referrer === link.href && history.length > 1) history.back()
  else location.replace(link.href)
}

function upgrade(dialog: HTMLDialogElement) {
  const link = dialog.querySelector<HTMLAnchorElement>('a[data-dialog-close]')
  dialog.removeAttribute('open')
  dialog.showModal()
  link?.addEventListener('click', onCloseClick)
  dialog.addEventListener('cancel', (event) => {
    if (!link || event.target !== dialog) return
    event.preventDefault()
    link.click()
  })
  if (dialog.querySelector('[autofocus], [data-error-summary]')) return
  // A palette is there to be typed in.
  const first = dialog.querySelector<HTMLElement>('[data-narrows]') ?? dialog.querySelector<HTMLElement>('h2')
  first?.focus()
}

/** Makes dialogs that came open with the page modal; Escape then follows their close link. */
export function upgradeDialogs() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-dialog][open]')) {
    if (!dialog.matches(':modal')) upgrade(dialog)
  }
}

/** Gives focus back to the link that had opened the dialog just closed, on a fresh page or one the browser had kept. */
export function returnFocus() {
  addEventListener('pageshow', (event) => {
    if (event.persisted) focusOpener()
  })
  focusOpener()
}

function focusOpener() {
  const opener = sessionStorage.getItem(FOCUS_KEY)
  if (!opener) return
  sessionStorage.removeItem(FOCUS_KEY)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.pathname + link.search === opener) return link.focus()
  }
}
