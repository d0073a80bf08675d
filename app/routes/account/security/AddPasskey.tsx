import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { canUsePasskeys, hasName, makePasskey, whyNoPasskey } from '#app/ui/passkeys.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { linkToConfirm } from './confirm-for.ts'

/** Has the browser make a passkey, where it can; who has not shown lately that they are the owner does that first. */
export function AddPasskey({ confirmed }: { confirmed: boolean }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  if (!useHydrated() || !canUsePasskeys()) return null
  if (!hasName(location.hostname)) {
    return (
      <p className="text-ink-soft">
        Passkeys need a site with a name: they do not work at a numeric address.
      </p>
    )
  }
  if (!confirmed) {
    return (
      <LinkButton to={linkToConfirm('passkey')} dialog variant="secondary">
        Add a passkey
      </LinkButton>
    )
  }
  const add = async () => {
    setBusy(true)
    setProblem('')
    try {
      await makePasskey()
      await revalidate()
    } catch (error) {
      setProblem(whyNoPasskey(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        busy={busy}
        busyLabel="Adding…"
        disabled={busy}
        onClick={() => void add()}
      >
        Add a passkey
      </Button>
      <p role="status" className="self-center">
        {problem}
      </p>
    </>
  )
}
