import * as z from 'zod'

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
/** How many proxies of one's own stand before the server: `true` is one. */
const proxies = z
  .string()
  .regex(
    /^(true|false|\d)$/,
    'must be true, false, or how many proxies of yours stand before the server, up to 9',
  )
  .transform((value) => Number(value === 'true' ? 1 : value === 'false' ? 0 : value))

/** A list with commas between, each in small letters. */
const list = (one: RegExp, what: string) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim().toLowerCase())
        .filter((part) => part !== ''),
    )
    .refine((parts) => parts.length > 0 && parts.every((part) => one.test(part)), what)

const PRICE = /^([^\s=,]+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/

/** Prices of a million tokens read and written, by the model: `gpt-5-mini=0.25/2, text-embedding-3-small=0.02/0`. */
const prices = z.string().transform((value, context) => {
  const found = new Map<string, { input: number; output: number }>()
  for (const part of value.split(',').map((one) => one.trim())) {
    if (part === '') continue
    const [, model = '', input, output] = PRICE.exec(part) ?? []
    if (model === '' || found.has(model)) {
      const message = 'must name each model once, with what a million tokens cost: gpt-5-mini=0.25/2'
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    found.set(model, { input: Number(input), output: Number(output) })
  }
  return found
})

/** Every variable there is, parsed one by one. */
export const Variables = z.object({
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
  PASSWORD_COST: z.preprocess(blank, z.enum(['recommended', 'tests']).default('recommended')),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  TRUST_PROXY: z.preprocess(blank, proxies.default(0)),
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
  MODEL_PRICES: optional(prices),
  MODEL_CURRENCY: z.preprocess(
    blank,
    z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be a currency of three capitals, such as USD')
      .default('USD'),
  ),
  MODEL_COST_PER_DAY: optional(z.coerce.number().positive()),
  MODEL_COST_PER_PERSON: optional(z.coerce.number().positive()),
  STORAGE: optional(z.enum(['folder', 's3'])),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_BUCKET: optional(z.string()),
  S3_REGION: z.preprocess(blank, z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  WORKER: z.preprocess(blank, z.enum(['inside', 'outside']).default('inside')),
  UPLOAD_WAIT_SECONDS: z.preprocess(blank, seconds.default(5)),
  WARM_UP: z.preprocess(blank, z.enum(['on', 'off']).default('on')),
  READERS: z.preprocess(blank, z.coerce.number().int().min(1).max(64).default(2)),
  MAIL: optional(z.enum(['smtp', 'off'])),
  SMTP_URL: optional(
    z
      .string()
      .regex(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://')
      .refine(isAddress, ENCODE),
  ),
  MAIL_FROM: optional(
    z.string().regex(/^[^\r\n]*@[^\s@]+$|^[^\r\n]*<[^\s<>]+@[^\s<>]+>$/, 'must be an email address'),
  ),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: z.preprocess(blank, z.url({ protocol: /^https?$/ }).default('https://accounts.google.com')),
  OIDC_ISSUER: optional(z.url({ protocol: /^https?$/ })),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_NAME: optional(z.string().trim().max(40, 'must have at most 40 characters')),
  WEB_PAGES: z.preprocess(blank, z.enum(['on', 'off']).default('on')),
  YOUTUBE_API_KEY: optional(z.string()),
  YOUTUBE_BASE_URL: z.preprocess(
    blank,
    z.url({ protocol: /^https?$/ }).default('https://www.googleapis.com'),
  ),
  SIGNUP: optional(z.enum(['open', 'invite', 'closed'])),
  SIGNUP_DOMAINS: optional(
    list(
      /^(?:\*\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u,
      'must be domains separated by commas, such as example.org, *.example.org',
    ),
  ),
  ADMIN_EMAILS: optional(
    list(/^[^\s@,]+@[^\s@,]+$/, 'must be email addresses separated by commas, such as ada@example.org'),
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
      .regex(/^\s*[^=,\s]+\s*=[^,]*(,\s*[^=,\s]+\s*=[^,]*)*$/, 'must be name=value, separated by commas'),
  ),
  OTEL_SERVICE_NAME: z.preprocess(blank, z.string().default('wordkin')),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(blank, z.coerce.number().min(0).max(1).default(1)),
})
export type Variables = z.infer<typeof Variables>

/** The names of all variables there are; each may also stand in a file that NAME_FILE names. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(Variables.shape)

/** Names that variables had before, and what to set instead: what is left of them would be ignored. */
export const FORMER_NAMES: ReadonlyMap<string, string> = new Map([
  ['LLM_INPUT_PRICE', 'MODEL_PRICES=gpt-5-mini=0.25/2 says what a million tokens in and out cost'],
  ['LLM_OUTPUT_PRICE', 'MODEL_PRICES=gpt-5-mini=0.25/2 says what a million tokens in and out cost'],
])
