import { prepareComparing } from '#app/domain/claims/compare.ts'
import { type Llm, LlmError, type LlmPrompt } from '#app/providers/llm/llm.ts'
import type { RewriteEngine, RewriteInput, RewritePiece } from '../engine.ts'
import { DEFAULT_OPTIONS, type RewriteOptions } from '../options.ts'
import type { Spoken } from './check/form-faults.ts'
import type { Measure } from './judge.ts'
import { planSegments, type Segment } from './plan.ts'
import { promptSetting, type PromptSetting } from './prompt/prompts.ts'
import { createMeter, type Meter } from './tokens.ts'

/** What one rewrite may cost, whatever goes wrong: tokens asked for by the length of the text, and time. */
export type RunLimits = { tokensPerCharacter: number; spareTokens: number; totalMs: number }
export const RUN_LIMITS: RunLimits = { tokensPerCharacter: 3, spareTokens: 4_000, totalMs: 15 * 60_000 }

/** How much of the end of the text so far a call is given as context, in characters. */
const CONTEXT_LENGTH = 160

/** One rewrite under way. */
export type Run = {
  llm: Llm
  fallback: RewriteEngine
  input: RewriteInput & RewriteOptions
  signal: AbortSignal
  setting: PromptSetting
  measure: Measure & { names: Set<string> }
  /** How many rewrites are asked for of each chunk. */
  candidates: number
  segments: readonly Segment[]
  /** What sentences are compared by has been read. */
  prepared: Promise<void>
  /** The segment that comes next, and how much of the source is done with all before it. */
  at: number
  doneTo: number
  progress: number
  /** The end of the text so far, and its last sentences. */
  tail: string
  spoken: Spoken
  tokensLeft: number
  deadline: number
  meter: Meter
  /** Set once the model is gone for good; nothing more is asked then. */
  down?: LlmError
}

export type RunOptions = { limits: RunLimits; candidates: number }

export function startRun(
  llm: Llm,
  fallback: RewriteEngine,
  asked: RewriteInput,
  signal: AbortSignal,
  { limits, candidates }: RunOptions,
): Run {
  const input = { ...DEFAULT_OPTIONS, ...asked }
  const { language, length, locked, text } = input
  return {
    llm,
    fallback,
    input,
    signal,
    prepared: prepareComparing(language),
    setting: promptSetting(input),
    measure: { language, length, locked, names: new Set() },
    candidates,
    segments: planSegments(text, language),
    at: 0,
    doneTo: 0,
    progress: 0,
    tail: '',
    spoken: [],
    tokensLeft: (text.length * limits.tokensPerCharacter + limits.spareTokens) * candidates,
    deadline: performance.now() + limits.totalMs,
    meter: createMeter(),
  }
}

/** Asks the model, within what the run may cost, and counts what it takes. Throws LlmError. */
export async function* ask(run: Run, prompt: LlmPrompt): AsyncGenerator<string, void, undefined> {
  if (run.down) throw run.down
  if (performance.now() > run.deadline || run.tokensLeft < prompt.maxTokens) throw new LlmError('timeout')
  run.tokensLeft -= prompt.maxTokens
  const call = run.meter.open(prompt)
  try {
    for await (const words of run.llm.streamText(prompt, run.signal, call.told)) {
      call.heard(words)
      yield words
    }
  } finally {
    call.close()
  }
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
export function piece(
  run: Run,
  text: string,
  position: number,
  more: Pick<RewritePiece, 'fallback' | 'tally'> = {},
): RewritePiece {
  const progress = Math.floor((100 * position) / run.input.text.length)
  run.progress = Math.max(run.progress, progress)
  run.tail = (run.tail + text).slice(-CONTEXT_LENGTH)
  return { text, progress: run.progress, ...more }
}

/** The kept segments that come next. */
export function* kept(run: Run): Generator<RewritePiece> {
  for (let segment = run.segments[run.at]; segment?.kind === 'kept'; segment = run.segments[run.at]) {
    run.at += 1
    run.doneTo = segment.end
    yield piece(run, segment.text, segment.end)
  }
}
