type Toast = { kind?: 'good' | 'warn' | 'bad' | 'info'; title: string; description?: string }

/** Shows a toast (the enhancement script listens). */
export function notify(toast: Toast) {
  dispatchEvent(new CustomEvent('wordkin:toast', { detail: toast }))
}

/** Tells the enhancement script that React has put something new on the page. */
export function pageChanged() {
  dispatchEvent(new Event('wordkin:ready'))
}
