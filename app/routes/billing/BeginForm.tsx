import type { ReactNode } from 'react'
import { FIELD_ERROR } from '#app/ui/input-class.ts'
import type { Discount } from './discount.ts'
import { chooseAddress, type PlansView } from './plans-view.ts'

type BeginFormProps = {
  view: PlansView
  price: string
  discount: Discount
  /** Opens Stripe's form on this page; null where payment has a page of its own. */
  stripeKey: string | null
  children: ReactNode
}

/** Leads to the payment of a first subscription; with script, Stripe's form opens on this page instead. */
export function BeginForm({ view, price, discount, stripeKey, children }: BeginFormProps) {
  return (
    <form
      method="post"
      action={chooseAddress(view, price)}
      className="stack"
      data-pay={stripeKey ?? undefined}
    >
      <input type="hidden" name="price" value={price} />
      {discount.kind === 'given' && <input type="hidden" name="offer" value={discount.offer} />}
      {children}
      {/* Why nothing is paid, from the script. */}
      {stripeKey && <p role="alert" className={`${FIELD_ERROR} empty:hidden`} />}
    </form>
  )
}
