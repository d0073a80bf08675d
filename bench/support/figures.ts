/** The value below which a share (0 to 1) of the values lies; NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** Milliseconds as people read them. */
export function ms(value: number): string {
  return `${value.toFixed(2)} ms`
}

/** Milliseconds since the epoch with fractions: comparable between the processes of one machine. */
export function clock(): number {
  return performance.timeOrigin + performance.now()
}

/** Prints one figure; with a target it also says whether the figure keeps it. */
export function report(name: string, value: string, target?: { text: string; kept: boolean }): void {
  const verdict = target ? `   target ${target.text}: ${target.kept ? 'kept' : 'MISSED'}` : ''
  console.log(`${name.padEnd(46)} ${value.padStart(12)}${verdict}`)
}
