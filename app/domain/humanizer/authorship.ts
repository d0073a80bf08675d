import { OVER_BUDGET } from '#app/domain/spending/over-budget.ts'

/**
 * The sentences of a rewrite by who wrote them: the language model, the built-in engine in its place, or neither, so that
 * they stay as they were. Only runs of a language model count them. `budget` is above 0 where the model was not asked any
 * more because the day's budget had no room left; the sentences from there on count as the others' do.
 */
export type Authorship = { model: number; builtIn: number; kept: number; budget?: number }

/** Returns what of a rewrite the language model did not write, in a sentence or two; null when it wrote all of it. */
export function authorshipLine(tally: Partial<Authorship> | null | undefined): string | null {
  const { model = 0, builtIn = 0, kept = 0, budget = 0 } = tally ?? {}
  const all = model + builtIn + kept
  if (builtIn + kept === 0) return null
  if (model + kept === 0) return `${whyNotWritten({ budget })}: the built-in engine wrote all of it.`
  const told: string[] = []
  if (builtIn > 0) {
    const were = builtIn === 1 ? 'was' : 'were'
    told.push(`${builtIn} of ${sentences(all)} ${were} written by the built-in engine.`)
    if (budget > 0) told.push(`${OVER_BUDGET}.`)
  }
  if (kept > 0) {
    const stay = kept === 1 ? 'stays as it was' : 'stay as they were'
    const asked = budget > 0 ? 'was not asked, or did not do well there' : 'did not do well there'
    const why = `the language model ${asked}, and the built-in engine had nothing to change`
    told.push(`${kept} of ${sentences(all)} ${stay}: ${why}.`)
  }
  return told.join(' ')
}

function sentences(count: number): string {
  return count === 1 ? '1 sentence' : `${count} sentences`
}

/** Returns why a language model wrote nothing of a rewrite, up to a comma. */
export function whyNotWritten({ budget = 0 }: Partial<Authorship>): string {
  return budget > 0 ? OVER_BUDGET : 'The language model could not do this text'
}
