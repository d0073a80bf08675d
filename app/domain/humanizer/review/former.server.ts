import { createHash } from 'node:crypto'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { findDraft, keepDraft } from '../drafts.server.ts'
import { changeOutput, type HistoryEntry, historyEntry, versionOf } from '../history.server.ts'

/*
 * What an output was before it was changed is kept as a draft is, for a day. It knows what it gave way to, so that nothing that
 * was written since is undone with it, and the one that was kept before it, so that one step after the other can be undone.
 */

/** Keeps what an entry's output was before it became `output`; answers its name. */
export function keepFormer(
  user: Pick<User, 'id'>,
  { id, outputText }: HistoryEntry,
  output: string,
  former: string | null,
): Promise<string> {
  const options = { entry: String(id), became: digest(output), ...(former && { former }) }
  return keepDraft(user, { text: outputText, options })
}

/** Returns whether the last change of an entry's output can be undone with what is kept as `former`. */
export async function canBeUndone(
  user: Pick<User, 'id'>,
  entry: Pick<HistoryEntry, 'id' | 'outputText'>,
  former: string,
): Promise<boolean> {
  const kept = await findDraft(user, former)
  return kept !== undefined && isBefore(kept.options, entry)
}

/** Gives an entry back the output it had before; answers what undoes the change before that, if there is one. Throws not_found, conflict. */
export async function undoChange(
  user: Pick<User, 'id'>,
  id: string,
  former: string,
): Promise<{ version: string; undo: string | null }> {
  const [entry, kept] = await Promise.all([historyEntry(user, { id }), findDraft(user, former)])
  if (!kept) throw new AppError('not_found', 'The earlier version was kept for a day and is gone now.')
  if (!isBefore(kept.options, entry)) {
    throw new AppError('conflict', 'The text has been changed since, so this step cannot be undone.')
  }
  const version = await changeOutput(user, entry.id, versionOf(entry), kept.text)
  return { version, undo: kept.options.former ?? null }
}

function isBefore(options: Record<string, string>, entry: Pick<HistoryEntry, 'id' | 'outputText'>): boolean {
  return options.entry === String(entry.id) && options.became === digest(entry.outputText)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
