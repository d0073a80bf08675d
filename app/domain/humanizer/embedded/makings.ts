import { channel } from 'node:diagnostics_channel'
import type { Version } from './choosing.ts'
import type { Token } from './tokens.ts'

/** A sentence as it was written anew, with what was done to it: each line of a table, and each change of shape. */
export type Making = { source: string; text: string; rules: string[]; shapes: readonly string[] }

/** Where every sentence is told of that was written anew, to whoever asks which rule did it (`npm run bench:rules`). */
export const MAKINGS = channel('humanizer:making')

/** Tells what made a version of a sentence, if somebody listens. */
export function tellMaking(source: string, { text, tokens, context }: Version): void {
  if (!MAKINGS.hasSubscribers || text === source) return
  const made: Making = {
    source,
    text,
    rules: tokens.flatMap((token, at) =>
      isOneEdit(token, tokens[at - 1]) ? [token.edit?.source ?? ''] : [],
    ),
    shapes: context.shapes,
  }
  MAKINGS.publish(made)
}

/** Whether a token begins what a rule has put in or cut: one phrase is one edit, however many words it has. */
export function isOneEdit({ edit, fresh }: Token, before: Token | undefined): boolean {
  return edit !== undefined && !(fresh && before?.fresh === true && before.edit === edit)
}
