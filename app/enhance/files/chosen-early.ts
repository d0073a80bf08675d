/**
 * Whether `field` holds files that a person chose before the script was there to hear of it. A browser that goes back
 * or reloads may fill the field in by itself: that was chosen before, and is not sent unasked.
 */
export function chosenEarly(field: HTMLInputElement): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return (
    Boolean(field.files?.length) && visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  )
}
