import { type Authorship, authorshipLine, whyNotWritten } from './authorship.ts'

/** How a rewrite ended, as far as it is told in words. */
export type Outcome = {
  toneName: string
  output: string
  stopped: boolean
  unchanged: boolean
  /** Part of it came from the built-in engine in place of a language model. */
  fallback: boolean
  tally: Partial<Authorship> | null
}

/** Returns why a rewrite changed nothing; `model` is whether a language model is at work. */
export function whyUnchanged(
  { toneName, fallback, tally }: Pick<Outcome, 'toneName' | 'fallback' | 'tally'>,
  model: boolean,
): string {
  const noPhrase = `no phrase in it that would be put differently in ${toneName} tone`
  if (!model) return `The built-in engine found ${noPhrase}.`
  const { model: written = 0 } = tally ?? {}
  if (fallback && written === 0)
    return `${whyNotWritten(tally ?? {})}, and the built-in engine found ${noPhrase}.`
  return 'The language model gave your text back word for word.'
}

/** Returns how a rewrite ended and who wrote it, in a few sentences. */
export function outcomeLine(outcome: Outcome, model: boolean): string {
  const { toneName, output, stopped, unchanged, fallback, tally } = outcome
  if (stopped && output === '') return 'Stopped before the first words. 0 words were charged.'
  if (unchanged) return `Nothing was changed: 0 words charged. ${whyUnchanged(outcome, model)}`
  const how = stopped ? 'Stopped. You are charged only for the part below.' : `Done in ${toneName} tone.`
  // Rewrites from before it was counted only know that it was so.
  const who = authorshipLine(tally) ?? 'Part of it was written by the built-in engine.'
  return fallback ? `${how} ${who}` : how
}
