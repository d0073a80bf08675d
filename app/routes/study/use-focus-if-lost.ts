import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Gives `element` the focus when it comes up in the place of what had it. On a page that was just opened nothing had. */
export function useFocusIfLost(element: RefObject<HTMLElement | null>): void {
  const justOpened = useRef(useLocation().key === 'default')
  useEffect(() => {
    if (!justOpened.current && document.activeElement === document.body) element.current?.focus()
  }, [element])
}
