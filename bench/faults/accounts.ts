import type { Fault } from './fault.ts'

/** Faults of who gets in, and who is kept out. */
export const ACCOUNTS: readonly Fault[] = [
  {
    file: 'app/domain/accounts/sessions.server.ts',
    find: "gt(sessions.expiresAt, value(sessions.expiresAt, 'now')),",
    replace: '',
    why: 'A session that has run out opens the account until the sweep comes by.',
  },
  {
    file: 'app/domain/accounts/sessions.server.ts',
    find: 'new Date(Math.min(now.getTime() + IDLE_MS, found.createdAt.getTime() + ABSOLUTE_MS))',
    replace: 'new Date(now.getTime() + IDLE_MS)',
    why: 'A stolen session that is used once a month never ends.',
  },
  {
    file: 'app/domain/accounts/change-password.server.ts',
    find: '    await endBegun(tx, owner.id)\n',
    replace: '    void endBegun\n',
    why: 'Whoever knew the old password and stands before the second step gets in with the new one set.',
  },
  {
    file: 'app/domain/accounts/two-factor.server.ts',
    find: 'lt(users.totpLastStep, step)',
    replace: 'lt(users.totpLastStep, step + 1)',
    why: 'A code that was looked over somebody’s shoulder works a second time.',
  },
  {
    file: 'app/domain/accounts/two-factor.server.ts',
    find: '        eq(recoveryCodes.userId, user.id),\n',
    replace: '',
    why: 'Anybody’s recovery code is a second step into everybody’s account.',
  },
  {
    file: 'app/http/device.server.ts',
    find: 'return door && device.accounts.includes(accountOf(door)) ? device.id : null',
    replace: 'return door ? device.id : null',
    why: 'With any account of their own, a stranger gets fresh attempts at the password of somebody else.',
  },
  {
    file: 'app/http/enter.server.ts',
    find: 'if (!step.success || step.data.until <= Date.now()) return null',
    replace: 'if (!step.success) return null',
    why: 'A first step of signing in that was left open on a shared computer can be finished a year later.',
  },
  {
    file: 'app/domain/accounts/sessions.server.ts',
    find: '.where(and(eq(sessions.userId, user.id), which))',
    replace: '.where(and(which))',
    why: '“Sign out everywhere else” signs everybody out of everything.',
  },
  {
    file: 'app/domain/accounts/email-tokens.server.ts',
    find: 'await tx.delete(emailTokens).where(and(eq(emailTokens.userId, userId), eq(emailTokens.kind, kind)))',
    replace: '',
    why: 'Every link for a new password that was ever sent within the hour works, not the newest alone.',
  },
  {
    file: 'app/domain/accounts/last-way.server.ts',
    find: "      .for('update')\n",
    replace: '',
    why: 'Two ways in that are taken away in two windows at once leave an account that nothing opens.',
  },
]
