import { useEffect, useRef } from 'react'

/** Where keys mean what they write, or belong to what has the focus. */
const TYPED_IN = 'input, textarea, select, [contenteditable]'

/**
 * Calls `onKey` for keys that are pressed while nothing is typed and no dialog is open, without Ctrl, Alt and the like.
 * It answers whether the key was meant for it; the browser does nothing with it then.
 */
export function useKeys(onKey: (key: string, target: HTMLElement) => boolean): void {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const { target, key } = event
      if (!(target instanceof HTMLElement) || event.defaultPrevented || event.repeat || event.isComposing)
        return
      if (event.metaKey || event.ctrlKey || event.altKey) return
      if (target.closest(TYPED_IN) || document.querySelector('dialog:modal')) return
      if (latest.current(key, target)) event.preventDefault()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
