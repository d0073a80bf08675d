import { href } from 'react-router'
import { Avatar } from '../Avatar.tsx'
import { LightForm } from '../LightForm.tsx'
import { Menu, MenuForm, MenuLink } from '../Menu.tsx'
import { ThemeForm } from '../ThemeForm.tsx'
import { isCurrent } from './navigation.ts'
import type { Appearance, ShellUser } from './types.ts'

type AccountMenuProps = { user: ShellUser; path: string; appearance: Appearance }

/** The person: who is signed in, their account, how pages look, and the way out. */
export function AccountMenu({ user, path, appearance }: AccountMenuProps) {
  return (
    <Menu label="Your account" face={<Avatar {...user} />} variant="quiet" iconOnly>
      <p className="border-b border-line px-3 pt-2 pb-3 wrap-anywhere">
        <span className="block font-semibold">{user.name}</span>
        <span className="block text-sm text-ink-soft">{user.email}</span>
      </p>
      <div className="grid gap-3 border-b border-line px-3 py-3">
        <ThemeForm {...appearance} />
        <LightForm {...appearance} />
      </div>
      <div className="pt-1">
        <MenuLink to={href('/account')} icon="account" current={isCurrent('/account', path)}>
          My Account
        </MenuLink>
        {user.isAdministrator && (
          <MenuLink to={href('/admin')} icon="usage" current={isCurrent('/admin', path)}>
            Administration
          </MenuLink>
        )}
        <MenuForm action={href('/api/logout')} icon="sign-out" busyLabel="Signing out…" reload>
          Sign out
        </MenuForm>
      </div>
    </Menu>
  )
}
