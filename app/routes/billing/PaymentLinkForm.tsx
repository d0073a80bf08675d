import { Button } from '#app/ui/Button.tsx'
import type { Discount } from './discount.ts'

type PaymentLinkFormProps = {
  /** Where it leads back to. */
  back: string
  /** What is paid for; left out for the payment that waits already. */
  price?: string
  discount?: Discount
  /** Tells several buttons of a page apart, for those who hear them. */
  of?: string
}

/** Has the page on which a payment is made sent by e-mail: payment pages need scripts, and another device may have them. */
export function PaymentLinkForm({ back, price, discount, of }: PaymentLinkFormProps) {
  return (
    <form method="post" action="/api/subscription/payment-link" className="mt-2">
      <input type="hidden" name="goTo" value={back} />
      {price && <input type="hidden" name="priceId" value={price} />}
      {discount?.kind === 'given' && <input type="hidden" name="offer" value={discount.offer} />}
      <Button variant="quiet" small busyLabel="Sending…">
        E-mail me a link to pay
        {of && <span className="sr-only"> for {of}</span>}
      </Button>
    </form>
  )
}
