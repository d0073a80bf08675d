import { bigint, boolean, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { AdminAction } from '#app/domain/admin/actions.ts'
import type { PlanName } from '#app/domain/usage/plans.ts'
import { json, moment, text } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** As the person typed it, for showing and for mail. */
    email: text().notNull(),
    /** The same address in the form that makes it unique (see domain/accounts/email.ts). */
    emailKey: text().notNull().unique(),
    /** When the owner showed that they read the letters sent to the address; null until then. */
    emailVerifiedAt: moment(),
    /** Absent for people who sign in another way. */
    passwordHash: text(),
    /** Raised whenever what opened the account until then no longer does: a sign-in begun before leads nowhere. */
    credentialVersion: integer().notNull().default(0),
    /** The key of a stored object of theirs (see schema/library.ts). */
    profilePicture: text(),
    /** The shared secret of the authenticator app, sealed (see http/secret); asked for from `totpSince` on. */
    totpSecret: text(),
    totpSince: moment(),
    /** The last time step whose code was used: no code works twice. */
    totpLastStep: integer(),
    /** The plan they are on, unless `planEndsAt` is over. Written by domain/billing/sync. */
    subscription: text().$type<PlanName>().notNull().default('free'),
    /** When the plan ends without anybody telling us again, in our time; null while it goes on. */
    planEndsAt: moment(),
    /** A plan that whoever keeps this server gave them: never less than that. */
    complimentaryPlan: text().$type<PlanName>().notNull().default('free'),
    isEduUser: boolean().notNull().default(false),
    points: integer().notNull().default(0),
    /** When their first document had been read: there are points for it, once. */
    firstDocumentAt: moment(),
    /** Words humanized since the account exists; never goes down. */
    wordsProcessed: bigint({ mode: 'number' }).notNull().default(0),
    /** When the 20% offer of the limit dialog ends; stamped once, the first time it is shown. */
    limitOfferEndsAt: moment(),
    /** Since when nobody is let into it, on the word of whoever keeps this server; null while it is open. */
    disabledAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.createdAt.desc().nullsFirst(), table.id)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: who reads the table cannot sign in with it. */
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text(),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    /** When whoever is signed in last showed who they are: by signing in, or by their password since. */
    authenticatedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** What a link in a letter is for. */
export type EmailTokenKind = 'verify' | 'reset' | 'change' | 'two_step'

/** Links in letters: each works once, until it expires, for the address it was sent to. */
export const emailTokens = pgTable(
  'email_tokens',
  {
    /** SHA-256 of the link's token. */
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<EmailTokenKind>().notNull(),
    /** Where the letter went; for `change`, the address that is wanted. */
    email: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** Leave to make one account. Its link lets in whoever has it, once, or only the address it was meant for. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the link's token; null until one was made. A new one ends the one before. */
    tokenHash: text().unique(),
    /** Whether whoever has that link reads the letters to the address: not when it was handed over. */
    provesAddress: boolean().notNull().default(false),
    /** Whom it is for; null where whoever has the link may come. */
    email: text(),
    emailKey: text(),
    plan: text().$type<PlanName>().notNull().default('free'),
    /** Null for whoever asked for it themselves, and for the command line. */
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index().on(table.emailKey),
    index().on(table.expiresAt),
    index().on(table.invitedBy),
    index().on(table.createdAt.desc().nullsFirst(), table.id),
  ],
)

/** What whoever keeps this server did to accounts, for others who keep it. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    /** The address of who did it, or "command line". */
    by: text().notNull(),
    action: text().$type<AdminAction>().notNull(),
    /** The address of whom it was done to; null where that is nobody yet. */
    about: text(),
    detail: text(),
  },
  (table) => [index().on(table.at)],
)

/** Accounts elsewhere that open an account here. The issuer's own name for a person is the key; an address is not. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address they had there when it was connected, for showing. */
    email: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index().on(table.userId)],
)

/** For the day the authenticator app is lost: each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code: it has 80 random bits, so that needs no slow hash. */
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Keys kept by a person's devices, that sign in without a password (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often the key says it was used; going backwards means that it was copied. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: json<string[]>().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.userId)],
)

/** Counters of the rate limits, in the shape that rate-limiter-flexible works on. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull(), expire: moment() },
  (table) => [index().on(table.expire)],
)
