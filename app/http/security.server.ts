import { AppError } from '#app/domain/errors.ts'
import { LOOPBACK } from '#app/env/parts.ts'
import { env } from '#app/env.server.ts'

/**
 * Refuses requests that another site had a browser send. A browser says where a request comes from (Origin,
 * Sec-Fetch-Site); programs that are no browsers say neither, carry no cookies by accident, and are let through.
 * Throws forbidden.
 */
export function refuseForeign(request: Request): void {
  const url = new URL(request.url)
  // On a laptop any name that resolves to 127.0.0.1 would otherwise count as ours (DNS rebinding).
  if (!env.deployed && LOOPBACK.has(env.host) && !LOOPBACK.has(url.hostname)) {
    throw new AppError(
      'forbidden',
      'This server answers only to 127.0.0.1 and localhost. Set APP_URL to deploy it.',
    )
  }
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  // What a person does by themselves, such as sharing a text to us from another program, no site has had sent: only a
  // browser can say so, and it names no origin then.
  if (site === 'none' && (origin === null || origin === 'null')) return
  const foreign = (origin !== null && origin !== (env.origin ?? url.origin)) || site === 'cross-site'
  if (foreign) throw new AppError('forbidden', 'This request came from another site, so it was refused.')
}

/** Where videos are played, when there are any: loaded only once somebody wants to see one. */
const PLAYER = 'https://www.youtube-nocookie.com'

/**
 * What pages may load and lead to beside ourselves. A policy belongs to the document that was loaded first, and the router
 * goes on from there: so all pages have what any of them needs, but for Stripe's form, which opens on documents alone.
 */
function otherSources(payment: boolean) {
  const { stripe } = env
  const elsewhere = stripe?.apiUrl ? [new URL(stripe.apiUrl).origin] : []
  const pays = stripe && payment
  return {
    script: pays ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : [],
    connect: pays ? ['https://api.stripe.com'] : [],
    frame: [
      ...(pays ? ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'] : []),
      ...(env.youtube ? [PLAYER] : []),
    ],
    form: stripe
      ? [
          'https://checkout.stripe.com',
          'https://billing.stripe.com',
          'https://invoice.stripe.com',
          ...elsewhere,
        ]
      : [],
    payment: pays ? 'self "https://js.stripe.com"' : '',
  }
}

/** The headers of every answer. Scripts run only from our own files or with this answer's nonce; `payment` lets Stripe's form open. */
export function securityHeaders(nonce: string, payment: boolean): Record<string, string> {
  const development = env.mode === 'development'
  const other = otherSources(payment)
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...other.script],
    ["style-src 'self'", ...(development ? ["'unsafe-inline'"] : [])],
    "img-src 'self' data:",
    ["connect-src 'self'", ...(development ? ['ws:'] : []), ...other.connect],
    ["frame-src 'self'", ...other.frame],
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...other.form],
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.map((rule) => [rule].flat().join(' ')).join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(${other.payment})`,
    'cross-origin-opener-policy': 'same-origin',
    ...(env.origin?.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
}
