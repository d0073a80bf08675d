import { and, asc, count, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { db, prepared, value } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { cleanText } from '#db/schema/columns.ts'
import { toneProfiles } from '#db/schema/humanizer.ts'
import { MAX_TONE_DESCRIPTION, MAX_TONE_NAME, MAX_TONES } from './limits.ts'
import { presetTone, type Tone } from './tones.ts'

const slider = z.coerce
  .number({ error: 'Please enter a number from 0 to 100' })
  .int('Please enter a whole number from 0 to 100')
  .min(0, 'Please enter a number from 0 to 100')
  .max(100, 'Please enter a number from 0 to 100')
  .default(50)

/** A custom tone as it comes in from a form or a call; fields it does not know are left out. */
export const ToneForm = z.object({
  name: z
    .string({ error: 'Name is required' })
    .overwrite(cleanText)
    .trim()
    .min(1, 'Name is required')
    .max(MAX_TONE_NAME, 'Name is too long'),
  formality: slider,
  energy: slider,
  complexity: slider,
  empathy: slider,
  description: z
    .string()
    .trim()
    .max(MAX_TONE_DESCRIPTION, `Description must be at most ${MAX_TONE_DESCRIPTION} characters`)
    .nullish()
    .transform((text) => text || null),
})
export type ToneForm = z.infer<typeof ToneForm>

export type ToneProfile = ToneForm & { id: number; createdAt: Date }

const columns = {
  id: toneProfiles.id,
  name: toneProfiles.name,
  formality: toneProfiles.formality,
  energy: toneProfiles.energy,
  complexity: toneProfiles.complexity,
  empathy: toneProfiles.empathy,
  description: toneProfiles.description,
  createdAt: toneProfiles.createdAt,
}

const ofUser = prepared((db) =>
  db
    .select(columns)
    .from(toneProfiles)
    .where(eq(toneProfiles.userId, value(toneProfiles.userId, 'userId')))
    .orderBy(asc(toneProfiles.id))
    .prepare('tones_of_user'),
)

/** The custom tones of a person, oldest first. */
export function listTones(user: Pick<User, 'id'>): Promise<ToneProfile[]> {
  return ofUser().execute({ userId: user.id })
}

/** Keeps a new tone. Throws conflict when the person has as many as there is room for. */
export async function createTone(user: Pick<User, 'id'>, form: ToneForm): Promise<ToneProfile> {
  return db.transaction(async (tx) => {
    // Tones of one person are made one after the other, so that several at once cannot overfill the room.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
    const [have] = await tx
      .select({ tones: count() })
      .from(toneProfiles)
      .where(eq(toneProfiles.userId, user.id))
    if ((have?.tones ?? 0) >= MAX_TONES) {
      throw new AppError(
        'conflict',
        `You have ${MAX_TONES} tones, which is the most. Delete one to make room.`,
      )
    }
    const [tone] = await tx
      .insert(toneProfiles)
      .values({ ...form, userId: user.id })
      .returning(columns)
    if (!tone) throw new Error('the tone was not stored')
    return tone
  })
}

/** Deletes a tone of `user`. Throws not_found for any other. */
export async function deleteTone(user: Pick<User, 'id'>, id: string): Promise<void> {
  const number = toneNumber(id)
  const gone =
    number === undefined
      ? []
      : await db
          .delete(toneProfiles)
          .where(and(eq(toneProfiles.id, number), eq(toneProfiles.userId, user.id)))
          .returning({ id: toneProfiles.id })
  if (gone.length === 0) throw new AppError('not_found', 'There is no such tone.')
}

/** The number of a custom tone, or undefined when `id` is not the form of one. */
export function toneNumber(id: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined
}

/**
 * The tone that `choice` names: a preset, or the number of one of the person's own. Throws not_found for a number that
 * is not theirs and invalid for anything else.
 */
export async function chosenTone(user: Pick<User, 'id'>, choice: string): Promise<Tone & { key: string }> {
  const preset = presetTone(choice)
  if (preset) return { ...preset, key: preset.name }
  const number = toneNumber(choice)
  if (number === undefined) throw new AppError('invalid', 'Please choose one of the tones.')
  const [own] = await db
    .select(columns)
    .from(toneProfiles)
    .where(and(eq(toneProfiles.id, number), eq(toneProfiles.userId, user.id)))
  if (!own) throw new AppError('not_found', 'There is no such tone.')
  return { ...own, description: own.description ?? undefined, key: String(own.id) }
}
