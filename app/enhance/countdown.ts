import { clock } from '#app/ui/clock.ts'

const ticking = new WeakSet<Element>()

function tick(time: HTMLTimeElement): boolean {
  const left = Date.parse(time.dateTime) - Date.now()
  if (Number.isNaN(left)) return false
  time.textContent = clock(left)
  if (left > 0) return true
  time.closest('[data-offer]')?.remove()
  return false
}

/**
 * Ticks `<time data-countdown datetime="…">` each second, in place of what the server said is left; at zero the offer around
 * it goes. A screen reader reads the moment beside it.
 */
export function startCountdowns() {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-countdown]')) {
    if (ticking.has(time)) continue
    ticking.add(time)
    if (!tick(time)) continue
    const timer = setInterval(() => {
      if (!time.isConnected || !tick(time)) clearInterval(timer)
    }, 1000)
  }
}
