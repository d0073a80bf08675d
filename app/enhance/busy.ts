/** After this many milliseconds a form may be sent again even if no answer came. */
const GUARD = 10_000

const busyForms = new Map<HTMLFormElement, () => void>()

/** Puts a button into its busy look and returns what undoes it. */
function showBusy(button: HTMLElement): () => void {
  const label = button.querySelector<HTMLElement>('[data-label]') ?? button
  const words = button.dataset.busyLabel
  const before = label.textContent
  button.setAttribute('aria-busy', 'true')
  if (words) label.textContent = words
  return () => {
    button.removeAttribute('aria-busy')
    if (words) label.textContent = before
  }
}

function onSubmit(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return
  if (form.target === '_blank' || form.hasAttribute('data-no-busy')) return
  if (busyForms.has(form)) {
    event.preventDefault()
    return
  }
  const button = event.submitter ?? form.querySelector<HTMLElement>('[type=submit]')
  const undo = button ? showBusy(button) : () => {}
  busyForms.set(form, undo)
  setTimeout(() => {
    if (busyForms.get(form) === undo) busyForms.delete(form)
  }, GUARD)
}

function settle() {
  for (const undo of busyForms.values()) undo()
  busyForms.clear()
}

/** While a form is under way its button says so and a second click does nothing; coming back to the page resets it. */
export function listenForBusyForms() {
  addEventListener('submit', onSubmit)
  // A form that a script has sent is settled without a new page.
  for (const type of ['pageshow', 'wordkin:settled']) addEventListener(type, settle)
}
