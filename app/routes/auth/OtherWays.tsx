import { href } from 'react-router'
import type { Provider } from '#app/domain/accounts/ask-provider.server.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { withNext } from './addresses.ts'

type ProviderButtonsProps = { providers: readonly Provider[]; next: string }

/** The ways in through others who vouch for people, where there are any. */
export function ProviderButtons({ providers, next }: ProviderButtonsProps) {
  if (providers.length === 0) return null
  return (
    <>
      {providers.map(({ id, name }) => (
        <LinkButton
          key={id}
          href={withNext(href('/api/auth/:provider', { provider: id }), next)}
          variant="secondary"
          block
        >
          Continue with {name}
        </LinkButton>
      ))}
      <p className="flex items-center gap-4 text-sm text-ink-soft before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
        Or continue with
      </p>
    </>
  )
}

/** What will come, as one line: visible words, because a tooltip on a disabled button reaches nobody. */
export function GitHubSoon() {
  return (
    <button type="button" className="text-ink-soft w-fit" aria-disabled="true">
      GitHub Sign In coming soon!
    </button>
  )
}
