import { COUNTER, PARTNERS, WORDS_PER_MONTH_AIM } from '#app/domain/marketing/copy.ts'
import { chipClass } from '#app/ui/chip-class.ts'
import { formatCount } from '#app/ui/format.ts'

/** Minutes of an average month. */
const MINUTES = (365.25 / 12) * 24 * 60

/**
 * The counter and the names. Both stand still without script and for people who want less motion; where they move, they
 * can be stopped.
 */
export function Band() {
  return (
    <section className="ticker-band" aria-label="In numbers and names">
      <div className="band-inner ticker-inner">
        <div className="counter">
          <p>
            <span className="counter-value tabular-nums" data-counter={WORDS_PER_MONTH_AIM}>
              {formatCount(Math.round(WORDS_PER_MONTH_AIM / MINUTES))}
            </span>{' '}
            <span data-counter-label data-live={COUNTER.live}>
              {COUNTER.still}
            </span>
          </p>
          <p className="fine">{COUNTER.note}</p>
        </div>
        <div className="partners">
          <div className="cluster justify-between">
            <h2 className="partners-title">{PARTNERS.title}</h2>
            <span className="ticker-pause">
              <label className={chipClass()}>
                <input type="checkbox" data-pause /> Pause motion
              </label>
            </span>
          </div>
          <div className="ticker">
            <Names />
            <Names again />
          </div>
          <p className="fine">{PARTNERS.note}</p>
        </div>
      </div>
    </section>
  )
}

/** The list of names; a second one follows it where it moves, so that there is no gap. */
function Names({ again = false }: { again?: boolean }) {
  return (
    <ul className={again ? 'ticker-again' : undefined} aria-hidden={again || undefined}>
      {PARTNERS.names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
