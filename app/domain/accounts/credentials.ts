/** Everything that opens an account, or a door to it: links are those of letters that have not been used yet. */
export const CREDENTIALS = [
  'password',
  'session',
  'identity',
  'passkey',
  'authenticator',
  'recovery_code',
  'api_token',
  'link',
] as const
export type Credential = (typeof CREDENTIALS)[number]

/** How many of which were taken away. */
export type Removed = Partial<Record<Credential, number>>

/** What each is called in a letter; null for what goes without saying. */
const CALLED: Record<Credential, { one: string; many: string } | null> = {
  password: { one: 'the password', many: 'the password' },
  session: { one: '1 device that was signed in', many: 'devices that were signed in' },
  identity: { one: '1 connected account elsewhere', many: 'connected accounts elsewhere' },
  passkey: { one: '1 passkey', many: 'passkeys' },
  authenticator: { one: 'two-step sign-in with an authenticator app', many: 'two-step sign-in' },
  recovery_code: { one: '1 recovery code', many: 'recovery codes' },
  api_token: { one: '1 API token', many: 'API tokens' },
  link: null,
}

/** What went, in words, one a line of a list; empty when there is nothing to tell. */
export function removedInWords(removed: Removed): string[] {
  return CREDENTIALS.flatMap((credential) => {
    const called = CALLED[credential]
    const count = removed[credential] ?? 0
    if (!called || count === 0) return []
    return [count === 1 ? called.one : `${count} ${called.many}`]
  })
}
