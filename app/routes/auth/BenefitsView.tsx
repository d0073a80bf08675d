import { PLANS } from '#app/domain/usage/plans.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { linkTo } from './views.ts'

/** The first view of the sign-up dialog: what there is to have. */
export function BenefitsView({ next }: { next: string }) {
  return (
    <>
      <ul className="stack stack-sm">
        {[...PLANS.grasshopper.features, ...PLANS.ninja.features].map((feature) => (
          <li key={feature} className="flex gap-2">
            <Icon name="check" /> {feature}
          </li>
        ))}
      </ul>
      <LinkButton href={linkTo('register', { next })} block>
        Create Account
      </LinkButton>
      <p>
        Already have an account? <a href={linkTo('login', { next })}>Sign in</a>
      </p>
    </>
  )
}
