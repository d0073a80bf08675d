import type { LlmPrompt } from '#app/providers/llm/llm.ts'
import type { Gap } from './draft.ts'
import { createJudge } from './judge.ts'
import { ask, noteFailure, type Run } from './run.ts'
import { createScanner } from './scanner.ts'
import { createSorter } from './sorter.ts'

/** So much talk outside the paragraphs, in characters, and an answer is not read any further. */
const LONGEST_TALK = 600

/**
 * Asks about `gaps` and sorts the answer into their drafts as it streams in; yields whenever something may have been
 * taken. What is wrong with an answer, or missing of it, leaves gaps; nothing is thrown for that. A model that is gone
 * for good is noted in `run.down`.
 */
export async function* listen(run: Run, gaps: readonly Gap[], prompt: LlmPrompt): AsyncGenerator<void> {
  const scanner = createScanner()
  let sorter: ReturnType<typeof createSorter> | undefined
  let talk = ''
  let tagged = false
  const sorterFor = (gap: Gap) => createSorter(gap, createJudge(gap.draft, run.measure))

  try {
    for await (const words of ask(run, prompt)) {
      await run.prepared
      for (const event of scanner.read(words)) {
        if (event.kind === 'open' || event.kind === 'close') {
          tagged = true
          sorter?.end(false)
          const gap = event.kind === 'open' ? gaps[event.id - 1] : undefined
          sorter = gap && sorterFor(gap)
          if (sorter) talk = ''
        } else if (event.kind === 'mark') sorter?.mark(event.number)
        else if (sorter) sorter.text(event.text)
        else talk += event.text
      }
      yield
      if (sorter?.runaway || run.signal.aborted || talk.length > LONGEST_TALK * gaps.length) break
    }
    // An answer without any tags is that paragraph when only one was asked about.
    const [only] = gaps
    if (!tagged && only && gaps.length === 1 && talk.trim() && !run.signal.aborted) {
      sorter = sorterFor(only)
      sorter.text(talk.trim())
      sorter.end(false)
      sorter = undefined
    }
  } catch (error) {
    noteFailure(run, error)
  }
  sorter?.end(true)
  yield
}
