import type { CheckoutSession, Invoice, PortalSession } from './objects.ts'
import type { World } from './world.ts'

const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>${escape(title)}</h1>
<p>This is a stand-in for Stripe, for tests.</p>${body}</main></body></html>`
}

const CARD_FIELD =
  '<p><label>Card number <input name="card" value="4242 4242 4242 4242" inputmode="numeric" autocomplete="off"></label></p>'

/** The hosted page of a Checkout session. */
export function checkoutPage(world: World, session: CheckoutSession, problem?: string): string {
  const [item] = session.line_items
  const price = world.get('price', item?.price ?? '')
  const name = world.get('product', price.product).name
  return page(
    `Subscribe to ${name}`,
    `<p>${dollars(session.amount_total)} due today, then ${dollars(price.unit_amount)} per ${price.recurring?.interval}</p>
${problem ? `<p role="alert">${escape(problem)}</p>` : ''}
<form method="post">${CARD_FIELD}<button>Subscribe</button></form>
<p>${escape(session.custom_text.submit?.message ?? '')}</p>
${session.cancel_url ? `<p><a href="${escape(session.cancel_url)}">Back</a></p>` : ''}`,
  )
}

/** The billing portal of a customer: the card, open invoices, and the invoices there were. */
export function portalPage(world: World, session: PortalSession, said?: string): string {
  const own = world
    .all('invoice')
    .filter((each) => each.customer === session.customer && each.status !== 'draft')
  const rows = own.toReversed().map((invoice) => {
    const pay =
      invoice.status === 'open'
        ? `<form method="post"><input type="hidden" name="invoice" value="${invoice.id}"><button>Pay ${dollars(invoice.amount_remaining)}</button></form>`
        : ''
    return `<li>${invoice.number} ${dollars(invoice.amount_due)} ${invoice.status} ${pay}</li>`
  })
  return page(
    'Billing portal',
    `${said ? `<p role="status">${escape(said)}</p>` : ''}
<form method="post">${CARD_FIELD}<button>Update card</button></form>
<ul>${rows.join('')}</ul>
${session.return_url ? `<p><a href="${escape(session.return_url)}">Return</a></p>` : ''}`,
  )
}

/** Where a card asks its owner; `card` is sent along with the answer, to where this page was come to from. */
export function askingPage(amount: number, card?: string): string {
  const hidden = card === undefined ? '' : `<input type="hidden" name="card" value="${escape(card)}">`
  return page(
    'Confirm this payment',
    `<p>${dollars(amount)}</p><form method="post">${hidden}
<button name="answer" value="yes">Complete</button><button name="answer" value="no">Fail</button></form>`,
  )
}

/** An invoice, to be paid while it is open. */
export function invoicePage(invoice: Invoice, problem?: string): string {
  const form = `<form method="post">${CARD_FIELD}<button>Pay ${dollars(invoice.amount_remaining)}</button></form>`
  return page(
    `Invoice ${invoice.number ?? ''}`,
    `<p>${dollars(invoice.amount_due)}, ${invoice.status}</p>
${problem ? `<p role="alert">${escape(problem)}</p>` : ''}${invoice.status === 'open' ? form : ''}`,
  )
}

/** After the owner has answered: tells the page that shows this one in a frame, or leads back. */
export function answeredPage(returnUrl: string | null): string {
  return page(
    'Thank you',
    `<script>parent !== window && parent.postMessage('stripe-stand-in:answered', '*')</script>
${returnUrl ? `<p><a href="${escape(returnUrl)}">Continue</a></p>` : ''}`,
  )
}

/** The field for the card number, in a frame of its own as with Stripe: our page never sees what is typed. */
export const CARD_FRAME = page(
  'Card',
  `<p><label>Card number <input id="card" value="" inputmode="numeric" autocomplete="off"></label></p>
<script>
  const card = document.querySelector('#card')
  card.addEventListener('input', () => parent.postMessage({ stand: 'change', complete: card.value.trim() !== '' }, '*'))
  addEventListener('message', ({ data, source }) => {
    if (data?.stand === 'ask') source.postMessage({ stand: 'card', card: card.value }, '*')
  })
  parent.postMessage({ stand: 'ready' }, '*')
</script>`,
)
