import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { identities, passkeys, sessions, users } from '#db/schema/accounts.ts'
import { apiTokens, invoices, subscriptions } from '#db/schema/billing.ts'
import { chatSessions, chatShares, messages } from '#db/schema/chat.ts'
import { drafts, humanizerHistory, toneProfiles } from '#db/schema/humanizer.ts'
import { collections, documents, storageUsage } from '#db/schema/library.ts'
import { runs } from '#db/schema/runs.ts'
import { flashcards, quizReports, studySessions } from '#db/schema/study.ts'
import { usageLedger, usagePeriods } from '#db/schema/usage.ts'

/** A table whose rows of one person are handed out as a file of JSON lines. */
export type Exported = {
  file: string
  table: PgTable
  owner: PgColumn
  order: PgColumn[]
  /** Columns that are of no use to the person, or would be to somebody who found the file. */
  without?: readonly string[]
}

/** Everything that is kept about a person, by table. Text and originals of documents are added file by file. */
export const EXPORTED: readonly Exported[] = [
  {
    file: 'account.jsonl',
    table: users,
    owner: users.id,
    order: [users.id],
    without: [
      'emailKey',
      'complimentaryPlan',
      'passwordHash',
      'profilePicture',
      'totpSecret',
      'totpLastStep',
    ],
  },
  {
    file: 'sessions.jsonl',
    table: sessions,
    owner: sessions.userId,
    order: [sessions.id],
    without: ['id', 'userId'],
  },
  {
    file: 'connected-accounts.jsonl',
    table: identities,
    owner: identities.userId,
    order: [identities.issuer, identities.subject],
    without: ['userId'],
  },
  {
    file: 'passkeys.jsonl',
    table: passkeys,
    owner: passkeys.userId,
    order: [passkeys.id],
    without: ['userId', 'publicKey', 'counter'],
  },
  {
    file: 'tones.jsonl',
    table: toneProfiles,
    owner: toneProfiles.userId,
    order: [toneProfiles.id],
    without: ['userId'],
  },
  {
    file: 'history.jsonl',
    table: humanizerHistory,
    owner: humanizerHistory.userId,
    order: [humanizerHistory.id],
    without: ['userId'],
  },
  { file: 'drafts.jsonl', table: drafts, owner: drafts.userId, order: [drafts.id], without: ['userId'] },
  {
    file: 'runs.jsonl',
    table: runs,
    owner: runs.userId,
    order: [runs.id],
    without: ['userId', 'heartbeatAt', 'stopRequested', 'idempotencyKey'],
  },
  {
    file: 'words-by-month.jsonl',
    table: usagePeriods,
    owner: usagePeriods.userId,
    order: [usagePeriods.period],
    without: ['userId'],
  },
  {
    file: 'usage-ledger.jsonl',
    table: usageLedger,
    owner: usageLedger.userId,
    order: [usageLedger.id],
    without: ['userId'],
  },
  {
    file: 'documents.jsonl',
    table: documents,
    owner: documents.userId,
    order: [documents.id],
    without: ['userId', 'storageKey', 'heartbeatAt', 'attempt', 'cancelRequested'],
  },
  {
    file: 'collections.jsonl',
    table: collections,
    owner: collections.userId,
    order: [collections.createdAt, collections.id],
    without: ['userId', 'nameKey'],
  },
  {
    file: 'storage.jsonl',
    table: storageUsage,
    owner: storageUsage.userId,
    order: [storageUsage.userId],
    without: ['userId'],
  },
  {
    file: 'chats.jsonl',
    table: chatSessions,
    owner: chatSessions.userId,
    order: [chatSessions.id],
    without: ['userId'],
  },
  {
    file: 'shared-chats.jsonl',
    table: chatShares,
    owner: chatShares.userId,
    order: [chatShares.sessionId],
    without: ['userId', 'token'],
  },
  {
    file: 'chat-messages.jsonl',
    table: messages,
    owner: messages.userId,
    order: [messages.id],
    without: ['userId'],
  },
  {
    file: 'study-sessions.jsonl',
    table: studySessions,
    owner: studySessions.userId,
    order: [studySessions.documentId],
    without: ['userId'],
  },
  {
    file: 'flashcards.jsonl',
    table: flashcards,
    owner: flashcards.userId,
    order: [flashcards.id],
    without: ['userId', 'key'],
  },
  {
    file: 'quiz-reports.jsonl',
    table: quizReports,
    owner: quizReports.userId,
    order: [quizReports.id],
    without: ['userId'],
  },
  {
    file: 'subscription.jsonl',
    table: subscriptions,
    owner: subscriptions.userId,
    order: [subscriptions.userId],
    without: ['userId', 'clockAheadMs', 'syncedAt'],
  },
  {
    file: 'invoices.jsonl',
    table: invoices,
    owner: invoices.userId,
    order: [invoices.createdAt, invoices.id],
    without: ['userId'],
  },
  {
    file: 'api-tokens.jsonl',
    table: apiTokens,
    owner: apiTokens.userId,
    order: [apiTokens.createdAt, apiTokens.id],
    without: ['id', 'userId', 'hash'],
  },
]
