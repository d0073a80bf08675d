import { href } from 'react-router'

/** What an owner is asked to confirm for that has no form of its own: they go on with it afterwards. */
export type Confirmed = 'passkey' | 'google' | 'two-factor'

/** Where the owner shows once more that it is them, before that. */
export function linkToConfirm(what: Confirmed): string {
  return `${href('/account/security/confirm')}?for=${what}`
}

/** What `?for=` says; a passkey unless it says otherwise. */
export function confirmedOf({ searchParams }: URL): Confirmed {
  const asked = searchParams.get('for')
  return asked === 'google' || asked === 'two-factor' ? asked : 'passkey'
}

/** Where it goes on. */
export function afterConfirming(what: Confirmed): string {
  if (what === 'two-factor') return href('/account/security/two-factor')
  const security = href('/account/security')
  return what === 'google' ? `${href('/api/auth/google')}?next=${security}` : security
}
