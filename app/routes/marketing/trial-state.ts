import type { TrialUsage } from '#app/domain/marketing/trial-allowance.server.ts'
import type { TrialResult } from '#app/domain/marketing/trial.server.ts'

/** What a trial was refused for, as the page says it. */
export type TrialFailure = { code: string; message: string; details: Record<string, unknown> }

/** How a trial ended: what was typed, always, and either the rewrite or the refusal. */
export type TrialState = {
  typed: { text: string; tone: string }
  usage: TrialUsage
  result?: TrialResult
  failure?: TrialFailure
}
