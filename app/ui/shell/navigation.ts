import { href } from 'react-router'
import type { IconName } from '../icons.ts'

/** A place the frame leads to. */
export type Destination = { href: string; label: string; icon: IconName }

/** The rooms of the product for people who are signed in, in the order of the sidebar. Only pages that exist. */
export const rooms: Destination[] = [
  { href: href('/dashboard'), label: 'Dashboard', icon: 'home' },
  { href: href('/humanizer'), label: 'Humanizer', icon: 'humanizer' },
  { href: href('/chat-pdf'), label: 'Chat PDF', icon: 'chat' },
  { href: href('/study-buddy'), label: 'Study Buddy', icon: 'study' },
  { href: href('/my-files'), label: 'My Files', icon: 'files' },
  { href: href('/account'), label: 'My Account', icon: 'account' },
]

/** Whether a link leads to the page at `path` or to the room it is in. */
export function isCurrent(href: string, path: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`))
}
