/** Where Stripe's script, its frames, its calls and its questions of banks come from. */
export const ORIGINS = {
  js: 'https://js.stripe.com',
  api: 'https://api.stripe.com',
  hooks: 'https://hooks.stripe.com',
}

/**
 * What stands in for Stripe's script in browsers: the few calls the plans page makes, of the origins of the real one, so
 * that a Content-Security-Policy has to allow the same things. A test leads those origins to the server.
 */
export function stripeJs(): string {
  return `(() => {
  const ORIGINS = ${JSON.stringify(ORIGINS)}
  const secretOf = (clientSecret) => clientSecret.split('_secret_')[0]
  async function ask(key, path, fields) {
    const body = fields && new URLSearchParams(fields)
    const answer = await fetch(ORIGINS.api + path, { method: body ? 'POST' : 'GET', body, headers: { authorization: 'Bearer ' + key } })
    return answer.json()
  }
  function frame(src, title) {
    const element = document.createElement('iframe')
    element.src = src
    element.title = title
    element.setAttribute('width', '100%')
    return element
  }
  function paymentElement() {
    const listeners = {}
    const shown = frame(ORIGINS.js + '/js/card', 'Secure payment input frame')
    shown.setAttribute('height', '160')
    let answered = null
    function hear({ data, source }) {
      if (source !== shown.contentWindow || !data || !data.stand) return
      if (data.stand === 'ready') listeners.ready?.({ elementType: 'payment' })
      if (data.stand === 'change') listeners.change?.({ elementType: 'payment', complete: data.complete })
      if (data.stand === 'card') answered?.(data.card)
    }
    addEventListener('message', hear)
    return {
      mount(where) { (typeof where === 'string' ? document.querySelector(where) : where).append(shown) },
      unmount() { shown.remove() },
      destroy() { shown.remove(); removeEventListener('message', hear) },
      on(name, listener) { listeners[name] = listener; return this },
      card() {
        return new Promise((resolve) => {
          answered = resolve
          shown.contentWindow.postMessage({ stand: 'ask' }, '*')
        })
      },
    }
  }
  async function authenticate(intent) {
    const shown = frame(ORIGINS.hooks + new URL(intent.next_action.redirect_to_url.url).pathname, '3D Secure')
    shown.setAttribute('height', '300')
    const dialog = document.createElement('dialog')
    dialog.append(shown)
    document.body.append(dialog)
    dialog.showModal()
    await new Promise((resolve) => {
      addEventListener('message', function hear({ data }) {
        if (data !== 'stripe-stand-in:answered') return
        removeEventListener('message', hear)
        resolve()
      })
    })
    dialog.remove()
  }
  window.Stripe = (key) => ({
    elements({ clientSecret }) {
      let element = null
      return {
        clientSecret,
        create() { element = paymentElement(); return element },
        getElement() { return element },
        async submit() { return {} },
        async fetchUpdates() { return {} },
      }
    },
    async retrievePaymentIntent(clientSecret) {
      const intent = await ask(key, '/v1/payment_intents/' + secretOf(clientSecret) + '?client_secret=' + clientSecret)
      return intent.error ? { error: intent.error } : { paymentIntent: intent }
    },
    async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
      const secret = clientSecret ?? elements.clientSecret
      const card = (await elements.getElement().card()).trim()
      if (card === '') return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }
      const path = '/v1/payment_intents/' + secretOf(secret)
      let intent = await ask(key, path + '/confirm', { client_secret: secret, payment_method: card })
      if (intent.status === 'requires_action') {
        await authenticate(intent)
        intent = await ask(key, path + '?client_secret=' + secret)
      }
      if (intent.error) return { error: intent.error }
      if (intent.status === 'requires_payment_method') return { error: intent.last_payment_error }
      if (redirect === 'if_required') return { paymentIntent: intent }
      const back = new URL(confirmParams.return_url)
      back.searchParams.set('payment_intent', intent.id)
      back.searchParams.set('payment_intent_client_secret', secret)
      back.searchParams.set('redirect_status', intent.status)
      location.assign(back)
      return new Promise(() => {})
    },
  })
  window.Stripe.version = 'endive'
})()
`
}
