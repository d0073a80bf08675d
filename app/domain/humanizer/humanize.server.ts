import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { findRunByKey, type Run } from '#app/domain/runs/run.server.ts'
import { type RunRequest, startRun, startRuns } from '#app/domain/runs/start.server.ts'
import { wordsPerMonth } from '#app/domain/usage/allowance.server.ts'
import { countWords } from '#app/domain/usage/words.ts'
import type { Database } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { humanizerHistory } from '#db/schema/humanizer.ts'
import { engine, hasModel } from './engines.server.ts'
import { framingNotice } from './framing.ts'
import { detectLanguage } from '#app/domain/text/detect-language.ts'
import type { LanguageChoice } from '#app/domain/text/language.ts'
import { MAX_TEXT_BYTES } from './limits.ts'
import type { Manner } from './manner.ts'
import { DEFAULT_OPTIONS, type RewriteOptions, uniqueTerms } from './options.ts'
import { languageProblem } from './other-languages.ts'
import { cleanHidden, hiddenContext } from '#app/domain/text/hidden.ts'
import { cleanPieces } from './hidden-stream.ts'
import { hiddenNotice } from '#app/domain/text/hidden-words.ts'
import { chosenTone } from './tone-profiles.server.ts'
import { changesNothing } from './unchanged.ts'
import { NO_LONGER } from './without-model.ts'

export type HumanizeRequest = {
  text: string
  tone: string
  /** Those left out are those of `DEFAULT_OPTIONS`. */
  options?: Partial<RewriteOptions> | undefined
  /** The language the text is taken to be in; `auto`, or left out, finds out. */
  language?: LanguageChoice | undefined
  /** Names this very request: with another text, or asked for in another way, it is refused. */
  idempotencyKey?: string | undefined
}

/** What a humanize run was asked to do, as its row keeps it. */
export type HumanizeInput = Manner & {
  text: string
  tone: string
  toneName: string
  words: number
  seed: number
  /** What was taken out of the text, in a sentence or two; null when nothing was. Older runs have none. */
  hidden?: string | null
}

/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 32

/**
 * Starts rewriting `text` in the tone named by `tone` (a preset, or the number of a custom tone). Words are reserved
 * first and settled however it ends; the finished text goes into the history.
 * Throws invalid (nothing to rewrite, another language, unknown tone), not_found (a tone that is not theirs), too_large, limit_reached.
 */
export async function startHumanizing(
  user: User,
  request: HumanizeRequest,
  onError: (error: unknown) => void,
): Promise<Run> {
  return startRun(user, await orderFor(user, request, onError))
}

function keyed(key: string): string {
  return `humanize ${key}`
}

/** The key that a rewrite was begun with, as it was sent. */
export function keyOfRewrite({ idempotencyKey }: Pick<Run, 'idempotencyKey'>): string | null {
  return idempotencyKey?.replace(/^humanize /, '') ?? null
}

/** The rewrite of theirs that was begun with that key, if one was. */
export function rewriteOfKey(user: Pick<User, 'id'>, key: string): Promise<Run | undefined> {
  return findRunByKey(user, keyed(key))
}

/**
 * Starts rewriting one text in two tones, to be compared: two rewrites, each charged as one, both begun or neither. They
 * go on side by side where the plan allows it, otherwise one after the other.
 * Throws as `startHumanizing` does, and invalid when the tones are the same.
 */
export async function startComparing(
  user: User,
  { idempotencyKey: key, ...request }: Omit<HumanizeRequest, 'tone'>,
  tones: readonly [string, string],
  onError: (error: unknown) => void,
): Promise<Run[]> {
  if (tones[0] === tones[1]) throw new AppError('invalid', 'Please choose two different tones.')
  const orders: RunRequest[] = []
  for (const tone of tones) {
    const idempotencyKey = key && `${key} ${tone} of ${tones.join(' and ')}`
    orders.push(await orderFor(user, { ...request, tone, idempotencyKey }, onError))
  }
  try {
    return await startRuns(user, orders)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'limit_reached') throw error
    const details = { ...error.details, rewrites: orders.length }
    throw new AppError('limit_reached', error.message, { cause: error, details })
  }
}

/** The run that a request asks for. Throws as `startHumanizing` does, but for the limit. */
async function orderFor(
  user: User,
  request: HumanizeRequest,
  onError: (error: unknown) => void,
): Promise<RunRequest> {
  const typed = request.text.replaceAll('\u0000', '').toWellFormed()
  const words = countWords(typed)
  if (Buffer.byteLength(typed) > MAX_TEXT_BYTES) {
    throw new AppError('too_large', 'This text is too large to rewrite in one go. Please split it.')
  }
  // What is more than a month's words is refused anyway, and need not be looked through first.
  const cleaned = words <= wordsPerMonth(user) ? cleanHidden(typed) : { text: typed, total: 0, groups: [] }
  const { text } = cleaned
  if (words === 0 || text.trim() === '') {
    throw new AppError('invalid', 'Please enter the text you want to humanize.')
  }
  const { key, ...tone } = await chosenTone(user, request.tone)
  const chosen = request.language === 'auto' ? undefined : request.language
  const problem = chosen ? undefined : languageProblem(text)
  if (problem) throw new AppError('invalid', problem)
  const language = chosen ?? detectLanguage(text)
  const options = { ...DEFAULT_OPTIONS, ...request.options }
  if (options.length === 'longer' && !hasModel) {
    throw new AppError('invalid', `${NO_LONGER} Please choose keep or shorter. Nothing was charged.`)
  }
  options.locked = cleanTerms(options.locked, text)
  // Every run has a seed of its own, so that trying again gives a different version.
  const seed = randomInt(SEEDS)
  const toneName = toneLabel(tone.name, key)
  const notices = [hiddenNotice(cleaned), framingNotice(text, language)]
  const hidden = notices.filter((notice) => notice !== null).join(' ') || null
  const asked = { text, tone: key, toneName, words, seed, options, language, hidden }
  const input: HumanizeInput = { ...asked, detected: chosen === undefined }
  return {
    kind: 'humanize',
    input,
    words,
    idempotencyKey: request.idempotencyKey && keyed(request.idempotencyKey),
    asked: wishOf,
    work: (_, signal) =>
      cleanPieces(engine(onError)({ text, tone, language, seed, ...options }, signal), hiddenContext(text)),
    // What comes back as it was is not worth a word.
    charge: (run, usual) => (isUnchanged(run, input) ? 0 : usual),
    keep: (tx, run) => keepResult(tx, run, input),
    onError,
  }
}

/** What was taken out of the text is taken out of the terms, or they would not be found in it. */
function cleanTerms(terms: readonly string[], text: string): readonly string[] {
  if (terms.length === 0) return terms
  const context = hiddenContext(text)
  return uniqueTerms(terms.map((term) => cleanHidden(term, context).text))
}

/** A preset's name is written with a capital; a custom tone is called what its owner called it. */
function toneLabel(name: string, key: string): string {
  return name === key ? name.charAt(0).toUpperCase() + name.slice(1) : name
}

/** What one key stands for: a text, asked for in one way. */
function wishOf({ text, tone, options, language }: HumanizeInput): unknown {
  return { text, tone, options, language }
}

/** Whether a run has given back what it was given. */
export function isUnchanged({ output, status }: Pick<Run, 'output' | 'status'>, { text }: HumanizeInput) {
  return changesNothing(text, output, status === 'stopped')
}

async function keepResult(tx: Database, run: Run, input: HumanizeInput): Promise<void> {
  await tx.insert(humanizerHistory).values({
    userId: run.userId,
    runId: run.id,
    inputText: input.text,
    outputText: run.output,
    tone: input.tone,
    toneName: input.toneName,
    wordCount: input.words,
    seed: input.seed,
    strength: input.options.strength,
    length: input.options.length,
    formatting: input.options.formatting,
    locked: [...input.options.locked],
    language: input.language,
    tally: run.tally,
  })
  if (isUnchanged(run, input)) return
  const words = Math.ceil((input.words * run.progress) / 100)
  await tx
    .update(users)
    .set({
      wordsProcessed: sql`${users.wordsProcessed} + ${words}`,
      // One point for every full 100 words over all time, so many short texts count like one long text.
      points: sql`${users.points} + (${users.wordsProcessed} + ${words}) / 100 - ${users.wordsProcessed} / 100`,
    })
    .where(eq(users.id, run.userId))
}
