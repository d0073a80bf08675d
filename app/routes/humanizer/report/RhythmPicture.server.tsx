import { FIGURES, NUMBER, PART } from './figures-class.ts'

/** A text's sentence lengths, in order, and what the text is called. */
export type Rhythm = { name: string; lengths: readonly number[]; mean: number }

/** So many sentences are drawn, and listed; more would be too narrow to see. */
const DRAWN = 200
/** The picture's own units: it is stretched to the width there is. */
const WIDTH = 600
const HEIGHT = 80
const WIDEST_BAR = 40

/** Sentence lengths as bars, one text above the other on the same scale; the same in words and as a table. */
export function RhythmPicture({ rhythms, id }: { rhythms: readonly Rhythm[]; id: string }) {
  const longest = Math.max(1, ...rhythms.flatMap(({ lengths }) => shown(lengths)))
  const most = Math.max(1, ...rhythms.map(({ lengths }) => shown(lengths).length))
  const step = Math.min(WIDEST_BAR, WIDTH / most)
  return (
    <section className="stack gap-2" aria-labelledby={`${id}-title`}>
      <h3 className={PART} id={`${id}-title`}>
        Rhythm
      </h3>
      <p className="text-ink-soft">One bar is one sentence; its height is how many words it has.</p>
      {rhythms.map((rhythm, index) => (
        <Bars
          key={rhythm.name}
          {...rhythm}
          step={step}
          longest={longest}
          strong={index === rhythms.length - 1}
        />
      ))}
      <details>
        <summary className={PART}>The lengths as a table</summary>
        <Lengths rhythms={rhythms} />
      </details>
    </section>
  )
}

type BarsProps = Rhythm & { step: number; longest: number; strong: boolean }

function Bars({ name, lengths, mean, step, longest, strong }: BarsProps) {
  const bars = shown(lengths)
  const heights = bars.map((length) => Math.max(1, Math.round((HEIGHT * length) / longest)))
  const gap = step > 6 ? 2 : step > 3 ? 1 : 0.4
  // One path for all: a long text has hundreds of bars.
  const path = heights
    .map((height, index) => `M${round(index * step)} ${HEIGHT}v${-height}h${round(step - gap)}v${height}z`)
    .join('')
  const average = round(HEIGHT - (HEIGHT * mean) / longest)
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <figcaption>
        <strong>{name}</strong> <span className="text-ink-soft">{inWords(lengths, mean)}</span>
      </figcaption>
      <svg
        className={`block h-18 w-full *:[vector-effect:non-scaling-stroke] ${strong ? 'text-accent' : 'text-line-strong'}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Bar chart of the sentence lengths, ${name}. ${inWords(lengths, mean)}`}
      >
        <path className="stroke-line stroke-1" d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
        <path className="fill-current" d={path} />
        {bars.length > 1 && (
          <path className="stroke-ink stroke-1" strokeDasharray="4 4" d={`M0 ${average}H${WIDTH}`} />
        )}
      </svg>
    </figure>
  )
}

function inWords(lengths: readonly number[], mean: number): string {
  if (lengths.length === 0) return 'No sentences.'
  const [least, most] = [Math.min(...lengths.slice(0, DRAWN)), Math.max(...lengths.slice(0, DRAWN))]
  const count = lengths.length === 1 ? '1 sentence' : `${lengths.length.toLocaleString('en-US')} sentences`
  const which = lengths.length > DRAWN ? `${count}, the first ${DRAWN} of them drawn:` : count
  return `${which} of ${least === most ? least : `${least} to ${most}`} words, ${mean.toFixed(1)} on average.`
}

function Lengths({ rhythms }: { rhythms: readonly Rhythm[] }) {
  const rows = Math.max(...rhythms.map(({ lengths }) => shown(lengths).length))
  return (
    <table className={FIGURES}>
      <caption className="sr-only">Words in each sentence</caption>
      <thead>
        <tr>
          <th scope="col">Sentence</th>
          {rhythms.map(({ name }) => (
            <th key={name} scope="col" className={NUMBER}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            <th scope="row">{row + 1}</th>
            {rhythms.map(({ name, lengths }) => (
              <td key={name} className={NUMBER}>
                {lengths[row] ?? ''}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function shown(lengths: readonly number[]): readonly number[] {
  return lengths.slice(0, DRAWN)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
