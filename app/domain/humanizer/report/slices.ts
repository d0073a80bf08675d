/** So long, in milliseconds, one task may keep the others waiting. */
const SLICE_MS = 10

/** Drives long work to its end, letting the rest of the process go on in between. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS
    while (performance.now() < end) {
      const step = work.next()
      if (step.done) return step.value
    }
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
}
