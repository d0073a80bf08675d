import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import build from '#test/setup/build.ts'
import { environment } from '#test/setup/environment.ts'
import { pgliteTemplate } from '#test/setup/pglite-template.ts'
import { startOpenAi } from '#test/mocks/openai.ts'
import { startStripe } from '#test/mocks/stripe/server.ts'
import { clientOf, priceVariables, stock } from '#test/mocks/stripe/shop.ts'

/** Where the servers of a run are told to the tests. */
export const ADDRESS = { alone: 'E2E_ALONE', helped: 'E2E_HELPED' } as const
/** Where the stand-ins of the language model and of Stripe are told to them. */
export const MODEL_ADDRESS = 'E2E_MODEL_API'
export const STRIPE_ADDRESS = 'E2E_STRIPE_API'

/** Seconds a rewrite may stand still, or take: the tests say when it goes on. */
const PATIENCE = '80'

const ROOT = resolve(import.meta.dirname, '../../..')

/** Starts the built product on a free port with a data folder of its own, a copy of `template`; answers its address and what stops it. */
async function startProduct(template: string, variables: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordkin-e2e-'))
  cpSync(template, dataDir, { recursive: true })
  const child = spawn(process.execPath, ['server.ts'], {
    cwd: ROOT,
    // Each test comes from an address of its own, so that limits by address do not add up over the tests.
    env: environment({
      PORT: '0',
      DATA_DIR: dataDir,
      TRUST_PROXY: 'true',
      SHUTDOWN_GRACE_SECONDS: '0',
      WARM_UP: 'off',
      ...variables,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let address: string | undefined
  for await (const line of createInterface({ input: child.stdout })) {
    address = /is ready at (\S+)/.exec(line)?.[1]
    if (address) break
    console.log(line)
  }
  if (!address) throw new Error(`The server ended with ${child.exitCode} before it was ready`)
  child.stdout.resume()
  return {
    address,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Stripe's stand-in with our prices, and what the product must know of it. */
async function startShop() {
  const stripe = await startStripe()
  const prices = await stock(clientOf(stripe))
  const variables = {
    ...stripe.variables,
    ...priceVariables(prices),
  }
  return { stripe, variables }
}

/** Builds the product and starts it twice: by itself, and with a language model and Stripe to help it. */
export default async function setup() {
  build()
  const template = await pgliteTemplate()
  const model = await startOpenAi()
  const { stripe, variables } = await startShop()
  const [alone, helped] = await Promise.all([
    startProduct(template, {}),
    startProduct(template, {
      OPENAI_BASE_URL: model.url,
      LLM_RETRIES: '0',
      LLM_FIRST_TOKEN_SECONDS: PATIENCE,
      LLM_TOTAL_SECONDS: PATIENCE,
      ...variables,
    }),
  ])
  process.env[ADDRESS.alone] = alone.address
  process.env[ADDRESS.helped] = helped.address
  process.env[MODEL_ADDRESS] = model.url
  process.env[STRIPE_ADDRESS] = stripe.url
  stripe.hook(`${helped.address}/api/stripe/webhook`)
  return async () => {
    await Promise.all([alone.stop(), helped.stop()])
    await model.close()
    await stripe.close()
  }
}
