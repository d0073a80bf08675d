import { useEffect, useRef, useState } from 'react'
import { type Location, useBlocker } from 'react-router'
import { Button } from '../Button.tsx'

/** Keeps the page where it is while there is no network, and says so, over dialogs too, when somebody wants to go on from it. */
export function OfflineNotice() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [again, setAgain] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !navigator.onLine && !needsNothing(currentLocation, nextLocation),
  )
  const blocked = blocker.state === 'blocked'
  useEffect(() => {
    setAgain(false)
    if (blocked) dialog.current?.showModal()
  }, [blocked])
  if (!blocked) return null
  return (
    <dialog
      ref={dialog}
      className="m-auto max-w-md rounded-lg border border-line bg-sheet p-5 text-ink shadow-float backdrop:bg-scrim"
      aria-labelledby="offline"
      onClose={() => blocker.reset()}
    >
      <h2 id="offline">You are offline</h2>
      <p className="my-3" role="status">
        {again ? 'There is still no network.' : 'Nothing was opened or sent.'} What you wrote is kept.
      </p>
      <form method="dialog" className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary">Stay here</Button>
        <Button type="button" onClick={() => (navigator.onLine ? blocker.proceed() : setAgain(true))}>
          Try again
        </Button>
      </form>
    </dialog>
  )
}

/** Whether it is the same page in another place, or a dialog that closes: neither asks the server for anything. */
function needsNothing(from: Location, to: Location): boolean {
  if (from.search !== to.search) return false
  if (from.pathname === to.pathname) return from.hash !== to.hash
  return from.pathname.startsWith(`${to.pathname}/`) && document.querySelector('dialog[open]') !== null
}
