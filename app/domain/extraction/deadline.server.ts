import { TIME } from './limits.ts'
import { workedMilliseconds } from './process-cost.server.ts'

const LOOK_EVERY = 200

/**
 * Says when a process has worked for longer than it may. What counts is its own work where the system shows it, so that
 * a busy machine spoils no file; a process that does nothing has a limit too. `base` is in milliseconds.
 */
export function deadline(pid: number | undefined, base: number) {
  const started = performance.now()
  const workedBefore = workedMilliseconds(pid) ?? 0
  let allowed = base
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<void>((pass) => {
    timer = setInterval(() => {
      const elapsed = performance.now() - started
      const worked = workedMilliseconds(pid)
      const most = Math.min(allowed, TIME.total)
      if (elapsed > most * (worked === undefined ? 1 : TIME.patience) || (worked ?? 0) - workedBefore > most)
        pass()
    }, LOOK_EVERY)
  })
  return {
    /** Settles when the time is over. */
    passed,
    /** A page is about to be read off a picture. */
    extend: () => (allowed += TIME.perOcrPage),
    clear: () => clearInterval(timer),
  }
}
