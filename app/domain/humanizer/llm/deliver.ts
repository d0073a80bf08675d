import type { RewritePiece } from '../engine.ts'
import type { Draft } from './draft.ts'
import { kept, piece, type Run } from './run.ts'

/** What the sentences of a rendering are counted as, by who wrote it. */
const COUNTED = { model: 'model', fallback: 'builtIn', kept: 'kept' } as const

/** So many of the last sentences are remembered, to know a repetition by. */
const REMEMBERED = 30

/**
 * Hands on what is ready, sentence by sentence and strictly in order: what stands before the first sentence that is
 * still to be done. Call `ready` as often as something may have become ready.
 */
export function createDelivery(run: Run, drafts: readonly Draft[]) {
  let current = 0
  let at = 0
  /** How much of the rendering at `at` has gone out already: one that was taken may still get longer. */
  let sent = 0
  let begun = false
  const closed = new Set<Draft>()

  function* ready(): Generator<RewritePiece> {
    for (let draft = drafts[current]; draft; draft = drafts[current]) {
      const { unit, passage, slots } = draft
      const rendering = slots[at]
      if (!rendering) return
      const words = rendering.text.slice(sent)
      const standing = rendering.by === 'model' ? {} : { fallback: true }
      if (words) {
        if (!begun) yield* kept(run)
        const front = begun ? (sent === 0 ? (passage.sentences[at - 1]?.gap ?? ' ') : '') : unit.prefix
        begun = true
        const first = sent === 0
        sent = rendering.text.length
        yield piece(run, front + words, positionOf(draft, rendering.to), {
          ...standing,
          ...(first && { tally: { [COUNTED[rendering.by]]: rendering.to - rendering.from + 1 } }),
        })
      }
      if (rendering.to + 1 < slots.length) {
        if (!slots[rendering.to + 1]) return
        at = rendering.to + 1
        sent = 0
      } else if (drafts[current + 1]?.slots[0] || closed.has(draft)) {
        if (unit.suffix) yield piece(run, unit.suffix, unit.end, standing)
        run.spoken = draft.spoken.slice(-REMEMBERED)
        run.at += 1
        run.doneTo = unit.end
        current += 1
        at = sent = 0
        begun = false
      } else return
    }
  }
  return {
    ready,
    /** Nothing more will be added to any draft: their ends can be handed on as well. */
    close(): Generator<RewritePiece> {
      for (const draft of drafts) closed.add(draft)
      return ready()
    },
    /** Whether anything has been handed on. */
    get started() {
      return begun || current > 0
    },
  }
}

/** How far in the source the sentence `at` ends. */
function positionOf({ unit, passage }: Draft, at: number): number {
  const start = unit.end - unit.suffix.length - unit.body.length
  return passage.sentences
    .slice(0, at + 1)
    .reduce((sum, { text, gap }) => sum + text.length + gap.length, start)
}
