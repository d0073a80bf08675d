import type { Face } from '#app/domain/accounts/picture.ts'
import type { NoticeKind } from '../Notice.tsx'
import type { PlanName } from '../PlanBadge.tsx'

/** What the frame knows about the person who is signed in. */
export type ShellUser = Face & {
  subscription: PlanName
  level: number
  points: number
  /** There are plans to be had here. */
  plansSold: boolean
}

/** News carried over from the last request, shown once. */
export type Flash = { kind: NoticeKind; title: string; description?: string }
