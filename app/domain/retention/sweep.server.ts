import { sweepCounters } from '#app/domain/accounts/counters.server.ts'
import { sweepEmailTokens } from '#app/domain/accounts/email-tokens.server.ts'
import { sweepInvitations } from '#app/domain/accounts/invitations.server.ts'
import { sweepSessions } from '#app/domain/accounts/sessions.server.ts'
import { sweepActions } from '#app/domain/admin/action-list.server.ts'
import { sweepEvents } from '#app/domain/billing/events.server.ts'
import { sweepLeases } from '#app/domain/billing/lease.server.ts'
import { sweepDrafts } from '#app/domain/humanizer/drafts.server.ts'
import { sweepKeptLetters } from '#app/domain/mail/deliver.server.ts'
import { sweepRuns } from '#app/domain/runs/sweep-runs.server.ts'
import { sweepModelDays, sweepSpending } from '#app/domain/spending/sweep.server.ts'
import { sweepTokens } from '#app/domain/tokens/tokens.server.ts'
import { emit } from '#app/observe/events.ts'

/** What runs out by itself, and what removes at most `most` of it and answers how many it were. */
type Expiring = { what: string; sweep: (most: number) => Promise<number> }

/** What bytes and jobs leave behind is swept where they are kept: library/remove, and pg-boss itself. */
export const EXPIRING: readonly Expiring[] = [
  { what: 'sessions', sweep: sweepSessions },
  { what: 'email_tokens', sweep: sweepEmailTokens },
  { what: 'invitations', sweep: sweepInvitations },
  { what: 'admin_actions', sweep: sweepActions },
  { what: 'model_spending', sweep: sweepSpending },
  { what: 'model_days', sweep: sweepModelDays },
  { what: 'rate_limits', sweep: sweepCounters },
  { what: 'drafts', sweep: sweepDrafts },
  { what: 'runs', sweep: sweepRuns },
  { what: 'api_tokens', sweep: sweepTokens },
  { what: 'billing_events', sweep: sweepEvents },
  { what: 'billing_leases', sweep: sweepLeases },
  { what: 'outbox', sweep: sweepKeptLetters },
]

/** Rows that one statement removes, and how many such statements there are before the next kind has its turn. */
const BATCH = 500
const BATCHES = 100

/**
 * Removes what has run out, in small steps; what is left after many of them waits for the next time. One kind that fails
 * does not hold up the others. Throws in the end if any did, so that the job is tried again. Ends early, after the step
 * under way, when `signal` is aborted.
 */
export async function sweepExpired(
  kinds = EXPIRING,
  batch = BATCH,
  batches = BATCHES,
  signal?: AbortSignal,
): Promise<void> {
  let failed = 0
  for (const { what, sweep } of kinds) {
    const startedAt = performance.now()
    let count = 0
    try {
      for (let step = 0; step < batches; step++) {
        if (signal?.aborted) break
        const gone = await sweep(batch)
        count += gone
        if (gone < batch) break
      }
    } catch (error) {
      failed++
      emit('sweep_failed', { what, error })
    }
    if (count > 0) emit('swept', { what, count, ms: performance.now() - startedAt })
  }
  // The job's row keeps the sentence: it must not quote a statement and its values.
  if (failed > 0) throw new Error(`${failed} of ${kinds.length} sweeps failed`)
}
