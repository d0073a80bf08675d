import { TIME } from './limits.ts'
import { workedMilliseconds } from './process-cost.server.ts'

const LOOK_EVERY = 200

/**
 * Says when a process has worked for longer than it may. What counts is its own work where the system shows it, so that
 * a busy machine spoils no file; a process that does nothing for too long is over as well. `base` is in milliseconds.
 */
export function deadline(pid: number | undefined, base: number) {
  const started = performance.now()
  const workedBefore = workedMilliseconds(pid) ?? 0
  let allowed = base
  let last = { worked: workedBefore, at: started }
  const isOver = () => {
    const now = performance.now()
    const worked = workedMilliseconds(pid)
    const most = Math.min(allowed, TIME.total)
    if (worked === undefined) return now - started > most
    if (worked > last.worked) last = { worked, at: now }
    return (
      worked - workedBefore > most ||
      now - last.at > base * TIME.patience.idle ||
      now - started > Math.min(most * TIME.patience.working, TIME.byClock)
    )
  }
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<void>((pass) => {
    timer = setInterval(() => isOver() && pass(), LOOK_EVERY)
  })
  return {
    /** Settles when the time is over. */
    passed,
    /** A page is about to be read off a picture. */
    extend: () => (allowed += TIME.perOcrPage),
    clear: () => clearInterval(timer),
  }
}
