/** After this many milliseconds a form may be sent again even if no answer came. */
const GUARD = 10_000

const busyForms = new Map<HTMLFormElement, () => void>()

/** Puts a button into its busy look and returns what undoes it. */
function showBusy(button: HTMLElement): () => void {
  const label = button.querySelector('[data-label]')
  const before = label?.textContent ?? ''
  button.setAttribute('aria-busy', 'true')
  if (label) label.textContent = button.dataset.busyLabel ?? before
  return () => {
    button.removeAttribute('aria-busy')
    if (label) label.textContent = before
  }
}

/** Says that forms are settled: those that a script has sent get no new page. */
export function settle() {
  for (const undo of busyForms.values()) undo()
  busyForms.clear()
}

/** While a form is under way its button says so and a second click does nothing; coming back to the page resets it. */
export function listenForBusyForms() {
  addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (form.target || form.method === 'dialog') return
    if (busyForms.has(form)) return event.preventDefault()
    const undo = event.submitter ? showBusy(event.submitter) : () => {}
    busyForms.set(form, undo)
    setTimeout(() => busyForms.get(form) === undo && busyForms.delete(form), GUARD)
  })
  for (const type of ['pageshow', 'wordkin:settled']) addEventListener(type, settle)
}
