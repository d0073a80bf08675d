import { contradictions, missingForDeployment } from './env/contradictions.ts'
import {
  identityProvidersOf,
  llmOf,
  mailOf,
  metricsOf,
  s3Of,
  stripeAccessOf,
  stripeOf,
  tracesOf,
} from './env/parts.ts'
import { FORMER_NAMES, VARIABLE_NAMES, Variables } from './env/variables.ts'
import { withFiles } from './env/files.server.ts'

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
    // Meant as a key: the names are ours.
    ...[...FORMER_NAMES].flatMap(([name, now]) => (source[name] ? [`${name}: is gone; ${now}`] : [])),
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
    /** What a password costs to try: what is recommended, or next to nothing in tests. */
    passwordCost: env.PASSWORD_COST,
    /** How many proxies of one's own a request comes through, each of which names in X-Forwarded-For whom it was asked by. */
    proxies: env.TRUST_PROXY,
    // On a laptop the terminal is for the person; a deployment's log is for its keepers.
    logLevel: env.LOG_LEVEL ?? (deployed ? 'info' : 'warn'),
    shutdownGraceMs: env.SHUTDOWN_GRACE_SECONDS * 1000,
    llm: llmOf(env),
    /** What prices of models are told in; costs are kept when no model is asked any more. */
    modelCurrency: env.MODEL_CURRENCY,
    /** Where originals are kept; in a folder beside the embedded database when unset. */
    s3: s3Of(env),
    /** Whether this process reads uploaded files itself, or leaves them to `worker.ts`. */
    worker: env.WORKER,
    /** How long an upload waits for its file to be read before it is answered; longer readings are followed. */
    uploadWaitMs: env.UPLOAD_WAIT_SECONDS * 1000,
    /** Files a process reads at the same time. */
    readers: env.READERS,
    /** Whether the rules of the embedded engine and a process that reads are loaded before the first text and the next file come. */
    warmUp: env.WARM_UP === 'on',
    mail: mailOf(env),
    /** Through whom else people may sign in, in the order of the buttons. */
    identityProviders: identityProvidersOf(env),
    /** Who may make an account: anybody, whoever is invited, or nobody; of anybody only those with an address in `domains`. */
    signUp: { door: env.SIGNUP ?? 'open', domains: env.SIGNUP_DOMAINS ?? [] },
    /** Who may see /admin, once they have confirmed that the address is theirs. */
    adminEmails: env.ADMIN_EMAILS ?? [],
    /** Whether people may have pages of the web fetched into their files. */
    webPages: env.WEB_PAGES === 'on',
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
