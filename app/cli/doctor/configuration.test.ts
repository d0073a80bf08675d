import { expect, test } from 'vitest'
import { parseEnv } from '#app/env.server.ts'
import { judgeConfiguration } from './configuration.ts'
import { unreadable } from './unreadable.ts'

const GOOD = {
  APP_URL: 'https://words.example',
  DATABASE_URL: 'postgres://words:9f2d7c61a0@db/words',
  SESSION_SECRET: '4c6f1a90d2e8b7354c6f1a90d2e8b735',
  TRUST_PROXY: 'true',
  TEXT_ENGINE: 'embedded',
  STORAGE: 'folder',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'desk@words.example',
  SIGNUP: 'invite',
  BILLING: 'off',
  WORDS_PER_MONTH: '1000',
}
const STRIPE = {
  BILLING: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_GRASSHOPPER_MONTH: 'price_1',
  STRIPE_PRICE_GRASSHOPPER_YEAR: 'price_2',
  STRIPE_PRICE_NINJA_MONTH: 'price_3',
  STRIPE_PRICE_NINJA_YEAR: 'price_4',
}
const S3 = { STORAGE: 's3', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'minioadmin' }

const judge = (variables: Record<string, string> = {}) =>
  judgeConfiguration(parseEnv({ ...GOOD, ...variables }))

test('a deployment as it should be has nothing to be said of', () => {
  expect(judge()).toEqual([{ part: 'configuration', level: 'ok', says: 'Everything is configured.' }])
  expect(judge(STRIPE)[0]?.level).toBe('ok')
  expect(judge({ DATABASE_URL: 'postgres://words:9f2d7c61a0@one:5432,two:5432/words' })[0]?.level).toBe('ok')
})

test.each<[Record<string, string>, 'warning' | 'fault', RegExp]>([
  [{ SESSION_SECRET: 'x'.repeat(40) }, 'fault', /SESSION_SECRET can be guessed/],
  [{ SESSION_SECRET: 'change-me-please-0123456789-abcdef' }, 'fault', /SESSION_SECRET can be guessed/],
  [{ APP_URL: 'http://words.example' }, 'fault', /begins with http: passwords/],
  [{ TRUST_PROXY: 'false' }, 'warning', /TRUST_PROXY is not set/],
  [
    { DATABASE_URL: 'postgres://postgres:postgres@db/words' },
    'warning',
    /DATABASE_URL has no password, or one that/,
  ],
  [{ DATABASE_URL: 'postgres://words@db/words' }, 'warning', /DATABASE_URL has no password, or one that/],
  [S3, 'fault', /S3_SECRET_ACCESS_KEY is one that everyone tries first/],
  [{ MAIL: 'off' }, 'warning', /Email is off/],
  [{ BILLING: 'demo' }, 'warning', /Billing is a demo/],
  [{ SIGNUP: 'open' }, 'warning', /Anybody can make an account/],
  [{ ...STRIPE, STRIPE_SECRET_KEY: 'sk_test_1' }, 'fault', /One of the two keys/],
  [
    { ...STRIPE, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
    'warning',
    /test mode/,
  ],
  [{ WORKER: 'outside' }, 'warning', /both must see the same folder/],
])('%o is a %s', (variables, level, says) => {
  const found = judge(variables)
  expect(found).toMatchObject([{ level, says: expect.stringMatching(says) as string }])
  for (const value of Object.values(variables).filter((one) => one.length > 12 && !one.includes('example'))) {
    expect(JSON.stringify(found)).not.toContain(value)
  }
})

test('on localhost, a trial may go without a certificate', () => {
  expect(judge({ APP_URL: 'http://localhost', TRUST_PROXY: 'false' })[0]?.level).toBe('ok')
})

test('without APP_URL, listening to others is worth a word', () => {
  expect(judgeConfiguration(parseEnv({}))[0]?.level).toBe('ok')
  expect(judgeConfiguration(parseEnv({ HOST: '0.0.0.0' }))).toMatchObject([{ level: 'warning' }])
})

test('each problem of a configuration that cannot be read is a fault of its own', () => {
  const wrong = () => parseEnv({ PORT: 'sesame', BILLING: 'sesame' })
  let thrown: unknown
  try {
    wrong()
  } catch (error) {
    thrown = error
  }
  const found = unreadable(thrown)
  expect(
    found.map(({ says }) => says.split(':')[0]).toSorted((a = '', b = '') => a.localeCompare(b)),
  ).toEqual(['BILLING', 'PORT'])
  expect(() => unreadable(new Error('something else'))).toThrow('something else')
})
