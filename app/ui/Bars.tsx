/** The colour of each part, from the ground up, in the picture and in its legend. */
const FILLS = ['fill-accent', 'fill-amber', 'fill-grasshopper', 'fill-bad']
export const GROUNDS = ['bg-accent', 'bg-amber', 'bg-grasshopper', 'bg-bad']

/** The picture's own units: it is stretched to the width there is. */
const WIDTH = 600
const HEIGHT = 96

type BarsProps = {
  /** For each bar the amounts of its parts, from the ground up, at most four. */
  bars: readonly (readonly number[])[]
  most: number
}

/** Bars side by side, drawn on the server; whoever shows them says the same in words. */
export function Bars({ bars, most }: BarsProps) {
  const parts = Math.max(1, ...bars.map((bar) => bar.length))
  return (
    <svg
      className="block h-24 w-full"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="fill-none stroke-line-strong"
        d={`M0 ${HEIGHT - 0.5}H${WIDTH}`}
        vectorEffect="non-scaling-stroke"
      />
      {FILLS.slice(0, parts).map((fill, at) => (
        <path key={fill} className={fill} d={partOf(bars, most, at)} />
      ))}
    </svg>
  )
}

function partOf(bars: BarsProps['bars'], most: number, part: number): string {
  const step = WIDTH / Math.max(1, bars.length)
  const width = step * 0.8
  return bars
    .map((bar, at) => {
      const amount = bar[part] ?? 0
      if (amount === 0) return ''
      const from = bar.slice(0, part).reduce((sum, below) => sum + below, 0)
      const bottom = HEIGHT - (HEIGHT * from) / most
      const height = Math.max(2, (HEIGHT * amount) / most)
      return `M${(at * step + (step - width) / 2).toFixed(1)} ${bottom.toFixed(1)}v-${height.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}z`
    })
    .join('')
}
