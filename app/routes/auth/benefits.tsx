import { BENEFITS } from '#app/domain/marketing/copy.ts'
import { PLAN_NAMES, type Plan, PLANS } from '#app/domain/usage/plans.ts'
import { env } from '#app/env.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { formatCount, formatPrice } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { Route } from './+types/benefits'
import { AuthPage } from './AuthPage.tsx'
import { CREATE_ACCOUNT, SIGN_IN, withNext } from './addresses.ts'
import { nextOf, visitorsOnly } from './visitors.server.ts'

export const handle: PageHandle = { document: true }

export function loader({ url, context }: Route.LoaderArgs) {
  visitorsOnly(context)
  return { next: nextOf(url), sells: env.billing !== 'off' }
}

/** What an account is for, and what each plan has where there are plans. */
export default function Benefits({ loaderData: { next, sells } }: Route.ComponentProps) {
  return (
    <AuthPage title="Pro Features">
      <ul className="stack gap-2">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Icon name="check" /> {benefit}
          </li>
        ))}
      </ul>
      {sells && (
        <ul className="stack gap-2 text-ink-soft">
          {PLAN_NAMES.map((name) => (
            <li key={name}>
              <strong>{PLANS[name].label}</strong>
              {lineOf(PLANS[name])}
            </li>
          ))}
        </ul>
      )}
      <LinkButton href={withNext(CREATE_ACCOUNT, next)} block>
        Create account
      </LinkButton>
      <p>
        Already have an account? <a href={withNext(SIGN_IN, next)}>Sign in</a>
      </p>
    </AuthPage>
  )
}

/** " $3.99 a month: 10,000 words a month · Chat PDF and Study Buddy": what a plan has first that the smaller ones have not. */
function lineOf({ monthlyPrice, wordsPerMonth, features }: Plan): string {
  const price = monthlyPrice > 0 ? ` ${formatPrice(monthlyPrice)} a month` : ''
  const own = features.find((feature) => !feature.startsWith('Everything in'))
  return `${price}: ${formatCount(wordsPerMonth)} words a month${own ? ` · ${own}` : ''}`
}
