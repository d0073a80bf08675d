import { createHash, randomInt } from 'node:crypto'
import { AppError } from '#app/domain/errors.ts'
import { type Authorship, authorshipLine } from '#app/domain/humanizer/authorship.ts'
import type { RewritePiece } from '#app/domain/humanizer/engine.ts'
import { engine } from '#app/domain/humanizer/engines.server.ts'
import { detectLanguage } from '#app/domain/text/detect-language.ts'
import { DEFAULT_OPTIONS } from '#app/domain/humanizer/options.ts'
import { languageProblem } from '#app/domain/humanizer/other-languages.ts'
import { whyUnchanged } from '#app/domain/humanizer/outcome.ts'
import { cleanHidden, hiddenContext } from '#app/domain/text/hidden.ts'
import { cleanPieces } from '#app/domain/humanizer/hidden-stream.ts'
import { presetTone } from '#app/domain/humanizer/tones.ts'
import { changesNothing } from '#app/domain/humanizer/unchanged.ts'
import { countWords } from '#app/domain/usage/words.ts'
import { env } from '#app/env.server.ts'
import { markUp, type Marked } from './marked.ts'
import { reserveForPress, reserveTrialWords, type Trier } from './trial-allowance.server.ts'
import { TRIAL } from './trial-text.ts'

export type TrialResult = {
  text: string
  toneLabel: string
  /** What of it the language model did not write, in a sentence; null when it wrote all, or none is at work. */
  who: string | null
  /** Words it cost: none where nothing was changed. */
  words: number
  /** Why nothing was changed; null when something was. */
  unchanged: string | null
  marked: Marked
}

let working = 0

/**
 * Rewrites a visitor's text with the engine that members have. Nothing is stored: the answer is all there is. Words are
 * held first and given back when it fails or the visitor leaves; one `press`, sent again because its answer was lost,
 * costs them once and begins from the same seed. `onLost` hears of a lost model, for the log.
 * Throws invalid (no text, another language, unknown tone), too_large (more words than a run may have), limit_reached, too_many.
 */
export async function humanizeForVisitor(
  trier: Trier,
  asked: { text: string; tone: string; press?: string },
  signal: AbortSignal,
  onLost: (error: unknown) => void,
): Promise<TrialResult> {
  const tone = presetTone(asked.tone)
  if (!tone) throw new AppError('invalid', 'Please choose one of the tones.')
  const typed = asked.text.replaceAll('\u0000', '').toWellFormed()
  const words = countWords(typed)
  // What is refused anyway need not be looked through first.
  const text = words > TRIAL.wordsPerRun ? typed : cleanHidden(typed).text
  if (text.trim() === '') throw new AppError('invalid', 'Please enter the text you want to humanize.')
  if (words > TRIAL.wordsPerRun) throw tooLong(words)
  const problem = languageProblem(text)
  if (problem) throw new AppError('invalid', problem)
  if (working >= TRIAL.atOnce) {
    throw new AppError(
      'too_many',
      'Many people are trying Wordkin right now. Please try again in a moment.',
      {
        details: { retryAfterSeconds: 5 },
      },
    )
  }
  working++
  try {
    const { press } = asked
    const release =
      press === undefined ? await reserveTrialWords(trier, words) : await reserveForPress(trier, words, press)
    try {
      const language = detectLanguage(text)
      const input = { text, tone, language, seed: seedOf(press), ...DEFAULT_OPTIONS }
      const { rewrite, fallback, tally } = await collect(
        cleanPieces(engine(onLost)(input, signal), hiddenContext(text)),
      )
      signal.throwIfAborted()
      const unchanged = changesNothing(text, rewrite)
      if (unchanged) await release()
      return {
        text: rewrite,
        toneLabel: tone.label,
        who: fallback && !unchanged ? authorshipLine(tally) : null,
        words: unchanged ? 0 : words,
        unchanged: unchanged
          ? whyUnchanged({ toneName: tone.label, fallback, tally }, env.llm !== undefined)
          : null,
        marked: markUp(text, rewrite, language),
      }
    } catch (error) {
      await release()
      throw error
    }
  } finally {
    working--
  }
}

function seedOf(press: string | undefined): number {
  if (press === undefined) return randomInt(2 ** 32)
  return createHash('sha256').update(press).digest().readUInt32BE()
}

function tooLong(words: number): AppError {
  const message = `This text has ${words.toLocaleString('en')} words; without an account it can be up to ${TRIAL.wordsPerRun}.`
  return new AppError('too_large', message, { details: { wordCount: words, maxWords: TRIAL.wordsPerRun } })
}

async function collect(pieces: AsyncIterable<RewritePiece>) {
  let rewrite = ''
  let fallback = false
  const tally = { model: 0, builtIn: 0, kept: 0, budget: 0 } satisfies Authorship
  for await (const piece of pieces) {
    rewrite += piece.text
    fallback ||= piece.fallback ?? false
    const { model = 0, builtIn = 0, kept = 0, budget = 0 } = piece.tally ?? {}
    tally.model += model
    tally.builtIn += builtIn
    tally.kept += kept
    tally.budget += budget
  }
  return { rewrite: rewrite.toWellFormed(), fallback, tally }
}
