const SEEN = 'welcome-offer-seen'
/** Nobody who has just come is leaving, in milliseconds. */
const SETTLED = 8_000

function seen(): boolean {
  try {
    return localStorage.getItem(SEEN) !== null
  } catch {
    // Where nothing can be remembered, it would come again and again.
    return true
  }
}

/** Whether somebody is in the middle of something that a dialog would tear them from. */
function isBusy(): boolean {
  const typing = document.activeElement?.matches('textarea, input, select') ?? false
  const text = document.querySelector<HTMLTextAreaElement>('#try-text')?.value.trim() ?? ''
  return typing || text !== '' || document.querySelector('dialog[open]') !== null
}

/**
 * Shows the welcome offer once, ever, when the mouse leaves the window through its top. Not to people who are writing,
 * and not by touch, where there is no such gesture to go by.
 */
export function watchForLeaving() {
  const dialog = document.querySelector<HTMLDialogElement>('#exit-offer')
  if (!dialog || seen() || !matchMedia('(hover: hover) and (pointer: fine)').matches) return
  const landed = performance.now()
  const onOut = (event: MouseEvent) => {
    if (event.relatedTarget !== null || event.clientY > 0) return
    if (performance.now() - landed < SETTLED || isBusy()) return
    removeEventListener('mouseout', onOut)
    localStorage.setItem(SEEN, new Date().toISOString())
    dialog.showModal()
    dialog.querySelector<HTMLElement>('h2')?.focus()
  }
  addEventListener('mouseout', onOut)
}
