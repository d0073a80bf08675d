/**
 * Has open menus close on Escape (the focus goes back to their button) and on a click or a focus elsewhere. Returns what
 * stops it.
 */
export function closeMenusElsewhere(): () => void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  const closeOthers = ({ target }: Event) => {
    for (const menu of open()) if (!menu.contains(target as Node)) menu.open = false
  }
  const onKey = (event: KeyboardEvent) => {
    for (const menu of event.key === 'Escape' ? open() : []) {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
      menu.open = false
      event.preventDefault()
    }
  }
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('click', closeOthers, { signal })
  addEventListener('focusin', closeOthers, { signal })
  addEventListener('keydown', onKey, { signal })
  return () => stop.abort()
}
