import { LlmError } from '#app/providers/llm/llm.ts'
import type { RewritePiece } from '../engine.ts'
import { compareFacts } from '#app/domain/text/facts.ts'
import { innerNames } from '#app/domain/text/names.ts'
import { createDelivery } from './deliver.ts'
import { type Draft, draftOf, type Gap, gapsIn } from './draft.ts'
import { listen } from './listen.ts'
import { passageOf, stretch } from './passage.ts'
import type { Unit } from './plan.ts'
import { preferred } from './preferred.ts'
import { type Asked, rewritePrompt } from './prompt/prompts.ts'
import { kept, type Run } from './run.ts'

/** Sentences that were refused or left out are asked for so many times more. */
const FURTHER_ATTEMPTS = 2

/**
 * Rewrites the units of one call. Sentences go out as soon as they and all before them are fit to be read. What the
 * model does not do well in three attempts is said by the embedded engine or stays as it is in the source.
 * Throws LlmError, with nothing handed on, when the model gives nothing for the whole chunk.
 */
export async function* rewriteChunk(run: Run, units: readonly Unit[]): AsyncGenerator<RewritePiece> {
  noteNames(run, units)
  const passages = units.map(({ body }) => passageOf(body, run.measure.language, run.measure.locked))
  const fresh = () =>
    units.flatMap((unit, at) => {
      const passage = passages[at]
      return passage ? draftOf(unit, passage, run.spoken) : []
    })
  const drafts = run.candidates > 1 ? await bestOf(run, fresh) : fresh()
  const delivery = createDelivery(run, drafts)
  yield* delivery.ready()

  const attempts = FURTHER_ATTEMPTS + (run.candidates > 1 ? 0 : 1)
  for (let attempt = 0; attempt < attempts && !run.down && !run.signal.aborted; attempt += 1) {
    const gaps = gapsIn(drafts)
    if (gaps.length === 0) break
    // Where something was answered, what was not has been left out; where nothing was, the question is the same again.
    const asked = gaps.map((gap) => askedFor(gap, isBarren(drafts) ? undefined : 'left out'))
    const prompt = rewritePrompt(asked, run.tail, run.setting, attempt)
    for await (const _ of listen(run, gaps, prompt)) yield* delivery.ready()
  }
  if (run.signal.aborted) return
  if (isBarren(drafts)) throw run.down ?? new LlmError('refused')
  for (const gap of gapsIn(drafts)) {
    await standIn(run, gap)
    if (run.signal.aborted) return
    yield* delivery.ready()
  }
  yield* delivery.close()
  yield* kept(run)
}

/** Names are known by their capitals within sentences; in German every noun has one, so that they tell nothing there. */
function noteNames({ measure }: Run, units: readonly Unit[]): void {
  if (measure.language === 'de') return
  for (const { body } of units) {
    for (const name of innerNames(body, measure.language)) if (!/^I['’]/.test(name)) measure.names.add(name)
  }
}

/** So many sentences without a good one among them, and a model is not up to it. */
const UNFIT = 3

/** Whether a model has given nothing, or nothing good for many sentences. */
function isBarren(drafts: readonly Draft[]): boolean {
  const slots = drafts.flatMap((draft) => draft.slots)
  const untried = drafts.every(({ faults }) => faults.every((fault) => fault === undefined))
  return slots.every((slot) => slot === undefined) && (untried || slots.length >= UNFIT)
}

/** What to ask of a gap, with what went wrong with each of its sentences; `otherwise` where nothing is known of it. */
function askedFor({ draft, from, to }: Gap, otherwise?: string): Asked {
  const sentences = draft.passage.sentences.slice(from, to + 1).map(({ masked }) => masked)
  const faults = draft.faults.slice(from, to + 1)
  // Sentences that were answered together went wrong together.
  const told = faults.flatMap((fault, at) => {
    if (!fault || fault === faults[at - 1]) return []
    return [sentences.length > 1 ? `{${at + 1}} ${fault}` : fault]
  })
  return { sentences, fault: told.join('; ') || otherwise }
}

/** Several answers at once, and of each unit the one that does it best: most of it, truest, and with the fewest signs left. */
async function bestOf(run: Run, fresh: () => Draft[]): Promise<Draft[]> {
  const answers = await Promise.all(
    Array.from({ length: run.candidates }, async (_, variant) => {
      const drafts = fresh()
      const gaps = gapsIn(drafts)
      const prompt = rewritePrompt(
        gaps.map((gap) => askedFor(gap)),
        run.tail,
        run.setting,
        variant,
      )
      for await (const _taken of listen(run, gaps, prompt));
      return drafts
    }),
  )
  await run.prepared
  const [first = []] = answers
  return first.map((draft, at) => {
    const candidates = answers.flatMap((answer) => answer[at] ?? [])
    const most = Math.max(...candidates.map(({ slots }) => slots.filter(Boolean).length))
    const fullest = candidates.filter(({ slots }) => slots.filter(Boolean).length === most)
    const best = preferred(
      draft.unit.body,
      fullest.map(({ said }) => said),
      run.input.tone,
      run.measure.language,
    )
    return fullest[best] ?? draft
  })
}

/** Fills a gap with the embedded engine's words if they keep all facts, or else with the source's own. */
async function standIn(run: Run, { draft, from, to }: Gap): Promise<void> {
  const source = stretch(draft.passage, from, to, 'text')
  const { language, locked } = run.measure
  let text = ''
  for await (const next of run.fallback({ ...run.input, text: source }, run.signal)) text += next.text
  if (!text.trim() || compareFacts(source, text, language, locked).length > 0) text = source
  const by = text.trim() === source.trim() ? 'kept' : 'fallback'
  const rendering = { from, to, text: text.trim(), masked: text, by } as const
  for (let at = from; at <= to; at += 1) draft.slots[at] = rendering
}
