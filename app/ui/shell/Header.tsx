import { Button } from '../Button.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { Brand } from './Brand.tsx'
import { HeaderMenu } from './HeaderMenu.tsx'
import { isCurrent } from './navigation.ts'
import type { ShellUser } from './types.ts'

type HeaderProps = { user: ShellUser | null; path: string }

/** Brand, the few places everyone needs, and the way in or out. Below 768 px all but the brand is in a menu. */
export function Header({ user, path }: HeaderProps) {
  const links = [
    { href: user ? '/dashboard' : '/subscription', label: 'Dashboard', page: '/dashboard' },
    { href: '/subscription', label: 'Pricing', page: '/subscription' },
    ...(user ? [{ href: '/account', label: 'My Account', page: '/account' }] : []),
  ]
  return (
    <header className="site-header">
      <Brand />
      <nav className="header-nav" aria-label="Main">
        {links.map(({ href, label, page }) => (
          <a
            key={label}
            className="nav-link"
            href={href}
            aria-current={isCurrent(page, path) ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <div className="header-actions">
        {user ? (
          <>
            {user.billing && (
              <LinkButton href={user.billing.href} variant="secondary" icon={user.billing.icon} small>
                {user.billing.label}
              </LinkButton>
            )}
            <form method="post" action="/api/logout">
              <Button variant="quiet" small busyLabel="Signing out…">
                Sign out
              </Button>
            </form>
          </>
        ) : (
          <>
            <LinkButton href="/auth" variant="quiet">
              Sign in
            </LinkButton>
            <LinkButton href="/auth?tab=register">Create account</LinkButton>
          </>
        )}
      </div>
      <HeaderMenu user={user} path={path} />
    </header>
  )
}
