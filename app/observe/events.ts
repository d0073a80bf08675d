import { channel } from 'node:diagnostics_channel'

type Milliseconds = number

/** Letters that are written. */
export const LETTER_KINDS = [
  'verify',
  'reset',
  'change',
  'invitation',
  'account_wanted',
  'two_step',
  'ceiling',
  'billing',
  'security',
] as const

/** What happens in the product, for those who watch it: figures and names from short lists, never anything of people's. */
export type Events = {
  /** A request was answered, or its stream begun. `route` is the pattern of its address. */
  answered: { route: string; method: string; status: number; ms: Milliseconds }
  /** A stream to somebody was opened (1) or has ended (-1). */
  stream: { change: 1 | -1 }
  /** A rule of the engine built in failed, so a sentence stays as it was; `isKnown` when it did in this text before. */
  sentence_spared: { step: string; language: string; error: string; way: readonly string[]; isKnown: boolean }
  run_started: { kind: string; engine: Engine; words: number }
  /** `words` are those charged. */
  run_ended: { kind: string; engine: Engine; outcome: RunOutcome; ms: Milliseconds; words: number }
  /** A language model was asked, one attempt. Tokens as far as the endpoint tells. */
  model_called: {
    model: string
    outcome: string
    ms: Milliseconds
    input?: number | undefined
    output?: number | undefined
  }
  /** A daily ceiling left no room for a call of a model; `isFirst` of the day. */
  ceiling_reached: { ceiling: 'all' | 'person'; isFirst: boolean }
  /** What models cost could not be counted: what was held stays counted, and nothing is asked that cannot be. */
  spending_failed: { error: unknown }
  job_ended: { queue: string; outcome: 'done' | 'failed'; ms: Milliseconds }
  /** A letter was handed to the mail server; `failed` is tried again, `given_up` is not. */
  letter: { kind: (typeof LETTER_KINDS)[number]; outcome: 'sent' | 'failed' | 'given_up' }
  /** All bytes of somebody's file are here. */
  file_arrived: { bytes: number }
  /** A reading process has ended; `reader` is its number on this machine. */
  file_read: {
    format: string
    outcome: 'read' | 'refused' | 'stopped' | 'failed'
    ms: Milliseconds
    pages: number
    reader?: number | undefined
  }
  /** Rows or files of one kind that had run out were removed. */
  swept: { what: string; count: number; ms: Milliseconds }
  sweep_failed: { what: string; error: unknown }
}

/** Who writes: a language model, the engine built in, that one in place of a lost model, or nobody. */
export type Engine = 'llm' | 'embedded' | 'fallback' | 'none'
type RunOutcome = 'done' | 'stopped' | 'failed'

const channels = new Map<keyof Events, ReturnType<typeof channel>>()

function opened(name: keyof Events) {
  const known = channels.get(name) ?? channel(`wordkin.${name}`)
  channels.set(name, known)
  return known
}

/** Tells whoever listens; costs next to nothing when nobody does. */
export function emit<Name extends keyof Events>(name: Name, facts: Events[Name]): void {
  const to = opened(name)
  if (to.hasSubscribers) to.publish(facts)
}

/** Has `hear` called, at once and in the context of what happened. Answers what ends the listening. */
export function on<Name extends keyof Events>(name: Name, hear: (facts: Events[Name]) => void): () => void {
  const listener = (facts: unknown) => {
    try {
      hear(facts as Events[Name])
    } catch {
      // Such as a figure that is no number, by an odd endpoint: who watches must not end what is watched.
    }
  }
  opened(name).subscribe(listener)
  return () => opened(name).unsubscribe(listener)
}
