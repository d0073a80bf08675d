import type { Fault } from './fault.ts'

/** Faults of the words that people have, and of what they are told of them. */
export const USAGE: readonly Fault[] = [
  {
    file: 'app/domain/usage/allowance.server.ts',
    find: '${usagePeriods.used} + ${usagePeriods.reserved} + ${words} <= ${limit}',
    replace: '${usagePeriods.used} + ${usagePeriods.reserved} + ${words} < ${limit}',
    why: 'The last word of the month can never be used: a text that just fits is refused.',
  },
  {
    file: 'app/domain/usage/allowance.server.ts',
    find: '${usagePeriods.used} + ${usagePeriods.reserved} + ${words} <= ${limit}',
    replace: '${usagePeriods.used} + ${words} <= ${limit}',
    why: 'Several texts sent at once take more words than the month has.',
  },
  {
    file: 'app/domain/usage/allowance.server.ts',
    find: 'reserved: sql`${usagePeriods.reserved} - ${reserved}`',
    replace: 'reserved: sql`${usagePeriods.reserved} - ${charged}`',
    why: 'Words of a stopped or failed text never come back.',
  },
  {
    file: 'app/domain/usage/allowance.server.ts',
    find: '.where(and(eq(usagePeriods.userId, userId), eq(usagePeriods.period, period)))\n  await tx',
    replace: '.where(eq(usagePeriods.userId, userId))\n  await tx',
    why: 'A text is charged in every month that somebody was ever here.',
  },
  {
    file: 'app/domain/usage/ledger.server.ts',
    find: "eq(messages.userId, user.id), eq(messages.role, 'user'))",
    replace: 'eq(messages.userId, user.id))',
    why: 'A question and its answer show as two charges, the second with the words of the answer.',
  },
  {
    file: 'app/domain/usage/ledger.server.ts',
    find: 'if (rows.length < BATCH) return',
    replace: 'if (rows.length <= BATCH) return',
    why: 'The file of all charges ends after the first thousand without a word.',
  },
  {
    file: 'app/domain/usage/ledger-csv.ts',
    find: '/^[=+\\-@\\t\\r]/',
    replace: '/^[=+@\\t\\r]/',
    why: 'A text that begins with a minus runs as a formula in the spreadsheet of whoever opens the file.',
  },
  {
    file: 'app/domain/usage/ledger-csv.ts',
    find: 'chargeLabel(kind),\n    outcome,',
    replace: 'outcome,\n    chargeLabel(kind),',
    why: 'Two columns of the file of charges stand under the head of the other.',
  },
  {
    file: 'app/domain/usage/offer.server.ts',
    find: '.where(and(eq(users.id, user.id), isNull(users.limitOfferEndsAt)))',
    replace: '.where(eq(users.id, user.id))',
    why: 'The offer that ends in 24 hours begins anew with every reload: the clock beside it is a lie.',
  },
  {
    file: 'app/domain/usage/notice.ts',
    find: 'wordsUsed * 100 >= maxWords * level',
    replace: 'wordsUsed * 100 > maxWords * level',
    why: 'Who has used exactly all words is told that a fifth is left.',
  },
]
