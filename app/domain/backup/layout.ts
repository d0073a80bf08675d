import * as z from 'zod'

// What a backup looks like. Its files can be checked by hand: sha256sum --check SHA256SUMS.

export const MANIFEST = 'manifest.json'
export const SUMS = 'SHA256SUMS'
export const LETTERS = 'letters.jsonl.gz'
export const SECRET = 'session-secret'
/** A folder that is being written to is called this until it is whole. */
export const UNFINISHED = '.partial'

const NAME = /^[a-z_][a-z0-9_]*$/
const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Rows of a table, one a line: arrays of what PostgreSQL itself writes for each column, or null. */
export function tableFile(table: string): string {
  return `tables/${table}.jsonl.gz`
}

/** The bytes of a stored object, spread over 256 folders. */
export function objectFile(key: string): string {
  return `objects/${key.slice(0, 2)}/${key}`
}

/** The key of the object that a file of a backup holds; undefined of other files. */
export function keyOf(file: string): string | undefined {
  const key = /^objects\/[0-9a-f]{2}\/([^/]+)$/.exec(file)?.[1]
  return key && KEY.test(key) && objectFile(key) === file ? key : undefined
}

/** Tables whose rows stay where they are, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  sessions: 'whoever was signed out after the backup must not be signed in again',
  rate_limits: 'counters of minutes and hours',
  billing_leases: 'who is working on a subscription right now',
}

const count = z.number().int().min(0)
const name = z.string().regex(NAME)

/** What a snapshot says of itself before its rows. */
export const About = z.object({
  format: z.literal(1),
  /** Where it was taken. */
  database: z.enum(['embedded', 'postgresql']),
  /** The migrations the database has had, the oldest first (see db/levels). */
  migrations: z.array(count).min(1),
  /** The last number each sequence gave. */
  sequences: z.record(name, z.string().regex(/^\d+$/)),
})
export type About = z.infer<typeof About>

const Table = z.object({ name, columns: z.array(name).min(1), rows: count })
export type BackupTable = z.infer<typeof Table>

export const Manifest = About.extend({
  /** Of the product that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** In an order in which rows can be put back: what is referred to comes first. */
  tables: z.array(Table),
  leftOut: z.record(name, z.string()),
  /** Letters that had not gone yet. */
  letters: count,
  /** Uploaded files and pictures; `missing` were not there any more: mostly, deleted meanwhile. */
  objects: z.object({ count, bytes: count, missing: z.array(z.string().regex(KEY)) }),
  /** Tells whether a SESSION_SECRET is the one of that system, without saying it; `included` when it is in the backup. */
  secret: z.object({ fingerprint: z.string(), included: z.boolean() }),
  /** What is needed besides, for whoever reads this file. */
  keep: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>
