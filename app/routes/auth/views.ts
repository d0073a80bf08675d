/** What /auth can show. The first three stand on tabs; the others are reached by a link in a letter or on the way in. */
const VIEWS = [
  'login',
  'register',
  'benefits',
  'code',
  'forgot',
  'sent',
  'reset',
  'verify',
  'change',
  'join',
] as const
export type View = (typeof VIEWS)[number]

export const TITLES: Record<View, string> = {
  login: 'Sign in',
  register: 'Create your account',
  benefits: 'Pro Features',
  code: 'Enter your code',
  forgot: 'Forgot your password?',
  sent: 'Check your mail',
  reset: 'Choose a new password',
  verify: 'Confirm your address',
  change: 'Use your new address',
  join: 'Connect Google',
}

/** Views for people who may well be signed in already. */
export const FOR_EVERYBODY: readonly View[] = ['forgot', 'reset', 'verify', 'change', 'sent']

/** The view an address asks for: `?view=…`, or `?tab=register`; anything unknown is the login. */
export function viewOf(url: URL): View {
  const asked = url.searchParams.get('view') ?? url.searchParams.get('tab')
  return VIEWS.find((view) => view === asked) ?? 'login'
}

/** The address of a view, with what must outlive it. */
export function linkTo(view: View, { next = '', token = '' } = {}): string {
  const query = new URLSearchParams()
  if (view === 'register' || view === 'benefits') query.set('tab', view)
  else if (view !== 'login') query.set('view', view)
  if (token) query.set('token', token)
  if (next) query.set('next', next)
  return query.size === 0 ? '/auth' : `/auth?${query}`
}
