import { OAuth2RequestError, OAuth2Tokens } from 'arctic'
import { OAuth2Strategy } from 'remix-auth-oauth2'
import * as z from 'zod'

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string }

/** What the issuer says of the person, once checked. */
export type Claims = {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

const Metadata = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
})
type Metadata = z.infer<typeof Metadata>

const IdToken = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  nonce: z.string(),
  email: z.email().max(254),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  given_name: z.string().trim().max(100).optional(),
  family_name: z.string().trim().max(100).optional(),
  name: z.string().trim().max(200).optional(),
})

/** For each of two questions, one after the other: what people wait for is ten seconds at most. */
const PATIENCE_MS = 5_000
const known = new Map<string, Metadata>()

/** Where the issuer's endpoints are (OpenID Connect Discovery 1.0); asked for once per process. */
async function discover(issuer: string): Promise<Metadata> {
  const kept = known.get(issuer)
  if (kept) return kept
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' })
  if (!answer.ok) throw new Error(`the issuer answered ${answer.status}`)
  const metadata = Metadata.parse(await answer.json())
  known.set(issuer, metadata)
  return metadata
}

/** A token that does not speak of somebody who signs in to us, here and now. */
export class RefusedToken extends Error {}

/**
 * What the token says, when it is meant for us and for this very sign-in. It came straight from the issuer's token
 * endpoint, so its signature need not be checked (OpenID Connect Core 1.0, 3.1.3.7, step 6). Throws RefusedToken otherwise.
 */
function claimsOf(token: string, expected: { issuer: string; clientId: string; nonce: string }): Claims {
  const claims = readToken(token)
  if (claims.iss.replace(/^(?!https?:)/, 'https://') !== expected.issuer)
    throw new RefusedToken('the token is of another issuer')
  if (![claims.aud].flat().includes(expected.clientId))
    throw new RefusedToken('the token is for another application')
  if (claims.exp * 1000 < Date.now()) throw new RefusedToken('the token has expired')
  if (claims.nonce !== expected.nonce) throw new RefusedToken('the token is for another sign-in')
  const [first = '', ...rest] = (claims.name ?? '').split(/\s+/)
  return {
    issuer: expected.issuer,
    subject: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    firstName: claims.given_name || first || claims.email.split('@')[0] || 'Friend',
    lastName: claims.family_name ?? rest.join(' '),
  }
}

function readToken(token: string): z.infer<typeof IdToken> {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')
    return IdToken.parse(JSON.parse(payload))
  } catch (cause) {
    throw new RefusedToken('the token cannot be read', { cause })
  }
}

const TokenAnswer = z.object({ id_token: z.string() })
const TokenRefusal = z.object({ error: z.string() })

class GoogleStrategy extends OAuth2Strategy<Claims> {
  private readonly nonceFor: (state: string) => string

  constructor(
    options: OAuth2Strategy.ConstructorOptions,
    issuer: string,
    nonceFor: (state: string) => string,
  ) {
    super(options, async ({ request, tokens }) => {
      const nonce = nonceFor(new URL(request.url).searchParams.get('state') ?? '')
      return claimsOf(tokens.idToken(), { issuer, clientId: options.clientId, nonce })
    })
    this.nonceFor = nonceFor
  }

  /** As the library does it, but in bounded time, and with our secret in the body, where every issuer looks for it. */
  protected override async validateAuthorizationCode(code: string, verifier: string): Promise<OAuth2Tokens> {
    const { tokenEndpoint, redirectURI, clientId, clientSecret } = this.options
    const answer = await fetch(tokenEndpoint.toString(), {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectURI?.toString() ?? '',
        client_id: clientId,
        client_secret: clientSecret ?? '',
      }),
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    })
    const said: unknown = await answer.json()
    if (answer.ok) return new OAuth2Tokens(TokenAnswer.parse(said))
    throw new OAuth2RequestError(TokenRefusal.parse(said).error, null, null, null)
  }

  /** The nonce follows from the state, so that no second cookie is needed to know it again. */
  protected override authorizationParams(params: URLSearchParams): URLSearchParams {
    params.set('nonce', this.nonceFor(params.get('state') ?? ''))
    params.set('prompt', 'select_account')
    return params
  }
}

/**
 * The way to sign in with Google, or another issuer that speaks OpenID Connect: code flow with PKCE (S256), state and
 * nonce. `nonceFor` must be a function only we can compute. Throws when the issuer cannot be reached.
 */
export async function googleStrategy(
  settings: GoogleSettings,
  {
    redirectURI,
    nonceFor,
    cookie,
  }: {
    redirectURI: string
    nonceFor: (state: string) => string
    cookie: { name: string; path: string; secure: boolean }
  },
): Promise<OAuth2Strategy<Claims>> {
  const metadata = await discover(settings.issuer)
  const options = {
    clientId: settings.clientId,
    clientSecret: settings.clientSecret,
    authorizationEndpoint: metadata.authorization_endpoint,
    tokenEndpoint: metadata.token_endpoint,
    redirectURI,
    scopes: ['openid', 'email', 'profile'],
    cookie: { name: cookie.name, path: cookie.path, ...(cookie.secure && { secure: true as const }) },
  }
  return new GoogleStrategy(options, metadata.issuer, nonceFor)
}
