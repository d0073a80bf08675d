import { buttonClass } from '#app/ui/button-class.ts'
import { DIALOG_BODY, DIALOG_HEAD, dialogClass } from '#app/ui/dialog-class.ts'
import { focusErrorSummary } from './errors.ts'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { fetchedPage } from './fetched.ts'
import { upgradePasskeys } from './passkey.ts'
import { upgradePasswords } from './password.ts'

let dialog: HTMLDialogElement | undefined
let opener: HTMLElement | undefined

/** A page of the way in: its card can be shown over another page. */
function isAuthPage(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && /^\/auth(\/|$)/.test(pathname)
}

/**
 * Opens the way into an account over the page one is on: the same forms as /auth, fetched from there and sent there. Links
 * of the header open it, those within it and marked ones; a link in the middle of a page leads where it says. Whatever
 * cannot be done in the dialog happens on that page.
 */
export function listenForAuthLinks() {
  if (isAuthPage(location.href)) return
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlainClick(event) || !isAuthPage(link.href)) return
    const within = dialog?.contains(link)
    if (!within && !link.closest('.site-header, [data-auth-dialog]')) return
    event.preventDefault()
    if (!within) opener = link
    void show(link.href)
  })
}

async function show(address: string, init?: RequestInit): Promise<void> {
  const box = (dialog ??= make())
  box.setAttribute('aria-busy', 'true')
  try {
    const { page, url } = await fetchedPage(address, init)
    const card = page.querySelector('[data-auth-card]')
    if (!card || !isAuthPage(url)) return location.assign(url)
    fill(box, card)
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
  box.setAttribute('aria-labelledby', 'auth-dialog-title')
  box.innerHTML = `<div class="${DIALOG_HEAD}"><h2 id="auth-dialog-title" tabindex="-1"></h2>
    <button type="button" class="${buttonClass({ variant: 'quiet' })}">Close</button></div>
    <div class="${DIALOG_BODY} stack"></div>`
  box.querySelector('button')?.addEventListener('click', () => box.close())
  box.addEventListener('submit', onSubmit)
  box.addEventListener('close', () => opener?.focus())
  document.body.append(box)
  return box
}

function fill(box: HTMLDialogElement, card: Element) {
  const heading = box.querySelector('h2')
  if (heading) heading.textContent = card.querySelector('h1')?.textContent ?? ''
  box.lastElementChild?.replaceChildren(...[...card.children].filter(({ localName }) => localName !== 'h1'))
  if (!box.open) box.showModal()
  upgradePasswords()
  upgradePasskeys()
  heading?.focus()
  focusErrorSummary()
}

function onSubmit(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.method !== 'post' || !isAuthPage(form.action)) return
  event.preventDefault()
  const body = new URLSearchParams(new FormData(form, event.submitter) as unknown as URLSearchParams)
  if (event.submitter instanceof HTMLButtonElement) event.submitter.disabled = true
  void show(form.action, { method: 'POST', body })
}
