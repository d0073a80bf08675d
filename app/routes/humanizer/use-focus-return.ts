import { useEffect, useRef } from 'react'

/** Gives focus back to where it was before something opened over the page. */
export function useFocusReturn(open: boolean) {
  const last = useRef<Element | null>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      if (event.target instanceof Element && !event.target.closest('dialog')) last.current = event.target
    }
    addEventListener('focusin', remember)
    return () => removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    if (open) {
      opener.current = last.current
      return () => {
        if (opener.current instanceof HTMLElement) opener.current.focus()
      }
    }
  }, [open])
}
