import { useEffect, useRef } from 'react'
import { href, useFetcher } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { FetcherForm } from '#app/ui/Form.tsx'

type StopButtonProps = {
  run: string
  /** Where it leads without script. */
  here: string
  /** It is to be stopped at once. */
  isUnwanted: boolean
}

/** Stops an answer; what is there of it is kept. */
export function StopButton({ run, here, isUnwanted }: StopButtonProps) {
  const fetcher = useFetcher()
  const action = `${href('/api/runs/:id/stop', { id: run })}?goTo=${encodeURIComponent(here)}`
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isUnwanted) form.current?.requestSubmit()
  }, [isUnwanted])
  return (
    <FetcherForm fetcher={fetcher} method="post" action={action} ref={form}>
      <Button variant="quiet" small busyLabel="Stopping…">
        Stop
      </Button>
    </FetcherForm>
  )
}
