import { BENEFITS } from '#app/domain/marketing/copy.ts'
import { PLAN_NAMES, type Plan, PLANS } from '#app/domain/usage/plans.ts'
import { formatCount, formatPrice } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { linkTo } from './views.ts'

/** The first view of the sign-up dialog: what an account is for, and what each plan has where there are plans. */
export function BenefitsView({ next, sells }: { next: string; sells: boolean }) {
  return (
    <>
      <ul className="stack stack-sm">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Icon name="check" /> {benefit}
          </li>
        ))}
      </ul>
      {sells && (
        <ul className="stack stack-sm muted">
          {PLAN_NAMES.map((name) => (
            <li key={name}>
              <strong>{PLANS[name].label}</strong>
              {lineOf(PLANS[name])}
            </li>
          ))}
        </ul>
      )}
      <LinkButton href={linkTo('register', { next })} block>
        Create Account
      </LinkButton>
      <p>
        Already have an account? <a href={linkTo('login', { next })}>Sign in</a>
      </p>
    </>
  )
}

/** " $3.99 a month: 10,000 words a month · Chat PDF and Study Buddy": what a plan has first that the smaller ones have not. */
function lineOf({ monthlyPrice, wordsPerMonth, features }: Plan): string {
  const price = monthlyPrice > 0 ? ` ${formatPrice(monthlyPrice)} a month` : ''
  const own = features.find((feature) => !feature.startsWith('Everything in'))
  return `${price}: ${formatCount(wordsPerMonth)} words a month${own ? ` · ${own}` : ''}`
}
