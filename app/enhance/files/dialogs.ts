import { bring, load } from './page.ts'

/** The dialog before the reader, what had opened it, and whether it has an entry of its own in the history. */
let open: { dialog: HTMLDialogElement; opener: Element | null; pushed: boolean } | undefined

/** Called when a dialog has come, and when it is about to go. */
type Comings = { onOpen: (dialog: HTMLDialogElement) => void; onClose: () => void }
let comings: Comings = { onOpen() {}, onClose() {} }

function take(dialog: HTMLDialogElement, opener: Element | null, pushed: boolean) {
  open = { dialog, opener, pushed }
  // Makes it modal.
  dispatchEvent(new Event('wordkin:ready'))
  comings.onOpen(dialog)
}

/** Opens the dialog that `address` shows, over the page as it is. */
export async function openDialog(
  address: string,
  opener: Element | null = document.activeElement,
  push = true,
) {
  if (open) return
  const loaded = await load(address).catch(() => undefined)
  const dialog = loaded?.page.querySelector<HTMLDialogElement>('dialog[data-dialog]')
  if (!dialog) return location.assign(address)
  document.querySelector('[data-files]')?.prepend(dialog)
  if (push) history.pushState({ dialog: true }, '', address)
  take(dialog, opener, push)
}

function remove() {
  if (!open) return
  const { dialog, opener } = open
  open = undefined
  comings.onClose()
  dialog.close()
  // A message that stands in the dialog must not go with it.
  dispatchEvent(new Event('wordkin:ready'))
  dialog.remove()
  // What opened it may have been in a menu that is shut by now.
  const shut = opener?.closest('details:not([open])')?.querySelector('summary')
  const focused = shut ?? opener
  if (focused instanceof HTMLElement) focused.focus()
}

/** Closes the dialog, if there is one; the address is the list's again. */
export function closeDialog() {
  if (!open) return
  if (open.pushed) return history.back()
  const link = open.dialog.querySelector<HTMLAnchorElement>('[data-dialog-close]')
  history.replaceState(null, '', link?.href)
  remove()
}

function plainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function onClick(event: MouseEvent) {
  if (!(event.target instanceof Element) || !plainClick(event)) return
  const link = event.target.closest('a')
  if (!link) return
  if (link.matches('[data-dialog-close], [data-dialog-dismiss]')) {
    if (!open?.dialog.contains(link)) return
    event.preventDefault()
    closeDialog()
  } else if (link.matches('[data-opens-dialog]')) {
    event.preventDefault()
    void openDialog(link.href, link)
  }
}

/** Back closes a dialog; it also leads to the list as it was searched and sorted before. */
function onHistory(event: PopStateEvent) {
  const wasOpen = open !== undefined
  remove()
  if ((event.state as { dialog?: boolean } | null)?.dialog) return void openDialog(location.href, null, false)
  if (!wasOpen) void bring(location.href)
}

/** Opens dialogs over the page instead of on a page of their own. */
export function listenForDialogs(listeners: Comings) {
  comings = listeners
  // Before the dialog itself follows its close link.
  addEventListener('click', onClick, { capture: true })
  addEventListener('popstate', onHistory)
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-dialog]')
  if (dialog) take(dialog, document.querySelector('[data-opens-dialog]'), false)
}
