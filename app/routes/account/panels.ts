/** What can be changed on the account page, each in a dialog of its own address. */
const PANELS = ['email', 'password', 'two-factor', 'two-factor-off', 'codes', 'confirm', 'delete'] as const
export type Panel = (typeof PANELS)[number]

export const PANEL_TITLES: Record<Panel, string> = {
  email: 'Change your email address',
  password: 'Change your password',
  'two-factor': 'Turn on two-step sign-in',
  'two-factor-off': 'Turn off two-step sign-in',
  codes: 'New recovery codes',
  confirm: 'Is it you?',
  delete: 'Delete your account',
}

/** The panel an address asks for; undefined for none, or one that does not exist. */
export function panelOf(url: URL): Panel | undefined {
  const asked = url.searchParams.get('panel')
  return PANELS.find((panel) => panel === asked)
}

export function linkToPanel(panel: Panel): string {
  return `/account?panel=${panel}`
}

/** What an owner is asked to confirm for that has no form of its own: it goes on with it afterwards. */
export type Confirmed = 'passkey' | 'google' | 'two-factor'

/** Where the owner shows once more that it is them, before that. */
export function linkToConfirm(what: Confirmed): string {
  return `${linkToPanel('confirm')}&for=${what}`
}

/** Where it goes on. */
export function afterConfirming(what: Confirmed): string {
  if (what === 'two-factor') return linkToPanel(what)
  return what === 'google' ? '/api/auth/google?next=/account' : '/account#sign-in'
}

/** What `?panel=confirm` is for; a passkey unless it says otherwise. */
export function confirmedOf(url: URL): Confirmed {
  const asked = url.searchParams.get('for')
  return asked === 'google' || asked === 'two-factor' ? asked : 'passkey'
}
