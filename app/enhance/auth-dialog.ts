import { buttonClass } from '#app/ui/button-class.ts'
import { DIALOG_BODY, DIALOG_HEAD, dialogClass } from '#app/ui/dialog-class.ts'
import { focusErrorSummary } from './errors.ts'
import { upgradePasskeys } from './passkey.ts'
import { upgradePasswords } from './password.ts'

const TITLE = 'auth-dialog-title'
let dialog: HTMLDialogElement | undefined
let opener: HTMLElement | undefined

/** A page of the way in: its card can be shown over another page. */
function isAuthPage(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && /^\/auth(\/|$)/.test(pathname)
}

/** Links of the header, and within the dialog itself; a link in the middle of a page leads where it says. */
function opensDialog(link: HTMLAnchorElement): boolean {
  return (
    isAuthPage(link.href) &&
    (dialog?.contains(link) || link.closest('.site-header, [data-auth-dialog]') !== null)
  )
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/**
 * Opens the way into an account over the page one is on: the same forms as /auth, fetched from there and sent there.
 * Whatever cannot be done in the dialog happens on that page.
 */
export function listenForAuthLinks() {
  if (isAuthPage(location.href)) return
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !isPlainClick(event) || !opensDialog(link)) return
    event.preventDefault()
    if (!dialog?.contains(link)) opener = link
    void show(link.href)
  })
}

async function show(address: string, init?: RequestInit): Promise<void> {
  const box = (dialog ??= make())
  box.setAttribute('aria-busy', 'true')
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html' }, ...init })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const card = page.querySelector('[data-auth-card]')
    if (!isAuthPage(answer.url) || !card) return location.assign(answer.url)
    fill(box, card, address)
  } catch {
    // Without a line the page itself says so, better than we could.
    location.assign(address)
  } finally {
    box.removeAttribute('aria-busy')
  }
}

function make(): HTMLDialogElement {
  const box = document.createElement('dialog')
  box.className = `${dialogClass()} auth-dialog`
  box.setAttribute('aria-labelledby', TITLE)
  box.addEventListener('submit', onSubmit)
  box.addEventListener('close', () => opener?.focus())
  document.body.append(box)
  return box
}

function fill(box: HTMLDialogElement, card: Element, address: string) {
  const heading = document.createElement('h2')
  heading.id = TITLE
  heading.tabIndex = -1
  heading.textContent = card.querySelector('h1')?.textContent ?? ''
  const close = document.createElement('button')
  close.type = 'button'
  close.className = buttonClass({ variant: 'quiet' })
  close.textContent = 'Close'
  close.addEventListener('click', () => box.close())
  const head = document.createElement('div')
  head.className = DIALOG_HEAD
  head.append(heading, close)
  const body = document.createElement('div')
  body.className = `${DIALOG_BODY} stack`
  body.append(...[...card.children].filter((child) => child.localName !== 'h1'))
  for (const form of body.querySelectorAll('form')) form.action ||= address
  box.replaceChildren(head, body)
  if (!box.open) box.showModal()
  upgradePasswords()
  upgradePasskeys()
  const summary = body.querySelector('[data-error-summary]')
  if (summary) focusErrorSummary()
  else heading.focus()
}

function onSubmit(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.method !== 'post' || !isAuthPage(form.action)) return
  event.preventDefault()
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, event.submitter)) {
    if (typeof value === 'string') fields.append(name, value)
  }
  const button = event.submitter
  if (button instanceof HTMLButtonElement) button.disabled = true
  void show(form.action, { method: 'POST', body: fields })
}
