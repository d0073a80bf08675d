import { wordsSince } from '#app/domain/marketing/words-since.ts'

/** How often the counter moves, in milliseconds. */
const TICK = 2_000

/** Counts from now on, unless people asked for less motion or stop it. It is silent to screen readers: it is decoration. */
export function startCounter() {
  const value = document.querySelector<HTMLElement>('[data-counter]')
  const label = document.querySelector<HTMLElement>('[data-counter-label]')
  if (!value || !label || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const perMonth = Number(value.dataset.counter)
  const landed = new Date()
  const tick = () => {
    if (document.querySelector('[data-pause]:checked') || document.hidden) return
    value.textContent = wordsSince(landed, new Date(), perMonth).toLocaleString('en-US')
  }
  label.textContent = label.dataset.live ?? ''
  tick()
  setInterval(tick, TICK)
}
