/** What can be done about API tokens on the account page: make one, or end one (`id`). */
const TOKEN_PANELS = ['token', 'revoke'] as const
export type TokenPanel = (typeof TOKEN_PANELS)[number]

/** The panel about API tokens that an address asks for; undefined for none, or one that does not exist. */
export function tokenPanelOf(url: URL): TokenPanel | undefined {
  const asked = url.searchParams.get('panel')
  return TOKEN_PANELS.find((panel) => panel === asked)
}

export const MAKE_TOKEN = '/account?panel=token'

export function linkToRevoke(id: string): string {
  return `/account?panel=revoke&id=${encodeURIComponent(id)}`
}
