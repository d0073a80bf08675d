import { Tabs } from '#app/ui/Tabs.tsx'
import { CREATE_ACCOUNT, SIGN_IN, withNext } from './addresses.ts'

/** The two ways through the door. */
export function AuthTabs({ current, next }: { current: 'sign-in' | 'create-account'; next: string }) {
  return (
    <Tabs
      label="Sign in or create an account"
      tabs={[
        { href: withNext(SIGN_IN, next), label: 'Sign in', current: current === 'sign-in' },
        {
          href: withNext(CREATE_ACCOUNT, next),
          label: 'Create account',
          current: current === 'create-account',
        },
      ]}
    />
  )
}
