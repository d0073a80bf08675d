import { Stripe } from 'stripe'
import { KEYS, startStripe } from './server.ts'
import { priceVariables, stock } from './shop.ts'

// For trying billing by hand: `node test/mocks/stripe/serve.ts` beside `npm run dev` with what it prints. Payments are made
// on the hosted pages, as browsers without scripts do: a browser's script would ask Stripe itself.
const product = process.argv[2] ?? 'http://127.0.0.1:3000'
const server = await startStripe()
const { hostname: host, port } = new URL(server.url)
const prices = await stock(new Stripe(KEYS.secret, { host, port, protocol: 'http' }))
server.deliveries.take()
server.hook(`${product}/api/stripe/webhook`)
const variables = { ...server.variables, ...priceVariables(prices) }
console.log(
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n'),
)
