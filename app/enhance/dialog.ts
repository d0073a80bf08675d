import { isPlainClick } from '#app/ui/plain-click.ts'

const OPENER = 'return-focus'

/** Makes a dialog that came open with the page modal. It closes back to where it came from, so that Back does not open it again. */
function upgrade(dialog: HTMLDialogElement) {
  const link = dialog.querySelector<HTMLAnchorElement>('a[data-dialog-close]')
  dialog.removeAttribute('open')
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-error-summary], [autofocus]')?.focus()
  link?.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    sessionStorage.setItem(OPENER, location.pathname + location.search)
    // In a tab of its own there is nothing to go back to.
    if (document.referrer === link.href && history.length > 1) history.back()
    else location.replace(link.href)
  })
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog) return
    event.preventDefault()
    link?.click()
  })
}

/** Upgrades the dialog of the page, and gives the focus back to the link that had opened one that was closed. */
export function upgradeDialogs() {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-dialog][open]')
  if (dialog) upgrade(dialog)
  // Also comes when the browser had kept the page.
  addEventListener('pageshow', () => {
    const opener = sessionStorage.getItem(OPENER)
    sessionStorage.removeItem(OPENER)
    if (opener) [...document.links].find((link) => link.pathname + link.search === opener)?.focus()
  })
}
