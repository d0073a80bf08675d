import { LOOPBACK } from '#app/env/parts.ts'
import { addressOf } from '#app/env/variables.ts'
import type { Env } from '#app/env.server.ts'
import { fault, type Finding, ok, warning } from './finding.ts'

const PART = 'configuration'
/** Passwords that come with programs and examples. */
const COMMON =
  /^(|postgres|password|passwd|secret|changeme|change-me|admin|root|test|example|wordkin|minioadmin|minio123)$/i
/** A secret of chance has at least this many different characters. */
const DIFFERENT_CHARACTERS = 10

/** What is allowed but should not be, in a configuration that could be read. */
export function judgeConfiguration(env: Env): Finding[] {
  const found = env.deployed
    ? [...judgeSecrets(env), ...judgeAddress(env), ...judgeParts(env)]
    : judgeLaptop(env)
  if (found.length > 0) return found
  return [
    ok(PART, env.deployed ? 'Everything is configured.' : 'Nothing has to be configured on one machine.'),
  ]
}

function judgeSecrets(env: Env): Finding[] {
  const found: Finding[] = []
  const secret = env.sessionSecret ?? ''
  if (new Set(secret).size < DIFFERENT_CHARACTERS || /change.?me|secret|password|example/i.test(secret)) {
    const advice = 'Make a random one: openssl rand -hex 32. Everyone signs in again after that.'
    found.push(fault(PART, 'SESSION_SECRET can be guessed: whoever does can sign in as anyone.', advice))
  }
  if (env.databaseUrl) {
    const { password, hostname } = addressOf(env.databaseUrl)
    if (COMMON.test(decodeURIComponent(password)) && !LOOPBACK.has(hostname) && hostname !== '') {
      const says = 'DATABASE_URL has no password, or one that everyone tries first.'
      found.push(warning(PART, says, 'Give the database another one: ALTER ROLE … PASSWORD ….'))
    }
  }
  if (env.s3 && COMMON.test(env.s3.secretAccessKey)) {
    const says = 'S3_SECRET_ACCESS_KEY is one that everyone tries first.'
    found.push(fault(PART, says, 'Give the storage another one: the files of all people are behind it.'))
  }
  return found
}

function judgeAddress(env: Env): Finding[] {
  const { protocol, hostname } = new URL(env.origin ?? '')
  const found: Finding[] = []
  if (protocol === 'http:' && !LOOPBACK.has(hostname)) {
    const says = 'APP_URL begins with http: passwords and texts cross the network unencrypted.'
    found.push(fault(PART, says, 'Put a proxy with a certificate in front of it, and https into APP_URL.'))
  }
  if (protocol === 'https:' && env.proxies === 0) {
    const says =
      'TRUST_PROXY is not set, but APP_URL begins with https, so a proxy stands before the server: everyone seems to come from its address, and one person who guesses passwords locks everyone out.'
    found.push(
      warning(
        PART,
        says,
        'Set TRUST_PROXY to true, or to how many proxies of yours a request comes through.',
      ),
    )
  }
  return found
}

function judgeParts(env: Env): Finding[] {
  const found: Finding[] = []
  if (env.mail.kind === 'off') {
    const says = 'Email is off: nobody can confirm an address or reset a password.'
    found.push(warning('mail', says, 'Set SMTP_URL and MAIL_FROM, and take MAIL=off away.'))
  }
  if (env.signUp.door === 'open' && env.signUp.domains.length === 0 && env.billing !== 'stripe') {
    const says = `Anybody can make an account and have ${env.billing === 'demo' ? 'every plan' : 'everything'} for nothing${env.llm ? ', and the language model is paid by you' : ''}.`
    found.push(warning('sign-up', says, 'Set SIGNUP=invite, or SIGNUP_DOMAINS.'))
  }
  if (env.billing === 'demo') {
    const says = 'Billing is a demo: people get paid plans without paying.'
    found.push(warning('billing', says, 'Set BILLING=stripe, or BILLING=off with WORDS_PER_MONTH.'))
  }
  if (env.billing === 'stripe' && env.stripe) {
    const isTest = (key: string) => key.includes('_test_')
    if (isTest(env.stripe.secretKey) !== isTest(env.stripe.publishableKey)) {
      const says =
        'One of the two keys of Stripe is of the test mode, and one is live: no payment can go through.'
      found.push(fault('billing', says, 'Take both from the same mode.'))
    } else if (isTest(env.stripe.secretKey)) {
      found.push(
        warning(
          'billing',
          'Stripe is in test mode: no card is charged.',
          'Configure the live keys to go live.',
        ),
      )
    }
  }
  if (!env.s3 && env.worker === 'outside') {
    const says = `Files are kept in the folder ${env.dataDir}, and workers read them: both must see the same folder.`
    found.push(
      warning(
        'storage',
        says,
        'Run all of it on one machine with one DATA_DIR, or use a bucket (S3_BUCKET).',
      ),
    )
  }
  return found
}

function judgeLaptop(env: Env): Finding[] {
  if (LOOPBACK.has(env.host)) return []
  const says = `Without APP_URL the product is meant for one machine, but it listens on ${env.host} for others, too.`
  return [warning(PART, says, 'Set APP_URL to deploy it: then it insists on what a deployment needs.')]
}
