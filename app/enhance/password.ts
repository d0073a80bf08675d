/** Reveals the "Show" button of password fields and makes it work. Fields are hidden again before they are sent. */
export function upgradePasswords() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-show-password][hidden]')) {
    const input = document.getElementById(button.dataset.showPassword ?? '')
    if (!(input instanceof HTMLInputElement)) continue
    const show = (visible: boolean) => {
      input.type = visible ? 'text' : 'password'
      button.setAttribute('aria-pressed', String(visible))
    }
    button.addEventListener('click', () => show(input.type === 'password'))
    input.form?.addEventListener('submit', () => show(false))
    button.hidden = false
  }
}
