import { asksOwner, AUTHENTICATION_FAILED, newMethod } from './cards.ts'
import { changed } from './events.ts'
import { payCheckout } from './checkout.ts'
import { Refusal } from './failures.ts'
import { collect } from './invoices.ts'
import type { PortalSession } from './objects.ts'
import { answeredPage, askingPage, CARD_FRAME, checkoutPage, invoicePage, portalPage } from './pages.ts'
import { authenticate } from './payments.ts'
import { stripeJs } from './stripe-js.ts'
import type { World } from './world.ts'

type Answer = { html: string } | { location: string } | { script: string }
type Page = {
  method: 'get' | 'post'
  path: string
  run(world: World, id: string, form: URLSearchParams): Answer
}

/** The pages people see at Stripe, as far as tests go through them. */
export const PAGES: Page[] = [
  { method: 'get', path: '/:release/stripe.js', run: () => ({ script: stripeJs() }) },
  { method: 'get', path: '/js/card', run: () => ({ html: CARD_FRAME }) },
  {
    method: 'get',
    path: '/c/pay/:id',
    run: (world, id) => ({ html: checkoutPage(world, world.get('checkout.session', id)) }),
  },
  {
    method: 'post',
    path: '/c/pay/:id',
    run(world, id, form) {
      const session = world.get('checkout.session', id)
      const [card, answer] = [form.get('card') ?? '', form.get('answer')]
      if (asksOwner(card) && session.status === 'open') {
        if (!answer) return { html: askingPage(session.amount_total, card) }
        if (answer !== 'yes') return { html: checkoutPage(world, session, AUTHENTICATION_FAILED.message) }
      }
      const problem = sentenceOf(() => payCheckout(world, session, card))
      if (problem) return { html: checkoutPage(world, session, problem) }
      return { location: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id) }
    },
  },
  {
    method: 'get',
    path: '/p/session/:id',
    run: (world, id) => ({ html: portalPage(world, world.get('billing_portal.session', id)) }),
  },
  {
    method: 'post',
    path: '/p/session/:id',
    run(world, id, form) {
      const session = world.get('billing_portal.session', id)
      const invoiceId = form.get('invoice')
      const problem = sentenceOf(() => {
        if (invoiceId) return payInvoice(world, session, invoiceId)
        takeCard(world, session.customer, form.get('card') ?? '')
      })
      const done = session.flow?.after_completion.redirect?.return_url
      if (!problem && !invoiceId && done) return { location: done }
      return { html: portalPage(world, session, problem ?? (invoiceId ? 'Paid' : 'Your card was updated')) }
    },
  },
  {
    method: 'get',
    path: '/3ds/:id',
    run: (world, id) => ({ html: askingPage(world.get('payment_intent', id).amount) }),
  },
  {
    method: 'post',
    path: '/3ds/:id',
    run(world, id, form) {
      const intent = world.get('payment_intent', id)
      const back = intent.next_action?.redirect_to_url.return_url ?? null
      authenticate(world, intent, form.get('answer') === 'yes')
      return { html: answeredPage(back) }
    },
  },
  { method: 'get', path: '/i/:id', run: (world, id) => ({ html: invoicePage(world.get('invoice', id)) }) },
  {
    method: 'post',
    path: '/i/:id',
    run(world, id, form) {
      const invoice = world.get('invoice', id)
      const open = invoice.payments.find(({ status }) => status === 'open')
      if (!open) return { html: invoicePage(invoice, 'This invoice cannot be paid.') }
      const problem = sentenceOf(() =>
        collect(world, invoice, newMethod(world, form.get('card') ?? ''), 'present'),
      )
      const intent = world.get('payment_intent', open.payment.payment_intent)
      // The bank wants to ask first.
      if (intent.status === 'requires_action') return { location: `${world.baseUrl}/3ds/${intent.id}` }
      return { html: invoicePage(invoice, problem) }
    },
  },
]

/** What a refusal or a card's error says; undefined when all went well. */
function sentenceOf(run: () => { message: string } | null | undefined | void): string | undefined {
  try {
    return run()?.message
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** The customer's card from now on, for what is being paid too. Answers its id. */
export function takeCard(world: World, customerId: string, card: string): string {
  const customer = world.get('customer', customerId)
  const method = newMethod(world, card)
  method.customer = customer.id
  customer.invoice_settings.default_payment_method = method.id
  for (const subscription of world.all('subscription')) {
    if (subscription.customer === customer.id && subscription.ended_at === null) {
      subscription.default_payment_method = method.id
    }
  }
  changed(world, 'customer.updated', customer)
  return method.id
}

function payInvoice(world: World, session: PortalSession, id: string) {
  const invoice = world.get('invoice', id)
  if (invoice.customer !== session.customer || invoice.status !== 'open')
    return { message: 'This invoice cannot be paid.' }
  const chosen = world.get('customer', session.customer).invoice_settings.default_payment_method
  return collect(world, invoice, chosen ? world.get('payment_method', chosen) : undefined, 'present')
}
