import { eq } from 'drizzle-orm'
import { db } from '#db/client.server.ts'
import { humanizerHistory } from '#db/schema/humanizer.ts'
import { documents } from '#db/schema/library.ts'
import type { User } from './user.server.ts'

/** How much an account would take along when it goes. */
export async function belongingsOf(user: Pick<User, 'id'>): Promise<{ documents: number; rewrites: number }> {
  const [files, rewrites] = await Promise.all([
    db.$count(documents, eq(documents.userId, user.id)),
    db.$count(humanizerHistory, eq(humanizerHistory.userId, user.id)),
  ])
  return { documents: files, rewrites }
}
