import { useState } from 'react'
import { type Location, useBlocker } from 'react-router'
import { Button } from '../Button.tsx'
import { Notice } from '../Notice.tsx'

/** Keeps the page where it is while there is no network, and says so when somebody wants to go on from it. */
export function OfflineNotice() {
  const [again, setAgain] = useState(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const asks = !navigator.onLine && !needsNothing(currentLocation, nextLocation)
    if (asks) setAgain(false)
    return asks
  })
  if (blocker.state !== 'blocked') return null
  return (
    <Notice kind="warn" title="You are offline" role="alert" className="m-3">
      {again ? 'There is still no network.' : 'Nothing was opened or sent.'} What you wrote is kept.{' '}
      <Button
        type="button"
        variant="secondary"
        small
        onClick={() => (navigator.onLine ? blocker.proceed() : setAgain(true))}
      >
        Try again
      </Button>
    </Notice>
  )
}

/** Whether it is the same page in another place, or a dialog that closes: neither asks the server for anything. */
function needsNothing(from: Location, to: Location): boolean {
  if (from.search !== to.search) return false
  if (from.pathname === to.pathname) return from.hash !== to.hash
  return from.pathname.startsWith(`${to.pathname}/`) && document.querySelector('dialog[open]') !== null
}
