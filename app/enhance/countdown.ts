import { clock } from '#app/ui/clock.ts'

/** Ticks what is left of an offer each second; at zero the offer goes. A screen reader reads the moment beside it. */
export function startCountdown() {
  const time = document.querySelector<HTMLTimeElement>('time[data-countdown]')
  if (!time) return
  const tick = () => {
    const left = Date.parse(time.dateTime) - Date.now()
    time.textContent = clock(left)
    if (left <= 0) time.closest('[data-offer]')?.remove()
  }
  tick()
  setInterval(tick, 1000)
}
