import type { Written } from './check/faults.ts'
import type { Spoken } from './check/form-faults.ts'
import type { Passage } from './passage.ts'
import type { Unit } from './plan.ts'

/** Who wrote a rendering: `kept` are the words of the source, where the fallback had none either. */
type Author = 'model' | 'fallback' | 'kept'

/** Words fit to be read that stand for the sentences from `from` to `to` (inclusive), also as the model wrote them. */
type Rendering = { from: number; to: number; text: string; masked: string; by: Author }

/**
 * The rewrite of one unit under way. `slots` has a rendering under every sentence it stands for; what is empty is still
 * to be done. `faults` tells of sentences that a model tried in vain, `said` and `written` what has been taken so far.
 */
export type Draft = {
  unit: Unit
  passage: Passage
  slots: (Rendering | undefined)[]
  faults: (string | undefined)[]
  said: string
  spoken: Spoken
  written: Written
}

/** `spoken` is what the text has said before this unit. */
export function draftOf(unit: Unit, passage: Passage, spoken: Spoken): Draft {
  const { length } = passage.sentences
  const empty = () => Array.from({ length }, () => undefined)
  const fresh = { said: '', spoken: [...spoken], written: { source: 0, lean: 0, output: 0 } }
  return { unit, passage, slots: empty(), faults: empty(), ...fresh }
}

/** Sentences in a row of a draft that are still to be done. */
export type Gap = { draft: Draft; from: number; to: number }

/** What is still to be done in `drafts`, in order. */
export function gapsIn(drafts: readonly Draft[]): Gap[] {
  return drafts.flatMap((draft) => {
    const gaps: Gap[] = []
    draft.slots.forEach((slot, at) => {
      const last = gaps.at(-1)
      if (slot) return
      if (last?.to === at - 1) last.to = at
      else gaps.push({ draft, from: at, to: at })
    })
    return gaps
  })
}
