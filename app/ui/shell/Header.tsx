import { LinkButton } from '../LinkButton.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Brand } from './Brand.tsx'
import { HeaderMenu } from './HeaderMenu.tsx'
import { NAV_LINK } from './nav-link.ts'
import { isCurrent } from './navigation.ts'
import type { Appearance, ShellUser } from './types.ts'

type HeaderProps = { user: ShellUser | null; path: string; appearance: Appearance }

/** Brand, prices, what there is to do about the plan, and the person behind their picture; for visitors the way in. Below 768 px places are in a menu. */
export function Header({ user, path, appearance }: HeaderProps) {
  const links = [
    // Members have it in the sidebar.
    ...(user ? [] : [{ label: 'Dashboard', page: '/dashboard' }]),
    { label: 'Pricing', page: '/subscription' },
  ]
  return (
    <header className="site-header z-40 col-span-full flex min-h-(--header) items-center gap-x-4 gap-y-1 border-b border-line bg-paper px-4 py-1 md:sticky md:top-0 print:hidden">
      <Brand />
      <nav className="hidden items-center gap-1 md:flex" aria-label="Main">
        {links.map(({ label, page }) => (
          <a
            key={label}
            className={NAV_LINK}
            href="/subscription"
            aria-current={isCurrent(page, path) ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <div className="ms-auto flex items-center gap-1 md:gap-3">
        {user?.billing && (
          <LinkButton
            href={user.billing.href}
            variant={user.billing.urgent ? 'danger' : 'secondary'}
            icon={user.billing.icon}
            small
            className={user.billing.urgent ? '' : 'max-md:hidden'}
          >
            {user.billing.label}
          </LinkButton>
        )}
        {!user && (
          <div className="flex items-center gap-2 max-md:hidden">
            <LinkButton href="/auth" variant="quiet">
              Sign in
            </LinkButton>
            <LinkButton href="/auth?tab=register">Create account</LinkButton>
          </div>
        )}
        <HeaderMenu user={user} path={path} />
        {user && <AccountMenu user={user} path={path} appearance={appearance} />}
      </div>
    </header>
  )
}
