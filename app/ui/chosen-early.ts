/**
 * Returns whether `field` holds files that a person chose before the page was live. A browser that goes back or reloads may
 * fill the field in by itself: that was chosen before, and is not sent unasked.
 */
export function wereChosenEarly(field: HTMLInputElement): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return (
    Boolean(field.files?.length) && visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  )
}
