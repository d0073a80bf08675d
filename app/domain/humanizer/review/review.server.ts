import { randomInt } from 'node:crypto'
import { prepareComparing } from '#app/domain/claims/compare.ts'
import { limitOtherVersions } from '#app/domain/accounts/attempts.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { changeOutput, type HistoryEntry, historyEntry, versionOf } from '../history.server.ts'
import { MAX_COMPARED, MAX_TEXT_BYTES, REVIEW_PAGE } from '../limits.ts'
import { innerNames } from '#app/domain/text/names.ts'
import { chosenTone } from '../tone-profiles.server.ts'
import { DEFAULT_TONE, presetTone, type Tone } from '../tones.ts'
import { plainLayout } from '../plain-layout.ts'
import { findRun } from '#app/domain/runs/run.server.ts'
import { alignment, isChanged, type Pair, reached } from './align.ts'
import { otherVersions } from './another.ts'
import { checkFacts, type FactCheck, type FactProblem } from './check.ts'
import { changedPhrase, type Phrase } from './diff.ts'
import { labelsOf } from './labels.ts'
import { type Mending, mend } from './mend.ts'
import { restored } from './restore.ts'
import type { Place } from './phrases.ts'
import { inTurns } from '#app/domain/turns.ts'
import { keepFormer } from './former.server.ts'
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

function* comparison(entry: HistoryEntry, stopped: boolean): Generator<void, Review> {
  const all = yield* aligned(entry)
  const pairs = stopped ? reached(all) : all
  return { pairs, facts: yield* checkFacts(pairs, entry.language, entry.locked) }
}

/** The text that was rewritten: laid out plainly where that was asked for, so that no heading is missed that was to go. */
function sourceOf({ inputText, formatting }: HistoryEntry): string {
  return formatting === 'plain' ? plainLayout(inputText) : inputText
}

/** The sentences of an entry's texts beside one another. */
function aligned(entry: HistoryEntry) {
  return alignment(sourceOf(entry), entry.outputText, entry.language)
}

function isTooLong({ inputText, outputText }: HistoryEntry): boolean {
  return inputText.length + outputText.length > MAX_COMPARED
}

/** What a person says of a changed sentence; the new one stays where they say nothing. */
export type Choice = 'new' | 'original' | 'again'

/** What came of their choices: how many sentences are the original's again, or have another version now, or have none. */
export type Applied = Changed & { original: number; again: number; without: number }

/** The state of an output after some work on it, and where what it was before is kept for an undo; null where nothing changed. */
export type Changed = { version: string; undo: string | null }

/**
 * Puts sentences back or gives them another version, by their places among the pairs of the entry's texts in the state
 * `version`. Other versions cost nothing. Throws not_found, conflict, invalid, too_many.
 */
export async function applyChoices(
  user: User,
  id: string,
  version: string,
  choices: ReadonlyMap<number, Choice>,
  former: string | null = null,
): Promise<Applied> {
  const entry = await entryIn(user, id, version)
  const pairs = await inTurns(aligned(entry))
  const chosen = [...choices].filter(([at, choice]) => pairs[at] !== undefined && choice !== 'new')
  const again = chosen.filter(([, choice]) => choice === 'again').map(([at]) => at)
  if (again.length > REVIEW_PAGE) {
    throw new AppError('invalid', `You can try ${REVIEW_PAGE} sentences again at once.`)
  }
  if (again.length > 0) await limitOtherVersions(user, again.length)
  const mendings = new Map<number, Mending>()
  for (const [at, choice] of chosen) if (choice === 'original') mendings.set(at, { original: true })
  const original = mendings.size
  for (const at of again) {
    const [words] = await versionsOf(user, entry, pairs, at, 1, randomInt(2 ** 32))
    if (words !== undefined) mendings.set(at, { words })
  }
  const output = mendings.size > 0 ? mend(pairs, mendings) : entry.outputText
  return {
    ...(await exchange(user, entry, output, former)),
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

/** Keeps another output, and what it was before: by `former` the undo goes on from there, also where nothing changed. */
async function exchange(
  user: User,
  entry: HistoryEntry,
  output: string,
  former: string | null,
): Promise<Changed> {
  const version = versionOf(entry)
  if (output === entry.outputText) return { version, undo: former }
  const changed = await changeOutput(user, entry.id, version, output)
  return { version: changed, undo: await keepFormer(user, entry, output, former) }
}

/** Other versions of the pair at `at`, where there are any: as many as are wanted or can be found. */
async function versionsOf(
  user: User,
  entry: HistoryEntry,
  pairs: readonly Pair[],
  at: number,
  wanted: number,
  seed: number,
): Promise<string[]> {
  const pair = pairs[at]
  if (!pair || !canBeTried(pair)) return []
  const tone = await toneOf(user, entry)
  const { language, strength, length, locked } = entry
  const names = new Set(
    pairs.flatMap(({ source }) => source.flatMap(({ text }) => innerNames(text, language))),
  )
  await prepareComparing(language)
  const input = { text: textOf(pair.source), tone, language, seed, strength, length, locked }
  return inTurns(otherVersions(input, textOf(pair.output), names, wanted))
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

/** A changed sentence to look at by itself, in the state `version` of its text. */
export type ChangedSentence = {
  version: string
  label: string
  original: string
  present: string
  /** The phrase in it that was pointed at, where it is not all that changed. */
  phrase: Phrase | null
  /** Other wordings; null where it has none, as a heading, or what was left out. */
  others: string[] | null
  /** How often more have been wanted, and whether there may be more yet. */
  shown: number
  more: boolean
  /** Why there are none for now; null where that is no question. */
  later: string | null
}

/** Wordings that are offered at first, and each time more are wanted. */
const WORDINGS = 4
/** How often more can be wanted. */
const MORE_WORDINGS = 4

/**
 * Returns what can be said of the changed sentence in a place, with other wordings of it; undefined where none is
 * changed. More are shown each time they are wanted. Wordings cost no words; who has wanted too many gets none (`later`).
 */
export async function changedSentence(
  user: User,
  entry: HistoryEntry,
  { at, phrase: number }: Place,
  more = 0,
): Promise<ChangedSentence | undefined> {
  if (isTooLong(entry)) return undefined
  const pairs = await inTurns(aligned(entry))
  const pair = pairs[at]
  if (!pair || !isChanged(pair)) return undefined
  const [original, present] = [textOf(pair.source), textOf(pair.output)]
  const phrase = original && present ? changedPhrase(original, present, number) : undefined
  const able = canBeTried(pair)
  const later = able ? await limitOtherVersions(user, 1).then(() => null, ifTooMany) : null
  const shown = Math.min(more, MORE_WORDINGS)
  const wanted = WORDINGS * (1 + shown)
  const others = later ? [] : await versionsOf(user, entry, pairs, at, wanted, seedOf(entry, at))
  return {
    version: versionOf(entry),
    label: labelsOf(pairs)[at] ?? '',
    original,
    present,
    phrase: phrase && phrase.putBack !== original ? phrase : null,
    others: able ? others : null,
    shown,
    more: others.length === wanted && shown < MORE_WORDINGS,
    later,
  }
}

function ifTooMany(error: unknown): string {
  if (error instanceof AppError && error.code === 'too_many') return error.message
  throw error
}

/** The same wordings for the same sentence in the same state of the text, whenever they are looked at. */
function seedOf(entry: HistoryEntry, at: number): number {
  return (entry.seed + entry.updatedAt.getTime() + at * 7919) % 2 ** 32
}

/** What a changed sentence is to be: the original again, in one phrase or in all, or in these words. */
export type Wording = { original: true } | { phrase: number } | { words: string }

/** Words a changed sentence otherwise, in the state `version` of its text. Throws not_found, conflict, invalid, too_large. */
export async function reword(
  user: User,
  id: string,
  version: string,
  at: number,
  wording: Wording,
  former: string | null,
): Promise<Changed> {
  const entry = await entryIn(user, id, version)
  const pairs = await inTurns(aligned(entry))
  const pair = pairs[at]
  if (!pair) throw new AppError('not_found', 'There is no such sentence in this text.')
  return exchange(user, entry, mend(pairs, new Map([[at, mendingFor(pair, wording)]])), former)
}

function mendingFor(pair: Pair, wording: Wording): Mending {
  if ('original' in wording) return wording
  if (pair.output.length === 0) {
    throw new AppError('invalid', 'A sentence that was left out can only be put back as it was.')
  }
  if ('phrase' in wording) {
    const phrase = changedPhrase(textOf(pair.source), textOf(pair.output), wording.phrase)
    return phrase ? { words: phrase.putBack } : { original: true }
  }
  const words = wording.words.replaceAll('\u0000', '').toWellFormed().trim()
  if (words === '') throw new AppError('invalid', 'There is nothing left of the sentence.')
  return { words }
}

/** What came of putting sentences back: the facts that still differ. */
export type Restored = Changed & { problems: FactProblem[] }

/**
 * Puts the source's sentences back where facts differ: the pairs at `wanted` places, or all. Throws not_found, conflict,
 * too_large.
 */
export async function restoreFacts(
  user: User,
  id: string,
  version: string,
  wanted: readonly number[] | 'all',
  former: string | null = null,
): Promise<Restored> {
  const entry = await entryIn(user, id, version)
  const { outputText, language, locked } = entry
  const stopped = (await findRun(user, entry.runId))?.status === 'stopped'
  const { output, problems } = await inTurns(
    restored(sourceOf(entry), outputText, language, locked, wanted, stopped),
  )
  return { ...(await exchange(user, entry, output, former)), problems }
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
