import { closeDialog } from './dialogs.ts'
import { load, notify, show, tellNews } from './page.ts'

async function send(form: HTMLFormElement) {
  const body = new URLSearchParams(new FormData(form) as unknown as URLSearchParams)
  const loaded = await load(form.action, { method: 'POST', body }).catch(() => undefined)
  dispatchEvent(new Event('wordkin:settled'))
  closeDialog()
  const menu = form.closest('details')
  if (menu) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  if (!loaded) {
    const { failed = 'Action Failed', why } = form.dataset
    return notify('bad', failed, why)
  }
  show(loaded)
  tellNews(loaded)
}

function onSubmit(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented || !form.matches('[data-in-place]')) return
  event.preventDefault()
  void send(form)
}

/** Sends small forms without leaving the page. Busy buttons are another's work, who must hear of the form first. */
export function listenForForms() {
  addEventListener('submit', onSubmit)
}
