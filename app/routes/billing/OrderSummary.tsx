import { Facts } from '#app/ui/Facts.tsx'
import { type Order, orderLines } from './order.ts'

/** What is bought, beside the button that pays for it: what and when, what comes off, and what is charged today and later. */
export function OrderSummary({ order }: { order: Order }) {
  return (
    <>
      <Facts facts={orderLines(order)} />
      {order.next && <p className="text-ink-soft">It renews by itself until you cancel.</p>}
    </>
  )
}
