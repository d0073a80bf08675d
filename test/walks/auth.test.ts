import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, PASSWORD, startApp } from './app.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const email = () => `${crypto.randomUUID()}@example.org`
const account = (address = email()) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: address,
  password: PASSWORD,
})

describe('signing up by form', () => {
  test('leads to the dashboard with a greeting', async () => {
    const visitor = app.visitor()
    const page = await visitor.open('/auth?tab=register')
    expect(page.status).toBe(200)
    // Ways that are not there are no business of the visitor's.
    expect(page.text).not.toContain('Google')
    expect(page.text).toContain('GitHub Sign In coming soon!')
    const landed = await visitor.submit(page, { button: 'Create account', fields: account() })
    expect(landed.redirects).toEqual([{ status: 303, to: '/dashboard' }])
    expect(landed).toMatchObject({ path: '/dashboard', status: 200 })
    expect(landed.text).toContain('Welcome back, Ada!')
  })

  test('says everything that is wrong at once, and keeps all but the password', async () => {
    const visitor = app.visitor()
    const page = await visitor.open('/auth?tab=register')
    const fields = { firstName: '', lastName: '<b>O’Byron</b>', email: 'nobody@', password: 'sevn' }
    const again = await visitor.submit(page, { button: 'Create account', fields })
    expect(again.status).toBe(422)
    expect(again.text).toContain('There is a problem')
    for (const message of [
      'First name is required',
      'Invalid email address',
      'Password must be at least 8 characters',
    ]) {
      expect(again.text).toContain(message)
    }
    expect(again.text).not.toContain('Last name is required')
    expect(again.value('lastName')).toBe('<b>O’Byron</b>')
    expect(again.value('email')).toBe('nobody@')
    expect(again.value('password')).toBe('')
    expect(again.html).not.toContain('sevn')
    expect(again.html).not.toContain('<b>O’Byron')
    const mended = { ...account(), lastName: 'Byron' }
    expect((await visitor.submit(again, { button: 'Create account', fields: mended })).path).toBe(
      '/dashboard',
    )
  })

  test('does not hand out an address twice', async () => {
    const taken = account()
    await app.visitor().call('POST', '/api/register', { json: taken })
    const visitor = app.visitor()
    const page = await visitor.open('/auth?tab=register')
    const again = await visitor.submit(page, {
      button: 'Create account',
      fields: { ...taken, email: ` ${taken.email.toUpperCase()} `, password: 'another pass phrase' },
    })
    expect(again.status).toBe(409)
    expect(again.text).toContain('Registration failed')
    expect(again.html).not.toContain('another pass phrase')
    expect(visitor.cookies.has('session')).toBe(false)
  })
})

describe('signing in by form', () => {
  test('leads to where one wanted to go, and /auth then leads home', async () => {
    const person = account()
    await app.visitor().call('POST', '/api/register', { json: person })
    const visitor = app.visitor()
    const refused = await visitor.open('/humanizer/history')
    expect(refused.path).toBe('/subscription?next=%2Fhumanizer%2Fhistory')
    const page = await visitor.open('/auth?next=%2Fhumanizer%2Fhistory')
    const landed = await visitor.submit(page, {
      button: 'Sign in',
      fields: { email: person.email, password: PASSWORD },
    })
    expect(landed).toMatchObject({ path: '/humanizer/history', status: 200 })
    expect((await visitor.open('/auth')).path).toBe('/')
  })

  test('answers an unknown address and a wrong password alike', async () => {
    const person = account()
    await app.visitor().call('POST', '/api/register', { json: person })
    const attempt = async (address: string) => {
      const visitor = app.visitor()
      const page = await visitor.open('/auth')
      const fields = { email: address, password: 'wrong pass phrase' }
      const again = await visitor.submit(page, { button: 'Sign in', fields })
      expect(again.value('email')).toBe(address)
      expect(again.html).not.toContain('wrong pass phrase')
      return { status: again.status, text: again.text, cookies: [...visitor.cookies.keys()] }
    }
    const wrong = await attempt(person.email)
    expect(wrong.status).toBe(401)
    expect(wrong.text).toContain('Login failed The email address or the password is wrong.')
    expect(await attempt(email())).toEqual(wrong)
  })

  test('checks the form first', async () => {
    const visitor = app.visitor()
    const again = await visitor.submit(await visitor.open('/auth'), {
      button: 'Sign in',
      fields: { email: 'x', password: '' },
    })
    expect(again.status).toBe(422)
    expect(again.text).toContain('Invalid email address')
    expect(again.text).toContain('Password is required')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '%2f%2fevil.example',
    'javascript:alert(1)',
    '/.//evil.example',
  ])('a way out of the product is not followed: %s', async (next) => {
    const person = account()
    const visitor = app.visitor()
    const register = await visitor.open(`/auth?tab=register&next=${encodeURIComponent(next)}`)
    const landed = await visitor.submit(register, { button: 'Create account', fields: person })
    expect(landed.path).toBe('/dashboard')
    await visitor.submit(landed, { button: 'Sign out' })
    const login = await visitor.open(`/auth?next=${encodeURIComponent(next)}`)
    const fields = { email: person.email, password: PASSWORD }
    expect((await visitor.submit(login, { button: 'Sign in', fields })).path).toBe('/dashboard')
  })
})

describe('signing out', () => {
  test('by form leads to the start page, and ends the session on the server', async () => {
    const member = await app.member()
    const token = member.cookies.get('session') ?? ''
    const page = await member.open('/account')
    const landed = await member.submit(page, { button: 'Sign out' })
    expect(landed).toMatchObject({ path: '/', status: 200 })
    expect(landed.text).toContain('Sign in')
    expect(member.cookies.has('session')).toBe(false)
    member.cookies.set('session', token)
    expect((await member.call('GET', '/api/user')).status).toBe(401)
    expect((await member.open('/dashboard')).path).toBe('/subscription?next=%2Fdashboard')
  })

  test('works without a session, and is never done by a link', async () => {
    expect((await app.visitor().call('POST', '/api/logout')).status).toBe(204)
    const member = await app.member()
    expect(await member.call('GET', '/api/logout')).toMatchObject({ status: 405, headers: expect.anything() })
    expect((await member.call('GET', '/api/user')).status).toBe(200)
  })
})

describe('the calls', () => {
  test('register, user, logout, login answer the person', async () => {
    const person = account()
    const visitor = app.visitor()
    const made = await visitor.call('POST', '/api/register', { json: person })
    const seen = {
      id: expect.any(String),
      firstName: 'Ada',
      lastName: 'Byron',
      email: person.email,
      profilePicture: null,
      subscription: 'free',
      isEduUser: false,
      points: 0,
      wordsProcessed: 0,
      level: 0,
      wordsUsed: 0,
      maxWords: 350,
      stripeCustomerId: null,
      subscriptionStatus: null,
      subscriptionEndDate: null,
    }
    expect(made).toMatchObject({ status: 200 })
    expect(made.json).toEqual(seen)
    expect((await visitor.call('GET', '/api/user')).json).toEqual(seen)
    expect((await visitor.call('POST', '/api/logout')).status).toBe(204)
    expect(await visitor.call('GET', '/api/user')).toMatchObject({
      status: 401,
      json: { message: 'Please sign in first.' },
    })
    const login = { email: person.email, password: PASSWORD }
    expect(await visitor.call('POST', '/api/login', { json: login })).toMatchObject({
      status: 200,
      json: seen,
    })
  })

  test('say what is wrong with each field', async () => {
    const answer = await app
      .visitor()
      .call('POST', '/api/register', { json: { email: 'x', password: 'short' } })
    expect(answer).toMatchObject({
      status: 422,
      json: {
        message: 'First name is required',
        errors: {
          firstName: ['First name is required'],
          lastName: ['Last name is required'],
          email: ['Invalid email address'],
          password: ['Password must be at least 8 characters'],
        },
      },
    })
  })

  test('answer an unknown address and a wrong password alike', async () => {
    const person = account()
    await app.visitor().call('POST', '/api/register', { json: person })
    const attempt = async (address: string) => {
      const json = { email: address, password: 'wrong pass phrase' }
      const { status, text, headers } = await app.visitor().call('POST', '/api/login', { json })
      return { status, text, names: [...headers.keys()] }
    }
    const wrong = await attempt(person.email)
    expect(wrong).toMatchObject({
      status: 401,
      text: '{"message":"The email address or the password is wrong."}',
    })
    expect(await attempt(email())).toEqual(wrong)
  })

  test('twenty registrations of one address make one account', async () => {
    const json = account()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.visitor().call('POST', '/api/register', { json })),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  })

  test('take only what they ask for', async () => {
    const visitor = app.visitor()
    const extras =
      '"subscription":"ninja","points":9999,"wordsProcessed":-5,"wordsUsed":-100,"isEduUser":true,"id":"00000000-0000-4000-8000-000000000000","userId":"x","stripeCustomerId":"cus_1","__proto__":{"subscription":"ninja"},"constructor":{"prototype":{"admin":true}}'
    const body = `${JSON.stringify(account()).slice(0, -1)},${extras}}`
    const answer = await visitor.call('POST', '/api/register', {
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer).toMatchObject({
      status: 200,
      json: { subscription: 'free', points: 0, wordsProcessed: 0, isEduUser: false },
    })
    expect(answer.json).not.toMatchObject({ id: '00000000-0000-4000-8000-000000000000' })
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  test('never answer a hash, a token or a password', async () => {
    const member = await app.member()
    const pages = [
      '/api/user',
      '/account',
      '/my-files.data',
      '/dashboard',
      '/dashboard.data',
      '/humanizer.data',
    ]
    for (const path of pages) {
      const { text, status } = await member.call('GET', path)
      expect(status, path).toBe(200)
      expect(text).not.toMatch(/argon2|passwordHash|password_hash/)
      expect(text).not.toContain(member.cookies.get('session'))
    }
  })
})
