/** Work for this long (milliseconds), then let others have a turn. */
const TURN = 8

/** Runs work that yields wherever it may pause, without holding up the event loop; answers what it returns. */
export async function inTurns<Result>(work: Generator<void, Result>): Promise<Result> {
  let turn = performance.now()
  for (;;) {
    const { value, done } = work.next()
    if (done) return value
    if (performance.now() - turn > TURN) {
      await new Promise<void>((resolve) => setImmediate(resolve))
      turn = performance.now()
    }
  }
}

/** The same without pauses, for texts that are known to be short. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { value, done } = work.next()
    if (done) return value
  }
}
