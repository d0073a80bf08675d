import { href } from 'react-router'
import { lookup } from '#app/lookup.ts'

/** Where what had another address is now, by the name it had: in `?panel=` and `?dialog=`, or right below /account. */
const MOVED = lookup({
  name: href('/account/profile/name'),
  picture: href('/account/profile/picture'),
  email: href('/account/profile/email'),
  appearance: href('/account/profile'),
  password: href('/account/security/password'),
  'two-factor': href('/account/security/two-factor'),
  'two-factor-off': href('/account/security/two-factor/off'),
  codes: href('/account/security/codes'),
  confirm: href('/account/security/confirm'),
  token: href('/account/tokens/new'),
  revoke: href('/account/tokens'),
  billing: href('/account'),
  cancel: href('/account/cancel'),
  stay: href('/account/stay'),
  pause: href('/account/pause'),
  resume: href('/account/resume'),
  refund: href('/account/refund'),
  portal: href('/account/card'),
  card: href('/account/card'),
  time: href('/account/time'),
  'all-set': href('/account/all-set'),
  delete: href('/account/data/delete'),
})

/** The address that something has now which was once right below /account; undefined for what never was. */
export function movedTo(name: string): string | undefined {
  return MOVED.get(name)
}

/** The address that an old query of /account leads on to; undefined when there is none. */
export function movedFrom({ searchParams, search }: URL): string | undefined {
  if (searchParams.has('month') || searchParams.has('page')) return href('/account/usage') + search
  const named = movedTo(searchParams.get('panel') ?? searchParams.get('dialog') ?? '')
  const what = searchParams.get('for')
  return named && what ? `${named}?for=${encodeURIComponent(what)}` : named
}
