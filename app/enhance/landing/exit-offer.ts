const SEEN = 'welcome-offer-seen'
/** Nobody who has just come is leaving, in milliseconds. */
const SETTLED = 8_000

/** Whether somebody is in the middle of something that a dialog would tear them from. */
function isBusy(): boolean {
  const text = document.querySelector<HTMLTextAreaElement>('#try-text')?.value.trim()
  return Boolean(text || document.querySelector(':is(textarea, input, select):focus, dialog[open]'))
}

/**
 * Shows the welcome offer once, ever, when the mouse leaves the window through its top. Not to people who are writing,
 * and not by touch, where there is no such gesture to go by.
 */
export function watchForLeaving() {
  const dialog = document.querySelector<HTMLDialogElement>('#exit-offer')
  if (!dialog || !matchMedia('(hover: hover) and (pointer: fine)').matches) return
  try {
    if (localStorage.getItem(SEEN)) return
  } catch {
    // Where nothing can be remembered, it would come again and again.
    return
  }
  addEventListener('mouseout', function onOut({ relatedTarget, clientY }) {
    if (relatedTarget !== null || clientY > 0 || performance.now() < SETTLED || isBusy()) return
    removeEventListener('mouseout', onOut)
    localStorage.setItem(SEEN, new Date().toISOString())
    dialog.showModal()
    dialog.querySelector('h2')?.focus()
  })
}
