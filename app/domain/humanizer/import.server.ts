import { and, eq } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { readImport } from './read-import.server.ts'
import type { Incoming } from '#app/domain/library/incoming.server.ts'
import { findRun, type Run } from '#app/domain/runs/run.server.ts'
import { type Piece, startRun } from '#app/domain/runs/start.server.ts'
import { drafts } from '#db/schema/humanizer.ts'

const KIND = 'import'

/** What an import was asked to do: to put the text of that file below what the draft holds. */
type ImportInput = { draft: string; fileName: string }

/** An import as its page shows it. */
export type Import = Pick<Run, 'id' | 'status' | 'progress' | 'error'> & ImportInput

/**
 * Reads a file that has arrived and puts its text below a draft of `user`, as a run: it goes on when nobody waits, and
 * costs no words. Throws what `startRun` throws; nothing of the file is left then.
 */
export async function startImport(
  user: User,
  draft: string,
  file: Incoming,
  { languages, onError }: { languages: readonly string[]; onError: (error: unknown) => void },
): Promise<Run> {
  try {
    return await startRun(user, {
      kind: KIND,
      input: { draft, fileName: file.fileName } satisfies ImportInput,
      words: 0,
      writes: false,
      work: (_, signal) => read(user, file, languages, signal),
      async keep(tx, run) {
        if (run.status !== 'done') return
        const theirs = and(eq(drafts.id, draft), eq(drafts.userId, user.id))
        const [typed] = await tx.select({ text: drafts.text }).from(drafts).where(theirs).for('update')
        if (typed)
          await tx
            .update(drafts)
            .set({ text: joined(typed.text, run.output) })
            .where(theirs)
      },
      onError,
    })
  } catch (error) {
    await file.discard()
    throw error
  }
}

/** The import with that id, if it is theirs. */
export async function findImport(user: Pick<User, 'id'>, id: string): Promise<Import | undefined> {
  const run = await findRun(user, id)
  if (run?.kind !== KIND) return undefined
  const { status, progress, error } = run
  return { id, status, progress, error, ...(run.input as ImportInput) }
}

/** A text with another one below it. */
function joined(typed: string, read: string): string {
  return typed.trim() === '' ? read : `${typed.trimEnd()}\n\n${read}`
}

/** Tells how far the reading is while it goes on, and all of the text at its end. */
async function* read(
  user: User,
  file: Incoming,
  languages: readonly string[],
  signal: AbortSignal,
): AsyncIterable<Piece> {
  let progress = 0
  let wake = () => {}
  const onProgress = ({ page, of }: { page: number; of: number }) => {
    progress = (100 * (page - 1)) / Math.max(1, of)
    wake()
  }
  const reading = readImport(user, file, { languages, signal, onProgress })
  for (;;) {
    const further = new Promise<void>((resolve) => (wake = resolve))
    const text = await Promise.race([reading, further])
    if (text !== undefined) return yield { text, progress: 100 }
    yield { text: '', progress }
  }
}
