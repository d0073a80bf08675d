import { join } from 'node:path'
import type { Variables } from './variables.ts'

/** Names under which only the machine itself can be reached. */
export const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '::1', '[::1]'])

/** Whether letters leave for a mail server. */
export function sendsMail(env: Variables): boolean {
  return env.MAIL !== 'off' && env.SMTP_URL !== undefined
}

/** Where letters go. On a laptop they are written into a folder; a deployment sends them, or has none. */
export function mailOf(env: Variables) {
  if (sendsMail(env) && env.SMTP_URL && env.MAIL_FROM) {
    return { kind: 'smtp', url: env.SMTP_URL, from: env.MAIL_FROM } as const
  }
  if (env.MAIL === 'off' || env.APP_URL) return { kind: 'off' } as const
  // Whoever reads a letter gets into an account: only a server that nobody else can reach may show them.
  const shown = env.HOST === undefined || LOOPBACK.has(env.HOST)
  return { kind: 'outbox', folder: join(env.DATA_DIR, 'outbox'), shown } as const
}

/** Whether originals go to a bucket: when one is named, unless a folder was asked for in so many words. */
export function usesS3(env: Variables): boolean {
  return env.STORAGE !== 'folder' && (env.STORAGE === 's3' || env.S3_BUCKET !== undefined)
}

/** What the prices are called at Stripe. */
export function pricesOf(env: Variables) {
  return {
    grasshopper_month: env.STRIPE_PRICE_GRASSHOPPER_MONTH ?? 'grasshopper_month',
    grasshopper_year: env.STRIPE_PRICE_GRASSHOPPER_YEAR ?? 'grasshopper_year',
    ninja_month: env.STRIPE_PRICE_NINJA_MONTH ?? 'ninja_month',
    ninja_year: env.STRIPE_PRICE_NINJA_YEAR ?? 'ninja_year',
  }
}

/** The bucket for originals. */
export function s3Of(env: Variables) {
  if (!usesS3(env)) return undefined
  return {
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET ?? '',
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  }
}

/** The language model; none when there is no endpoint, or the embedded engine was asked for. */
export function llmOf(env: Variables) {
  if (env.TEXT_ENGINE === 'embedded' || !(env.OPENAI_API_KEY || env.OPENAI_BASE_URL)) return undefined
  return {
    // Servers on one's own machine often want no key, but the SDK insists on one.
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
    firstTokenTimeoutMs: env.LLM_FIRST_TOKEN_SECONDS * 1000,
    totalTimeoutMs: env.LLM_TOTAL_SECONDS * 1000,
    maxRetries: env.LLM_RETRIES,
    /** How many rewrites are asked for of each passage; the best is taken. */
    candidates: env.LLM_CANDIDATES,
    /** Tokens that a question with its documents may have; more is answered from passages. */
    contextTokens: env.LLM_CONTEXT_TOKENS,
    /** What tells passages that mean alike; without one they are found by their words alone. */
    embeddingModel: env.OPENAI_EMBEDDING_MODEL,
    /** What a million tokens cost, by the model. */
    prices: env.MODEL_PRICES ?? new Map<string, { input: number; output: number }>(),
    /** The most that may be spent on models in a day, in all and by each person; as much as it takes when unset. */
    ceilings: { all: env.MODEL_COST_PER_DAY, person: env.MODEL_COST_PER_PERSON },
  }
}

/** Who vouches for people: Google, and one other issuer of OpenID Connect. `id` is in addresses, `name` on buttons. */
export function identityProvidersOf(env: Variables) {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = env
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = env
  return [
    ...(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
      ? [provider('google', 'Google', GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET)]
      : []),
    ...(OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET
      ? [
          provider(
            'oidc',
            OIDC_NAME ?? new URL(OIDC_ISSUER).host,
            OIDC_ISSUER,
            OIDC_CLIENT_ID,
            OIDC_CLIENT_SECRET,
          ),
        ]
      : []),
  ]
}

function provider(
  id: 'google' | 'oidc',
  name: string,
  issuer: string,
  clientId: string,
  clientSecret: string,
) {
  return { id, name, issuer, clientId, clientSecret }
}

/** How an account at Stripe is reached, and what its coupons are called; enough to put into it what is sold. */
export function stripeAccessOf(env: Variables) {
  if (!env.STRIPE_SECRET_KEY) return undefined
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    /** Another server that speaks as Stripe does; Stripe itself when unset. */
    apiUrl: env.STRIPE_API_URL,
    coupons: {
      welcome: env.STRIPE_COUPON_WELCOME,
      limit: env.STRIPE_COUPON_LIMIT,
      retention: env.STRIPE_COUPON_RETENTION,
    },
  }
}

/** The account at Stripe that takes the money; only where BILLING says so in so many words. */
export function stripeOf(env: Variables) {
  const access = stripeAccessOf(env)
  if (env.BILLING !== 'stripe' || !access) return undefined
  return {
    ...access,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    prices: pricesOf(env),
    portalConfiguration: env.STRIPE_PORTAL_CONFIGURATION,
  }
}

/** Where figures are shown to whoever keeps the server: on a port of their own, so that no proxy leads there. */
export function metricsOf(env: Variables) {
  if (env.METRICS_PORT === undefined) return undefined
  return { host: env.METRICS_HOST, port: env.METRICS_PORT, token: env.METRICS_TOKEN }
}

/** Where traces are sent, over OTLP/HTTP. */
export function tracesOf(env: Variables) {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const headers = (env.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').flatMap((pair): [string, string][] => {
    const [name = '', ...value] = pair.split('=')
    return name.trim() === '' ? [] : [[name.trim(), decoded(value.join('=').trim())]]
  })
  return {
    url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    headers: Object.fromEntries(headers),
    serviceName: env.OTEL_SERVICE_NAME,
    /** The share of traces that are kept, 0 to 1. */
    share: env.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** The standard has these values percent-encoded; one that is not is meant as it stands. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
