import { Menu, MenuLink } from '../Menu.tsx'
import { isCurrent, rooms } from './navigation.ts'
import type { ShellUser } from './types.ts'

type HeaderMenuProps = { user: ShellUser | null; path: string }

const RULE = 'mx-2 my-1 border-line'

/** The header's places, and when signed in the sidebar's, as one menu for narrow windows. */
export function HeaderMenu({ user, path }: HeaderMenuProps) {
  const pricing = (
    <MenuLink
      href="/subscription"
      icon={user ? 'usage' : undefined}
      current={isCurrent('/subscription', path)}
    >
      Pricing
    </MenuLink>
  )
  return (
    <Menu label="Menu" icon="menu" variant="quiet" iconOnly className="md:hidden">
      {user ? (
        <>
          {rooms.map(({ href, label, icon }) => (
            <MenuLink key={href} to={href} icon={icon} current={isCurrent(href, path)}>
              {label}
            </MenuLink>
          ))}
          <hr className={RULE} />
          {pricing}
          {user.billing && (
            <MenuLink href={user.billing.href} icon={user.billing.icon}>
              {user.billing.label}
            </MenuLink>
          )}
          <p className="flex justify-between gap-2 px-3 py-2 text-sm text-ink-soft tabular-nums">
            <span>Level {user.level}</span>
            <span>{user.points} points</span>
          </p>
        </>
      ) : (
        <>
          <MenuLink href="/subscription">Dashboard</MenuLink>
          <MenuLink href="/humanizer">Features</MenuLink>
          {pricing}
          <hr className={RULE} />
          <MenuLink href="/auth" current={isCurrent('/auth', path)}>
            Sign in
          </MenuLink>
          <MenuLink href="/auth?tab=register">Create account</MenuLink>
        </>
      )}
    </Menu>
  )
}
