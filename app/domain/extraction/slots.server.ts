import { availableParallelism } from 'node:os'

type Waiting = { person: string; start(): void }

export type Slots = {
  /** Runs `work` when it is its turn. Rejects with the signal's reason when it is aborted while waiting. */
  take<Result>(person: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
  /** How many are at work and how many wait. */
  depth(): { running: number; waiting: number }
}

/**
 * A queue with `count` places, fair between people: whoever has the fewest at work comes first, and of those whoever
 * was served longest ago. One person never has the last place while there are several, so that a short file of
 * somebody else need not wait for twenty long ones.
 */
export function createSlots(count: number): Slots {
  const atWork = new Map<string, number>()
  const served = new Map<string, number>()
  const most = Math.max(1, count - 1)
  let waiting: Waiting[] = []
  let running = 0
  let turns = 0

  const workOf = (person: string) => atWork.get(person) ?? 0
  const isBefore = (a: Waiting, b: Waiting) =>
    workOf(a.person) - workOf(b.person) || (served.get(a.person) ?? 0) - (served.get(b.person) ?? 0)

  function startNext() {
    while (running < count) {
      const allowed = waiting.filter(({ person }) => workOf(person) < most)
      const next = allowed.toSorted(isBefore)[0]
      if (!next) return
      waiting = waiting.filter((other) => other !== next)
      running++
      atWork.set(next.person, workOf(next.person) + 1)
      served.set(next.person, ++turns)
      next.start()
    }
  }

  function done(person: string) {
    running--
    const left = workOf(person) - 1
    if (left > 0) atWork.set(person, left)
    else atWork.delete(person)
    // Who has nothing here is forgotten; the next time they come first.
    if (left <= 0 && !waiting.some((other) => other.person === person)) served.delete(person)
    startNext()
  }

  return {
    async take(person, work, signal) {
      signal?.throwIfAborted()
      await new Promise<void>((start, giveUp) => {
        const entry = {
          person,
          start() {
            signal?.removeEventListener('abort', leave)
            start()
          },
        }
        function leave() {
          waiting = waiting.filter((other) => other !== entry)
          giveUp(signal?.reason as Error)
        }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.push(entry)
        startNext()
      })
      try {
        return await work()
      } finally {
        done(person)
      }
    },
    depth: () => ({ running, waiting: waiting.length }),
  }
}

/** The places of this process. Readers run at low priority; two let a short file pass a long one on one core too. */
export const extractionSlots = createSlots(Math.max(2, availableParallelism() - 1))
