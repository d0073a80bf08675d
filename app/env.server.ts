import { join } from 'node:path'
import * as z from 'zod'
import { withFiles } from './env-files.server.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const seconds = z.coerce.number().min(0).max(3_600)
const blank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blank, type.optional())
/** The first address of a URL, which may name several hosts with commas between them. Throws for what is none. */
export function addressOf(url: string): URL {
  return new URL(URL.canParse(url) ? url : url.replace(/,[^/@]*(?=\/|\?|$)/, ''))
}

/** Whether it can be taken apart, password included. */
function isAddress(url: string): boolean {
  try {
    decodeURIComponent(addressOf(url).password)
    return true
  } catch {
    return false
  }
}
const ENCODE = 'is no address: a password with special characters must be percent-encoded'
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

const Variables = z.object({
  NODE_ENV: z.preprocess(blank, z.enum(['development', 'production', 'test']).default('production')),
  PORT: z.preprocess(blank, port.default(3000)),
  HOST: optional(z.string()),
  DATA_DIR: z.preprocess(blank, z.string().default('./data')),
  APP_URL: optional(z.url({ protocol: /^https?$/ })),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .refine(isAddress, ENCODE),
  ),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  TRUST_PROXY: z.preprocess(blank, flag.default(false)),
  LOG_LEVEL: optional(z.enum(['silent', 'error', 'warn', 'info', 'debug'])),
  SHUTDOWN_GRACE_SECONDS: z.preprocess(blank, seconds.default(25)),
  TEXT_ENGINE: optional(z.enum(['llm', 'embedded'])),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  OPENAI_MODEL: z.preprocess(blank, z.string().default('gpt-5-mini')),
  LLM_FIRST_TOKEN_SECONDS: z.preprocess(blank, seconds.default(20)),
  LLM_TOTAL_SECONDS: z.preprocess(blank, seconds.default(120)),
  LLM_RETRIES: z.preprocess(blank, z.coerce.number().int().min(0).max(5).default(2)),
  LLM_CANDIDATES: z.preprocess(blank, z.coerce.number().int().min(1).max(5).default(1)),
  LLM_CONTEXT_TOKENS: z.preprocess(blank, z.coerce.number().int().min(4_000).default(32_000)),
  OPENAI_EMBEDDING_MODEL: optional(z.string()),
  LLM_INPUT_PRICE: optional(z.coerce.number().min(0)),
  LLM_OUTPUT_PRICE: optional(z.coerce.number().min(0)),
  STORAGE: optional(z.enum(['folder', 's3'])),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_BUCKET: optional(z.string()),
  S3_REGION: z.preprocess(blank, z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  WORKER: z.preprocess(blank, z.enum(['inside', 'outside']).default('inside')),
  UPLOAD_WAIT_SECONDS: z.preprocess(blank, seconds.default(5)),
  READERS: z.preprocess(blank, z.coerce.number().int().min(1).max(64).default(2)),
  MAIL: optional(z.enum(['smtp', 'off'])),
  SMTP_URL: optional(
    z
      .string()
      .regex(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://')
      .refine(isAddress, ENCODE),
  ),
  MAIL_FROM: optional(
    z.string().regex(/^[^\r\n]*@[^\s@]+$|^[^\r\n]*<[^\s<>]+@[^\s<>]+>$/, 'must be an e-mail address'),
  ),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: z.preprocess(blank, z.url({ protocol: /^https?$/ }).default('https://accounts.google.com')),
  YOUTUBE_API_KEY: optional(z.string()),
  YOUTUBE_BASE_URL: z.preprocess(
    blank,
    z.url({ protocol: /^https?$/ }).default('https://www.googleapis.com'),
  ),
  BILLING: optional(z.enum(['stripe', 'demo', 'off'])),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^[sr]k_/, 'must begin with sk_ or rk_')),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_/, 'must begin with pk_')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_/, 'must begin with whsec_')),
  STRIPE_PRICE_GRASSHOPPER_MONTH: optional(z.string()),
  STRIPE_PRICE_GRASSHOPPER_YEAR: optional(z.string()),
  STRIPE_PRICE_NINJA_MONTH: optional(z.string()),
  STRIPE_PRICE_NINJA_YEAR: optional(z.string()),
  STRIPE_COUPON_WELCOME: z.preprocess(blank, z.string().default('WELCOME25')),
  STRIPE_COUPON_LIMIT: z.preprocess(blank, z.string().default('wordkin_limit_20')),
  STRIPE_COUPON_RETENTION: z.preprocess(blank, z.string().default('wordkin_stay_25')),
  STRIPE_PORTAL_CONFIGURATION: optional(z.string()),
  STRIPE_API_URL: optional(z.url({ protocol: /^https?$/ })),
  WORDS_PER_MONTH: optional(z.coerce.number().int().min(1)),
  METRICS_PORT: optional(port),
  METRICS_HOST: z.preprocess(blank, z.string().default('127.0.0.1')),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  // These are named by the standard of OpenTelemetry.
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    z
      .string()
      .regex(/^\s*[^=,\s]+\s*=[^,]*(,\s*[^=,\s]+\s*=[^,]*)*$/, 'must be name=value, with commas between'),
  ),
  OTEL_SERVICE_NAME: z.preprocess(blank, z.string().default('wordkin')),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(blank, z.coerce.number().min(0).max(1).default(1)),
})
type Variables = z.infer<typeof Variables>

/** The names of all variables there are; each may also stand in a file that NAME_FILE names. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(Variables.shape)

/** What must also hold of a deployment (`APP_URL` set): every part is configured or switched off in so many words. */
function missingForDeployment(env: Variables): string[] {
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
  if (!env.BILLING) problems.push('BILLING: must be stripe, demo or off when APP_URL is set')
  return problems
}

function contradictions(env: Variables): string[] {
  const problems: string[] = []
  if (env.TEXT_ENGINE === 'llm' && !env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) {
    problems.push('TEXT_ENGINE: is llm, but neither OPENAI_API_KEY nor OPENAI_BASE_URL is set')
  }
  if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined)) {
    problems.push('GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: must be set both or not at all')
  }
  if (env.MAIL === 'smtp' && !env.SMTP_URL) problems.push('MAIL: is smtp, but SMTP_URL is not set')
  if (sendsMail(env)) {
    if (!env.MAIL_FROM) problems.push('MAIL_FROM: is required to send mail')
    // Without it, links in letters would lead wherever the request for them said that we are.
    if (!env.APP_URL) problems.push('APP_URL: is required to send mail')
  }
  if ((env.LLM_INPUT_PRICE === undefined) !== (env.LLM_OUTPUT_PRICE === undefined)) {
    problems.push('LLM_INPUT_PRICE, LLM_OUTPUT_PRICE: must be set both or not at all')
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

/** Names under which only the machine itself can be reached. */
export const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '::1', '[::1]'])

function sendsMail(env: Variables): boolean {
  return env.MAIL !== 'off' && env.SMTP_URL !== undefined
}

/** Where letters go. On a laptop they are written into a folder; a deployment sends them, or has none. */
function mailOf(env: Variables) {
  if (sendsMail(env) && env.SMTP_URL && env.MAIL_FROM) {
    return { kind: 'smtp', url: env.SMTP_URL, from: env.MAIL_FROM } as const
  }
  if (env.MAIL === 'off' || env.APP_URL) return { kind: 'off' } as const
  // Whoever reads a letter gets into an account: only a server that nobody else can reach may show them.
  const shown = env.HOST === undefined || LOOPBACK.has(env.HOST)
  return { kind: 'outbox', folder: join(env.DATA_DIR, 'outbox'), shown } as const
}

/** Whether originals go to a bucket: when one is named, unless a folder was asked for in so many words. */
function usesS3(env: Variables): boolean {
  return env.STORAGE !== 'folder' && (env.STORAGE === 's3' || env.S3_BUCKET !== undefined)
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

function pricesOf(env: Variables) {
  return {
    grasshopper_month: env.STRIPE_PRICE_GRASSHOPPER_MONTH ?? 'grasshopper_month',
    grasshopper_year: env.STRIPE_PRICE_GRASSHOPPER_YEAR ?? 'grasshopper_year',
    ninja_month: env.STRIPE_PRICE_NINJA_MONTH ?? 'ninja_month',
    ninja_year: env.STRIPE_PRICE_NINJA_YEAR ?? 'ninja_year',
  }
}

/** How an account at Stripe is reached, and what its coupons are called; enough to put into it what is sold. */
function stripeAccessOf(env: Variables) {
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
function stripeOf(env: Variables) {
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
function metricsOf(env: Variables) {
  if (env.METRICS_PORT === undefined) return undefined
  return { host: env.METRICS_HOST, port: env.METRICS_PORT, token: env.METRICS_TOKEN }
}

/** Where traces are sent, over OTLP/HTTP. */
function tracesOf(env: Variables) {
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

/** Everything the product takes from its surroundings. Secrets are in here: never log the whole object. */
export type Env = ReturnType<typeof parseEnv>

/**
 * Reads the configuration from `source` (the process environment).
 * Throws one Error that names every missing or malformed variable, and never prints a value.
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const given = withFiles(source, VARIABLE_NAMES)
  const parsed = Variables.safeParse(given.values)
  const problems = [
    ...given.problems,
    ...(parsed.success
      ? [...missingForDeployment(parsed.data), ...contradictions(parsed.data)]
      : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
  ]
  if (!parsed.success || problems.length > 0) {
    throw new Error(
      `The configuration has problems:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
  }
  const env = parsed.data
  const deployed = env.APP_URL !== undefined
  const usesLlm = env.TEXT_ENGINE !== 'embedded' && Boolean(env.OPENAI_API_KEY || env.OPENAI_BASE_URL)
  return {
    mode: env.NODE_ENV,
    deployed,
    port: env.PORT,
    host: env.HOST ?? (deployed ? '0.0.0.0' : '127.0.0.1'),
    /** Where the product is reached from outside, without a trailing slash; unset in local mode. */
    origin: env.APP_URL ? new URL(env.APP_URL).origin : undefined,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    sessionSecret: env.SESSION_SECRET,
    trustProxy: env.TRUST_PROXY,
    // On a laptop the terminal is for the person; a deployment's log is for its keepers.
    logLevel: env.LOG_LEVEL ?? (deployed ? 'info' : 'warn'),
    shutdownGraceMs: env.SHUTDOWN_GRACE_SECONDS * 1000,
    llm: usesLlm
      ? {
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
          /** For a million tokens each, in any currency; both or neither. */
          prices:
            env.LLM_INPUT_PRICE !== undefined && env.LLM_OUTPUT_PRICE !== undefined
              ? { input: env.LLM_INPUT_PRICE, output: env.LLM_OUTPUT_PRICE }
              : undefined,
        }
      : undefined,
    /** Where originals are kept; in a folder beside the embedded database when unset. */
    s3: usesS3(env)
      ? {
          endpoint: env.S3_ENDPOINT,
          bucket: env.S3_BUCKET ?? '',
          region: env.S3_REGION,
          accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
        }
      : undefined,
    /** Whether this process reads uploaded files itself, or leaves them to `worker.ts`. */
    worker: env.WORKER,
    /** How long an upload waits for its file to be read before it is answered; longer readings are followed. */
    uploadWaitMs: env.UPLOAD_WAIT_SECONDS * 1000,
    /** Files a process reads at the same time. */
    readers: env.READERS,
    mail: mailOf(env),
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            issuer: env.GOOGLE_ISSUER,
          }
        : undefined,
    /** Looking for videos; without a key people get links to look for themselves. */
    youtube: env.YOUTUBE_API_KEY
      ? { apiKey: env.YOUTUBE_API_KEY, baseUrl: env.YOUTUBE_BASE_URL, timeoutMs: 8_000 }
      : undefined,
    billing: env.BILLING ?? 'demo',
    stripe: stripeOf(env),
    /** The account at Stripe that is being set up, whoever takes the money as yet. */
    stripeAccess: stripeAccessOf(env),
    wordsPerMonth: env.WORDS_PER_MONTH,
    /** Figures for Prometheus; nowhere when unset. */
    metrics: metricsOf(env),
    /** Traces for OpenTelemetry; none when unset. */
    traces: tracesOf(env),
  }
}

export const env = parseEnv(process.env)
