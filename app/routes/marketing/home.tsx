import { brand } from '#app/brand.ts'
import { PRESET_TONES } from '#app/domain/humanizer/tones.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { userContext } from '#app/http/context.server.ts'
import { formatCount } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { Route } from './+types/home'

export function loader({ context }: Route.LoaderArgs) {
  return { signedIn: context.get(userContext) !== null }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page stack stack-lg">
      <title>{`${brand.name} · ${brand.tagline}`}</title>
      <meta name="description" content={brand.tagline} />
      <section className="stack max-w-3xl py-8">
        <h1 className="display">Sound Human. Write Brilliant.</h1>
        <p className="lead">
          Paste a draft an AI wrote, choose one of {PRESET_TONES.length} tones, and read it the way a person
          would have put it. Every number, name and quotation stays as it was.
        </p>
        <div className="cluster">
          {loaderData.signedIn ? (
            <LinkButton href="/humanizer">Open the humanizer</LinkButton>
          ) : (
            <>
              <LinkButton href="/auth?tab=register">Humanize My Text</LinkButton>
              <LinkButton href="/auth" variant="secondary">
                Sign In
              </LinkButton>
            </>
          )}
        </div>
        <p className="muted">Free: {formatCount(PLANS.free.wordsPerMonth)} words a month, no card.</p>
      </section>
      <ul className="grid gap-8 md:grid-cols-3">
        {PROMISES.map(({ title, text }) => (
          <li key={title} className="stack stack-sm">
            <h2 className="flex items-center gap-2">
              <Icon name="check" /> {title}
            </h2>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const PROMISES = [
  {
    title: 'Your meaning, intact',
    text: 'Figures, names, citations, links and code are protected, and checked after every rewrite.',
  },
  {
    title: 'Your tone',
    text: 'From academic to sarcastic, or set four sliders and keep a tone of your own.',
  },
  {
    title: 'Nothing lost',
    text: 'Close the lid in the middle of a rewrite: it goes on, and waits for you in the history.',
  },
]
