/** The cookie the server reads and the local storage key that mirrors it. */
const KEY = 'sidebar-collapsed-v2'
const YEAR = 60 * 60 * 24 * 365

function remember(collapsed: boolean) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${KEY}=${collapsed}; path=/; max-age=${YEAR}; samesite=lax${secure}`
  mirror(collapsed)
}

function mirror(collapsed: boolean) {
  try {
    localStorage.setItem(KEY, String(collapsed))
  } catch {
    // Storage may be forbidden; the cookie is the truth.
  }
}

function apply(shell: HTMLElement, form: HTMLFormElement, collapsed: boolean) {
  shell.dataset.sidebar = collapsed ? 'collapsed' : 'expanded'
  const next = form.querySelector<HTMLInputElement>('[name=value]')
  if (next) next.value = collapsed ? 'expanded' : 'collapsed'
  form.querySelector('button')?.setAttribute('aria-expanded', String(!collapsed))
  const label = form.querySelector('[data-label]')
  if (label) label.textContent = collapsed ? 'Expand sidebar' : 'Collapse sidebar'
}

/** Names beside the icons of the narrow sidebar go on Escape, and may come again once the pointer or focus moves on. */
function dismissNames(shell: HTMLElement) {
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') shell.dataset.names = 'off'
  })
  for (const type of ['pointerover', 'focusin']) addEventListener(type, () => delete shell.dataset.names)
}

/** Widens and narrows the sidebar in place instead of asking the server, and keeps the choice where both look for it. */
export function listenForSidebar() {
  const shell = document.getElementById('shell')
  if (!shell?.dataset.sidebar) return
  mirror(shell.dataset.sidebar === 'collapsed')
  dismissNames(shell)
  addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !form.hasAttribute('data-sidebar-toggle')) return
      event.preventDefault()
      const collapsed = shell.dataset.sidebar !== 'collapsed'
      apply(shell, form, collapsed)
      remember(collapsed)
    },
    { capture: true },
  )
}
