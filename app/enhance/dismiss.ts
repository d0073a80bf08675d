/**
 * Puts a notice away without leaving the page: the server remembers it as if the form had been sent. It is hidden, not
 * removed, because on some pages the framework holds on to it.
 */
export function listenForDismissals() {
  addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || !form.matches('[data-dismiss]'))
      return
    event.preventDefault()
    const body = new URLSearchParams(new FormData(form) as unknown as URLSearchParams)
    void fetch(form.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {})
    const notice = form.closest<HTMLElement>('[data-notice]')
    if (notice) notice.hidden = true
    document.getElementById('main')?.focus({ preventScroll: true })
    dispatchEvent(new Event('wordkin:settled'))
  })
}
