import { type Llm, LlmError } from '#app/providers/llm/llm.ts'
import type { RewriteEngine, RewritePiece } from '../engine.ts'
import { findProtected } from '../text/protect.ts'
import { finishUnit, onFallback } from './finish.ts'
import { createGate, type Gate } from './gate.ts'
import { nextChunk, type Task } from './plan.ts'
import { rewritePrompt } from './prompts.ts'
import { ask, type Draft, kept, noteFailure, passOn, RUN_LIMITS, type Run, startRun } from './run.ts'
import { endsSentence, nothingSaid } from './said.ts'
import { createScanner } from './scanner.ts'

/**
 * The language model was lost. All pieces up to then are the rewrite of the source's first `doneTo` UTF-16 units,
 * and another engine can go on from there. The cause is the LlmError.
 */
export class RewriteInterrupted extends Error {
  override readonly name = 'RewriteInterrupted'
  readonly doneTo: number

  constructor(doneTo: number, cause: LlmError) {
    super(`The rewrite broke off: ${cause.code}`, { cause })
    this.doneTo = doneTo
  }
}

/**
 * The text engine on a language model. Structure and protected parts never reach the model; what it answers is passed
 * on word by word and checked on the way. `fallback` rewords what the model cannot be brought to reword properly.
 * Throws RewriteInterrupted when the model is lost, which `rewriteWithFallback` takes care of.
 */
export function rewriteWithLlm(llm: Llm, fallback: RewriteEngine, limits = RUN_LIMITS): RewriteEngine {
  return async function* rewrite(input, signal) {
    const run = startRun(llm, fallback, input, signal, limits)
    try {
      while (!signal.aborted) {
        yield* kept(run)
        const chunk = nextChunk(run.segments, run.at, input.language)
        if (chunk.length === 0) return
        yield* rewriteChunk(run, chunk)
      }
    } catch (error) {
      if (error instanceof LlmError) throw new RewriteInterrupted(run.doneTo, error)
      throw error
    }
  }
}

type Pieces<Result = void> = AsyncGenerator<RewritePiece, Result, undefined>

/** Rewords units until all of them are done. Throws LlmError when the model gives nothing for them, asked twice. */
async function* rewriteChunk(run: Run, tasks: readonly Task[]): Pieces {
  let rest = tasks
  let barren = 0
  while (rest.length > 0 && !run.signal.aborted) {
    const { left, error } = yield* askFor(run, rest, true)
    if (run.down && left.length > 0) throw run.down
    if (left.length < rest.length) {
      rest = left
      continue
    }
    barren += 1
    const [first] = rest
    if (rest.length < tasks.length && first) {
      yield* onFallback(run, draftOf(first))
      rest = rest.slice(1)
    } else if (barren > 1) throw error ?? new LlmError('refused')
  }
}

/** So much talk outside the units, in characters, and an answer is not read any further. */
const LONGEST_TALK = 600

/** One call for `tasks`; returns those that are still to be done. */
async function* askFor(
  run: Run,
  tasks: readonly Task[],
  mayAsk: boolean,
): Pieces<{ left: readonly Task[]; error?: LlmError }> {
  const scanner = createScanner()
  let next = 0
  let current: { draft: Draft; gate: Gate } | undefined
  let error: LlmError | undefined
  let talk = 0

  async function* finish(brokenOff: boolean, closed: boolean): Pieces {
    if (!current) return
    const { draft, gate } = current
    current = undefined
    if (!brokenOff) yield* passOn(run, draft, gate.end())
    if (brokenOff || gate.violation) gate.cut()
    const boundary = gate.violation === 'length' && !draft.said.open.trim()
    const { body, source } = draft.task
    const ends = (text: string) => endsSentence(text, source.language)
    const unfinished = !closed && ends(body) && !ends(draft.said.text)
    const broken = brokenOff || unfinished || (gate.violation !== undefined && !boundary)
    if (draft.said.text.trim()) yield* finishUnit(run, draft, broken, mayAsk && !run.down)
    else if (mayAsk && !run.down) yield* redo(run, draft.task)
    else yield* onFallback(run, draft)
    next += 1
  }

  try {
    for await (const words of ask(run, promptFor(run, tasks))) {
      let out = ''
      for (const event of scanner.read(words)) {
        if (event.kind === 'open' || event.kind === 'close') {
          if (current) {
            yield* passOn(run, current.draft, out)
            out = ''
            yield* finish(false, true)
          }
          if (event.kind === 'close' || event.id <= next) continue
          for (let task = tasks[next]; task && event.id - 1 > next; task = tasks[next]) {
            yield* redo(run, task)
            next += 1
          }
          const task = tasks[next]
          if (task && event.id - 1 === next) current = begin(task)
          talk = 0
        } else if (!current) {
          talk += event.kind === 'text' ? event.text.length : 0
        } else {
          const { gate, draft } = current
          if (event.kind === 'text') out += gate.text(event.text)
          else out += gate.hidden(draft.task.masked.originals[event.number - 1] ?? '')
        }
      }
      if (current) yield* passOn(run, current.draft, out)
      if (current?.gate.violation || run.signal.aborted || talk > LONGEST_TALK) break
    }
  } catch (reason) {
    error = noteFailure(run, reason)
  }
  if (run.signal.aborted) return { left: [] }
  if (current) yield* finish(error !== undefined, false)
  return { left: tasks.slice(next), error }
}

/** One more call for a unit that was left out or refused, and after that the embedded engine. */
async function* redo(run: Run, task: Task): Pieces {
  const { left } = run.down ? { left: [task] } : yield* askFor(run, [task], false)
  if (left.length > 0 && !run.signal.aborted) yield* onFallback(run, draftOf(task))
}

function draftOf(task: Task): Draft {
  return { task, said: nothingSaid(), begun: false }
}

function begin(task: Task): { draft: Draft; gate: Gate } {
  const draft = draftOf(task)
  return { draft, gate: createGate(task.source, draft.said) }
}

/** The facts a model sees and has to repeat are listed for it, too. */
function promptFor(run: Run, tasks: readonly Task[]) {
  const units = tasks.map(({ masked }) => masked.text)
  const keep = units.flatMap((text) =>
    findProtected(text, run.setting.language)
      .filter(({ kind }) => kind !== 'formula')
      .map((span) => span.text),
  )
  return rewritePrompt(units, [...new Set(keep)], run.tail, run.setting)
}
