import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { steadyServer } from './steady-server.ts'

const CLIENT = { id: 'wordkin-walk.apps.example', secret: 'GOCSPX-walk' }

/** What the token of the next sign-in says; `nonce` is the one that was asked for. */
export type Says = (honest: Record<string, unknown>) => Record<string, unknown> | string

/** An issuer of OpenID Connect that says of people whatever a test wants it to. */
export async function startIssuer() {
  let says: Says = (honest) => honest
  let nonce = ''
  const server = steadyServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    for await (const _ of request) void 0
    response.setHeader('content-type', 'application/json')
    if (request.url === '/.well-known/openid-configuration') {
      const endpoints = { authorization_endpoint: `${url}/authorize`, token_endpoint: `${url}/token` }
      response.end(JSON.stringify({ issuer: url, ...endpoints }))
      return
    }
    const honest = {
      iss: url,
      aud: CLIENT.id,
      sub: 'somebody',
      exp: Math.floor(Date.now() / 1000) + 600,
      nonce,
      email: 'somebody@example.org',
      email_verified: true,
      given_name: 'Some',
      family_name: 'Body',
    }
    const said = says(honest)
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const token = typeof said === 'string' ? said : `${part({ alg: 'none' })}.${part(said)}.signature`
    response.end(JSON.stringify({ access_token: 'x', token_type: 'Bearer', id_token: token }))
  }

  return {
    variables: { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_ISSUER: url },
    /** Agrees to what `asked` (where the product sent its visitor) wants; the token says what `what` makes of the truth. */
    agree(asked: string, what: Says): string {
      const query = new URL(asked).searchParams
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
