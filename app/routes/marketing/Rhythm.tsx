type RhythmProps = { title: string; words: readonly number[]; ink?: boolean }

const STEP = 22
const BAR = 14
/** The height of a bar for one word, up to so many of them. */
const PER_WORD = 2
const TALLEST = 30
const HEIGHT = PER_WORD * TALLEST

/** The rhythm of a text: a bar for each sentence, as tall as it has words. */
export function Rhythm({ title, words, ink }: RhythmProps) {
  return (
    <figure className="rhythm">
      <svg
        viewBox={`0 0 ${words.length * STEP} ${HEIGHT}`}
        width={words.length * STEP}
        height={HEIGHT}
        role="img"
        aria-label={`${title}: ${words.join(', ')}`}
        className={ink ? 'rhythm-ink' : undefined}
      >
        {words.map((count, at) => {
          const height = Math.max(2, Math.min(TALLEST, count) * PER_WORD)
          return <rect key={at} x={at * STEP + 2} y={HEIGHT - height} width={BAR} height={height} rx={2} />
        })}
      </svg>
      <figcaption className="fine" aria-hidden="true">
        Words by sentence: {words.join(' · ')}
      </figcaption>
    </figure>
  )
}
