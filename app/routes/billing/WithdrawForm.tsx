import { Button } from '#app/ui/Button.tsx'

type WithdrawFormProps = {
  /** Where it leads back to. */
  back: string
  label?: string
  /** As a button among those of the cards, and not as a remark beside a payment. */
  block?: boolean
}

/** Takes back a payment that was begun and not made. */
export function WithdrawForm({ back, label = 'I changed my mind', block = false }: WithdrawFormProps) {
  return (
    <form method="post" action="/api/subscription/withdraw" className={block ? undefined : 'mt-2'}>
      <input type="hidden" name="goTo" value={back} />
      <Button variant={block ? 'secondary' : 'quiet'} small={!block} block={block} busyLabel="Withdrawing…">
        {label}
      </Button>
    </form>
  )
}
