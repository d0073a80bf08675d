/** A figure of /metrics: its name, its labels, and its value. */
export type Figure = { name: string; labels: Record<string, string>; value: number }

const LINE = /^([a-z_:][a-z0-9_:]*)(?:\{(.*)\})? (\S+)$/i

/** Reads figures in Prometheus' text format. Throws at a line that is none. */
export function figuresIn(text: string): Figure[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = LINE.exec(line) ?? []
      if (name === '') throw new Error(`not a figure: ${line}`)
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)]
      return {
        name,
        labels: Object.fromEntries(pairs.map(([, key = '', label = '']) => [key, label])),
        value: Number(value),
      }
    })
}

/** The sum of the figures of that name whose labels are, or include, those. */
export function sumOf(figures: readonly Figure[], name: string, labels: Record<string, string> = {}): number {
  return figures
    .filter(
      (figure) =>
        figure.name === name && Object.entries(labels).every(([key, value]) => figure.labels[key] === value),
    )
    .reduce((sum, { value }) => sum + value, 0)
}
