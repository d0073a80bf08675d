import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnv } from './env.server.ts'

const DEPLOYED = {
  APP_URL: 'https://words.example',
  DATABASE_URL: 'postgres://db/words',
  SESSION_SECRET: 'x'.repeat(32),
  TEXT_ENGINE: 'embedded',
  STORAGE: 'folder',
  MAIL: 'off',
  SIGNUP: 'invite',
  BILLING: 'demo',
}

function problems(source: Record<string, string>): string[] {
  try {
    parseEnv(source)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').slice(1)
  }
}

test('nothing configured is the local mode', () => {
  expect(parseEnv({})).toMatchObject({
    mode: 'production',
    deployed: false,
    host: '127.0.0.1',
    port: 3000,
    origin: undefined,
    databaseUrl: undefined,
    llm: undefined,
    billing: 'demo',
    proxies: 0,
  })
})

test('a variable set to nothing counts as not set', () => {
  const names = [
    'APP_URL',
    'DATABASE_URL',
    'PORT',
    'OPENAI_API_KEY',
    'BILLING',
    'NODE_ENV',
    'TRUST_PROXY',
    'DATA_DIR',
  ]
  expect(parseEnv(Object.fromEntries(names.map((name) => [name, ' '])))).toMatchObject({
    deployed: false,
    port: 3000,
  })
})

test.each([
  ['true', 1],
  ['false', 0],
  ['0', 0],
  ['1', 1],
  ['3', 3],
])('TRUST_PROXY=%s is %i', (value, proxies) => {
  expect(parseEnv({ TRUST_PROXY: value }).proxies).toBe(proxies)
})

test.each(['yes', 'TRUE', '-1', '1.5', '10', '2 proxies', '10.0.0.0/8', 'loopback'])(
  'TRUST_PROXY=%s is refused, and what it may be is said',
  (value) => {
    expect(problems({ TRUST_PROXY: value })).toEqual([
      '  - TRUST_PROXY: must be true, false, or how many proxies of yours stand before the server, up to 9',
    ])
  },
)

test('a deployment listens to everybody, under its address without a path', () => {
  expect(parseEnv({ ...DEPLOYED, APP_URL: 'https://words.example/app/' })).toMatchObject({
    deployed: true,
    host: '0.0.0.0',
    origin: 'https://words.example',
  })
})

test('everything a deployment lacks is named at once', () => {
  expect(problems({ APP_URL: 'https://words.example' })).toEqual([
    '  - DATABASE_URL: is required when APP_URL is set',
    '  - SESSION_SECRET: is required when APP_URL is set',
    '  - OPENAI_API_KEY: is required when APP_URL is set, unless TEXT_ENGINE=embedded',
    '  - S3_BUCKET: is required when APP_URL is set, unless STORAGE=folder',
    '  - SMTP_URL: is required when APP_URL is set, unless MAIL=off',
    '  - SIGNUP: must be open, invite or closed when APP_URL is set',
    '  - BILLING: must be stripe, demo or off when APP_URL is set',
  ])
})

test('every malformed variable is named at once, and no value is shown', () => {
  const wrong = {
    APP_URL: 'ftp://sesame',
    DATABASE_URL: 'mysql://root:sesame@db',
    SESSION_SECRET: 'sesame',
    PORT: 'sesame',
    TRUST_PROXY: 'sesame',
    LLM_RETRIES: 'sesame',
    OPENAI_BASE_URL: 'sesame',
    BILLING: 'sesame',
  }
  const named = problems(wrong)
  for (const name of Object.keys(wrong)) expect(named.join('\n')).toContain(`- ${name}: `)
  expect(named.join('\n')).not.toContain('sesame')
})

test.each([
  [{ TEXT_ENGINE: 'llm' }, 'TEXT_ENGINE'],
  [{ STORAGE: 's3' }, 'S3_BUCKET'],
  [{ S3_BUCKET: 'files' }, 'S3_SECRET_ACCESS_KEY'],
  [{ STORAGE: 'tape' }, 'STORAGE'],
  [{ WORKER: 'outside' }, 'WORKER'],
  [{ PASSWORD_COST: 'none' }, 'PASSWORD_COST'],
  [{ PASSWORD_COST: 'tests', APP_URL: 'https://words.example' }, 'PASSWORD_COST'],
  [{ PASSWORD_COST: 'tests', HOST: '0.0.0.0' }, 'PASSWORD_COST'],
  [{ SIGNUP: 'ajar' }, 'SIGNUP'],
  [{ SIGNUP_DOMAINS: 'example' }, 'SIGNUP_DOMAINS'],
  [{ SIGNUP_DOMAINS: 'example.org', SIGNUP: 'invite' }, 'SIGNUP_DOMAINS'],
  [{ SIGNUP_DOMAINS: 'example.org', MAIL: 'off' }, 'SIGNUP_DOMAINS'],
  [{ ADMIN_EMAILS: 'ada' }, 'ADMIN_EMAILS'],
  [{ READERS: '0' }, 'READERS'],
  [{ BILLING: 'off' }, 'WORDS_PER_MONTH'],
  [{ WORDS_PER_MONTH: '0' }, 'WORDS_PER_MONTH'],
  [{ PORT: '65536' }, 'PORT'],
  [{ DATABASE_URL: 'postgres://words:half#open@db/words' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://words:100%@db/words' }, 'DATABASE_URL'],
  [{ SMTP_URL: 'smtp://desk:half#open@mail.example' }, 'SMTP_URL'],
  [{ PORT: '-1' }, 'PORT'],
  [{ LLM_TOTAL_SECONDS: '99999' }, 'LLM_TOTAL_SECONDS'],
])('%o is a problem', (source: Record<string, string>, name) => {
  expect(problems(source).join('\n')).toContain(`- ${name}: `)
})

test('a server of one’s own for the model needs no key', () => {
  expect(parseEnv({ OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1' }).llm).toMatchObject({
    apiKey: 'none',
    baseUrl: 'http://127.0.0.1:8080/v1',
    firstTokenTimeoutMs: 20_000,
    totalTimeoutMs: 120_000,
    maxRetries: 2,
  })
})

test('the embedded engine can be asked for although there is a key', () => {
  expect(parseEnv({ OPENAI_API_KEY: 'sk-1', TEXT_ENGINE: 'embedded' }).llm).toBeUndefined()
})

test('a database may have several hosts, and a password any characters, percent-encoded', () => {
  for (const url of ['postgres://one:5432,two:5432/words', 'postgres://words:a%23,%25b@db/words']) {
    expect(parseEnv({ DATABASE_URL: url }).databaseUrl).toBe(url)
  }
})

test('each model has its prices, once, and a ceiling needs those of the models that are asked', () => {
  expect(problems({ LLM_INPUT_PRICE: '0.25' })).toEqual([
    expect.stringContaining('LLM_INPUT_PRICE: is gone; MODEL_PRICES='),
  ])
  for (const MODEL_PRICES of ['0.25/2', 'gpt-5-mini=0.25', 'gpt-5-mini=a/b', 'a=1/2, a=2/1'])
    expect(problems({ MODEL_PRICES })).toEqual([expect.stringContaining('gpt-5-mini=0.25/2')])
  const models = { OPENAI_API_KEY: 'k', OPENAI_MODEL: 'qwen2.5:3b', OPENAI_EMBEDDING_MODEL: 'near' }
  const MODEL_PRICES = 'qwen2.5:3b=0.25/2, near=0.02/0'
  const { llm, modelCurrency } = parseEnv({
    ...models,
    MODEL_PRICES,
    MODEL_COST_PER_DAY: '5',
    MODEL_CURRENCY: 'EUR',
  })
  expect(modelCurrency).toBe('EUR')
  expect(llm?.prices.get('qwen2.5:3b')).toEqual({ input: 0.25, output: 2 })
  expect(llm).toMatchObject({ ceilings: { all: 5, person: undefined } })
  expect(problems({ ...models, MODEL_PRICES: 'near=1/0', MODEL_COST_PER_PERSON: '1' })).toEqual([
    expect.stringContaining('MODEL_PRICES: must have qwen2.5:3b, for MODEL_COST_PER_PERSON'),
  ])
  expect(problems({ MODEL_COST_PER_DAY: '0' })).toEqual([expect.stringContaining('MODEL_COST_PER_DAY')])
  expect(problems({ MODEL_CURRENCY: 'dollars' })).toEqual([expect.stringContaining('USD')])
})

test('files go to a bucket when one is named, and to a folder otherwise', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(parseEnv({}).s3).toBeUndefined()
  expect(parseEnv({ S3_BUCKET: 'files', S3_ENDPOINT: 'http://127.0.0.1:9000', ...keys }).s3).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    bucket: 'files',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
  expect(parseEnv({ S3_BUCKET: 'files', STORAGE: 'folder', ...keys }).s3).toBeUndefined()
})

test('letters go into a folder on a laptop, through SMTP where it is configured, nowhere when switched off', () => {
  const folder = '/somewhere/outbox'
  const here = parseEnv({ DATA_DIR: '/somewhere' }).mail
  expect(here).toEqual({ kind: 'outbox', folder, shown: true })
  const everywhere = parseEnv({ DATA_DIR: '/somewhere', HOST: '0.0.0.0' }).mail
  expect(everywhere).toEqual({ kind: 'outbox', folder, shown: false })
  expect(parseEnv({ MAIL: 'off' }).mail).toEqual({ kind: 'off' })
  expect(parseEnv(DEPLOYED).mail).toEqual({ kind: 'off' })
  const smtp = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'Wordkin <desk@words.example>' }
  const { MAIL: _, ...deployed } = DEPLOYED
  expect(parseEnv({ ...deployed, ...smtp }).mail).toEqual({
    kind: 'smtp',
    url: smtp.SMTP_URL,
    from: smtp.MAIL_FROM,
  })
  expect(problems({ SMTP_URL: smtp.SMTP_URL })).toEqual([
    '  - MAIL_FROM: is required to send mail',
    '  - APP_URL: is required to send mail',
  ])
  expect(problems({ MAIL: 'smtp' })).toContain('  - MAIL: is smtp, but SMTP_URL is not set')
  expect(problems({ ...DEPLOYED, ...smtp, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' })).toHaveLength(1)
})

test('Google is either configured as a whole or not at all', () => {
  const google = { GOOGLE_CLIENT_ID: 'desk', GOOGLE_CLIENT_SECRET: 'sesame' }
  expect(parseEnv(google).identityProviders).toEqual([
    {
      id: 'google',
      name: 'Google',
      clientId: 'desk',
      clientSecret: 'sesame',
      issuer: 'https://accounts.google.com',
    },
  ])
  expect(parseEnv({}).identityProviders).toEqual([])
  const half = problems({ GOOGLE_CLIENT_ID: 'desk' })
  expect(half).toEqual(['  - GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: must be set both or not at all'])
})

test('another issuer stands beside Google, by a name of its own or by its host', () => {
  const oidc = {
    OIDC_ISSUER: 'https://id.example.org/realms/desk',
    OIDC_CLIENT_ID: 'desk',
    OIDC_CLIENT_SECRET: 'sesame',
  }
  const google = { GOOGLE_CLIENT_ID: 'desk', GOOGLE_CLIENT_SECRET: 'sesame' }
  const names = (source: Record<string, string>) => parseEnv(source).identityProviders.map(({ name }) => name)
  expect(names({ ...oidc, ...google })).toEqual(['Google', 'id.example.org'])
  expect(names({ ...oidc, OIDC_NAME: 'Example University' })).toEqual(['Example University'])
  expect(problems({ OIDC_ISSUER: oidc.OIDC_ISSUER })).toEqual([
    '  - OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: must be set all or not at all',
  ])
})

test('figures are shown to this machine alone, unless they are asked for with a token', () => {
  expect(parseEnv({}).metrics).toBeUndefined()
  expect(parseEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
  const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }
  expect(problems(open)).toEqual([
    '  - METRICS_TOKEN: is required when others than this machine can reach METRICS_HOST',
  ])
  const token = 'sixteen letters!'
  expect(parseEnv({ ...open, METRICS_TOKEN: token }).metrics?.token).toBe(token)
})

test('traces go where the standard variables say', () => {
  expect(parseEnv({ OTEL_SERVICE_NAME: 'desk' }).traces).toBeUndefined()
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector.example:4318/'
  expect(parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toEqual({
    url: 'http://collector.example:4318/v1/traces',
    headers: {},
    serviceName: 'wordkin',
    share: 1,
  })
  const OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Basic%20YTpi==, x-team = desk'
  expect(parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS }).traces?.headers).toEqual({
    authorization: 'Basic YTpi==',
    'x-team': 'desk',
  })
  expect(problems({ OTEL_EXPORTER_OTLP_HEADERS: 'a key without a name' })).toHaveLength(1)
})

function secretFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'wordkin-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'secret')
  writeFileSync(path, text)
  return path
}

test('what is secret can stand in a file', () => {
  const { SESSION_SECRET, ...deployed } = DEPLOYED
  const path = secretFile(`${SESSION_SECRET}\n`)
  expect(parseEnv({ ...deployed, SESSION_SECRET_FILE: path }).sessionSecret).toBe(SESSION_SECRET)
})

test('a file with nothing in it leaves its variable unset', () => {
  expect(parseEnv({ OPENAI_API_KEY_FILE: secretFile('\n') }).llm).toBeUndefined()
})

test('a value that stands in two places, or in no file that is there, is named', () => {
  const path = secretFile('another secret of more than 32 characters')
  expect(problems({ ...DEPLOYED, SESSION_SECRET_FILE: path })).toEqual([
    '  - SESSION_SECRET, SESSION_SECRET_FILE: only one of them can be set',
  ])
  expect(problems({ OPENAI_API_KEY_FILE: `${path}-gone` })).toEqual([
    '  - OPENAI_API_KEY_FILE: cannot be read (ENOENT)',
  ])
})
