/** Variables of the product that a developer's shell may carry; tests begin without any. */
const OURS =
  /^(APP_URL|DATABASE_URL|DATA_DIR|SESSION_SECRET|PASSWORD_COST|TRUST_PROXY|LOG_LEVEL|SHUTDOWN_GRACE_SECONDS|TEXT_ENGINE|OPENAI_\w+|LLM_\w+|STORAGE|MAIL|MAIL_FROM|GOOGLE_\w+|OIDC_\w+|MODEL_\w+|SMTP_URL|STRIPE_\w+|S3_\w+|WORKER|READERS|WARM_UP|UPLOAD_WAIT_SECONDS|YOUTUBE_\w+|BILLING|WORDS_PER_MONTH|METRICS_\w+|SIGNUP\w*|ADMIN_EMAILS|OTEL_\w+|HOST|PORT|NODE_ENV)(_FILE)?$/

/** What all tests are configured with: passwords are cheap, except with APP_URL, which refuses that. */
const always = (variables: Record<string, string>): Record<string, string> =>
  variables.APP_URL ? {} : { PASSWORD_COST: 'tests' }

/** Returns the environment for a test: the machine's own without anything that configures the product, plus `variables`. */
export function environment(variables: Record<string, string> = {}): Record<string, string> {
  const machine = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && !OURS.test(entry[0]) && !entry[0].startsWith('VITE'),
  )
  return { ...Object.fromEntries(machine), ...always(variables), ...variables }
}

/** Gives this process that environment. Must come before anything that reads app/env.server.ts is imported. */
export function configure(variables: Record<string, string>): void {
  for (const name of Object.keys(process.env)) if (OURS.test(name)) delete process.env[name]
  // Most tests rewrite and read nothing; what is loaded ahead would hold them up.
  const quiet = { LOG_LEVEL: 'silent', WARM_UP: 'off' }
  Object.assign(process.env, { ...quiet, ...always(variables), ...variables })
}
