import { randomInt } from 'node:crypto'
import { limitOtherVersions } from '#app/domain/accounts/attempts.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { changeOutput, type HistoryEntry, historyEntry, versionOf } from '../history.server.ts'
import { MAX_COMPARED, MAX_TEXT_BYTES, REVIEW_PAGE } from '../limits.ts'
import { innerNames } from '../text/names.ts'
import { chosenTone } from '../tone-profiles.server.ts'
import { DEFAULT_TONE, presetTone, type Tone } from '../tones.ts'
import { findRun } from '#app/domain/runs/run.server.ts'
import { alignment, type Pair, reached } from './align.ts'
import { anotherVersion } from './another.ts'
import { checkFacts, type FactCheck, type FactProblem } from './check.ts'
import { type Mending, mend } from './mend.ts'
import { restored } from './restore.ts'
import { inTurns } from '#app/domain/turns.ts'
import { textOf } from './units.ts'

/** Source and output of an entry side by side, with what the fact check says. */
export type Review = { pairs: Pair[]; facts: FactCheck }

/**
 * Compares the two texts of an entry; undefined when they are too long for that. Of a rewrite that was `stopped`, what it
 * did not reach is not compared.
 */
export async function reviewOf(entry: HistoryEntry, stopped = false): Promise<Review | undefined> {
  if (isTooLong(entry)) return undefined
  return inTurns(comparison(entry, stopped))
}

function* comparison(
  { inputText, outputText, language, locked }: HistoryEntry,
  stopped: boolean,
): Generator<void, Review> {
  const all = yield* alignment(inputText, outputText, language)
  const pairs = stopped ? reached(all) : all
  return { pairs, facts: yield* checkFacts(pairs, language, locked) }
}

function isTooLong({ inputText, outputText }: HistoryEntry): boolean {
  return inputText.length + outputText.length > MAX_COMPARED
}

/** What a person says of a changed sentence; the new one stays where they say nothing. */
export type Choice = 'new' | 'original' | 'again'

/** What came of their choices: how many sentences are the original's again, or have another version now, or have none. */
export type Applied = { version: string; original: number; again: number; without: number }

/**
 * Puts sentences back or gives them another version, by their places among the pairs of the entry's texts in the state
 * `version`. Other versions cost nothing. Throws not_found, conflict, invalid, too_many.
 */
export async function applyChoices(
  user: User,
  id: string,
  version: string,
  choices: ReadonlyMap<number, Choice>,
): Promise<Applied> {
  const entry = await entryIn(user, id, version)
  const pairs = await inTurns(alignment(entry.inputText, entry.outputText, entry.language))
  const chosen = [...choices].filter(([at, choice]) => pairs[at] !== undefined && choice !== 'new')
  const again = chosen.filter(([, choice]) => choice === 'again').map(([at]) => at)
  if (again.length > REVIEW_PAGE) {
    throw new AppError('invalid', `You can try ${REVIEW_PAGE} sentences again at once.`)
  }
  if (again.length > 0) await limitOtherVersions(user, again.length)
  const mendings = new Map<number, Mending>()
  for (const [at, choice] of chosen) if (choice === 'original') mendings.set(at, { original: true })
  const original = mendings.size
  for (const [at, words] of await otherVersions(user, entry, pairs, again)) mendings.set(at, { words })
  const changed = mendings.size > 0
  return {
    version: changed ? await changeOutput(user, entry.id, version, mend(pairs, mendings)) : version,
    original,
    again: mendings.size - original,
    without: again.length - (mendings.size - original),
  }
}

/** The entry, if it still is as it was in `version`. */
async function entryIn(user: User, id: string, version: string): Promise<HistoryEntry> {
  const entry = await historyEntry(user, { id })
  if (versionOf(entry) !== version) {
    throw new AppError('conflict', 'This text was changed elsewhere meanwhile. Please look at it again.')
  }
  if (isTooLong(entry)) {
    throw new AppError('too_large', 'This text is too long to be compared sentence by sentence.')
  }
  return entry
}

/** Other versions of the pairs at `places`, where there are any. */
async function otherVersions(
  user: User,
  entry: HistoryEntry,
  pairs: readonly Pair[],
  places: readonly number[],
): Promise<Map<number, string>> {
  const versions = new Map<number, string>()
  if (places.length === 0) return versions
  const tone = await toneOf(user, entry)
  const { language, strength, length, locked } = entry
  const names = new Set(
    pairs.flatMap(({ source }) => source.flatMap(({ text }) => innerNames(text, language))),
  )
  for (const at of places) {
    const pair = pairs[at]
    if (!pair || !canBeTried(pair)) continue
    const text = textOf(pair.source)
    const seed = randomInt(2 ** 32)
    const version = anotherVersion(
      { text, tone, language, seed, strength, length, locked },
      textOf(pair.output),
      names,
    )
    if (version !== undefined) versions.set(at, version)
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  return versions
}

/** Sentences have other versions; headings, code and tables, what was left out and what was added have none. */
export function canBeTried({ source, output }: Pair): boolean {
  const [first] = source
  return (
    first !== undefined &&
    output.length > 0 &&
    [...source, ...output].every(({ kind }) => kind === 'sentence') &&
    source.every(({ block }) => block === first.block)
  )
}

/** The tone an entry was written in; a custom one may be gone since. */
async function toneOf(user: User, entry: HistoryEntry): Promise<Tone> {
  try {
    return await chosenTone(user, entry.tone)
  } catch (error) {
    const preset = presetTone(DEFAULT_TONE)
    if (error instanceof AppError && preset) return preset
    throw error
  }
}

/** What came of putting sentences back: the facts that still differ. */
export type Restored = { version: string; problems: FactProblem[] }

/**
 * Puts the source's sentences back where facts differ: the pairs at `wanted` places, or all. Throws not_found, conflict,
 * too_large.
 */
export async function restoreFacts(
  user: User,
  id: string,
  version: string,
  wanted: readonly number[] | 'all',
): Promise<Restored> {
  const entry = await entryIn(user, id, version)
  const { inputText, outputText, language, locked } = entry
  const stopped = (await findRun(user, entry.runId))?.status === 'stopped'
  const { output, problems } = await inTurns(
    restored(inputText, outputText, language, locked, wanted, stopped),
  )
  const same = output === outputText
  return { version: same ? version : await changeOutput(user, entry.id, version, output), problems }
}

/**
 * Keeps what a person has written in the place of the rewrite. Throws invalid (nothing is left of it), too_large,
 * not_found, conflict.
 */
export async function saveOutput(user: User, id: string, version: string, typed: string): Promise<string> {
  const text = typed.replaceAll('\u0000', '').toWellFormed()
  if (text.trim() === '') throw new AppError('invalid', 'There is nothing left to save.')
  if (Buffer.byteLength(text) > MAX_TEXT_BYTES) throw new AppError('too_large', 'This text is too large.')
  const entry = await historyEntry(user, { id })
  if (entry.outputText === text) return versionOf(entry)
  return changeOutput(user, entry.id, version, text)
}
