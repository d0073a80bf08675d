import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createKeys, unsigned } from '../../mocks/openid-keys.ts'
import { type Says, startIssuer } from '../../mocks/openid.ts'
import { type App, startApp } from '../app.ts'
import { sentToIssuer } from '../issuer.ts'
import { letterTo } from '../letters.ts'

const NAME = 'Example University'

/** Keys that the issuer does not show. */
const other = createKeys()

/** A token whose claims are not those that were signed. */
function changed(token: string): string {
  const [head = '', , signature = ''] = token.split('.')
  const claims = {
    ...JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()),
    sub: 'else',
  } as unknown
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}

type Issuer = Awaited<ReturnType<typeof startIssuer>>
let google: Issuer
let another: Issuer
let app: App
beforeAll(async () => {
  google = await startIssuer()
  another = await startIssuer({
    metadata: { token_endpoint_auth_methods_supported: ['client_secret_basic'] },
    userinfo: ({ sub }) => ({
      sub,
      email: 'grace@university.example',
      email_verified: true,
      given_name: 'Grace',
    }),
  })
  app = await startApp({ ...google.asGoogle, ...another.asAnother, OIDC_NAME: NAME })
})
afterAll(async () => {
  await app.stop()
  await google.close()
})

async function comeBack(says: Says, id = 'google', visitor = app.visitor()) {
  const address = await sentToIssuer(visitor, `/api/auth/${id}`)
  const page = await visitor.open((id === 'google' ? google : another).agree(address, says))
  return { page, isIn: visitor.cookies.has('session'), visitor }
}

describe('an issuer that lies', () => {
  test('an honest token lets its person in', async () => {
    const { page, isIn } = await comeBack((honest) => honest)
    expect([page.path, isIn]).toEqual(['/dashboard', true])
  })

  test.each<[string, Says]>([
    ['of another sign-in', (honest) => ({ ...honest, nonce: 'another' })],
    ['of no sign-in', (honest) => ({ ...honest, nonce: undefined })],
    ['of another issuer', (honest) => ({ ...honest, iss: 'https://accounts.evil.example' })],
    ['for another application', (honest) => ({ ...honest, aud: 'another.apps.example' })],
    ['for many applications but ours', (honest) => ({ ...honest, aud: ['one', 'two'] })],
    ['that another application asked for', (honest) => ({ ...honest, aud: [honest.aud, 'two'], azp: 'two' })],
    ['that has run out', (honest) => ({ ...honest, exp: 1 })],
    ['that is not good yet', (honest) => ({ ...honest, nbf: Number(honest.exp) + 600 })],
    ['of nobody', (honest) => ({ ...honest, sub: undefined })],
    ['without an address', (honest) => ({ ...honest, email: undefined })],
    ['that nobody signed', (honest) => unsigned(honest)],
    ['that somebody else signed', (honest) => other.sign(honest)],
    ['that was changed', (honest) => changed(google.keys.sign(honest))],
    ['that is none', () => 'no token'],
    ['whose middle is no JSON', () => 'a.bm90IGpzb24.c'],
  ])('a token %s is refused as such, and not told as an outage', async (_, says) => {
    const { page, isIn } = await comeBack(says)
    expect(page.status).toBe(403)
    expect(page.text).toContain('Google’s answer did not belong to this sign-in, so you were not signed in.')
    expect(page.text).not.toContain('could not be reached')
    expect(isIn).toBe(false)
  })

  test('an address that it has not confirmed opens and makes nothing', async () => {
    const says: Says = (honest) => ({
      ...honest,
      sub: 'mary',
      email: 'mary@example.org',
      email_verified: false,
    })
    const { page, isIn } = await comeBack(says)
    expect([page.status, isIn]).toEqual([403, false])
    expect(page.text).toContain('Google has not confirmed that this address is yours')
  })

  test('an answer to one provider is none of the other', async () => {
    const visitor = app.visitor()
    const back = google.agree(await sentToIssuer(visitor), (honest) => honest)
    const page = await visitor.open(back.replace('/google/', '/oidc/'))
    expect(page.status).toBe(422)
    expect(visitor.cookies.has('session')).toBe(false)
  })

  test('new keys are fetched when they sign, a minute after the old ones at the earliest; the old ones let nobody in then', async () => {
    const before: Says = (honest) => google.keys.sign(honest)
    const old = createKeys()
    expect((await comeBack(before)).isIn).toBe(true)
    google.keys.change()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect((await comeBack(before)).isIn).toBe(true)
    const { page, isIn } = await comeBack((honest) => old.sign(honest))
    expect([page.status, isIn]).toEqual([403, false])
  })
})

describe('an issuer of one’s own', () => {
  test('has its own button, tells the address when asked, and is shown the secret as it wants it', async () => {
    const visitor = app.visitor()
    const door = await visitor.open('/auth')
    expect(door.link('Continue with Google')).toBe('/api/auth/google')
    expect(door.link(`Continue with ${NAME}`)).toBe('/api/auth/oidc')
    const { page } = await comeBack((honest) => ({ ...honest, email: undefined }), 'oidc', visitor)
    expect(page.text).toContain('Welcome back, Grace!')
    const shown = another.asked.find(({ path }) => path === '/token')
    expect(shown?.authorization).toMatch(/^Basic /)
    expect(shown?.body.has('client_secret')).toBe(false)
    const security = await visitor.open('/account/security')
    expect(security.text).toContain(`${NAME} grace@university.example`)
    expect(security.text).toContain('Google Not connected')
  })

  test('is connected and disconnected under its own name', async () => {
    const member = await app.member()
    const says: Says = (honest) => ({ ...honest, sub: 'lovelace', email: 'ada@university.example' })
    const { page } = await comeBack(says, 'oidc', member)
    expect(page.text).toContain(`${NAME} was connected`)
    await letterTo(member, member.email, `can now sign in with your ${NAME} account`)
    const gone = await member.submit(page, { button: 'Disconnect' })
    expect(gone.text).toContain(`${NAME} was disconnected`)
    await letterTo(member, member.email, `can no longer sign in with ${NAME}`)
  })

  test('one that is not set up is a sentence', async () => {
    const page = await app.visitor().open('/api/auth/elsewhere')
    expect(page.path).toBe('/auth')
    expect(page.text).toContain('is not set up here')
    expect((await app.visitor().open('/api/auth/elsewhere/callback?code=1&state=2')).status).toBe(404)
  })
})

// The last one: the issuer does not come back.
test('an issuer that is away says when to come back', async () => {
  const visitor = app.visitor()
  const back = another.agree(await sentToIssuer(visitor, '/api/auth/oidc'), (honest) => honest)
  await another.close()
  const page = await visitor.open(back)
  expect(page.status).toBe(503)
  expect(page.text).toContain(`${NAME} could not be reached`)
  expect(page.headers.get('retry-after')).toMatch(/^\d+$/)
})
