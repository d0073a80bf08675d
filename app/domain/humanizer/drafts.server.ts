import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { db } from '#db/client.server.ts'
import { removeSome } from '#db/remove-some.server.ts'
import { drafts } from '#db/schema/humanizer.ts'
import { DRAFT_HOURS } from './limits.ts'

export type Draft = {
  id: string
  text: string
  tone: string | null
  /** Fields of the form's options, as they were typed. */
  options: Record<string, string>
}

/** What is put aside of a form. */
export type Typed = { text: string; tone?: string | undefined; options?: Record<string, string> | undefined }

/**
 * Keeps what somebody typed for a day, so that no dialog, limit or sign-in loses it. Without a session it belongs to
 * nobody yet: whoever holds its id, which is as hard to guess as a key, may claim it after signing in.
 */
export async function keepDraft(
  user: Pick<User, 'id'> | null,
  draft: Typed,
  now = new Date(),
): Promise<string> {
  const [kept] = await db
    .insert(drafts)
    .values({
      userId: user?.id,
      text: draft.text,
      tone: draft.tone,
      options: draft.options,
      expiresAt: new Date(now.getTime() + DRAFT_HOURS * 3_600_000),
    })
    .returning({ id: drafts.id })
  if (!kept) throw new Error('the draft was not stored')
  return kept.id
}

/** The draft with that id if it is the person's; with `claim` (an id from their own cookie), also one without an owner. */
export async function findDraft(
  user: Pick<User, 'id'>,
  id: string,
  { claim = false } = {},
  now = new Date(),
): Promise<Draft | undefined> {
  if (!isUuid(id)) return undefined
  const theirs = eq(drafts.userId, user.id)
  const [draft] = await db
    .update(drafts)
    .set({ userId: user.id })
    .where(
      and(eq(drafts.id, id), claim ? or(theirs, isNull(drafts.userId)) : theirs, gt(drafts.expiresAt, now)),
    )
    .returning({ id: drafts.id, text: drafts.text, tone: drafts.tone, options: drafts.options })
  return draft
}

/** Removes at most so many drafts that have run out; answers how many. */
export function sweepDrafts(most: number, now = new Date()): Promise<number> {
  return removeSome(drafts, drafts.id, lt(drafts.expiresAt, now), most)
}
