import { buttonClass } from '#app/ui/button-class.ts'
import { DIALOG_BODY, DIALOG_HEAD, dialogClass } from '#app/ui/dialog-class.ts'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { settle } from './busy.ts'
import { fetchedPage, sent } from './page.ts'
import { upgradePasskeys } from './passkey.ts'
import { upgradePasswords } from './password.ts'

/** Links that open the way in over the page: those of the header, those within it and marked ones. */
const OPENERS = ':is(.site-header, #entrance, [data-auth-dialog]) a'

/** A page of the way in: its card can be shown over another page. */
function isAuthPage(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && /^\/auth(\/|$)/.test(pathname)
}

/**
 * Opens the way into an account over the page one is on: the same forms as /auth, fetched from there and sent there. A link
 * in the middle of a page leads where it says, and whatever cannot be done in the dialog happens on that page.
 */
export function listenForEntrances() {
  upgradePasskeys()
  if (isAuthPage(location.href)) return
  const dialog = makeDialog()
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(OPENERS)
    if (!link || !isPlainClick(event) || !isAuthPage(link.href)) return
    event.preventDefault()
    void show(dialog, link.href)
  })
  addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (!dialog.contains(form) || !isAuthPage(form.action)) return
    event.preventDefault()
    void show(dialog, form.action, sent(form, event.submitter))
  })
}

/** It is made here, so that pages that have no use for it do not carry what it looks like. */
function makeDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.id = 'entrance'
  dialog.className = dialogClass()
  dialog.setAttribute('aria-labelledby', 'entrance-title')
  dialog.innerHTML = `<form method="dialog" class="${DIALOG_HEAD}"><h2 id="entrance-title" tabindex="-1"></h2>
    <button class="${buttonClass({ variant: 'quiet' })}">Close</button></form><div class="${DIALOG_BODY} stack"></div>`
  document.body.append(dialog)
  return dialog
}

async function show(dialog: HTMLDialogElement, address: string, init?: RequestInit): Promise<void> {
  const [title, body] = [dialog.querySelector('h2'), dialog.lastElementChild]
  try {
    const { page, url } = await fetchedPage(address, init)
    const card = page.querySelector('[data-auth-card]')
    if (!card || !isAuthPage(url)) return location.assign(url)
    title?.replaceChildren(card.querySelector('h1')?.textContent ?? '')
    body?.replaceChildren(...[...card.children].filter(({ localName }) => localName !== 'h1'))
  } catch {
    // Without a line the page itself says so, better than we could.
    return location.assign(address)
  }
  settle()
  if (!dialog.open) dialog.showModal()
  upgradePasswords()
  upgradePasskeys()
  ;(body?.querySelector<HTMLElement>('[data-error-summary]') ?? title)?.focus()
}
