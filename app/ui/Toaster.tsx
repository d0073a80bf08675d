import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { Button } from './Button.tsx'
import { NOTICE_TITLE, NOTICE_WORDS } from './notice-class.ts'
import { TOAST_BUTTON, TOASTS, toastClass } from './toast-class.ts'
import { dismissToast, type ShownToast, toasts } from './toast.ts'
import { useHydrated } from './use-hydrated.ts'

/** How long a toast stands while nobody points at it or is in it, in milliseconds. */
const STAY = 5000
/** How long at least after somebody did. */
const STAY_AFTER = 1000
/** How far a finger must go to the right to send it off, in pixels. */
const SWIPE = 60

/** Where toasts appear: a live region that F8 leads to. In front of a modal dialog, everything outside of which is inert, it is part of that. */
export function Toaster() {
  const region = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null)
  const hydrated = useHydrated()
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  // A dialog that closes, as where one goes on to, takes along what was shown in it: the toast goes on in the page.
  useLocation()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- Whatever was drawn may have taken the dialog away; drawn again, the region is there.
  useEffect(() => {
    if (region.current?.isConnected === false) drawAgain()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      cameFrom.current = document.activeElement
      region.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const leave = (id: number) => {
    if (region.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement) {
      cameFrom.current.focus()
    }
    dismissToast(id)
  }
  if (!hydrated) return null
  return createPortal(
    <div
      ref={region}
      className={TOASTS}
      role="region"
      aria-label="Notifications (F8)"
      aria-live="polite"
      tabIndex={-1}
    >
      {toast && <ToastBox key={toast.id} toast={toast} onLeave={() => leave(toast.id)} />}
    </div>,
    toast?.home.isConnected ? toast.home : document.body,
  )
}

function ToastBox({ toast, onLeave }: { toast: ShownToast; onLeave: () => void }) {
  const { kind = 'info', title, description } = toast
  const [held, setHeld] = useState(false)
  const left = useRef(STAY)
  const swipedFrom = useRef<number | null>(null)
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    if (held) return
    const since = Date.now()
    const timer = setTimeout(() => leave.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(STAY_AFTER, left.current - (Date.now() - since))
    }
  }, [held])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It waits for those who point at it; what is pressed in it is a button.
    <div
      className={toastClass(kind)}
      role="group"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        swipedFrom.current = event.clientX
      }}
      onPointerUp={(event) => {
        if (swipedFrom.current !== null && event.clientX - swipedFrom.current > SWIPE) onLeave()
        swipedFrom.current = null
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave()
      }}
    >
      <div className={NOTICE_WORDS}>
        <p className={NOTICE_TITLE}>{title}</p>
        {description && <p>{description}</p>}
      </div>
      <Button type="button" variant="quiet" small className={TOAST_BUTTON} onClick={onLeave}>
        Dismiss
      </Button>
    </div>
  )
}
