import type { NoticeKind } from '../Notice.tsx'
import type { PlanName } from '../PlanBadge.tsx'

/** What the frame knows about the person who is signed in. */
export type ShellUser = { firstName: string; subscription: PlanName; level: number; points: number }

/** News carried over from the last request, shown once. */
export type Flash = { kind: NoticeKind; title: string; description?: string }
