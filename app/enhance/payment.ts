// Stripe's payment form on the plans page. Without this script, or when Stripe's does not come, the same button leads to
// Stripe's own page. Their script is loaded when somebody presses it and not before.
import type { PaymentIntent, Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

const CONFIRM_FAILED = 'Something went wrong. Please try again.'

type Summary = { title: string; lines: { label: string; value: string }[] }
type Begun = { clientSecret?: string; message?: string; summary?: Summary | null }

let open: { stripe: Stripe; elements: StripeElements } | undefined

const dialog = document.querySelector<HTMLDialogElement>('#payment')
const box = dialog?.querySelector<HTMLFormElement>('form:not([method=dialog])')

/** Why nothing is paid, beside the button that was pressed, which may be pressed again. */
function sayFailed(form: HTMLFormElement, words: string) {
  form.querySelector('[role=alert]')?.replaceChildren(words)
  dispatchEvent(new Event('wordkin:settled'))
}

async function pay(form: HTMLFormElement, key: string) {
  const stripe = await loadStripe(key).catch(() => null)
  // Their own page does not need this script.
  if (!stripe) return form.submit()
  const fields = new FormData(form)
  const body = JSON.stringify({ priceId: fields.get('price'), offer: fields.get('offer') ?? undefined })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/create-subscription', { method: 'POST', headers, body }).catch(() => null)
  const begun = ((await answer?.json().catch(() => null)) ?? {}) as Begun
  if (!answer?.ok) return sayFailed(form, `Subscription Error. ${begun.message ?? 'Please try again later.'}`)
  // Paid already, in another tab for instance: the page knows more than we do.
  if (!begun.clientSecret) return location.assign('/subscription?checkout=done')
  // What the button says is what will be charged, whatever the page above it said when it was opened.
  const asked = await stripe.retrievePaymentIntent(begun.clientSecret).catch(() => null)
  form.querySelector('[role=alert]')?.replaceChildren()
  // First, for it gives buttons their labels back, the one in the dialog too.
  dispatchEvent(new Event('wordkin:settled'))
  show(stripe, begun.clientSecret, payLabel(asked?.paymentIntent), begun.summary)
}

function payLabel(intent: PaymentIntent | undefined): string {
  if (!intent) return 'Pay'
  const currency = intent.currency.toUpperCase()
  return `Pay ${new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(intent.amount / 100)}`
}

/** The same lines that stand beside the button on pages of ours. */
function fillOrder(list: Element, lines: Summary['lines']) {
  list.toggleAttribute('hidden', lines.length === 0)
  const items = lines.map(({ label, value }) => {
    const item = list.firstElementChild?.cloneNode(true) as Element
    item.children[0]?.replaceChildren(label)
    item.children[1]?.replaceChildren(value)
    return item
  })
  if (items.length > 0) list.replaceChildren(...items)
}

function show(stripe: Stripe, clientSecret: string, label: string, summary: Summary | null | undefined) {
  const [title, list] = [dialog?.querySelector('h2'), dialog?.querySelector('dl')]
  const [fields, failure, button] = box?.children ?? []
  if (!dialog || !title || !list || !(fields instanceof HTMLElement) || !failure || !button) return
  title.textContent = summary ? `Pay for ${summary.title}` : 'Payment'
  fillOrder(list, summary?.lines ?? [])
  failure.textContent = ''
  button.querySelector('[data-label]')?.replaceChildren(label)
  const { theme: chosen } = document.documentElement.dataset
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  const elements = stripe.elements({ clientSecret, appearance: { theme: dark ? 'night' : 'stripe' } })
  const payment = elements.create('payment')
  payment.mount(fields)
  open = { stripe, elements }
  dialog.addEventListener('close', () => payment.destroy(), { once: true })
  dialog.showModal()
  title.focus()
}

async function confirm(form: HTMLFormElement) {
  const confirmParams = { return_url: `${location.origin}/subscription` }
  const done = await open?.stripe
    .confirmPayment({ elements: open.elements, confirmParams })
    .catch(() => ({ error: null }))
  // When it went well the browser is on its way already.
  if (done?.error === undefined) return
  sayFailed(form, done.error?.message ?? CONFIRM_FAILED)
}

// After what shows that the form is under way, and lets it be sent once.
addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return
  if (form === box) void confirm(form)
  else if (form.dataset.pay) void pay(form, form.dataset.pay)
  else return
  event.preventDefault()
})
