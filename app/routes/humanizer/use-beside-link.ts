import { useLayoutEffect } from 'react'

/** Narrower windows show a sheet at their lower end. */
const SHEET = '(width < 40rem)'
/** Between a dialog and what it stands beside, and the window's edges, in pixels. */
const GAP = 8
/** Less room than this above and below: then it stands in the middle. */
const LEAST = 240

/** Has the dialog `id` stand beside the link `link` of the page, wherever that is in the window, and marks the link meanwhile. */
export function useBesideLink(id: string, link: string): void {
  useLayoutEffect(() => {
    const dialog = document.getElementById(id)
    const opener = document.getElementById(link)
    if (!(dialog instanceof HTMLDialogElement) || !opener) return
    opener.scrollIntoView({ block: 'nearest' })
    opener.dataset.open = ''
    const settle = () => place(dialog, opener)
    // Browsers that know of `closedby` close by themselves.
    const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype
    const onPress = ({ target }: MouseEvent) => {
      if (target === dialog && !knowsClosedBy)
        dialog.querySelector<HTMLElement>('[data-dialog-close]')?.click()
    }
    const sizes = new ResizeObserver(settle)
    sizes.observe(dialog.lastElementChild ?? dialog)
    addEventListener('resize', settle)
    dialog.addEventListener('click', onPress)
    settle()
    return () => {
      delete opener.dataset.open
      sizes.disconnect()
      removeEventListener('resize', settle)
      dialog.removeEventListener('click', onPress)
      // The phrase may be gone with the change: then what undoes it has the focus, once the dialog has looked for the link.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) document.getElementById('undo-change')?.focus()
        }),
      )
    }
  }, [id, link])
}

function place(dialog: HTMLDialogElement, opener: HTMLElement): void {
  const line = opener.getClientRects()[0] ?? opener.getBoundingClientRect()
  const [above, below] = [line.top - 2 * GAP, innerHeight - line.bottom - 2 * GAP]
  const { style } = dialog
  for (const name of ['inset', 'margin', 'max-height']) style.removeProperty(name)
  if (matchMedia(SHEET).matches || Math.max(above, below) < LEAST) return
  const under = below >= dialog.scrollHeight || below >= above
  const left = Math.max(GAP, Math.min(line.left, innerWidth - dialog.offsetWidth - GAP))
  style.margin = '0'
  style.maxHeight = `${under ? below : above}px`
  style.inset = under
    ? `${line.bottom + GAP}px auto auto ${left}px`
    : `auto auto ${innerHeight - line.top + GAP}px ${left}px`
}
