/** What can be changed on the account page, each in a dialog of its own address. */
export const PANELS = [
  'name',
  'email',
  'password',
  'two-factor',
  'two-factor-off',
  'codes',
  'delete',
] as const
export type Panel = (typeof PANELS)[number]

export const PANEL_TITLES: Record<Panel, string> = {
  name: 'Change your name',
  email: 'Change your email address',
  password: 'Change your password',
  'two-factor': 'Turn on two-step sign-in',
  'two-factor-off': 'Turn off two-step sign-in',
  codes: 'New recovery codes',
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
