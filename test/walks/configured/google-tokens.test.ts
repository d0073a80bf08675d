import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Says, startIssuer } from '../../mocks/openid.ts'
import { type App, startApp } from '../app.ts'
import { sentToIssuer } from '../issuer.ts'

let issuer: Awaited<ReturnType<typeof startIssuer>>
let app: App
beforeAll(async () => {
  issuer = await startIssuer()
  app = await startApp(issuer.variables)
})
afterAll(() => app.stop())

async function comeBack(says: Says) {
  const visitor = app.visitor()
  const asked = await sentToIssuer(visitor)
  const page = await visitor.open(issuer.agree(asked, says))
  return { page, isIn: visitor.cookies.has('session') }
}

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
  ['that has run out', (honest) => ({ ...honest, exp: 1 })],
  ['of nobody', (honest) => ({ ...honest, sub: undefined })],
  ['that is none', () => 'no token'],
  ['whose middle is no JSON', () => 'a.bm90IGpzb24.c'],
])('a token %s is refused as such, and not told as an outage', async (_, says) => {
  const { page, isIn } = await comeBack(says)
  expect(page.status).toBe(403)
  expect(page.text).toContain('What Google said was not about this sign-in, so nobody was signed in.')
  expect(page.text).not.toContain('could not be reached')
  expect(isIn).toBe(false)
})

// The last one: the issuer does not come back.
test('a page that is away says when to come back', async () => {
  const visitor = app.visitor()
  const asked = await sentToIssuer(visitor)
  const back = issuer.agree(asked, (honest) => honest)
  await issuer.close()
  const page = await visitor.open(back)
  expect(page.status).toBe(503)
  expect(page.text).toContain('Google could not be reached')
  expect(page.headers.get('retry-after')).toMatch(/^\d+$/)
})
