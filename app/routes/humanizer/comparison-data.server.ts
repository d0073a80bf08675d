import type { User } from '#app/domain/accounts/user.server.ts'
import { countWords } from '#app/domain/usage/words.ts'
import { AppError } from '#app/domain/errors.ts'
import { type HistoryEntry, historyEntry } from '#app/domain/humanizer/history.server.ts'
import { type HumanizeInput, isUnchanged } from '#app/domain/humanizer/humanize.server.ts'
import type { Language } from '#app/domain/text/language.ts'
import { MAX_CHECKED_CHARACTERS } from '#app/domain/humanizer/limits.ts'
import { mannerOfRun } from '#app/domain/humanizer/manner.ts'
import { measureWriting } from '#app/domain/humanizer/report/measure.ts'
import { changesIn } from '#app/domain/humanizer/review/changes.ts'
import { reviewOf } from '#app/domain/humanizer/review/review.server.ts'
import { inTurns } from '#app/domain/turns.ts'
import { factLine } from '#app/domain/humanizer/review/wording.ts'
import { findRun, type Run } from '#app/domain/runs/run.server.ts'

/** One of two rewrites that are compared. */
export type Side = {
  runId: string
  toneName: string
  status: Run['status']
  progress: number
  output: string
  error: string | null
  /** It has ended, and came back as it was: nothing was charged. */
  unchanged: boolean
  language: Language
  /** The entry of the history, once it is finished. */
  historyId: number | null
  /** What can be said of it in short lines: words changed, reading grade, facts. */
  lines: { text: string; good?: boolean }[]
}

export type Comparison = {
  source: string
  words: number
  running: boolean
  /** The keys that its runs were begun with, of those that have ended. */
  keys: (string | null)[]
  sides: Side[]
}

/** The two rewrites that `?compare=` names; null unless both are theirs. */
export async function comparisonData(user: User, names: string): Promise<Comparison | null> {
  const ids = names.split(',')
  if (ids.length !== 2) return null
  const runs: Run[] = []
  for (const id of ids) {
    const run = await findRun(user, id)
    if (run?.kind !== 'humanize') return null
    runs.push(run)
  }
  const sides: Side[] = []
  for (const run of runs) sides.push(await sideOf(user, run))
  const [first] = runs
  if (!first) return null
  const { text, words } = first.input as HumanizeInput
  const running = sides.some(({ status }) => status === 'running')
  const keys = runs.filter(({ status }) => status !== 'running').map(({ idempotencyKey }) => idempotencyKey)
  return { source: text, words, sides, running, keys }
}

async function sideOf(user: User, run: Run): Promise<Side> {
  const { id, status, progress, error } = run
  const input = run.input as HumanizeInput
  const { language } = mannerOfRun(input)
  const kept = status === 'done' || status === 'stopped'
  const entry = kept ? await historyEntry(user, { runId: id }).catch(ifMissing) : undefined
  return {
    runId: id,
    toneName: input.toneName,
    status,
    progress,
    output: entry?.outputText ?? run.output,
    error,
    unchanged: kept && isUnchanged(run, input),
    language,
    historyId: entry?.id ?? null,
    // Part of a rewrite against the whole source would only show what was not written.
    lines: entry && status === 'done' ? await linesOn(entry) : [],
  }
}

async function linesOn(entry: HistoryEntry): Promise<Side['lines']> {
  const { inputText: source, outputText: output, language } = entry
  const review = await reviewOf(entry)
  if (!review || source.length > MAX_CHECKED_CHARACTERS) return []
  const { count } = await inTurns(changesIn(review.pairs))
  const before = (await inTurns(measureWriting(source, language))).grade
  const after = (await inTurns(measureWriting(output, language))).grade
  return [
    {
      text: `${count.changed.toLocaleString('en-US')} of ${countWords(source).toLocaleString('en-US')} words changed`,
    },
    ...(before && after ? [{ text: gradeLine(before, after) }] : []),
    { text: factLine(review.facts), good: review.facts.problems.length === 0 },
  ]
}

type Grade = { scale: 'grade' | 'ease'; formula: string; value: number }

function gradeLine(before: Grade, after: Grade): string {
  const digits = after.scale === 'grade' ? 1 : 0
  const [was, is] = [before.value.toFixed(digits), after.value.toFixed(digits)]
  const easier = after.scale === 'grade' ? after.value < before.value : after.value > before.value
  const moved = was === is ? 'as before' : `${easier ? 'easier' : 'harder'}, was ${was}`
  return `Reading ${after.scale} ${is} (${moved})`
}

function ifMissing(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined
  throw error
}
