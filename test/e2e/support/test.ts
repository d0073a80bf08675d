import { test as base, expect } from '@playwright/test'
import { type Person, register, someAddress } from './people.ts'
import { type Problems, watch } from './problems.ts'
import { ADDRESS } from './servers.ts'

export { expect }

export type BrowserOptions = {
  /** Whether scripts run: they do, the person has switched them off, or they never arrive. */
  scripts: 'on' | 'off' | 'blocked'
}

export type ServerOptions = {
  /** Which server the test is for: one by itself, or one that a language model and Stripe help. */
  product: 'alone' | 'helped'
}

type Fixtures = {
  /** The pages of the test run the product's scripts. */
  scripted: boolean
  problems: Problems
  /** Somebody with an account, signed in before the test begins. */
  person: Person
}

export const test = base.extend<BrowserOptions & ServerOptions & Fixtures>({
  scripts: ['on', { option: true }],
  product: ['alone', { option: true }],
  scripted: async ({ scripts }, use) => use(scripts === 'on'),
  baseURL: async ({ product }, use) => use(process.env[ADDRESS[product]]),
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() })
    await use(context)
  },
  problems: [
    async ({ context, scripts }, use) => {
      const problems = watch(context)
      if (scripts === 'blocked') {
        await context.route(/\.js(\?|$)/, (route) => route.abort())
        problems.allow(/^net::ERR_FAILED GET .*\.js$/)
      }
      // With scripts switched off the browser does not fetch ahead what the page names, and says it was not let.
      if (scripts === 'off') problems.allow(/^csp GET .*\.js$/)
      await use(problems)
      expect(problems.report(), 'problems in the browser').toEqual([])
    },
    { auto: true },
  ],
  person: async ({ context }, use) => use(await register(context)),
})
