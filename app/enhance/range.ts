/** A whole number from `min` to `max` out of what was typed, or null while it is none. */
export function clampWhole(typed: string, min: number, max: number): number | null {
  if (!typed.trim()) return null
  const number = Math.round(Number(typed))
  return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : null
}

/** Shows the slider beside each number field and keeps both in step. */
export function pairRanges() {
  for (const range of document.querySelectorAll<HTMLInputElement>('[data-range-for][hidden]')) {
    const field = document.getElementById(range.dataset.rangeFor ?? '')
    if (!(field instanceof HTMLInputElement)) continue
    const follow = () => {
      const number = clampWhole(field.value, Number(range.min), Number(range.max))
      if (number !== null) range.value = String(number)
    }
    range.addEventListener('input', () => {
      field.value = range.value
    })
    field.addEventListener('input', follow)
    follow()
    range.hidden = false
  }
}
