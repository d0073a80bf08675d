import type { Page } from '@playwright/test'
import { ORIGINS } from '#test/mocks/stripe/stripe-js.ts'

/** Leads everything that a page asks of Stripe to the server at `url`, which stands in for it. */
export async function leadToStripe(page: Page, url: string): Promise<void> {
  for (const origin of Object.values(ORIGINS)) {
    await page.route(`${origin}/**`, async (route) => {
      const asked = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: url + asked.pathname + asked.search }) })
    })
  }
}
