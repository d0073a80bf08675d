import type { Face } from '#app/domain/accounts/picture.ts'
import type { NoticeKind } from '../Notice.tsx'
import type { IconName } from '../icons.ts'
import type { PlanName } from '../PlanBadge.tsx'

/** What the frame knows about the person who is signed in. */
export type ShellUser = Face & {
  subscription: PlanName
  level: number
  points: number
  /** What there is to do about their plan; null where there is nothing larger to be had. */
  billing: { href: string; label: string; icon: IconName } | null
}

/** News carried over from the last request, shown once. */
export type Flash = { kind: NoticeKind; title: string; description?: string }
