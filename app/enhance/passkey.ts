import { canUsePasskeys, enterByPasskey, hasName, whyNoPasskey } from '#app/ui/passkeys.ts'

/** Shows the button that signs in with a passkey, where the browser and the address have any. */
export function upgradePasskeys() {
  const box = document.querySelector<HTMLElement>('[data-passkey-use][hidden]')
  const button = box?.querySelector('button')
  if (!box || !button || !canUsePasskeys() || !hasName(location.hostname)) return
  const status = box.querySelector('[data-passkey-status]')
  button.addEventListener('click', () => void press(button, status))
  box.hidden = false
}

async function press(button: HTMLButtonElement, status: Element | null) {
  button.disabled = true
  if (status) status.textContent = ''
  try {
    location.assign(await enterByPasskey(new URLSearchParams(location.search).get('next') ?? undefined))
  } catch (error) {
    if (status) status.textContent = whyNoPasskey(error)
  } finally {
    button.disabled = false
  }
}
