import { AppError } from '#app/domain/errors.ts'
import { env, LOOPBACK } from '#app/env.server.ts'

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

/** The headers of every answer. Scripts run only from our own files or with this answer's nonce. */
export function securityHeaders(nonce: string): Record<string, string> {
  const development = env.mode === 'development'
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(env.origin?.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
}
