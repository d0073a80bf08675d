/** What a toast says. */
export type Toast = { kind?: 'good' | 'warn' | 'bad' | 'info'; title: string; description?: string }

/** How long a toast stands, in milliseconds, and how far a swipe to the right must go, in pixels, to send it off. */
const STAY = 5000
const SWIPE = 60

let region: HTMLElement | undefined
let dismiss = () => {}

function element(name: string, className: string, text = '') {
  const node = document.createElement(name)
  node.className = className
  node.textContent = text
  return node
}

function place(): HTMLElement {
  region ??= Object.assign(element('div', 'toasts'), { tabIndex: -1, role: 'region' })
  region.setAttribute('aria-label', 'Notifications (F8)')
  // Behind a modal dialog everything is inert, so the toast joins the dialog.
  const parent = document.querySelector('dialog:modal') ?? document.body
  if (region.parentNode !== parent) parent.append(region)
  return region
}

/** Counts down while nobody points at the toast or is in it. */
function hold(box: HTMLElement, done: () => void) {
  let left = STAY
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    clearTimeout(timer)
    since = Date.now()
    timer = setTimeout(done, left)
  }
  const pause = () => {
    clearTimeout(timer)
    left = Math.max(1000, left - (Date.now() - since))
  }
  box.addEventListener('pointerenter', pause)
  box.addEventListener('focusin', pause)
  box.addEventListener('pointerleave', run)
  box.addEventListener('focusout', run)
  run()
  return () => clearTimeout(timer)
}

function swipe(box: HTMLElement, done: () => void) {
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

/** Shows one message for five seconds, in place of the one before. */
export function toast({ kind = 'info', title, description }: Toast) {
  dismiss()
  const home = place()
  const box = element('div', `notice toast tone-${kind}`)
  box.setAttribute('role', kind === 'bad' ? 'alert' : 'status')
  const close = element('button', 'btn btn-quiet btn-sm', 'Dismiss')
  close.setAttribute('type', 'button')
  box.append(element('p', 'notice-title', title), close)
  if (description) box.append(element('p', '', description))
  const stop = hold(box, () => dismiss())
  dismiss = () => {
    stop()
    box.remove()
    dismiss = () => {}
  }
  close.addEventListener('click', () => dismiss())
  swipe(box, () => dismiss())
  home.append(box)
}

/** Repeats the news at the top of the page as a toast; it stays in the page as well. */
export function toastFlash() {
  const flash = document.querySelector<HTMLElement>('[data-flash][data-title]')
  if (!flash) return
  const { flash: kind, title = '', description } = flash.dataset
  toast({ kind: kind as Toast['kind'], title, description })
}

/** Toasts asked for by event, F8 to go to them and Escape to send them off. */
export function listenForToasts() {
  addEventListener('wordkin:toast', (event) => {
    if (event instanceof CustomEvent) toast(event.detail as Toast)
  })
  addEventListener('keydown', (event) => {
    if (event.key === 'F8') {
      event.preventDefault()
      place().focus()
    }
    if (event.key === 'Escape' && region?.contains(document.activeElement)) dismiss()
  })
}
