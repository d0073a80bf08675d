import { readdirSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { count, eq, getTableName } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { openZip } from '#app/domain/extraction/zip/open-zip.ts'
import { exportAccount } from '#app/domain/export/export.server.ts'
import { EXPORTED } from '#app/domain/export/tables.server.ts'
import { sortFiles } from '#app/domain/library/collections.server.ts'
import { createTextDocument } from '#app/domain/library/text-document.server.ts'
import { createTone } from '#app/domain/humanizer/tone-profiles.server.ts'
import { db } from '#db/client.server.ts'
import * as accounts from '#db/schema/accounts.ts'
import * as billing from '#db/schema/billing.ts'
import * as chat from '#db/schema/chat.ts'
import * as humanizer from '#db/schema/humanizer.ts'
import * as library from '#db/schema/library.ts'
import * as spending from '#db/schema/spending.ts'
import * as study from '#db/schema/study.ts'
import { storage } from '#app/providers/storage/storage.server.ts'
import { person } from '#test/people.ts'
import { deleteAccount } from '#app/domain/account-deletion/delete-account.server.ts'
import { startSession } from './sessions.server.ts'

/** Every table there is: a file of tables that nobody thought of here counts, too. */
const folder = new URL('../../../db/schema/', import.meta.url)
const files = readdirSync(folder).filter((name) => !name.includes('.test.'))
const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href) as Promise<object>))
const tables = modules.flatMap((found) =>
  Object.values(found).filter((value): value is PgTable => value instanceof PgTable),
)

/** Tables that are not handed out as such, and why. */
const NOT_EXPORTED: readonly { table: PgTable; why: string }[] = [
  { table: accounts.emailTokens, why: 'links in letters: only their hashes are kept, for hours' },
  {
    table: accounts.invitations,
    why: 'who was invited, by whom: what those who keep the server know of each other',
  },
  { table: accounts.adminActions, why: 'what those who keep the server did' },
  { table: spending.modelSpending, why: 'what models cost whoever keeps the server, day by day' },
  { table: spending.modelDays, why: 'what was asked of models in a day, whoever asked' },
  { table: accounts.recoveryCodes, why: 'only hashes are kept' },
  {
    table: accounts.rateLimits,
    why: 'counters without a name: addresses of people are in them as keyed hashes',
  },
  {
    table: billing.billingEvents,
    why: 'names of events and of customers at the payment provider; nothing else',
  },
  { table: billing.billingNotices, why: 'which letters were sent already' },
  { table: billing.billingLeases, why: 'who is working on a subscription right now; gone after seconds' },
  {
    table: billing.demoCustomers,
    why: 'the books of demo billing; what they hold is in subscription.jsonl and invoices.jsonl',
  },
  { table: library.documentPages, why: 'handed out as texts/' },
  { table: library.documentFeatures, why: 'handed out with documents/features.json' },
  { table: library.collectionDocuments, why: 'handed out with documents/collections.json' },
  {
    table: library.storedObjects,
    why: 'where files are stored; they are handed out as originals/ and profile-picture.webp',
  },
  { table: chat.chatSessionDocuments, why: 'which further documents a chat is about; its answers name them' },
  { table: chat.suggestedQuestions, why: 'made of the document, and made anew at any time' },
  { table: chat.documentIndexes, why: 'only says that the passages have been made' },
  { table: chat.passages, why: 'made of the text, which is handed out as texts/' },
  { table: chat.passageVectors, why: 'made of the text, which is handed out as texts/' },
  { table: study.videoResults, why: 'what a search for videos answered; nothing of the person is in it' },
]

/** The parts of an archive by their names. */
async function unzip(bytes: Buffer): Promise<Map<string, string>> {
  const archive = await openZip(bytes)
  const parts = new Map<string, string>()
  for (const { path } of archive.members) {
    parts.set(path, Buffer.from((await archive.read(path)) ?? []).toString('utf8'))
  }
  return parts
}

async function everythingOf(user: { id: string }) {
  return unzip(await buffer(await exportAccount(user)))
}

async function busyPerson(secret: string) {
  const user = await person()
  await startSession(user, `browser ${secret}`)
  await createTone(user, {
    name: `Tone ${secret}`.slice(0, 32),
    formality: 1,
    energy: 2,
    complexity: 3,
    empathy: 4,
    description: null,
  })
  await db
    .insert(humanizer.drafts)
    .values({ userId: user.id, text: `draft ${secret}`, expiresAt: new Date() })
  for (const name of ['Notes.txt', 'notes.txt']) {
    const content = `document ${secret} in ${name}`
    const { document } = await createTextDocument(user, { fileName: name, content, features: [] })
    await sortFiles(user, [document.id], { newName: `${secret} ${name.charCodeAt(0)}` })
  }
  return user
}

test('every table is handed out, or there is a reason why not', () => {
  const known = [...EXPORTED, ...NOT_EXPORTED].map(({ table }) => getTableName(table)).sort()
  expect(known).toEqual(tables.map((table) => getTableName(table)).sort())
})

test('an export has everything of the person and nothing of others', async () => {
  const [user, other] = [await busyPerson('violet'), await busyPerson('orange')]
  const parts = await everythingOf(user)
  const all = [...parts].flat().join('\n')
  expect(all).not.toContain('orange')
  expect(all).not.toContain(other.id)
  for (const word of ['browser violet', 'Tone violet', 'draft violet', 'violet 110', user.email])
    expect(all).toContain(word)
  expect([...parts.keys()].filter((name) => name.startsWith('texts/'))).toEqual([
    'texts/Notes.txt.md',
    'texts/notes (2).txt.md',
  ])
  expect(JSON.parse(parts.get('documents/collections.json') ?? '')).toHaveLength(2)
  expect(parts.get('texts/Notes.txt.md')).toContain('document violet in Notes.txt')
  for (const line of (parts.get('history.jsonl') ?? '').split('\n').filter(Boolean)) JSON.parse(line)
})

test('an export has no secrets', async () => {
  const user = await person()
  await db
    .update(accounts.users)
    .set({ passwordHash: '$argon2id$hidden', totpSecret: 'sealed-hidden' })
    .where(eq(accounts.users.id, user.id))
  const all = [...(await everythingOf(user))].flat().join('\n')
  expect(all).not.toMatch(/hidden/)
})

test('after deletion no row and no byte of the person remains, and the others keep theirs', async () => {
  const [user, other] = [await busyPerson('violet'), await busyPerson('orange')]
  const stored = await db
    .select()
    .from(library.storedObjects)
    .where(eq(library.storedObjects.ownerId, user.id))
  await deleteAccount(user)
  for (const { table, owner } of EXPORTED) {
    const [left] = await db.select({ rows: count() }).from(table).where(eq(owner, user.id))
    expect(left?.rows, getTableName(table)).toBe(0)
  }
  expect(
    await db.select().from(library.storedObjects).where(eq(library.storedObjects.ownerId, user.id)),
  ).toEqual([])
  for (const { key } of stored) expect(await storage.open(key)).toBeUndefined()
  expect((await everythingOf(other)).get('texts/Notes.txt.md')).toContain('orange')
})
