/** How often the counter moves, in milliseconds. */
const TICK = 2_000

/** Milliseconds of the month (UTC) that `moment` is in. */
function monthLength(moment: Date): number {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()]
  return Date.UTC(year, month + 1, 1) - Date.UTC(year, month, 1)
}

/**
 * How many words the pace of `perMonth` makes between two moments; it starts anew with each month, so a visit over
 * midnight on the first counts from there.
 */
export function wordsSince(landed: Date, now: Date, perMonth: number): number {
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)
  const from = Math.max(landed.getTime(), month)
  return Math.floor((Math.max(0, now.getTime() - from) * perMonth) / monthLength(now))
}

/** Counts from now on, unless people asked for less motion or stop it. It is silent to screen readers: it is decoration. */
export function startCounter() {
  const value = document.querySelector<HTMLElement>('[data-counter]')
  const label = document.querySelector<HTMLElement>('[data-counter-label]')
  const pause = document.querySelector<HTMLInputElement>('[data-pause]')
  if (!value || !label || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const perMonth = Number(value.dataset.counter)
  const landed = new Date()
  const figures = new Intl.NumberFormat('en-US')
  const show = () => (value.textContent = figures.format(wordsSince(landed, new Date(), perMonth)))
  label.textContent = label.dataset.live ?? ''
  show()
  setInterval(() => {
    if (!pause?.checked && !document.hidden) show()
  }, TICK)
}
