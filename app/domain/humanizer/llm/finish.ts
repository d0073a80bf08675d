import type { RewritePiece } from '../engine.ts'
import { createGate } from './gate.ts'
import { maskAgain } from './mask.ts'
import { createOpeningFilter } from './openers.ts'
import { createOverlapFilter } from './overlap.ts'
import { continuePrompt, restatePrompt } from './prompts.ts'
import { firstUnsaid, missingFacts, sentencesOf, sentencesStating, shareSaid, splice } from './repair.ts'
import { add, ask, close, type Draft, noteFailure, passOn, type Run } from './run.ts'
import { endSentence, endsSentence, nothingSaid } from './said.ts'
import { createScanner } from './scanner.ts'

/** A rewrite shorter than this share of its source may have left sentences out. */
const SHORT = 0.5
/** Of a sentence that was left out so little is found again. */
const LEFT_OUT_SHARE = 0.2

type Pieces<Result = void> = AsyncGenerator<RewritePiece, Result, undefined>

/**
 * Brings a unit with some words to a good end. What was passed on stands, so everything here adds: a broken sentence
 * is finished, sentences left out follow, lost facts are stated. The model is asked at most twice (`mayAsk`), and
 * after that the source itself and the embedded engine speak.
 */
export async function* finishUnit(run: Run, draft: Draft, brokenOff: boolean, mayAsk: boolean): Pieces {
  const { body, source } = draft.task
  const { said } = draft
  const sentences = sentencesOf(body, source.language)
  const short = said.words < source.wordCount * SHORT
  if (brokenOff || (short && said.open.trim() && endsSentence(body, source.language))) {
    const over = !said.open.trim() && firstUnsaid(sentences, said.text) >= sentences.length
    const gone = over || (mayAsk && (yield* goOn(run, draft)))
    if (run.signal.aborted) return
    if (!gone) yield* goOnByHand(run, draft, sentences)
    // Where the source repeats itself, a sentence may have been taken for said; better twice than lost.
    const length = said.text.split(/\s+/).length
    if (!over && length < source.wordCount * SHORT) yield* rewordSentences(run, draft, [body])
  } else if (short) {
    yield* sayRest(run, draft, sentences, mayAsk)
  }
  if (run.signal.aborted) return
  yield* restoreFacts(run, draft, sentences, mayAsk)
  if (run.signal.aborted) return
  yield* endLikeSource(run, draft)
  yield* close(run, draft)
}

/** Rewords a whole unit on the embedded engine. */
export async function* onFallback(run: Run, draft: Draft): Pieces {
  yield* reword(run, draft, draft.task.body)
  if (run.signal.aborted) return
  if (!draft.said.text.trim()) yield* add(run, draft, draft.task.body, true)
  yield* close(run, draft)
}

async function* reword(run: Run, draft: Draft, text: string): Pieces {
  for await (const next of run.fallback({ ...run.input, text }, run.signal)) {
    yield* add(run, draft, next.text, true)
  }
  endSentence(draft.said)
}

/** Asks for the words after those passed on. True when they came to an end by themselves. */
async function* goOn(run: Run, draft: Draft): Pieces<boolean> {
  const { said, task } = draft
  const { originals } = task.masked
  const whole = (text: string) => text.slice(0, text.length - said.partial.length)
  const written = maskAgain(whole(said.text), originals)
  const opening = createOpeningFilter(task.source.text)
  const overlap = createOverlapFilter(written, maskAgain(whole(said.open), originals))
  const gate = createGate(task.source, said)
  const [outer, inner] = [createScanner(), createScanner()]
  let inside = false

  function* check(text: string): Generator<RewritePiece> {
    for (const part of inner.read(overlap.take(text))) {
      if (part.kind === 'text') yield* passOn(run, draft, gate.text(part.text))
      if (part.kind === 'hidden') yield* passOn(run, draft, gate.hidden(originals[part.number - 1] ?? ''))
    }
  }

  try {
    for await (const words of ask(run, continuePrompt(task.masked.text, written, run.setting))) {
      for (const event of outer.read(words)) {
        if (event.kind === 'open' || event.kind === 'close') inside = event.kind === 'open'
        else if (inside) yield* check(opening.take(event.kind === 'text' ? event.text : `⟦${event.number}⟧`))
      }
      if (gate.violation || overlap.restarted || opening.refused || run.signal.aborted) break
    }
    yield* check(opening.end())
    yield* passOn(run, draft, gate.end())
  } catch (error) {
    noteFailure(run, error)
    gate.cut()
    return false
  }
  if (gate.violation) gate.cut()
  const good = !gate.violation && !overlap.restarted && !opening.refused
  return good && endsSentence(said.text, task.source.language)
}

/** Finishes the broken sentence with words of the source, or leaves it open in print; the rest is reworded here. */
async function* goOnByHand(run: Run, draft: Draft, sentences: string[]): Pieces {
  const { said } = draft
  const { source } = draft.task
  const completion = source.completion(said.partial)
  if (completion) yield* add(run, draft, completion)
  const broken = said.partial !== '' && completion === undefined && !source.isWhole(said.partial)
  said.partial = ''
  let next = firstUnsaid(sentences, said.text)
  if (said.open.trim()) {
    const spliced = broken ? undefined : splice(said.open, sentences)
    if (spliced) next = Math.max(next, spliced.index + 1)
    else next = firstUnsaid(sentences, said.text, said.open)
    yield* add(run, draft, spliced ? ` ${spliced.text}` : '…')
    endSentence(said)
  }
  yield* rewordSentences(run, draft, sentences.slice(next))
}

/** Adds the sentences of which nothing is found in a rewrite that is suspiciously short. */
async function* sayRest(run: Run, draft: Draft, sentences: string[], mayAsk: boolean): Pieces {
  const { said } = draft
  const leftOut = () => sentences.filter((sentence) => shareSaid(sentence, said.text) < LEFT_OUT_SHARE)
  if (leftOut().length === 0) return
  if (mayAsk) yield* goOn(run, draft)
  if (run.signal.aborted) return
  endSentence(said)
  yield* rewordSentences(run, draft, leftOut())
}

async function* rewordSentences(run: Run, draft: Draft, sentences: string[]): Pieces {
  if (sentences.length === 0) return
  yield* add(run, draft, ' ')
  yield* reword(run, draft, sentences.join(' '))
}

/** States the facts that were lost: in a sentence of the model's that holds up, or in the source's own words. */
async function* restoreFacts(run: Run, draft: Draft, sentences: string[], mayAsk: boolean): Pieces {
  const { said, task } = draft
  const { language } = task.source
  const missing = missingFacts(task.body, said.text, language)
  if (missing.length === 0) return
  const stating = sentencesStating(missing, sentences)
  const own = stating.length > 0 ? stating.join(' ') : `(${missing.map(({ text }) => text).join('; ')})`
  const restated = mayAsk && stating.length > 0 ? await restate(run, draft, own, missing) : undefined
  if (run.signal.aborted) return
  const stop = endsSentence(said.text, language) ? '' : '.'
  yield* add(run, draft, `${stop} ${restated ?? own}`)
}

/** The model's sentence with the `missing` facts of `sentences`; undefined unless it is good in every respect. */
async function restate(
  run: Run,
  { task, said }: Draft,
  sentences: string,
  missing: readonly { text: string }[],
): Promise<string | undefined> {
  const { originals } = task.masked
  const keep = missing.map(({ text }) => maskAgain(text, originals))
  const scanner = createScanner()
  const addition = nothingSaid()
  const gate = createGate(task.source, addition)
  let inside = false
  try {
    for await (const words of ask(run, restatePrompt(maskAgain(sentences, originals), keep, run.setting))) {
      for (const event of scanner.read(words)) {
        if (event.kind === 'open' || event.kind === 'close') inside = event.kind === 'open'
        else if (inside && event.kind === 'text') gate.text(event.text)
        else if (inside && event.kind === 'hidden') gate.hidden(originals[event.number - 1] ?? '')
      }
      if (gate.violation) return undefined
    }
  } catch (error) {
    noteFailure(run, error)
    return undefined
  }
  gate.end()
  const { language } = task.source
  const left = missingFacts(task.body, `${said.text} ${addition.text}`, language)
  return gate.violation || left.length > 0 || !endsSentence(addition.text, language)
    ? undefined
    : addition.text
}

/** A source that ends with a stop gets one. */
async function* endLikeSource(run: Run, draft: Draft): Pieces {
  const { language } = draft.task.source
  if (!endsSentence(draft.task.body, language) || endsSentence(draft.said.text, language)) return
  yield* add(run, draft, /[.!?…]+/.exec(draft.task.body.slice(-3))?.[0] ?? '.')
}
