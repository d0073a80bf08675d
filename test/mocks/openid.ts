import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { createKeys } from './openid-keys.ts'
import { steadyServer } from './steady-server.ts'

const CLIENT = { id: 'wordkin-walk.apps.example', secret: 'a secret / with ümlauts' }

/** What the token of the next sign-in says: claims to be signed, or a token as it is. */
export type Says = (honest: Record<string, unknown>) => Record<string, unknown> | string

/** How an issuer shows itself: `metadata` is added to what it says of its endpoints. */
type Kind = { metadata?: Record<string, unknown>; userinfo?: (honest: Record<string, unknown>) => unknown }

/** An issuer of OpenID Connect that says of people whatever a test wants it to, and signs it with its own keys. */
export async function startIssuer({ metadata = {}, userinfo }: Kind = {}) {
  const keys = createKeys()
  const asked: { path: string; body: URLSearchParams; authorization: string | undefined }[] = []
  let says: Says = (honest) => honest
  let nonce = ''
  const server = steadyServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? ''
    const body = new URLSearchParams(await readText(request))
    asked.push({ path, body, authorization: request.headers.authorization })
    response.setHeader('content-type', 'application/json')
    if (path === '/.well-known/openid-configuration') {
      const endpoints = {
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
        ...(userinfo && { userinfo_endpoint: `${url}/userinfo` }),
      }
      response.end(JSON.stringify({ issuer: url, ...endpoints, ...metadata }))
      return
    }
    if (path === '/keys') return void response.end(JSON.stringify(keys.shown()))
    const honest = {
      iss: url,
      aud: CLIENT.id,
      sub: 'somebody',
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 600,
      nonce,
      email: 'somebody@example.org',
      email_verified: true,
      given_name: 'Some',
      family_name: 'Body',
    }
    if (path === '/userinfo') return void response.end(JSON.stringify(userinfo?.(honest)))
    const said = says(honest)
    const token = typeof said === 'string' ? said : keys.sign(said)
    response.end(JSON.stringify({ access_token: 'x', token_type: 'Bearer', id_token: token }))
  }

  return {
    /** What configures the product to believe it, as Google or as any other. */
    asGoogle: { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_ISSUER: url },
    asAnother: { OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret, OIDC_ISSUER: url },
    client: CLIENT,
    url,
    keys,
    /** What it was asked, in its order. */
    asked,
    /** Agrees to what `address` (where the product sent its visitor) wants; the token says what `what` makes of the truth. */
    agree(address: string, what: Says): string {
      const query = new URL(address).searchParams
      says = what
      nonce = query.get('nonce') ?? ''
      const back = new URL(query.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code: 'code', state: query.get('state') ?? '' }).toString()
      return back.pathname + back.search
    },
    close: () =>
      new Promise((closed) => {
        server.close(closed)
        server.closeAllConnections()
      }),
  }
}
