import { TESTIMONIALS } from '#app/domain/marketing/copy.ts'

/** What people might say. They are invented, and the page says so where they stand. */
export function Voices() {
  return (
    <section className="band" aria-labelledby="voices-title">
      <div className="band-inner stack">
        <div className="band-head">
          <h2 id="voices-title">{TESTIMONIALS.title}</h2>
          <p className="fine">{TESTIMONIALS.note}</p>
        </div>
        <ul className="voices">
          {TESTIMONIALS.quotes.map(({ words, who }) => (
            <li key={who}>
              <figure>
                <blockquote className="writing">
                  <p>{words}</p>
                </blockquote>
                <figcaption className="text-ink-soft">{who} (illustrative)</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
