import { href } from 'react-router'

/** What an owner is asked to confirm for that has no form of its own: they go on with it afterwards. A provider by its id. */
export type Confirmed = 'passkey' | 'two-factor' | { provider: string }

/** Where the owner shows once more that it is them, before that. */
export function linkToConfirm(what: string): string {
  return `${href('/account/security/confirm')}?for=${what}`
}

/** What `?for=` says; a passkey unless it says otherwise. */
export function confirmedOf({ searchParams }: URL): Confirmed {
  const asked = searchParams.get('for') ?? 'passkey'
  if (asked === 'two-factor' || asked === 'passkey') return asked
  return /^[a-z]{1,20}$/.test(asked) ? { provider: asked } : 'passkey'
}

/** Where it goes on. */
export function afterConfirming(what: Confirmed): string {
  if (what === 'two-factor') return href('/account/security/two-factor')
  const security = href('/account/security')
  return what === 'passkey' ? security : `${href('/api/auth/:provider', what)}?next=${security}`
}
