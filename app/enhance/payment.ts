// Stripe's payment form on the plans page. Without this script, or when Stripe's does not come, the same button leads to
// Stripe's own page. Their script is loaded when somebody presses it and not before.
import { buttonClass } from '#app/ui/button-class.ts'
import { DIALOG_BODY, DIALOG_HEAD, dialogClass } from '#app/ui/dialog-class.ts'
import { FIELD_ERROR } from '#app/ui/input-class.ts'

/** Of the release that the server speaks, see `stripe` in package.json. */
const STRIPE_JS = 'https://js.stripe.com/endive/stripe.js'
const CONFIRM_FAILED = 'Something went wrong. Please try again.'

type StripeError = { message?: string }
type Elements = { create(type: 'payment'): { mount(at: HTMLElement): void; destroy(): void } }
type Intent = { amount: number; currency: string }
type Stripe = {
  retrievePaymentIntent(clientSecret: string): Promise<{ paymentIntent?: Intent }>
  elements(options: { clientSecret: string; appearance: { theme: 'stripe' | 'night' } }): Elements
  confirmPayment(options: {
    elements: Elements
    confirmParams: { return_url: string }
  }): Promise<{ error?: StripeError }>
}
/** What their script leaves on the window. */
type WithStripe = { Stripe?: (key: string) => Stripe }

let loading: Promise<void> | undefined

function loadStripe(): Promise<void> {
  return (loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = STRIPE_JS
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading = undefined
      reject(new Error('Stripe is away'))
    })
    document.head.append(script)
  }))
}

/** Why nothing is paid, beside the button that was pressed. */
function sayFailed(form: HTMLFormElement, words: string) {
  const line = form.querySelector('[role=alert]') ?? form.appendChild(element('p', FIELD_ERROR))
  line.setAttribute('role', 'alert')
  line.textContent = words
}

type Summary = { title: string; lines: { label: string; value: string }[] }
type Begun = { clientSecret?: string; message?: string; summary?: Summary | null }

async function begin(form: HTMLFormElement): Promise<Begun & { ok: boolean }> {
  const fields = new FormData(form)
  const answer = await fetch('/api/create-subscription', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ priceId: fields.get('price'), offer: fields.get('offer') ?? undefined }),
  })
  const begun = (await answer.json().catch(() => ({}))) as Begun
  return { ...begun, ok: answer.ok }
}

async function pay(form: HTMLFormElement, key: string) {
  try {
    await loadStripe()
  } catch {
    // Their own page does not need this script.
    form.submit()
    return
  }
  const begun = await begin(form).catch((): Begun & { ok: boolean } => ({ ok: false }))
  dispatchEvent(new Event('wordkin:settled'))
  if (!begun.ok) return sayFailed(form, `Subscription Error. ${begun.message ?? 'Please try again later.'}`)
  // Paid already, in another tab for instance: the page knows more than we do.
  if (!begun.clientSecret) return location.assign('/subscription?checkout=done')
  const stripe = (window as WithStripe).Stripe?.(key)
  if (!stripe) return
  // What the button says is what will be charged, whatever the page above it said when it was opened.
  const { paymentIntent } = await stripe
    .retrievePaymentIntent(begun.clientSecret)
    .catch(() => ({ paymentIntent: undefined }))
  show(stripe, begun.clientSecret, { intent: paymentIntent, summary: begun.summary })
}

function payLabel(intent: Intent | undefined): string {
  if (!intent) return 'Pay'
  const currency = intent.currency.toUpperCase()
  return `Pay ${new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(intent.amount / 100)}`
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, className: string, text = '') {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

/** The same lines that stand beside the button on pages of ours. */
function orderList({ lines }: Summary): HTMLElement {
  const list = element('dl', 'divide-y divide-line')
  for (const { label, value } of lines) {
    const line = element('div', 'flex flex-wrap justify-between gap-x-6 py-2')
    line.append(element('dt', 'text-ink-soft', label), element('dd', 'font-semibold tabular-nums', value))
    list.append(line)
  }
  return list
}

type What = { intent: Intent | undefined; summary: Summary | null | undefined }

function show(stripe: Stripe, clientSecret: string, { intent, summary }: What) {
  const label = payLabel(intent)
  const opener = document.activeElement
  const dialog = element('dialog', dialogClass())
  dialog.setAttribute('aria-labelledby', 'payment-title')
  dialog.innerHTML = `<div class="${DIALOG_HEAD}"><h2 id="payment-title" tabindex="-1"></h2>
    <button type="button" class="${buttonClass({ variant: 'quiet' })}">Close</button></div>
    <form class="${DIALOG_BODY} stack"></form>`
  const [title, close, box] = [
    dialog.querySelector('h2'),
    dialog.querySelector('button'),
    dialog.querySelector('form'),
  ]
  if (!title || !close || !box) return
  title.textContent = summary ? `Pay for ${summary.title}` : 'Payment'
  close.addEventListener('click', () => dialog.close())
  const fields = element('div', 'payment-fields')
  const failure = element('p', FIELD_ERROR)
  failure.setAttribute('role', 'alert')
  const button = element('button', buttonClass({ block: true }), label)
  if (summary) box.append(orderList(summary))
  box.append(fields, failure, button)
  document.body.append(dialog)

  const { theme: chosen } = document.documentElement.dataset
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  const theme = dark ? 'night' : 'stripe'
  const elements = stripe.elements({ clientSecret, appearance: { theme } })
  const payment = elements.create('payment')
  payment.mount(fields)
  box.addEventListener('submit', (event) => {
    event.preventDefault()
    void confirm()
  })
  dialog.addEventListener('close', () => {
    payment.destroy()
    dialog.remove()
    if (opener instanceof HTMLElement) opener.focus()
  })
  dialog.showModal()
  title.focus()

  async function confirm() {
    button.disabled = true
    button.textContent = 'Paying…'
    failure.textContent = ''
    const confirmParams = { return_url: `${location.origin}/subscription` }
    const done = await stripe
      .confirmPayment({ elements, confirmParams })
      .catch(() => ({ error: {} as StripeError }))
    // When it went well the browser is on its way already.
    if (!done.error) return
    failure.textContent = done.error.message ?? CONFIRM_FAILED
    button.disabled = false
    button.textContent = label
  }
}

addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented || !form.dataset.pay) return
  event.preventDefault()
  void pay(form, form.dataset.pay)
})
