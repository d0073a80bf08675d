import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, startApp } from '../app.ts'

const HUSH = 'hush-hush-hush-hush-hush-hush-hush'

let app: App
beforeAll(async () => {
  app = await startApp({
    APP_URL: 'https://words.example',
    SESSION_SECRET: HUSH,
    OPENAI_API_KEY: HUSH,
    OPENAI_EMBEDDING_MODEL: 'text-embedding-3-small',
    S3_BUCKET: 'words',
    S3_ACCESS_KEY_ID: HUSH,
    S3_SECRET_ACCESS_KEY: HUSH,
    S3_ENDPOINT: 'https://files.example',
    SMTP_URL: `smtps://us:${HUSH}@mail.example`,
    MAIL_FROM: 'words@words.example',
    GOOGLE_CLIENT_ID: HUSH,
    GOOGLE_CLIENT_SECRET: HUSH,
    YOUTUBE_API_KEY: HUSH,
    SIGNUP: 'open',
    BILLING: 'stripe',
    STRIPE_SECRET_KEY: `sk_${HUSH}`,
    STRIPE_PUBLISHABLE_KEY: `pk_${HUSH}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${HUSH}`,
    STRIPE_PRICE_GRASSHOPPER_MONTH: 'p1',
    STRIPE_PRICE_GRASSHOPPER_YEAR: 'p2',
    STRIPE_PRICE_NINJA_MONTH: 'p3',
    STRIPE_PRICE_NINJA_YEAR: 'p4',
  })
})
afterAll(() => app.stop())

test('privacy names everybody who is told something, and what', async () => {
  const visitor = app.visitor()
  const { text } = await visitor.open('/?page=privacy')
  for (const party of [
    'The language model at api.openai.com',
    'YouTube’s search for videos at www.googleapis.com',
    'Stripe (stripe.com)',
    'The sign-in of Google at accounts.google.com',
    'The mail server at mail.example',
    'The file storage at files.example',
  ])
    expect(text).toContain(party)
  expect(text).toContain('every passage of a document that is used in Chat PDF')
  expect(text).not.toContain(HUSH)
  // What pages may load, frame or lead to is somebody outside, too.
  for (const path of ['/', '/subscription', '/account', '/study-buddy']) {
    const policy = (await visitor.call('GET', path)).headers.get('content-security-policy') ?? ''
    for (const [, host = ''] of policy.matchAll(/https:\/\/(?:\*\.)?([\w.-]+)/g)) {
      expect(text, host).toContain(host.split('.').slice(-2).join('.'))
    }
  }
})
