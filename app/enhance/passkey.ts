import { canUsePasskeys, enterByPasskey, hasName, whyNoPasskey } from '#app/ui/passkeys.ts'

/** Shows the button that signs in with a passkey, where the browser and the address have any. */
export function upgradePasskeys() {
  const box = document.querySelector<HTMLElement>('[data-passkey-use][hidden]')
  const [button, status] = box?.children ?? []
  if (!box || !status || !(button instanceof HTMLButtonElement)) return
  if (!canUsePasskeys() || !hasName(location.hostname)) return
  const enter = async () => {
    button.disabled = true
    status.textContent = ''
    try {
      location.assign(await enterByPasskey(new URLSearchParams(location.search).get('next') ?? undefined))
    } catch (error) {
      status.textContent = whyNoPasskey(error)
    }
    button.disabled = false
  }
  button.addEventListener('click', () => void enter())
  box.hidden = false
}
