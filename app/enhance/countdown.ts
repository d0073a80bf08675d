/** What is left of `milliseconds` as hh:mm:ss (hours may pass 99), never below zero. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

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
