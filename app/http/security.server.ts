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
  const foreign = (origin !== null && origin !== (env.origin ?? url.origin)) || site === 'cross-site'
  if (foreign) throw new AppError('forbidden', 'This request came from another site, so it was refused.')
}

/** The page on which, and over which, Stripe's payment form may open, and those whose forms lead to Stripe's own pages. */
const PAYMENT_PAGE = '/subscription'
const BILLING_PAGES: readonly string[] = [PAYMENT_PAGE, '/account']

/** What else pages about money may load and lead to, where Stripe takes it. */
function billingSources(path: string) {
  const none = { script: '', frame: '', connect: '', form: '', payment: '' }
  const isOf = (page: string) => path === page || path.startsWith(`${page}/`)
  if (!env.stripe || !BILLING_PAGES.some(isOf)) return none
  const elsewhere = env.stripe.apiUrl ? ` ${new URL(env.stripe.apiUrl).origin}` : ''
  const form = ` https://checkout.stripe.com https://billing.stripe.com https://invoice.stripe.com${elsewhere}`
  if (!isOf(PAYMENT_PAGE)) return { ...none, form }
  return {
    form,
    script: ' https://js.stripe.com https://*.js.stripe.com',
    frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    connect: ' https://api.stripe.com',
    payment: 'self "https://js.stripe.com"',
  }
}

/** Where videos are played, when there are any: loaded only once somebody wants to see one. */
const PLAYER = ' https://www.youtube-nocookie.com'

function frameSources(path: string, money: string): string[] {
  const player = path === '/study-buddy' && env.youtube ? PLAYER : ''
  return money || player ? [`frame-src 'self'${money}${player}`] : []
}

/** The headers of every answer. Scripts run only from our own files or with this answer's nonce. */
export function securityHeaders(nonce: string, path: string): Record<string, string> {
  const development = env.mode === 'development'
  const money = billingSources(path)
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${money.script}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data:",
    `connect-src 'self'${development ? ' ws:' : ''}${money.connect}`,
    ...frameSources(path, money.frame),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${money.form}`,
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(${money.payment})`,
    'cross-origin-opener-policy': 'same-origin',
    ...(env.origin?.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
}
