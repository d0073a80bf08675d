import { basename } from 'node:path'
import { emit } from '#app/observe/events.ts'
import type { Context } from './context.ts'

/** The steps that a sentence takes: what must stay is found, sentences are parted, read, freed of an assistant's manner, joined and written anew. */
export type Step = 'protect' | 'part' | 'read' | 'manner' | 'join' | 'rewrite'

/** How many functions are told that an error came through. */
const WAY = 5

/**
 * What `work` answers; `otherwise` when it throws, so that a mistake in one rule costs one sentence its rewrite and no
 * one a text. Tells which step and which functions it was.
 */
export function spared<Result>(
  step: Step,
  { language, spared: known }: Pick<Context, 'language' | 'spared'>,
  work: () => Result,
  otherwise: Result,
): Result {
  try {
    return work()
  } catch (error) {
    const way = wayOf(error)
    const rule = `${step} ${way.join(' ')}`
    emit('sentence_spared', { step, language, error: nameOf(error), way, isKnown: known.has(rule) })
    known.add(rule)
    return otherwise
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}

/** The functions that an error came through, the innermost first. Its message is left out: it may quote the text. */
function wayOf(error: unknown): string[] {
  if (!(error instanceof Error) || !error.stack) return []
  const { stack, message } = error
  const begin = stack.indexOf(message)
  if (begin < 0) return []
  const frames = stack.slice(begin + message.length).matchAll(/^ +at (?:(.+?) \()?(\S+?):(\d+):\d+\)?$/gm)
  return [...frames]
    .slice(0, WAY)
    .map(([, name = 'anonymous', file = '', line]) => `${name} (${basename(file)}:${line})`)
}
