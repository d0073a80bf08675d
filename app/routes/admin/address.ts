import { href } from 'react-router'

export const ADMIN = href('/admin')
/** What its sections say they are of. */
export const OF = 'Administration'
