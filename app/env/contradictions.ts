import { LOOPBACK, llmOf, pricesOf, sendsMail, usesS3 } from './parts.ts'
import type { Variables } from './variables.ts'

/** What must also hold of a deployment (`APP_URL` set): every part is configured or switched off in so many words. */
export function missingForDeployment(env: Variables): string[] {
  if (!env.APP_URL) return []
  const problems: string[] = []
  if (!env.DATABASE_URL) problems.push('DATABASE_URL: is required when APP_URL is set')
  if (!env.SESSION_SECRET) problems.push('SESSION_SECRET: is required when APP_URL is set')
  if (!env.TEXT_ENGINE && !env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) {
    problems.push('OPENAI_API_KEY: is required when APP_URL is set, unless TEXT_ENGINE=embedded')
  }
  if (!env.STORAGE && !env.S3_BUCKET) {
    problems.push('S3_BUCKET: is required when APP_URL is set, unless STORAGE=folder')
  }
  if (!env.MAIL && !env.SMTP_URL) {
    problems.push('SMTP_URL: is required when APP_URL is set, unless MAIL=off')
  }
  if (!env.SIGNUP) problems.push('SIGNUP: must be open, invite or closed when APP_URL is set')
  if (!env.BILLING) problems.push('BILLING: must be stripe, demo or off when APP_URL is set')
  return problems
}

/** What is set, but does not go together. */
export function contradictions(env: Variables): string[] {
  const problems: string[] = []
  if (env.TEXT_ENGINE === 'llm' && !env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) {
    problems.push('TEXT_ENGINE: is llm, but neither OPENAI_API_KEY nor OPENAI_BASE_URL is set')
  }
  if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined)) {
    problems.push('GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: must be set both or not at all')
  }
  const oidc = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  if (oidc.some((name) => env[name] !== undefined) && oidc.some((name) => env[name] === undefined)) {
    problems.push(`${oidc.join(', ')}: must be set all or not at all`)
  }
  if (env.MAIL === 'smtp' && !env.SMTP_URL) problems.push('MAIL: is smtp, but SMTP_URL is not set')
  if (sendsMail(env)) {
    if (!env.MAIL_FROM) problems.push('MAIL_FROM: is required to send mail')
    // Without it, links in letters would lead wherever the request for them said that we are.
    if (!env.APP_URL) problems.push('APP_URL: is required to send mail')
  }
  problems.push(...priceless(env))
  // Whoever types an address has not shown that it is theirs.
  if (env.SIGNUP_DOMAINS && env.MAIL === 'off') {
    problems.push('SIGNUP_DOMAINS: an address is proven by a letter, and MAIL is off')
  }
  if (env.SIGNUP_DOMAINS && env.SIGNUP !== undefined && env.SIGNUP !== 'open') {
    problems.push('SIGNUP_DOMAINS: is for SIGNUP=open; who is invited may have any address')
  }
  const isReachable = env.APP_URL !== undefined || (env.HOST !== undefined && !LOOPBACK.has(env.HOST))
  if (env.PASSWORD_COST === 'tests' && isReachable) {
    problems.push('PASSWORD_COST: is for tests, and no protection where others than this machine come in')
  }
  problems.push(...storageContradictions(env))
  if (env.WORKER === 'outside' && !env.DATABASE_URL) {
    problems.push('WORKER: cannot be outside on the embedded database, which only one process can open')
  }
  problems.push(...stripeContradictions(env))
  if (env.BILLING === 'off' && !env.WORDS_PER_MONTH) {
    problems.push('WORDS_PER_MONTH: is required when BILLING=off')
  }
  if (env.METRICS_PORT !== undefined && !LOOPBACK.has(env.METRICS_HOST) && !env.METRICS_TOKEN) {
    problems.push('METRICS_TOKEN: is required when others than this machine can reach METRICS_HOST')
  }
  return problems
}

/** A ceiling is kept by prices: each model that is asked must have one. */
function priceless(env: Variables): string[] {
  const ceilings = (['MODEL_COST_PER_DAY', 'MODEL_COST_PER_PERSON'] as const).filter((name) => env[name])
  const llm = llmOf(env)
  if (ceilings.length === 0 || !llm) return []
  const asked = [llm.model, ...(llm.embeddingModel === undefined ? [] : [llm.embeddingModel])]
  return asked
    .filter((model) => !llm.prices.has(model))
    .map((model) => `MODEL_PRICES: must have ${model}, for ${ceilings.join(' and ')}: ${model}=0.25/2`)
}

function storageContradictions(env: Variables): string[] {
  if (!usesS3(env)) return []
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  return needed.filter((name) => !env[name]).map((name) => `${name}: is required to keep files in a bucket`)
}

/** What billing with Stripe cannot do without. */
const STRIPE_NEEDS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_GRASSHOPPER_MONTH',
  'STRIPE_PRICE_GRASSHOPPER_YEAR',
  'STRIPE_PRICE_NINJA_MONTH',
  'STRIPE_PRICE_NINJA_YEAR',
] as const

function stripeContradictions(env: Variables): string[] {
  if (env.BILLING !== 'stripe') return []
  const problems = STRIPE_NEEDS.filter((name) => !env[name]).map(
    (name) => `${name}: is required when BILLING=stripe`,
  )
  const prices = pricesOf(env)
  if (new Set(Object.values(prices)).size < Object.values(prices).length) {
    problems.push('STRIPE_PRICE_*: must be four different prices')
  }
  return problems
}
