import { href, redirect } from 'react-router'

/** Leads password managers to where a password is changed (W3C, A Well-Known URL for Changing Passwords). */
export function loader() {
  return redirect(href('/account/security/password'))
}
