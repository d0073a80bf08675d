type Limits = { firstTokenTimeoutMs: number; idleTimeoutMs?: number }

/**
 * The time limits of one call: to the first token, of silence between tokens, and `deadline` (by `performance.now()`,
 * which no setting of the clock moves) for all of it. `signal` is aborted by whichever comes first, and by `outer`; `late` tells whether it was the clock.
 */
export function startClock(limits: Limits, deadline: number, outer: AbortSignal) {
  const call = new AbortController()
  let late = false
  let reading = true
  const stop = () => call.abort()
  const expire = () => {
    late = true
    stop()
  }
  // A reader who takes their time is not the endpoint's silence: only a pending read can be late.
  const expireReading = () => reading && expire()
  const total = setTimeout(expire, Math.max(0, deadline - performance.now()))
  let silence = setTimeout(expireReading, limits.firstTokenTimeoutMs)
  let first = true
  outer.addEventListener('abort', stop, { once: true })
  if (outer.aborted) stop()

  return {
    signal: call.signal,
    get late() {
      return late
    },
    /** Words have arrived. */
    heard() {
      reading = false
      if (!first) return
      first = false
      clearTimeout(silence)
      silence = setTimeout(expireReading, limits.idleTimeoutMs ?? limits.firstTokenTimeoutMs)
    },
    /** The next words are waited for. */
    listen() {
      reading = true
      silence.refresh()
    },
    /** Ends the limits; the connection stays as it is. */
    clear() {
      clearTimeout(total)
      clearTimeout(silence)
      outer.removeEventListener('abort', stop)
    },
    /** Closes the connection. */
    stop,
  }
}
