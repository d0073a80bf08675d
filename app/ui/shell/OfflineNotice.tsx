import { useBlocker } from 'react-router'
import { Button } from '../Button.tsx'
import { Notice } from '../Notice.tsx'

/** Keeps the page where it is while there is no network, and says so when somebody wants to go on from it. */
export function OfflineNotice() {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    // A dialog is closed without asking for anything.
    const closes = to.search === from.search && from.pathname.startsWith(to.pathname)
    return !navigator.onLine && !closes
  })
  if (blocker.state !== 'blocked') return null
  return (
    <Notice kind="warn" title="You are offline" role="alert" className="m-3">
      This could not be opened. What you wrote is kept.{' '}
      <Button
        type="button"
        variant="secondary"
        small
        onClick={() => (navigator.onLine ? blocker.proceed() : undefined)}
      >
        Try again
      </Button>
    </Notice>
  )
}
