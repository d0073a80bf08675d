import { buttonClass } from '#app/ui/button-class.ts'
import { NOTICE_TITLE, NOTICE_WORDS } from '#app/ui/notice-class.ts'
import { TOAST_BUTTON, TOASTS, toastClass } from '#app/ui/toast-class.ts'
import { element, hold, onSwipeRight } from './toast-box.ts'

/** What a toast says. */
export type Toast = { kind?: 'good' | 'warn' | 'bad' | 'info'; title: string; description?: string }

/** How long a toast stands, in milliseconds. */
const STAY = 5000

let region: HTMLElement | undefined
let dismiss = () => {}
let cameFrom: Element | null = null

/** The live region toasts are put into. Behind a modal dialog everything is inert, so there it joins the dialog. */
function place(): HTMLElement {
  if (!region) {
    region = element('div', TOASTS)
    region.tabIndex = -1
    region.setAttribute('role', 'region')
    region.setAttribute('aria-label', 'Notifications (F8)')
    region.setAttribute('aria-live', 'polite')
  }
  const parent = document.querySelector('dialog:modal') ?? document.body
  if (region.parentNode !== parent) parent.append(region)
  return region
}

/** A toast stays in sight when a dialog opens over it, and when the dialog it stood in goes. */
export function keepToastInSight() {
  if (region) place()
}

/** Shows one message for five seconds, in place of the one before. */
export function toast({ kind = 'info', title, description }: Toast) {
  dismiss()
  const home = place()
  const box = element('div', toastClass(kind))
  const close = element('button', buttonClass({ variant: 'quiet', small: true }, TOAST_BUTTON), 'Dismiss')
  close.setAttribute('type', 'button')
  const words = element('div', NOTICE_WORDS)
  words.append(element('p', NOTICE_TITLE, title))
  if (description) words.append(element('p', '', description))
  box.append(words, close)
  const stop = hold(box, STAY, () => dismiss())
  dismiss = () => {
    dismiss = () => {}
    stop()
    if (home.contains(document.activeElement) && cameFrom instanceof HTMLElement) cameFrom.focus()
    box.remove()
  }
  close.addEventListener('click', () => dismiss())
  onSwipeRight(box, () => dismiss())
  home.append(box)
}

/** Repeats the news at the top of the page as a toast; it stays in the page as well. */
export function toastFlash() {
  place()
  const flash = document.querySelector<HTMLElement>('[data-flash][data-title]')
  if (!flash) return
  const { flash: kind, title = '', description } = flash.dataset
  // A live region must have been there for a moment before what is put into it is spoken.
  setTimeout(() => toast({ kind: kind as Toast['kind'], title, description }), 100)
}

/** Toasts asked for by event, F8 to go to them and Escape to send them off. */
export function listenForToasts() {
  addEventListener('wordkin:toast', (event) => {
    if (event instanceof CustomEvent) toast(event.detail as Toast)
  })
  addEventListener('keydown', (event) => {
    if (event.key === 'F8' && region) {
      event.preventDefault()
      cameFrom = document.activeElement
      region.focus()
    }
    if (event.key === 'Escape' && region?.hasChildNodes() && region.contains(document.activeElement)) {
      event.preventDefault()
      dismiss()
    }
  })
}
