import { randomUUID } from 'node:crypto'
import type { Owner } from '#app/domain/library/document.server.ts'
import { db } from '#db/client.server.ts'
import { documentFeatures, documents } from '#db/schema/library.ts'

/** Rows of one statement. */
const ROWS = 500

/** Gives a person as many documents that have been read, each a minute older than the one before it. */
export async function giveDocuments(user: Owner, count: number): Promise<void> {
  for (let from = 0; from < count; from += ROWS) {
    const rows = Array.from({ length: Math.min(ROWS, count - from) }, (_, at) => ({
      userId: user.id,
      fileName: `Notes of lecture ${from + at}.pdf`,
      fileType: 'application/pdf',
      fileSize: 20_000 + at,
      sha256: randomUUID(),
      status: 'ready' as const,
      pageCount: 4,
      wordCount: 1_600,
      createdAt: new Date(Date.now() - (from + at) * 60_000),
    }))
    const made = await db.insert(documents).values(rows).returning({ documentId: documents.id })
    await db.insert(documentFeatures).values(made.map((row) => ({ ...row, feature: 'chat_pdf' as const })))
  }
}
