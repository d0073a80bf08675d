import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const DRAFT = { text: 'The mill was utilized by the town.', tone: 'friendly' }

async function make(member: Awaited<ReturnType<App['member']>>, name: string) {
  const page = await member.open((await member.open('/account/tokens')).link('New token'))
  const made = await member.submit(page, { button: 'Make token', fields: { name } })
  return { made, token: /<code id="token">([^<]+)</.exec(made.html)?.[1] ?? '' }
}

function humanize(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  return app.visitor().call('POST', '/api/humanize', { json: DRAFT, headers })
}

test('a Ninja makes a token, sees it once, uses it, and ends it', async () => {
  const member = await app.member('ninja')
  const { made, token } = await make(member, 'Thesis & <script>')
  expect(token).toMatch(/^wk_/)
  expect(made.text).toContain('it is not shown again')
  const page = await member.open('/account/tokens')
  expect(page.html).not.toContain(token)
  expect(page.text).toContain('Thesis & <script>')
  expect(page.text).toContain('never used')
  expect(page.text).toContain('curl http://localhost:3000/api/humanize')

  const answer = await humanize(token)
  expect(answer.status, answer.text).toBe(200)
  const used = await member.open('/account/tokens')
  expect(used.text).toContain('last used')
  expect((await member.open('/account/usage')).text).toContain('1 entry, 7 words')

  const question = await member.open(used.link('Revoke Thesis & <script>'))
  expect(question.text).toContain('This cannot be undone.')
  const revoked = await member.submit(question, { button: 'Revoke token' })
  expect(revoked.text).toContain('The token was revoked')
  expect(revoked.text).toContain('No tokens yet.')
  expect((await humanize(token)).status).toBe(401)
})

test('a token wants a name, and a mistake is told beside it', async () => {
  const member = await app.member('ninja')
  const { made } = await make(member, ' ')
  expect(made.status).toBe(422)
  expect(made.html).toContain('<title>Error: New API token')
  expect(made.text).toContain('Please give the token a name.')
})

test('other plans are told what it is and where to have it, and cannot make one', async () => {
  for (const plan of ['free', 'grasshopper']) {
    const member = await app.member(plan)
    const page = await member.open('/account/tokens')
    expect(page.text).toContain('API access comes with Ninja.')
    expect(page.text).not.toContain('New token')
    const answer = await member.call('POST', '/account/tokens/new', { form: { name: 'Mine' } })
    expect(answer.status).toBe(402)
  }
})

test('a token of one cannot be ended by another', async () => {
  const [owner, stranger] = [await app.member('ninja'), await app.member('ninja')]
  const { token } = await make(owner, 'Mine')
  const id = /account\/tokens\/([\w-]+)\/revoke/.exec((await owner.open('/account/tokens')).html)?.[1] ?? ''
  const panel = `/account/tokens/${id}/revoke`
  expect((await stranger.open(panel)).text).toContain('There is no such token.')
  expect((await stranger.call('POST', panel, { form: {} })).status).toBe(404)
  expect((await humanize(token)).status).toBe(200)
})
