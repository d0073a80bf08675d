/** How far a finger must go to the right to send a toast off, in pixels. */
const SWIPE = 60

/** A new element with a class and a text. */
export function element(name: string, className: string, text = ''): HTMLElement {
  const node = document.createElement(name)
  node.className = className
  node.textContent = text
  return node
}

/**
 * Calls `done` after `stay` milliseconds during which nobody pointed at `box` or was in it; at least one second is left
 * after each pause. Returns what ends the waiting.
 */
export function hold(box: HTMLElement, stay: number, done: () => void): () => void {
  let left = stay
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    if (timer !== undefined || box.matches(':hover, :focus-within')) return
    since = Date.now()
    timer = setTimeout(done, left)
  }
  const pause = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left = Math.max(1000, left - (Date.now() - since))
  }
  box.addEventListener('pointerenter', pause)
  box.addEventListener('focusin', pause)
  box.addEventListener('pointerleave', run)
  box.addEventListener('focusout', run)
  run()
  return () => clearTimeout(timer)
}

/** Calls `done` when `box` is swiped to the right. */
export function onSwipeRight(box: HTMLElement, done: () => void) {
  let from: number | undefined
  box.addEventListener('pointerdown', (event) => {
    from = event.clientX
  })
  box.addEventListener('pointerup', (event) => {
    if (from !== undefined && event.clientX - from > SWIPE) done()
    from = undefined
  })
  box.addEventListener('pointercancel', () => {
    from = undefined
  })
}
