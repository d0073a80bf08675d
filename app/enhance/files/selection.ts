import { openDialog } from './dialogs.ts'
import { watchList } from './page.ts'

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[data-file] [name=id]')]

/** Brings the box for all files and the button in line with what is ticked. */
function tell() {
  const label = document.querySelector<HTMLElement>('[data-select-all]')
  const all = label?.querySelector('input')
  if (!label || !all) return
  const ticked = boxes().filter((box) => box.checked).length
  label.hidden = false
  all.checked = ticked > 0 && ticked === boxes().length
  all.indeterminate = ticked > 0 && !all.checked
  const button = document.querySelector('.delete-selected [data-label]')
  if (button) button.textContent = ticked > 0 ? `Delete Selected (${ticked})` : 'Delete Selected'
}

function onChange(event: Event) {
  const box = event.target
  if (!(box instanceof HTMLInputElement)) return
  if (box.closest('[data-select-all]')) for (const other of boxes()) other.checked = box.checked
  else if (box.name !== 'id') return
  tell()
}

function onSubmit(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.matches('#selection')) return
  event.preventDefault()
  const query = new URLSearchParams(new FormData(form, event.submitter) as unknown as URLSearchParams)
  void openDialog(`${form.action}?${query}`, event.submitter)
}

/** Ticks and counts at once, and asks in place before what is ticked is deleted. */
export function listenForSelection() {
  addEventListener('change', onChange)
  addEventListener('submit', onSubmit)
  watchList(tell)
}
