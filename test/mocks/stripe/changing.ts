import { changed } from './events.ts'
import { cardRefused } from './failures.ts'
import { collect, finalize, newInvoice, standingMethod } from './invoices.ts'
import type { Price, Subscription } from './objects.ts'
import { itemOf } from './periods.ts'
import { changeOfPrice } from './prorations.ts'
import { applyChange, voidInvoice } from './settling.ts'
import { netOf } from './starting.ts'
import type { World } from './world.ts'

const PENDING_SECONDS = 23 * 3600

export type ChangeOfPrice = {
  price: Price
  proration: 'none' | 'create_prorations' | 'always_invoice'
  behavior: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete'
  at: number
  restart: boolean
}

/**
 * Changes what a subscription costs. What is due at once is invoiced and charged at once; when that fails, `behavior`
 * says whether the change happens all the same, waits for the payment, or does not happen.
 */
export function changePrice(world: World, subscription: Subscription, wanted: ChangeOfPrice): void {
  discardPending(world, subscription)
  const { lines, change, restarts, debit } = changeOfPrice(world, subscription, wanted.price, {
    at: wanted.at,
    credit: wanted.proration !== 'none',
    restart: wanted.restart,
  })
  const atOnce = restarts || wanted.proration === 'always_invoice'
  if (!atOnce || lines.length === 0) {
    applyChange(world, subscription, change)
    if (lines.length > 0) (world.state.pendingLines[subscription.id] ??= []).push(...lines)
    return
  }
  const before = { latest: subscription.latest_invoice, discounts: subscription.discounts }
  const invoice = newInvoice(world, subscription, lines, 'subscription_update')
  change.billed = debit > 0 ? { ...change.billed, amount: netOf(invoice, debit) } : change.billed
  // Paid as it is finalised, or by the card below: the change is part of that.
  world.state.waiting[invoice.id] = change
  finalize(world, invoice)
  if (!world.state.waiting[invoice.id]) return
  if (wanted.behavior === 'default_incomplete') return applyUnpaid(world, subscription, invoice.id)
  const error = collect(world, invoice, standingMethod(world, subscription), 'absent')
  if (!error) return
  if (wanted.behavior === 'error_if_incomplete') {
    voidInvoice(world, invoice)
    subscription.latest_invoice = before.latest
    subscription.discounts = before.discounts
    throw cardRefused(error)
  }
  if (wanted.behavior === 'allow_incomplete') return applyUnpaid(world, subscription, invoice.id)
  subscription.pending_update = {
    expires_at: Math.min(
      world.now(subscription.customer) + PENDING_SECONDS,
      itemOf(subscription).current_period_end,
    ),
    billing_cycle_anchor: restarts ? change.anchor : null,
    subscription_items: [{ price: change.price, quantity: 1 }],
  }
}

function applyUnpaid(world: World, subscription: Subscription, invoiceId: string): void {
  const change = world.state.waiting[invoiceId]
  if (!change) return
  delete world.state.waiting[invoiceId]
  applyChange(world, subscription, change)
  subscription.status = 'past_due'
}

/** Forgets an update that waits for its payment, and takes its invoice back. */
function discardPending(world: World, subscription: Subscription): void {
  const waits = subscription.pending_update && subscription.latest_invoice
  const invoice = waits ? world.find('invoice', waits) : undefined
  if (invoice?.status === 'open') {
    voidInvoice(world, invoice)
    changed(world, 'customer.subscription.pending_update_expired', subscription)
  }
  subscription.pending_update = null
}
