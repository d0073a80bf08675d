/** Open menus close on Escape (focus goes back to their button) and on a click or a focus elsewhere. */
export function listenForMenus() {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  const closeOthers = (event: Event) => {
    for (const menu of open()) if (!menu.contains(event.target as Node)) menu.open = false
  }
  addEventListener('click', closeOthers)
  addEventListener('focusin', closeOthers)
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of open()) {
      const inside = menu.contains(document.activeElement)
      menu.open = false
      if (inside) menu.querySelector('summary')?.focus()
      event.preventDefault()
    }
  })
}
