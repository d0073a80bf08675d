import { and, desc, eq, ilike } from 'drizzle-orm'
import type { Owner } from '#app/domain/library/document.server.ts'
import { db } from '#db/client.server.ts'
import { cleanText } from '#db/schema/columns.ts'
import { chatSessions, messages } from '#db/schema/chat.ts'
import { documents } from '#db/schema/library.ts'
import { type Excerpt, excerptOf } from './excerpt.ts'
import type { MessageRole } from './types.ts'

/** A message in which words were found, and where it stands. */
export type FoundMessage = {
  id: number
  sessionId: string
  documentId: string
  /** The conversation it stands in. */
  name: string
  fileName: string
  role: MessageRole
  createdAt: Date
  excerpt: Excerpt
}

/** Messages in one answer; and words that are looked for together. */
const MOST_FOUND = 30
const MOST_WORDS = 8

/** Their questions and answers that have all of the words, wherever they were said: the latest first. */
export async function searchConversations(user: Owner, typed: string): Promise<FoundMessage[]> {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  // The latest messages with the words first: where they stand is looked up for these alone.
  const latest = db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.userId, user.id),
        ...words.map((word) => ilike(messages.content, `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(MOST_FOUND)
    .as('latest')
  const rows = await db
    .select({
      id: latest.id,
      sessionId: latest.sessionId,
      documentId: chatSessions.documentId,
      name: chatSessions.name,
      fileName: documents.fileName,
      role: latest.role,
      content: latest.content,
      createdAt: latest.createdAt,
    })
    .from(latest)
    .innerJoin(chatSessions, and(eq(chatSessions.id, latest.sessionId), eq(chatSessions.userId, user.id)))
    .innerJoin(documents, and(eq(documents.id, chatSessions.documentId), eq(documents.userId, user.id)))
    .orderBy(desc(latest.id))
  return rows.map(({ content, ...row }) => ({ ...row, excerpt: excerptOf(content, words[0] ?? '') }))
}

function wordsOf(typed: string): string[] {
  const words = cleanText(typed).normalize('NFC').slice(0, 200).split(/\s+/).filter(Boolean)
  return [...new Set(words)].slice(0, MOST_WORDS)
}
