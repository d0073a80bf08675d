import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ZipFile } from 'yazl'
import { brand } from '#app/brand.ts'
import { openPicture } from '#app/domain/profile-picture/profile-picture.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { textOf } from '#app/domain/library/document.server.ts'
import { openOriginal } from '#app/domain/library/original.server.ts'
import { db } from '#db/client.server.ts'
import { collectionDocuments, documentFeatures, documents } from '#db/schema/library.ts'
import { EXPORTED, type Exported } from './tables.server.ts'

const ROWS_AT_ONCE = 100
/** A fixed moment per export would be lost on people; the day it was made is in the name of the file. */
const README = `Everything ${brand.name} keeps about you.

*.jsonl       one JSON object per line: your account, texts, tones, words used and documents
texts/        what was read of each document, as Markdown
originals/    the files you uploaded, as you uploaded them
profile-picture.webp, if you have one

Not in here are your password and other secrets: only what cannot be turned back into them is kept.
`

async function* linesOf(user: Pick<User, 'id'>, { table, owner, order, without = [] }: Exported) {
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name)),
  )
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await db
      .select(columns)
      .from(table)
      .where(eq(owner, user.id))
      .orderBy(...order.map((column) => asc(column)))
      .limit(ROWS_AT_ONCE)
      .offset(offset)
    for (const row of rows) yield `${JSON.stringify(row)}\n`
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** A name inside the archive: no folders of its own, and no two alike. */
function nameFor(fileName: string, taken: Set<string>): string {
  const safe = fileName.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_') || 'file'
  const [, base = safe, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(safe) ?? []
  let name = safe
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${base} (${number})${ending}`
  taken.add(name.toLowerCase())
  return name
}

type Zip = InstanceType<typeof ZipFile>

/** Adds a part that is only opened when it is its turn, so that one part at a time is in memory. */
function addLazily(zip: Zip, path: string, open: () => Promise<Readable>) {
  zip.addReadStreamLazy(path, (give) => {
    open().then(
      (stream) => give(null, stream),
      (error: unknown) => give(error, Readable.from([])),
    )
  })
}

/** Adds what documents are tied to: tables that name their document, which names its owner. */
async function addTies(
  zip: Zip,
  user: Pick<User, 'id'>,
  name: string,
  table: typeof documentFeatures | typeof collectionDocuments,
  columns: Record<string, PgColumn>,
) {
  const ties = await db
    .select(columns)
    .from(table as typeof documentFeatures)
    .innerJoin(documents, eq(documents.id, table.documentId))
    .where(eq(documents.userId, user.id))
  zip.addBuffer(Buffer.from(JSON.stringify(ties, null, 2)), `documents/${name}.json`)
}

async function addDocuments(zip: Zip, user: Pick<User, 'id'>) {
  const rows = await db
    .select({ id: documents.id, fileName: documents.fileName, key: documents.storageKey })
    .from(documents)
    .where(eq(documents.userId, user.id))
    .orderBy(documents.createdAt, documents.id)
  const { documentId: document, feature, createdAt: used } = documentFeatures
  await addTies(zip, user, 'features', documentFeatures, { document, feature, since: used })
  const { collectionId: collection, documentId, createdAt: collected } = collectionDocuments
  const inside = { collection, document: documentId, since: collected }
  await addTies(zip, user, 'collections', collectionDocuments, inside)
  const taken = new Set<string>()
  for (const { id, fileName, key } of rows) {
    const name = nameFor(fileName, taken)
    addLazily(zip, `texts/${name}.md`, async () => Readable.from([await textOf(user, id)]))
    if (key) addLazily(zip, `originals/${name}`, async () => (await openOriginal(user, id)).stream)
  }
}

async function addPicture(zip: Zip, user: Pick<User, 'id'>) {
  const picture = await openPicture(user)
  if (picture) zip.addBuffer(await buffer(picture.stream), 'profile-picture.webp')
}

/**
 * Everything that is kept about a person as a ZIP archive, made while it is read. An error while it is made destroys the
 * stream, so that half an archive never looks like a whole one.
 */
export async function exportAccount(user: Pick<User, 'id'>): Promise<Readable> {
  const zip = new ZipFile()
  const stream = zip.outputStream as Readable
  zip.on('error', (error: Error) => stream.destroy(error))
  zip.addBuffer(Buffer.from(README), 'README.txt')
  for (const part of EXPORTED) addLazily(zip, part.file, async () => Readable.from(linesOf(user, part)))
  await addDocuments(zip, user)
  await addPicture(zip, user)
  zip.end()
  return stream
}
