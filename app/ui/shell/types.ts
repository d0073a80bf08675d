import type { Face } from '#app/domain/accounts/picture.ts'
import type { NoticeKind } from '../Notice.tsx'
import type { IconName } from '../icons.ts'
import type { PlanName } from '../PlanBadge.tsx'
import type { Theme } from '../ThemeForm.tsx'

/** What the frame knows about the person who is signed in. */
export type ShellUser = Face & {
  subscription: PlanName
  level: number
  points: number
  name: string
  email: string
  wordsUsed: number
  maxWords: number
  /** They keep the server. */
  isAdministrator: boolean
  /** What there is to do about their plan; null where there is nothing larger to be had. */
  billing: { href: string; label: string; icon: IconName; urgent: boolean } | null
}

/** How pages look and come, and where to go on once that was changed. */
export type Appearance = { theme: Theme; light: boolean; returnTo: string }

/** News carried over from the last request, shown once. */
export type Flash = { kind: NoticeKind; title: string; description?: string }
