import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseEnv } from '#app/env.server.ts'
import { Variables } from '#app/env/variables.ts'
import { disclosuresOf } from './disclosures.ts'
import { infoOn } from './info.ts'

const APP = join(import.meta.dirname, '../..')
const NO_ADDRESS = 'no address, but as long as secrets must be'
const HUSH = 'hush-hush-hush-hush-hush-hush-hush'

/** The privacy page of a server configured by `source`: its headings, and all its words. */
function privacyOn(source: Record<string, string>) {
  // What can be switched off is, unless it is what is looked at.
  const disclosures = disclosuresOf(parseEnv({ WEB_PAGES: 'off', ...source }))
  const { sections } = infoOn('privacy', { charges: true, disclosures })
  return {
    titles: sections.map(({ title }) => title),
    text: sections.flatMap(({ title, text }) => [title, ...text]).join('\n'),
  }
}

const STRIPE = {
  BILLING: 'stripe',
  STRIPE_SECRET_KEY: `sk_${HUSH}`,
  STRIPE_PUBLISHABLE_KEY: `pk_${HUSH}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${HUSH}`,
  STRIPE_PRICE_GRASSHOPPER_MONTH: 'p1',
  STRIPE_PRICE_GRASSHOPPER_YEAR: 'p2',
  STRIPE_PRICE_NINJA_MONTH: 'p3',
  STRIPE_PRICE_NINJA_YEAR: 'p4',
}
const MAIL = { SMTP_URL: `smtp://us:${HUSH}@mail.example`, MAIL_FROM: 'words@words.example' }
const DEPLOYED = {
  APP_URL: 'https://words.example',
  SESSION_SECRET: HUSH,
  TEXT_ENGINE: 'embedded',
  STORAGE: 'folder',
  MAIL: 'off',
  SIGNUP: 'open',
  BILLING: 'demo',
}
const BUCKET = { S3_BUCKET: 'words', S3_ACCESS_KEY_ID: HUSH, S3_SECRET_ACCESS_KEY: HUSH }

/** Everything there is, with the addresses that stand in the source. */
const EVERYTHING = {
  ...STRIPE,
  ...MAIL,
  ...BUCKET,
  APP_URL: 'https://words.example',
  SIGNUP: 'open',
  SESSION_SECRET: HUSH,
  DATABASE_URL: `postgres://us:${HUSH}@db.example/words`,
  OPENAI_API_KEY: HUSH,
  OPENAI_EMBEDDING_MODEL: 'text-embedding-3-small',
  GOOGLE_CLIENT_ID: HUSH,
  GOOGLE_CLIENT_SECRET: HUSH,
  OIDC_ISSUER: 'https://id.example.org',
  OIDC_CLIENT_ID: HUSH,
  OIDC_CLIENT_SECRET: HUSH,
  OIDC_NAME: 'Example University',
  YOUTUBE_API_KEY: HUSH,
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example',
  OTEL_EXPORTER_OTLP_HEADERS: `authorization=${HUSH}`,
}

/** Variables that name where something goes, each with an address of its own; that of the product itself is none. */
const ADDRESSES = new Map(
  Object.entries(Variables.shape).flatMap(([name, type]): [string, string][] => {
    const host = `${name.toLowerCase().replaceAll('_', '-')}.example`
    const fits = ['https', 'postgres', 'smtp'].find((scheme) => type.safeParse(`${scheme}://${host}`).success)
    return fits && name !== 'APP_URL' && !type.safeParse(NO_ADDRESS).success
      ? [[name, `${fits}://${host}`]]
      : []
  }),
)

describe('nobody who is told something is left out', () => {
  test('each folder of providers says what its outside party gets', () => {
    const used = readFileSync(join(APP, 'domain/marketing/disclosures.ts'), 'utf8')
    const folders = readdirSync(join(APP, 'providers'), { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    )
    expect(folders.length).toBeGreaterThan(0)
    for (const { name } of folders) {
      expect(existsSync(join(APP, 'providers', name, 'disclosure.ts')), `${name}/disclosure.ts`).toBe(true)
      expect(used).toContain(`'#app/providers/${name}/disclosure.ts'`)
    }
  })

  test('each address that a variable can name is named', () => {
    expect([...ADDRESSES.keys()]).toEqual(
      expect.arrayContaining(['OPENAI_BASE_URL', 'SMTP_URL', 'DATABASE_URL']),
    )
    const { text } = privacyOn({ ...EVERYTHING, ...Object.fromEntries(ADDRESSES) })
    for (const [name, address] of ADDRESSES) expect(text, name).toContain(new URL(address).hostname)
  })

  test('each key opens something that is named, or is our own', () => {
    const opens = new Map([
      ['OPENAI_API_KEY', 'api.openai.com'],
      ['S3_SECRET_ACCESS_KEY', 's3.us-east-1.amazonaws.com'],
      ['GOOGLE_CLIENT_SECRET', 'accounts.google.com'],
      ['OIDC_CLIENT_SECRET', 'id.example.org'],
      ['YOUTUBE_API_KEY', 'www.googleapis.com'],
      ['STRIPE_SECRET_KEY', 'stripe.com'],
      ['STRIPE_PUBLISHABLE_KEY', 'js.stripe.com'],
      ['STRIPE_WEBHOOK_SECRET', 'stripe.com'],
      // With these others come to us.
      ['SESSION_SECRET', ''],
      ['METRICS_TOKEN', ''],
    ])
    const keys = Object.keys(Variables.shape).filter((name) => /_(?:KEY|SECRET|TOKEN|PASSWORD)$/.test(name))
    expect(keys.toSorted()).toEqual([...opens.keys()].toSorted())
    const { text } = privacyOn(EVERYTHING)
    for (const [name, host] of opens) expect(text, name).toContain(host)
  })

  test('each address that stands in the source of a provider, or that pages may reach, is named', () => {
    const { text } = privacyOn(EVERYTHING)
    const sources = globSync(['providers/**/*.ts', 'env/*.ts', 'http/security.server.ts'], {
      cwd: APP,
    }).filter((file) => !/\.test\.ts$/.test(file))
    const hosts = sources.flatMap((file) =>
      [
        ...readFileSync(join(APP, file), 'utf8').matchAll(/https:\/\/(?:\*\.)?([a-z\d-]+(?:\.[a-z\d-]+)+)/g),
      ].map(([, host = '']) => host),
    )
    expect(hosts).toEqual(
      expect.arrayContaining(['api.openai.com', 'www.youtube-nocookie.com', 'js.stripe.com']),
    )
    // Of one's own pages all are named by what they have in common.
    for (const host of hosts) expect(text, host).toContain(host.split('.').slice(-2).join('.'))
  })

  test('and no key or password is', () => {
    const { text } = privacyOn(EVERYTHING)
    expect(text).not.toContain(HUSH)
    expect(text).not.toContain('us:')
  })
})

describe('what stands on the page follows from the configuration', () => {
  const inside = /^(?:Trying|With an|What leaves|What stays|What your browser|Cookies|Logs|Questions)/

  test.each<[string, Record<string, string>, string[], string[]]>([
    [
      'nothing',
      {},
      [],
      [
        'Nothing. As this server is set up',
        'Your texts do not leave it.',
        'simulated',
        'kept in a folder on this machine',
        'a database inside this server',
        'no videos',
      ],
    ],
    [
      'pages from the web',
      { WEB_PAGES: 'on' },
      ['Web sites whose address you give'],
      ['Not who you are, not your network address'],
    ],
    [
      'a deployment that needs nobody',
      { ...DEPLOYED, DATABASE_URL: 'postgres://db/words' },
      [],
      ['Nothing. As', 'sends no email', 'a database in this server’s own network'],
    ],
    [
      'OpenAI',
      { OPENAI_API_KEY: HUSH },
      ['The language model at api.openai.com'],
      [
        'Chat PDF: your question',
        'file names',
        'Study Buddy: the text',
        'locked terms is not sent',
        'No model turns them into numbers',
      ],
    ],
    [
      'a model with embeddings',
      { OPENAI_API_KEY: HUSH, OPENAI_EMBEDDING_MODEL: 'e' },
      ['The language model at api.openai.com'],
      ['every passage of a document that is used in Chat PDF'],
    ],
    ['a key that is not used', { OPENAI_API_KEY: HUSH, TEXT_ENGINE: 'embedded' }, [], ['Nothing. As']],
    [
      'YouTube',
      { YOUTUBE_API_KEY: HUSH },
      ['YouTube’s search for videos at www.googleapis.com'],
      ['two topics', 'www.youtube-nocookie.com once you want to see it'],
    ],
    [
      'letters',
      { ...DEPLOYED, ...MAIL, MAIL: 'smtp', DATABASE_URL: 'postgres://db/words' },
      ['The mail server at mail.example'],
      ['Each email to you: your email address'],
    ],
    [
      'Stripe',
      STRIPE,
      ['Stripe (stripe.com)'],
      ['your name, your email address', 'loaded from js.stripe.com when you press a plan'],
    ],
    [
      'Google',
      { GOOGLE_CLIENT_ID: HUSH, GOOGLE_CLIENT_SECRET: HUSH },
      ['The sign-in of Google at accounts.google.com'],
      ['Only if you choose to sign in with Google'],
    ],
    [
      'a bucket',
      { ...BUCKET, S3_REGION: 'eu-west-1' },
      ['The file storage at s3.eu-west-1.amazonaws.com'],
      ['byte for byte'],
    ],
    [
      'a database elsewhere',
      { DATABASE_URL: `postgres://us:${HUSH}@one.example:5432,two.example:5432/words` },
      ['The database at one.example'],
      ['Everything that is named under'],
    ],
    [
      'traces',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example' },
      ['The collector of measurements at traces.example'],
      ['No texts, no names'],
    ],
    ['billing that is off', { BILLING: 'off', WORDS_PER_MONTH: '1000' }, [], ['charges for nothing']],
  ])('%s', (_, source, parties, words) => {
    const { titles, text } = privacyOn(source)
    expect(titles.filter((title) => !inside.test(title))).toEqual(parties)
    for (const one of words) expect(text).toContain(one)
    expect(text.includes('tells nobody else anything')).toBe(parties.length === 0)
  })

  test.each([
    ['http://127.0.0.1:11434/v1', 'on this machine'],
    ['http://localhost:11434/v1', 'on this machine'],
    ['http://[::1]:11434/v1', 'on this machine'],
    ['http://ollama:11434/v1', 'in this server’s own network'],
    ['http://10.1.2.3/v1', 'in this server’s own network'],
    ['http://172.20.0.7/v1', 'in this server’s own network'],
    ['http://[fd12::7]/v1', 'in this server’s own network'],
    ['http://models.internal/v1', 'in this server’s own network'],
    ['http://172.40.0.7/v1', 'at 172.40.0.7'],
    ['http://[2001:db8::7]/v1', 'at 2001:db8::7'],
    ['https://LLM.example/v1', 'at llm.example'],
    ['https://localhost.example/v1', 'at localhost.example'],
  ])('a model at %s is one %s', (url, where) => {
    expect(privacyOn({ OPENAI_BASE_URL: url }).titles).toContain(`The language model ${where}`)
  })
})
