import * as openid from 'openid-client'
import * as z from 'zod'

/** Who vouches for people: an issuer of OpenID Connect with discovery, and as whom it knows us. */
export type ProviderSettings = { issuer: string; clientId: string; clientSecret: string }

/** What the issuer says of the person, once checked. */
export type Claims = {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** What a browser keeps of a sign-in until it comes back. */
export type Attempt = { state: string; nonce: string; verifier: string }

/** What the issuer said does not speak of somebody who signs in to us, here and now. */
export class RefusedToken extends Error {}
/** The sign-in has expired, was used, or did not begin in this browser. */
export class RefusedAttempt extends Error {}
/** The person said no. */
export class RefusedByPerson extends Error {}

const NAME = z.string().trim().max(100).optional().catch(undefined)

const Person = z.object({
  email: z.email().max(254),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  // A name that is not one does not keep its person out.
  given_name: NAME,
  family_name: NAME,
  name: NAME,
})

/** For each of a few questions, one after the other. */
const PATIENCE_SECONDS = 5
const SCOPE = 'openid email profile'
const known = new Map<string, openid.Configuration>()

/** Where the issuer's endpoints are (OpenID Connect Discovery 1.0); asked for once per process. */
async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<openid.Configuration> {
  const key = `${issuer} ${clientId}`
  const kept = known.get(key)
  if (kept) return kept
  const url = new URL(issuer)
  const found = await openid.discovery(url, clientId, undefined, secretAuth(clientSecret), {
    timeout: PATIENCE_SECONDS,
    // Whoever names an issuer by http means one on a network of their own.
    execute: [
      openid.enableNonRepudiationChecks,
      ...(url.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
    ],
  })
  known.set(key, found)
  return found
}

/** Shows our secret in the way that the issuer takes: in the body, unless it says that it wants it in the header. */
function secretAuth(secret: string): openid.ClientAuth {
  const [inBody, inHeader] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)]
  return (server, client, body, headers) => {
    const ways = server.token_endpoint_auth_methods_supported
    const auth = ways && !ways.includes('client_secret_post') ? inHeader : inBody
    return auth(server, client, body, headers)
  }
}

/** Where the browser is sent (code flow with PKCE, state and nonce), and what it keeps until it comes back. Throws when the issuer cannot be reached. */
export async function beginSignIn(
  settings: ProviderSettings,
  redirectURI: string,
): Promise<{ url: URL; attempt: Attempt }> {
  const configuration = await discover(settings)
  const attempt = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  }
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectURI,
    scope: SCOPE,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
  return { url, attempt }
}

/**
 * Who came back to `callback` from the sign-in that was begun as `attempt`. The library checks state, issuer, audience,
 * times, nonce, and the signature by the issuer's keys. Throws RefusedToken, RefusedAttempt, RefusedByPerson; anything
 * else means that the issuer did not answer as it should.
 */
export async function finishSignIn(
  settings: ProviderSettings,
  callback: URL,
  { state, nonce, verifier }: Attempt,
): Promise<Claims> {
  const configuration = await discover(settings)
  try {
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
    const tokens = await openid.authorizationCodeGrant(configuration, callback, {
      ...checks,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new RefusedToken('there is no token')
    const { issuer } = configuration.serverMetadata()
    // Many issuers tell the address only when they are asked for it.
    const told =
      claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
        ? { ...claims, ...(await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)) }
        : claims
    return claimsOf(issuer, claims.sub, told)
  } catch (error) {
    throw refusalIn(error) ?? error
  }
}

function claimsOf(issuer: string, subject: string, told: unknown): Claims {
  const person = Person.safeParse(told)
  if (!person.success || subject.length > 255)
    throw new RefusedToken('the token names nobody', { cause: person.error })
  const { email, email_verified: emailVerified, given_name, family_name, name = '' } = person.data
  const [first = '', ...rest] = name.split(/\s+/)
  return {
    issuer,
    subject,
    email,
    emailVerified,
    firstName: given_name || first || email.split('@')[0] || 'Friend',
    lastName: family_name ?? rest.join(' '),
  }
}

/** Failures of the library that mean that the issuer was not reached, or did not answer in its own protocol. */
const AWAY = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_INVALID_SERVER_METADATA',
])

function refusalIn(cause: unknown): Error | undefined {
  if (cause instanceof openid.AuthorizationResponseError) {
    if (cause.error === 'access_denied') return new RefusedByPerson(cause.error, { cause })
    if (cause.error === 'server_error' || cause.error === 'temporarily_unavailable') return undefined
    return new RefusedAttempt('the issuer refused', { cause })
  }
  if (cause instanceof openid.ResponseBodyError)
    return cause.error === 'invalid_grant' ? new RefusedAttempt(cause.error, { cause }) : undefined
  if (!(cause instanceof openid.ClientError) || AWAY.has(cause.code ?? '') || wasCutOff(cause))
    return undefined
  return new RefusedToken(cause.code ?? 'the answer is refused', { cause })
}

/** Whether an answer ended in its middle, which the library tells like one that makes no sense. */
function wasCutOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return true
  return (error instanceof TypeError && error.message === 'terminated') || wasCutOff(error.cause)
}
