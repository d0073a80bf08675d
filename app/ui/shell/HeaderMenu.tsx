import { Avatar } from '../Avatar.tsx'
import { Menu, MenuForm, MenuLink } from '../Menu.tsx'
import { isCurrent, rooms } from './navigation.ts'
import type { ShellUser } from './types.ts'

type HeaderMenuProps = { user: ShellUser | null; path: string }

/** The header's places, and when signed in the sidebar's, as one menu for narrow windows. */
export function HeaderMenu({ user, path }: HeaderMenuProps) {
  return (
    <Menu label="Menu" icon="menu" variant="quiet" iconOnly className="header-menu ms-auto md:hidden">
      {user ? (
        <>
          <p className="sidebar-standing">
            <Avatar picture={user.picture} initials={user.initials} />
            <span>Level {user.level}</span>
            <span>{user.points} points</span>
          </p>
          {rooms.map(({ href, label, icon }) => (
            <MenuLink key={href} to={href} icon={icon} current={isCurrent(href, path)}>
              {label}
            </MenuLink>
          ))}
          <hr />
          <MenuLink href="/subscription" icon="usage" current={isCurrent('/subscription', path)}>
            Pricing
          </MenuLink>
          {user.billing && (
            <MenuLink href={user.billing.href} icon={user.billing.icon}>
              {user.billing.label}
            </MenuLink>
          )}
          <MenuForm action="/api/logout" icon="sign-out" busyLabel="Signing out…">
            Sign out
          </MenuForm>
        </>
      ) : (
        <>
          <MenuLink href="/subscription">Dashboard</MenuLink>
          <MenuLink href="/humanizer">Features</MenuLink>
          <MenuLink href="/subscription" current={isCurrent('/subscription', path)}>
            Pricing
          </MenuLink>
          <hr />
          <MenuLink href="/auth" current={isCurrent('/auth', path)}>
            Sign in
          </MenuLink>
          <MenuLink href="/auth?tab=register">Create account</MenuLink>
        </>
      )}
    </Menu>
  )
}
