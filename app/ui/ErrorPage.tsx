import { brand } from '#app/brand.ts'
import { infoAddress } from '#app/domain/marketing/info-pages.ts'
import { LinkButton } from './LinkButton.tsx'
import { rooms } from './shell/navigation.ts'

/** In place of a status: no answer came. */
export const UNREACHED = 0

type ErrorPageProps = {
  /** As the server answered; `UNREACHED` where it did not. */
  status: number
  /** What was refused, or is away, in a sentence. */
  message?: string | undefined
  signedIn: boolean
  requestId: string | undefined
}

/** A sheet with a gap and a caret, and words that say what happened, what was kept, and where to go from here. */
export function ErrorPage({ status, message, signedIn, requestId }: ErrorPageProps) {
  const kind = kindOf(status)
  const title = TITLES[kind]
  return (
    <div className="reading grid items-start gap-x-10 gap-y-6 py-12 md:grid-cols-[12.5rem_minmax(0,1fr)] md:py-20">
      <title>{`${title} · ${brand.name}`}</title>
      <svg
        className="h-auto max-w-36 fill-none md:max-w-none"
        strokeLinecap="round"
        strokeLinejoin="round"
        viewBox="40 8 116 136"
        width="174"
        height="204"
        aria-hidden="true"
      >
        <path className="fill-sheet stroke-line-strong stroke-[1.5]" d="M52 22l96-8 8 112-96 8z" />
        <path className="fill-sheet stroke-line-strong stroke-[1.5]" d="M44 16h104v120H44z" />
        <path
          className="stroke-line stroke-5"
          d="M60 38h72M60 54h72M60 80h24M108 80h24M60 104h72M60 120h44"
        />
        <path
          className="stroke-accent stroke-[3.5]"
          d="M88 92l8-12 8 12M94 62c0-6 5-9 9-7s4 8-1 10-5 4-5 6M97 73.5v.1"
        />
      </svg>
      <div className="stack">
        <h1 className="text-3xl font-semibold tracking-[-0.02em]">{title}</h1>
        {kind === 'missing' && (
          <p className="text-lg text-ink-soft">
            There is nothing at this address. It may have moved, or the link may be mistyped.
          </p>
        )}
        {kind === 'away' && (
          <p className="text-lg text-ink-soft">
            {message ??
              `${brand.name} cannot reach its database right now. Nothing was lost. Please try again in a moment.`}
          </p>
        )}
        {kind === 'unreached' && (
          <p className="text-lg text-ink-soft">
            The server could not be reached. What was saved is safe. Please check that you are online, and
            reload the page.
          </p>
        )}
        {kind === 'refused' && (
          <p className="text-lg text-ink-soft">{`${message ?? 'This page cannot be used in this way.'} Nothing was changed.`}</p>
        )}
        {kind === 'broken' && (
          <p className="text-lg text-ink-soft">
            This is our mistake, not yours. Nothing was charged, and what you saved is safe. Going back and
            trying again often helps.
          </p>
        )}
        {(kind === 'away' || kind === 'broken') && requestId && (
          <p>
            If it happens again, write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>{' '}
            and name the request{' '}
            <code className="rounded-sm border border-line bg-sheet px-1.5 py-0.5 font-mono select-all">
              {requestId}
            </code>
            .
          </p>
        )}
        <p>
          <LinkButton href={signedIn ? '/dashboard' : '/'}>
            {signedIn ? 'Go to your dashboard' : 'Go to the start page'}
          </LinkButton>
        </p>
        <nav className="cluster" aria-label="Other places">
          {placesFor(signedIn).map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </div>
  )
}

function kindOf(status: number): keyof typeof TITLES {
  if (status === UNREACHED) return 'unreached'
  if (status === 404) return 'missing'
  if (status === 503) return 'away'
  return status >= 400 && status < 500 ? 'refused' : 'broken'
}

const TITLES = {
  refused: 'This was not allowed',
  unreached: 'No response',
  missing: '404 Page Not Found',
  away: 'Back in a moment',
  broken: 'Something went wrong',
}

/** Where people may have wanted to go. */
function placesFor(signedIn: boolean): { href: string; label: string }[] {
  const support = { href: infoAddress('support'), label: 'Support' }
  if (signedIn) return [...rooms.filter(({ href }) => href !== '/dashboard'), support]
  return [
    { href: '/#try', label: 'Try the humanizer' },
    { href: '/subscription', label: 'Plans and prices' },
    { href: '/auth', label: 'Sign in' },
    support,
  ]
}
