import { DEMO } from '#app/domain/marketing/copy.ts'
import { landingAddress, type LandingView } from '#app/domain/marketing/addresses.ts'
import { DEMO_TONES } from '#app/domain/marketing/demo-tones.ts'
import { type Marked, rhythmOf } from '#app/domain/marketing/marked.ts'
import { DEMO_DRAFT, DEMO_REWRITES } from '#app/domain/marketing/samples.ts'
import { chipClass } from '#app/ui/chip-class.ts'
import { formatCount } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { MarkedText } from './MarkedText.tsx'
import { Rhythm } from './Rhythm.tsx'

/** One draft in four tones. Each tone is a link to the page that shows it; the script fetches just this part. */
export function Demo({ view, marked }: { view: LandingView; marked: Marked }) {
  const shown = DEMO_TONES.find(({ name }) => name === view.demo) ?? DEMO_TONES[0]
  const rewrite = DEMO_REWRITES[shown.name]
  return (
    <section className="band" id="demo" aria-labelledby="demo-title">
      <div className="band-inner stack">
        <div className="band-head">
          <h2 id="demo-title">{DEMO.title}</h2>
          <p className="text-lg text-ink-soft">{DEMO.lead}</p>
        </div>
        <nav className="cluster" aria-label="Tone of the sample">
          {DEMO_TONES.map(({ name, label }) => (
            <a
              key={name}
              className={chipClass()}
              href={`${landingAddress({ ...view, demo: name })}#demo`}
              aria-current={name === shown.name ? 'true' : undefined}
              data-swap="demo"
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="demo-sheets" data-swap-busy>
          <article className="demo-sheet" aria-labelledby="demo-before">
            <h3 id="demo-before">The draft</h3>
            <p className="writing">{DEMO_DRAFT}</p>
            <Rhythm title="Words in each sentence of the draft" words={rhythmOf(DEMO_DRAFT)} />
          </article>
          <article className="demo-sheet demo-after" aria-labelledby="demo-after">
            <h3 id="demo-after">{shown.label}</h3>
            <p className="writing">{rewrite}</p>
            <Rhythm title={`Words in each sentence, ${shown.label}`} words={rhythmOf(rewrite)} ink />
          </article>
        </div>
        <div className="cluster justify-between fine">
          <p className="flex items-center gap-1.5">
            <Icon name="good" className="text-good" /> {marked.facts}. {formatCount(marked.wordsBefore)} →{' '}
            {formatCount(marked.wordsAfter)} words.
          </p>
          <p>{DEMO.note}</p>
        </div>
        <details className="demo-changes">
          <summary>Show what was changed</summary>
          <MarkedText paragraphs={marked.paragraphs} />
        </details>
      </div>
    </section>
  )
}
