import { type Llm, LlmError, type LlmPrompt } from '#app/providers/llm/llm.ts'
import type { RewriteEngine, RewriteInput, RewritePiece } from '../engine.ts'
import { planSegments, type Segment, type Task } from './plan.ts'
import type { PromptSetting } from './prompts.ts'
import { type Said, say } from './said.ts'
import { toneGuide } from './tone-guides.ts'

/** What one rewrite may cost, whatever goes wrong: tokens asked for by the length of the text, and time. */
export type RunLimits = { tokensPerCharacter: number; spareTokens: number; totalMs: number }
export const RUN_LIMITS: RunLimits = { tokensPerCharacter: 3, spareTokens: 4_000, totalMs: 15 * 60_000 }

/** How much of the end of the text so far a call is given as context, in characters. */
const CONTEXT_LENGTH = 300

/** One rewrite under way. */
export type Run = {
  llm: Llm
  fallback: RewriteEngine
  input: RewriteInput
  signal: AbortSignal
  setting: PromptSetting
  segments: readonly Segment[]
  /** The segment that comes next, and how much of the source is done with all before it. */
  at: number
  doneTo: number
  progress: number
  /** The end of the text so far. */
  tail: string
  tokensLeft: number
  deadline: number
  /** Set once the model is gone for good; nothing more is asked then. */
  down?: LlmError
}

export function startRun(
  llm: Llm,
  fallback: RewriteEngine,
  input: RewriteInput,
  signal: AbortSignal,
  limits: RunLimits,
): Run {
  const { tone, language, seed, text } = input
  return {
    llm,
    fallback,
    input,
    signal,
    setting: { tone: toneGuide(tone), language, seed },
    segments: planSegments(text, language),
    at: 0,
    doneTo: 0,
    progress: 0,
    tail: '',
    tokensLeft: text.length * limits.tokensPerCharacter + limits.spareTokens,
    deadline: Date.now() + limits.totalMs,
  }
}

/** Asks the model, within what the run may cost. Throws LlmError. */
export function ask(run: Run, prompt: LlmPrompt): AsyncIterable<string> {
  if (run.down) throw run.down
  if (Date.now() > run.deadline || run.tokensLeft < prompt.maxTokens) throw new LlmError('timeout')
  run.tokensLeft -= prompt.maxTokens
  return run.llm.streamText(prompt, run.signal)
}

/** Codes that speak of one answer; after any other there is no point in asking again. */
const ONE_ANSWER = new Set(['interrupted', 'refused', 'empty'])

/** Takes note of a failed call. Anything but an LlmError is a bug and goes on its way. */
export function noteFailure(run: Run, error: unknown): LlmError {
  if (!(error instanceof LlmError)) throw error
  if (!ONE_ANSWER.has(error.code)) run.down ??= error
  return error
}

/** The next piece of the rewrite; `position` is how much of the source it brings us to. */
export function piece(run: Run, text: string, position: number, fallback: boolean): RewritePiece {
  const progress = Math.floor((100 * position) / run.input.text.length)
  run.progress = Math.max(run.progress, progress)
  run.tail = (run.tail + text).slice(-CONTEXT_LENGTH)
  return fallback ? { text, progress: run.progress, fallback } : { text, progress: run.progress }
}

/** The kept segments that come next. */
export function* kept(run: Run): Generator<RewritePiece> {
  for (let segment = run.segments[run.at]; segment?.kind === 'kept'; segment = run.segments[run.at]) {
    run.at += 1
    run.doneTo = segment.end
    yield piece(run, segment.text, segment.end, false)
  }
}

/** A unit whose rewrite is under way. */
export type Draft = { task: Task; said: Said; begun: boolean }

/** Words that have gone through the gate; the first ones bring what stands before the unit. */
export function* passOn(run: Run, draft: Draft, text: string, fallback = false): Generator<RewritePiece> {
  if (!text) return
  const { task, said } = draft
  if (!draft.begun) {
    draft.begun = true
    yield* kept(run)
    text = task.prefix + text
  }
  const start = task.end - task.suffix.length - task.body.length
  yield piece(run, text, start + Math.min(said.text.length, task.body.length), fallback)
}

/** Words of our own, which need no gate. */
export function* add(run: Run, draft: Draft, text: string, fallback = false): Generator<RewritePiece> {
  say(draft.said, text)
  yield* passOn(run, draft, text, fallback)
}

/** Ends a unit with what stands after it. */
export function* close(run: Run, { task }: Draft): Generator<RewritePiece> {
  run.at += 1
  run.doneTo = task.end
  if (task.suffix) yield piece(run, task.suffix, task.end, false)
}
